import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { openDatabase, type Database } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrations/migrate.ts';
import { handlers as all } from '../../../server/src/handlers/handlers.ts';
import { handlers, openClinic, type TestClinic } from '../../../server/test/clinic.ts';
import { testServerContext } from '../../../server/test/context.ts';
import { openTestServer } from '../../../server/test/server.ts';
import { clientFolders } from './fetch-client.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Shows the form that it is given, and keeps what is sent of it. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ODK Web Forms</title>
<script type="importmap">{"imports":{"vue":"/vue/vue.esm-browser.prod.js","@getodk/web-forms":"/web-forms/index.js"}}</script>
</head><body><div id="form"></div><script type="module">
import { createApp, h } from 'vue';
import { OdkWebForm, webFormsPlugin } from '@getodk/web-forms';
globalThis.openForm = (formXml) => {
  const fetchFormAttachment = async () => new Response('', { status: 404 });
  const onSubmit = ({ data }) => { globalThis.sent = data[0]; };
  const app = createApp({ render: () => h(OdkWebForm, { formXml, fetchFormAttachment, onSubmit }) });
  app.use(webFormsPlugin);
  app.mount('#form');
};
</script></body></html>`;

export interface Site {
  readonly address: string;
  close(): void;
}

/** A website with the client, at which the server’s own paths are reached too, as behind a reverse proxy. */
export async function serveClient(backend: () => number): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    if (path.startsWith('/openrosa/')) {
      const onward = ask(
        { port: backend(), host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(response);
        },
      );
      return request.pipe(onward);
    }
    const [prefix, folder] = Object.entries(clientFolders).find(([start]) => path.startsWith(start)) ?? [];
    const file = folder === undefined ? '' : join(folder, path.slice(prefix?.length));
    if (folder === undefined || !file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const portOf = (server: Server): number => (server.address() as { readonly port: number }).port;

export interface FieldService {
  readonly port: number;
  readonly database: Database;
  /** A clinic with this form, and a key of a device that may fill it. */
  openForm(definition: FormDefinition, slug: string): Promise<FieldClinic>;
  close(): Promise<void>;
}

export interface FieldClinic {
  readonly clinic: TestClinic;
  readonly key: { readonly id: string; readonly key: string };
}

/** The server, under the address that a reverse proxy gives it. */
export async function serveForms(publicUrl: string): Promise<FieldService> {
  const database = await openDatabase({});
  await migrate(database);
  const context = testServerContext(database);
  const server = await openTestServer(context, { handlers: all, config: { publicUrl } });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: Number(new URL(address).port),
    database,
    async openForm(definition, slug) {
      const clinic = await openClinic(database, { slug, definition });
      const key = await handlers['/admin/storeapikey'](clinic.as('admin'), {
        title: 'Tablet',
        scopes: ['forms:read', 'files:write'],
        roles: [{ category: clinic.category, role: 'secretary' }],
        fieldApps: true,
      });
      return { clinic, key };
    },
    async close() {
      await server.close();
      await database.destroy();
    },
  };
}
