import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Served } from './serve-app.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Serves files from the first of these folders that has them. */
export async function serveFolder(folders: readonly string[]): Promise<Served> {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url ?? '/', 'http://app').pathname.replace(/\/$/, '/index.html'));
    for (const folder of folders) {
      const body = await readFile(join(folder, path)).catch(() => undefined);
      if (!body) continue;
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
      return;
    }
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
