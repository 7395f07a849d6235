import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handlers, openClinic } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { call, openTestServer } from '../../test/server.ts';
import type { Tracing } from '../context/tracing.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openSession } from '../sessions/sessions.ts';
import { rootFolder } from '../root-folder.ts';
import { describeStatement } from './open-tracing.ts';
import { startTracing } from './start-tracing.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number; readonly boolValue?: boolean };
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

let collector: Server;
let bodies: string[];
let headers: (string | undefined)[];
beforeEach(async () => {
  [bodies, headers] = [[], []];
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(parts).toString()}`);
      headers.push(request.headers['x-team'] as string | undefined);
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-team=clinic');
  vi.stubEnv('OTEL_SERVICE_NAME', 'porsa-north');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => collector.close(resolve));
});

const sent = () => bodies.map((body) => JSON.parse(body.slice(body.indexOf('{'))) as Sent);
const spans = () =>
  sent().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const said = ({ attributes }: { readonly attributes: readonly Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Lets somebody search for a name and store an answer, and gives what the collector has got by the end. */
async function traceCalls(tracing: Tracing): Promise<string | undefined> {
  const db = await openDatabase({ onQuery: tracing.queried });
  await migrate(db);
  const clinic = await openClinic(db);
  const context = testServerContext(db, { tracing });
  const server = await openTestServer(context, { handlers });
  const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('secretary') });
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const listed = await call(
    server,
    '/file/getfiles',
    { category: clinic.category, search: 'Qanari' },
    { token, headers: { traceparent: parent } },
  );
  await call(server, '/entry/storeentry', { category: 'Qanari' }, { token });
  await server.close();
  await tracing.stop();
  await db.destroy();
  return listed.headers['x-request-id'] as string | undefined;
}

it('Calls and their statements go to the collector, in the trace of who called, by patterns and tables alone', async () => {
  const tracing = await startTracing(process.env);
  const id = await traceCalls(tracing!);
  const call = spans().find(({ name }) => name === 'POST /file/getfiles')!;
  expect(call).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(said(call)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/file/getfiles',
    'http.response.status_code': 200,
    'porsa.request_id': id,
  });
  const own = spans().filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT sessions', 'SELECT files']));
  const refused = spans().find(({ name }) => name === 'POST /entry/storeentry')!;
  expect(said(refused)).toMatchObject({ 'http.response.status_code': 400, 'error.type': 'badbody' });
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  expect(bodies.join('')).not.toMatch(/qanari|@|127\.0\.0\.1/i);
});

it('Name, headers and address are those of the standard variables', async () => {
  await traceCalls((await startTracing(process.env))!);
  expect(headers[0]).toBe('clinic');
  expect(said(sent()[0]!.resourceSpans[0]!.resource)).toMatchObject({ 'service.name': 'porsa-north' });
});

it.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_EXPORTER: 'none' },
])('Nothing is sent without an address, or where it is switched off: %o', async (variables) => {
  expect(await startTracing(variables)).toBeUndefined();
});

it('The libraries are asked for by what is loaded late alone', async () => {
  const folder = join(rootFolder, 'server/src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const naming = async (text: string) => {
    const found = await Promise.all(
      files.map(async (name) => ((await readFile(join(folder, name), 'utf8')).includes(text) ? [name] : [])),
    );
    return found.flat();
  };
  expect(await naming("from '@opentelemetry/")).toEqual(['tracing/open-tracing.ts']);
  expect(await naming("from './open-tracing.ts'")).toEqual([]);
});

it('A collector that is away keeps no call and no end of the server waiting', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
  expect(await traceCalls((await startTracing(process.env))!)).toMatch(/^[0-9A-Z-]{14}$/);
  expect(bodies).toEqual([]);
});

it('A statement is described without its values', () => {
  expect(describeStatement('select "a" from "files" where "name" = ?')).toEqual({
    operation: 'SELECT',
    table: 'files',
  });
  expect(describeStatement('insert into "audit" values (1)')).toEqual({ operation: 'INSERT', table: 'audit' });
  expect(describeStatement('begin')).toEqual({ operation: 'BEGIN', table: undefined });
});
