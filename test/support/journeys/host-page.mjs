import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.mjs';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        close: () => new Promise((done) => server.close(done)),
      }),
    ),
  );

/** Serves `dist/embed` as `/embed/` to pages of every origin: the half of a server that a host page's script tag needs. */
export function serveEmbed() {
  return listen(
    createServer((request, response) => {
      const path = new URL(request.url, 'http://embed').pathname;
      try {
        const body = path.startsWith('/embed/') && !path.includes('..') ? readFileSync(`dist${path}`) : undefined;
        response
          .writeHead(body ? 200 : 404, {
            'content-type': types[extname(path)] ?? 'application/octet-stream',
            'access-control-allow-origin': '*',
          })
          .end(body);
      } catch {
        response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
      }
    }),
  );
}

/**
 * Serves a host's page on an origin of its own: `files` by path, `policy` as its Content-Security-Policy.
 *
 * @param {Record<string, string>} files
 */
export function serveHost(files, policy) {
  return listen(
    createServer((request, response) => {
      const path = new URL(request.url, 'http://host').pathname;
      const body = files[path];
      const headers = {
        'content-type': types[extname(path) || '.html'] ?? 'application/octet-stream',
        ...(policy && { 'content-security-policy': policy }),
      };
      response.writeHead(body === undefined ? 204 : 200, headers).end(body);
    }),
  );
}

/** The policy of a strict clinic: scripts and styles from itself and the server, nothing inline, no eval. */
export const strictPolicy = (server) =>
  `script-src 'self' ${server}; style-src 'self' ${server}; object-src 'none'; base-uri 'none'`;

/** The browser that every test uses, driven by Playwright. */
export async function launchBrowser() {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env });
}

/** What a page must never do: log an error to its console, or throw. Gives the list, which grows as the page lives. */
export function collectTrouble(page) {
  const trouble = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  return trouble;
}
