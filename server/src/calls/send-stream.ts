import type { FastifyReply } from 'fastify';
import type { Stream } from '../context/handler.ts';

/** Sends what is read as it comes. A file is never opened in the page's own origin unless the handler says so. */
export function sendStream(reply: FastifyReply, { type, name, headers = {}, body }: Stream): FastifyReply {
  if (name !== undefined) void reply.header('content-disposition', disposition(name));
  return reply.headers(headers).type(type).send(body);
}

/** Both forms of RFC 6266: an ASCII name for old clients, and the real one. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
