import { readFileSync, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const files = new Map();

/** A file with what it weighs raw and at gzip's best; read and packed once. */
export function load(path) {
  if (!files.has(path)) {
    const raw = readFileSync(path);
    files.set(path, {
      raw,
      gzip: gzipSync(raw, { level: 9 }),
      type: types[extname(path)] ?? 'application/octet-stream',
    });
  }
  return files.get(path);
}

/** Serves each folder under its prefix; the longest prefix wins. */
export async function serve(folders) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const find = (path) => {
    const prefix = prefixes.find((each) => path.startsWith(each));
    const file = prefix && join(folders[prefix], normalize(`/${path.slice(prefix.length)}`));
    return file && existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const server = createServer((request, response) => {
    const file = find(decodeURIComponent(new URL(request.url, 'http://local').pathname));
    // Isolation gives the page's clock microseconds.
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    };
    if (!file) return response.writeHead(404, headers).end();
    const { gzip, type } = load(file);
    return response
      .writeHead(200, { ...headers, 'content-type': type, 'content-encoding': 'gzip', 'content-length': gzip.length })
      .end(gzip);
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { url: `http://localhost:${server.address().port}`, find, close: () => server.close() };
}
