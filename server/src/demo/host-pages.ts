import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';

/** What a host page writes in place of this server's address. */
const placeholder = 'https://HOST';

export interface HostPages {
  readonly folder: string;
  /** Scripts of pages that are applications, as they were built. */
  readonly scripts: string;
  readonly host: string;
  readonly port: number;
  /** The address of the server whose elements the pages show. */
  readonly publicUrl: string;
}

/** Serves the demo's host pages from another origin than the server, as a clinic's website would. */
export async function serveHostPages(pages: HostPages): Promise<Server> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, '');
    readHosted(pages, path).then(
      (text) => end(response, 200, text, path.startsWith(scriptsPath) ? 'text/javascript' : 'text/html'),
      () => end(response, 404, ''),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(pages.port, pages.host, resolve));
  return server;
}

const scriptsPath = '/app/';

async function readHosted({ folder, scripts, publicUrl }: HostPages, path: string): Promise<string> {
  const script = path.startsWith(scriptsPath) ? path.slice(scriptsPath.length) : '';
  if (/^[\w-]+\.js$/.test(script)) return readFile(join(scripts, script), 'utf8');
  const name = path === '/' ? 'index.html' : basename(path);
  if (path !== '/' && (path !== `/${name}` || !/^[a-z][a-z0-9-]*\.html$/.test(name))) throw new Error('no page');
  return (await readFile(join(folder, name), 'utf8')).replaceAll(placeholder, publicUrl);
}

function end(response: ServerResponse, status: number, text: string, type = 'text/html'): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(text);
}
