import { once } from 'node:events';
import { createServer } from 'node:http';

/** Somebody's website, on an origin of its own, with one page. */
export interface Website {
  readonly address: string;
  /** What its page holds from now on. */
  hang(body: string, head?: string): void;
  /** The document at `/frame`, for a frame of that page. */
  frame(document: string): void;
  close(): Promise<void>;
}

export async function openWebsite(): Promise<Website> {
  let page = '';
  let framed = '';
  const server = createServer((request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(request.url === '/frame' ? framed : page),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`,
    hang: (body, head = '') => {
      page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A clinic</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
    },
    frame: (document) => {
      framed = document;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
