import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Path } from '../../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { handlers as asked, openClinic, visit, type TestClinic } from '../../../test/clinic.ts';
import { testServerContext } from '../../../test/context.ts';
import { assignedKeys, brokenJson, confusions, naughtyTexts, soundJson } from '../../../test/hostile.ts';
import { fixtures, type CallFixture, type Ids } from '../../../test/matrix/bodies.ts';
import { requestOf } from '../../../test/matrix/world.ts';
import { openTestServer } from '../../../test/server.ts';
import { callRule } from '../../access/call-rules.ts';
import { openSession } from '../../sessions/sessions.ts';
import { handlers } from '../../handlers/handlers.ts';
import { parseJson } from './parse-json.ts';
import { ServerError } from '../../errors/server-error.ts';

type Body = Readonly<Record<string, unknown>>;
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
}

const paths = (Object.keys(contract) as Path[]).filter(
  (path) => (fixtures[path] as CallFixture<Path>).endless === undefined,
);

describe('a body', () => {
  it('is read only if it is JSON, and then means what JSON says', () => {
    expect(brokenJson.length).toBeGreaterThan(250);
    const read = brokenJson.filter((text) => {
      try {
        parseJson(Buffer.from(text));
        return text.trim() !== '';
      } catch (error) {
        return !(error instanceof ServerError);
      }
    });
    expect(read).toEqual([]);
    for (const text of soundJson) expect(parseJson(Buffer.from(text)), text).toEqual(JSON.parse(text));
    expect(parseJson(Buffer.from('\uFEFF{"a":1}'))).toEqual({ a: 1 });
  });

  it.each([65, 1000, 5000, 100_000, 500_000])('is refused where it lies %i deep', (depth) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expect(() => parseJson(Buffer.from(`${open.repeat(depth)}1${close.repeat(depth)}`))).toThrow(ServerError);
    }
  });

  it('reaches no prototype by its keys', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      try {
        parseJson(Buffer.from(`{"${key}":{"prototype":{"canary":1},"canary":1}}`));
      } catch (error) {
        expect(error).toBeInstanceOf(ServerError);
      }
      expect(({} as Record<string, unknown>)['canary']).toBeUndefined();
    }
  });
});

