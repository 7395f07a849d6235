import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A line between a reader and the portal, on which documents stop amid their way. */
export interface SlowLine {
  readonly address: string;
  /** Lets the rest of all documents come. */
  release(): void;
  close(): Promise<void>;
}

/** Forwards all that is asked for; of a document that holds `stop`, only what stands before it, until the line is released. */
export async function openSlowLine(portal: string, stop: string): Promise<SlowLine> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const forward = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await fetch(new URL(url, portal));
    const body = Buffer.from(await reply.arrayBuffer());
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(reply.headers);
    response.writeHead(reply.status, headers);
    const end = headers['content-type']?.startsWith('text/html') ? body.indexOf(stop) : -1;
    if (end >= 0) {
      response.write(body.subarray(0, end));
      await released;
    }
    response.end(body.subarray(Math.max(end, 0)));
  };
  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`,
    release,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
