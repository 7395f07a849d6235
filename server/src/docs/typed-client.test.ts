import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, openClinic, visit } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openSession } from '../sessions/sessions.ts';

/** What somebody else writes who has nothing but the description. */
const client = `
import type { paths } from './api.ts';

declare const fetch: (url: string, init: object) => Promise<{ json(): Promise<unknown> }>;

type Posts = { [P in keyof paths]: paths[P] extends { post: { requestBody: unknown } } ? P : never }[keyof paths];
type Operation<P extends Posts> = paths[P] extends { post: infer O } ? O : never;
type Body<P extends Posts> = Operation<P> extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Answer<P extends Posts> = Operation<P> extends { responses: { 200: { content: { 'application/json': infer R } }; 400: { content: { 'application/json': infer F } } } } ? R | F : never;

const call = (base: string, token: string) => async <P extends Posts>(path: P, body: Body<P>): Promise<Answer<P>> => {
  const headers = { 'content-type': 'application/json', 'access-token': token };
  const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Answer<P>;
};
`;

const program = `${client}
export async function run(base: string, token: string, entry: Body<'/entry/storeentry'>) {
  const post = call(base, token);
  const forms = await post('/category/getcategories', { limit: 5 });
  if (!forms.success) throw new Error(forms.message);
  const slugs: readonly string[] = forms.data.items.map(({ slug }) => slug);
  const stored = await post('/entry/storeentry', entry);
  const again = await post('/entry/storeentry', entry);
  if (!stored.success || !again.success) throw new Error('not stored');
  const file: string = stored.data.file;
  const listed = await post('/file/getfiles', { category: slugs[0] ?? '' });
  if (!listed.success) throw new Error(listed.message);
  const refused = await post('/file/getfile', { id: '0190a000-0000-7000-8000-000000000001' });
  const code: number | undefined = refused.success ? undefined : refused.code;
  return { slugs, same: file === again.data.file, files: listed.data.items.map(({ id }) => id === file), code };
}
`;

/** Each line breaks the description in one way, and the compiler says which. */
const wrong = [
  ["await post('/category/getcategorie', {});", /getcategorie"/],
  ["await post('/category/getform', {});", /category/],
  ["await post('/category/getcategories', { limit: 'all' });", /'string' is not assignable to type 'number'/],
  ["await post('/category/getcategories', { limits: 5 });", /'limits' does not exist/],
  ["const reply = await post('/category/getcategories', {}); reply.data.items;", /unknown/],
] as const;

let folder: string;
let db: Database;
let server: FastifyInstance;
let base: string;
/** What the compiler says of each file, in the order of its lines. */
let faults: Readonly<Record<'program' | 'wrong', readonly string[]>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porsa-typed-client-'));
  db = await openDatabase({});
  await migrate(db);
  server = await openTestServer(testServerContext(db), { handlers });
  await server.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const described = (await (await fetch(`${base}/openapi.json`)).json()) as Parameters<typeof openapiTypes>[0];
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTypes(described)));
  await writeFile(join(folder, 'program.ts'), program);
  const uses = wrong.map(([line], index) => `export async function use${index}() { ${line} }`);
  await writeFile(join(folder, 'wrong.ts'), `${client}\nconst post = call('', '');\n${uses.join('\n')}\n`);
  faults = compile();
}, 120_000);
afterAll(async () => {
  await server.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

function compile(): typeof faults {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const made = ts.createProgram([join(folder, 'program.ts'), join(folder, 'wrong.ts')], options);
  const of = (name: string) =>
    ts
      .getPreEmitDiagnostics(made, made.getSourceFile(join(folder, name)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { program: of('program.ts'), wrong: of('wrong.ts') };
}

describe('A client generated from the description of the calls', () => {
  it('compiles strictly, makes calls and reads replies and refusals as they are', async () => {
    expect(faults.program).toEqual([]);
    const { outputText } = ts.transpileModule(program, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    await writeFile(join(folder, 'program.mjs'), outputText);
    const { run } = (await import(pathToFileURL(join(folder, 'program.mjs')).href)) as {
      run(base: string, token: string, entry: object): Promise<object>;
    };
    const clinic = await openClinic(db);
    const token = await openSession(testServerContext(db), { clinic: clinic.id, id: clinic.userId('owner') });
    expect(await run(base, token, visit(clinic.slug))).toEqual({
      slugs: [clinic.slug],
      same: true,
      files: [true],
      code: 4040,
    });
  });

  it('does not compile where a call is made otherwise than it is described', () => {
    expect(faults.wrong).toEqual(wrong.map(([, fault]) => expect.stringMatching(fault) as unknown));
  });
});