describeEachDatabase('whatever is sent to any call', (database) => {
  let server: FastifyInstance;
  let clinic: TestClinic;
  let ids: Ids;
  const context = () => testServerContext(database.db);
  beforeAll(async () => {
    server = await openTestServer(context(), { handlers });
    clinic = await openClinic(database.db);
    const { file } = await asked['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    const { service } = await database.db
      .selectFrom('projects')
      .select('service')
      .where('id', '=', clinic.project)
      .executeTakeFirstOrThrow();
    ids = { category: clinic.category, file, project: clinic.project, service, colleague: clinic.userId('expert') };
  });
  afterAll(() => server.close());

  const schemaOf = (path: Path): Schema => contract[path].body as Schema;
  function goodBody(path: Path): Body {
    const { reach } = callRule(path);
    const on = reach.some((one) => one.on === 'file') ? 'file' : reach.length > 0 ? 'category' : 'nothing';
    const fixture = fixtures[path] as unknown as CallFixture<Path>;
    return fixture.body(ids, fixture.aims?.[0] ?? on) as Body;
  }
  async function send(path: Path, body: unknown, session: string): Promise<string | undefined> {
    const reply = await server.inject(
      isPlain(path)
        ? { method: 'POST', url: path, headers: { 'access-token': session }, payload: body as object }
        : requestOf(path, encoded(path, body as Body), session),
    );
    if (reply.statusCode < 500) return undefined;
    return `${path} ${JSON.stringify(body).slice(0, 200)}: ${reply.statusCode}`;
  }
  const signIn = () => openSession(context(), { clinic: clinic.id, id: clinic.userId('admin') });

  /** Kinds are distinguished before any database is asked; what passes differs by its numbers and texts. */
  const isForBoth = (value: unknown): boolean =>
    database.kind === 'sqlite' || (typeof value === 'number' && value > 1) || value === '' || value === null;

  it('a value of another kind in any place of it is refused or means nothing; it breaks nothing', async () => {
    const broken: string[] = [];
    for (const path of paths) {
      for (const place of placesOf(schemaOf(path))) {
        const session = await signIn();
        for (const value of confusions.filter(isForBoth))
          broken.push(
            ...[await send(path, put(goodBody(path), place, value), session)].filter((one) => one !== undefined),
          );
      }
    }
    expect(broken).toEqual([]);
  });

  it('a hostile text in any text of it breaks nothing', async () => {
    const broken: string[] = [];
    const share = database.kind === 'sqlite' ? 0 : 1;
    for (const path of paths) {
      for (const [index, place] of textPlacesOf(schemaOf(path)).entries()) {
        const session = await signIn();
        // Each place meets a tenth of them on each database; the places of a call share them out.
        for (const text of naughtyTexts.filter((_, at) => at % 10 === (2 * index + share) % 10))
          broken.push(
            ...[await send(path, put(goodBody(path), place, text), session)].filter((one) => one !== undefined),
          );
      }
    }
    expect(broken).toEqual([]);
    expect(await database.db.selectFrom('files').select('id').execute()).not.toEqual([]);
  });

  // Refused before any database is asked.
  it.runIf(database.kind === 'sqlite')('a key that only the server says is refused, in every call', async () => {
    const taken: string[] = [];
    for (const path of paths.filter(isPlain)) {
      const session = await signIn();
      const known = Object.keys(schemaOf(path).properties ?? {});
      for (const key of assignedKeys.filter((one) => !known.includes(one))) {
        const reply = await server.inject({
          method: 'POST',
          url: path,
          headers: { 'access-token': session },
          payload: { ...goodBody(path), [key]: clinic.userId('admin') },
        });
        if (reply.statusCode !== 400) taken.push(`${path} ${key}: ${reply.statusCode}`);
      }
    }
    expect(taken).toEqual([]);
  });

  // Refused before any database is asked.
  it.runIf(database.kind === 'sqlite')(
    'is refused where it is no JSON, not declared as JSON, packed, or without end',
    async () => {
      const answered: string[] = [];
      const packed = gzipSync(Buffer.alloc(4 * 1024 * 1024, 32));
      for (const path of paths.filter(isPlain)) {
        const session = await signIn();
        const ask = async (
          payload: string | Buffer,
          headers: InjectOptions['headers'] = { 'content-type': 'application/json' },
        ) => {
          const { statusCode } = await server.inject({
            method: 'POST',
            url: path,
            headers: { 'access-token': session, ...headers },
            payload,
          });
          if (statusCode < 400 || statusCode >= 500)
            answered.push(`${path} ${JSON.stringify(headers)} ${payload.toString().slice(0, 40)}: ${statusCode}`);
        };
        for (const text of [
          '{',
          '[]',
          'null',
          '1',
          '"a"',
          '{"a":1e400}',
          '{"__proto__":{"x":1}}',
          '{"a":"\\ud800"}',
          '{"a":"\\u0000"}',
          '['.repeat(5000),
        ])
          await ask(text);
        const json = JSON.stringify(goodBody(path));
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'text/html',
          'application/xml',
        ])
          await ask(json, { 'content-type': type });
        await ask(packed, {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
        });
      }
      expect(answered).toEqual([]);
    },
  );
});

const isPlain = (path: Path): boolean => contract[path].method === 'POST' && contract[path].file === undefined;

/** Parts and addresses carry texts alone; what stands in an address is written so that it stays one. */
function encoded(path: Path, body: Body): Body {
  const isGet = contract[path].method === 'GET';
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return [key, isGet ? encodeURIComponent(text) : text];
    }),
  );
}

type Place = readonly string[];

/** Every place of a body, at any depth; of lists, their first item. */
function placesOf(schema: Schema): readonly Place[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [key],
    ...placesOf(inner).map((rest) => [key, ...rest]),
  ]);
}

function textPlacesOf(schema: Schema): readonly Place[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const isText = inner.type === 'string' || (inner.anyOf?.some(({ type }) => type === 'string') ?? false);
    return [...(isText ? [[key]] : []), ...textPlacesOf(inner).map((rest) => [key, ...rest])];
  });
}

function put(body: Body, [key = '', ...rest]: Place, value: unknown): Body {
  const inner = body[key];
  const within = typeof inner === 'object' && inner !== null ? (inner as Body) : {};
  return { ...body, [key]: rest.length === 0 ? value : put(within, rest, value) };
}
