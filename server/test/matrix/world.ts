import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { callRule } from '../../src/access/call-rules.ts';
import { openSession } from '../../src/sessions/sessions.ts';
import { hashToken } from '../../src/crypto/tokens.ts';
import type { Database } from '../../src/db/database.ts';
import { newId } from '../../src/db/uuid.ts';
import { handlers } from '../../src/handlers/handlers.ts';
import { handlers as asked, openClinic, type TestClinic } from '../clinic.ts';
import { testServerContext } from '../context.ts';
import { openTestServer } from '../server.ts';
import { visitForm } from '../visit-form.ts';
import { actors, isSignedIn, type Actor, type Place, type Target } from './actors.ts';
import { fixtures, type CallFixture, type Ids } from './bodies.ts';
import { predict, type Outcome } from './predict.ts';

export interface Cell {
  readonly path: Path;
  readonly actor: Actor;
  readonly target: Target;
}

/** What a cell came to, beside what the tables say. */
export interface Result {
  readonly cell: Cell;
  readonly expected: Outcome;
  readonly status: number;
  readonly reply: string;
  readonly rows: readonly AuditRow[];
  readonly isRight: boolean;
}
interface AuditRow {
  readonly result: string;
  readonly action: string;
}

/** The clinics, their people and the server that one walk through the matrix asks. */
export interface World {
  run(cell: Cell): Promise<Result>;
  close(): Promise<void>;
}

const placesOf = ['home', 'elsewhere', 'open', 'foreign'] as const;

export function cellsOf(path: Path): readonly Cell[] {
  const rule = callRule(path);
  const fixture: CallFixture<Path> = fixtures[path] as never;
  const aims = fixture.aims ?? [
    ...(rule.reach.length === 0 || rule.otherwise !== undefined ? ['nothing' as const] : []),
    ...(rule.reach.some(({ on }) => on === 'category') ? ['category' as const] : []),
    ...(rule.reach.some(({ on, through }) => on === 'file' || through !== undefined) ? ['file' as const] : []),
  ];
  return aims
    .flatMap((on) => targetsOf(on))
    .flatMap((target) => actors.map((actor) => ({ path, actor, target })))
    .filter((cell) => !isMade(cell));
}

/** An id of another clinic is a new one in one's own to whoever may add categories. */
function isMade({ path, actor, target }: Cell): boolean {
  return (
    path === '/category/storecategory' && actor === 'admin' && target.on === 'category' && target.place === 'foreign'
  );
}

function targetsOf(on: Target['on']): readonly Target[] {
  if (on === 'nothing') return [{ on }];
  if (on === 'category') return [...placesOf, 'nowhere' as const].map((place) => ({ on, place }));
  return placesOf.flatMap((place) =>
    (['own', 'others', 'removed', 'nowhere'] as const).map((state) => ({ on, place, state })),
  );
}

/** What the tables say of a cell, whatever the ids. */
export function predictCell({ path, actor, target }: Cell): Outcome {
  const fixture: CallFixture<Path> = fixtures[path] as never;
  const body = fixture.body({ category: '', file: '', project: '', service: '', colleague: '' }, target.on);
  return predict(actor, target, { rule: callRule(path), body, makes: fixture.makes ?? false });
}

export async function openWorld(db: Database): Promise<World> {
  const context = testServerContext(db);
  // Each cell looks for its own rows among those of thousands before it.
  await sql`create index if not exists audit_moment on audit (at)`.execute(db);
  const [first, second, third] = [await openClinic(db), await openClinic(db), await openClinic(db)];
  const elsewhere = await addCategory(first, {});
  const categories: Readonly<Record<Place, string>> = {
    home: first.category,
    elsewhere,
    open: await addCategory(first, { allowPublicScores: true }),
    foreign: second.category,
  };
  const disabled = await addDisabled(db, first);
  const users: Readonly<Record<Actor, { readonly clinic: string; readonly id: string } | undefined>> = {
    anonymous: undefined,
    disabled,
    limited: person(first, 'owner'),
    foreignowner: person(second, 'owner'),
    reader: person(third, 'newuser'),
    writer: person(third, 'expert'),
    withdrawn: person(third, 'secretary'),
    expired: person(third, 'owner'),
    newuser: person(first, 'newuser'),
    expert: person(first, 'expert'),
    secretary: person(first, 'secretary'),
    owner: person(first, 'owner'),
    admin: person(first, 'admin'),
    stranger: person(first, 'stranger'),
  };
  const services = await db
    .selectFrom('projects')
    .select(['service', 'id'])
    .where('id', '=', first.project)
    .executeTakeFirstOrThrow();
  const server = await openTestServer(context, { handlers });

  async function token(actor: Actor): Promise<string | undefined> {
    const user = users[actor];
    if (user === undefined) return undefined;
    const opened = await openSession(context, user);
    if (actor === 'limited')
      await db
        .updateTable('sessions')
        .set({ category: first.category })
        .where('hash', '=', hashToken(opened))
        .execute();
    return opened;
  }
  const tokens = new Map<Actor, string | undefined>();
  const signIn = async () => {
    for (const actor of actors) tokens.set(actor, await token(actor));
  };
  await signIn();
  await db
    .updateTable('users')
    .set({ disabled_at: context.clock().toISOString() })
    .where('id', '=', disabled.id)
    .execute();

  async function addFile(actor: Actor, target: Extract<Target, { on: 'file' }>): Promise<string> {
    const id = newId();
    if (target.state === 'nowhere') return id;
    const clinic = target.place === 'foreign' ? second : first;
    const now = context.clock().toISOString();
    await db
      .insertInto('files')
      .values({
        clinic: clinic.id,
        id,
        category: categories[target.place],
        patient: '{}',
        search: '',
        sort_name: '',
        entries: 1,
        created_at: now,
        updated_at: now,
        created_by:
          target.state === 'own'
            ? (users[actor]?.id ?? null)
            : clinic.userId('admin') === users[actor]?.id
              ? clinic.userId('expert')
              : clinic.userId('admin'),
        deleted_at: target.state === 'removed' ? now : null,
      })
      .execute();
    await db
      .insertInto('entries')
      .values({
        clinic: clinic.id,
        id: newId(),
        category: categories[target.place],
        file: id,
        version: 1,
        page: null,
        answers: '{"weight":80}',
        computed: '{}',
        body_hash: '',
        created_by: null,
        created_at: now,
        started_at: null,
        source: null,
      })
      .execute();
    if (target.place !== 'foreign' && target.state !== 'own') await share(id, actor);
    return id;
  }

  async function share(file: string, actor: Actor): Promise<void> {
    if (actor !== 'reader' && actor !== 'writer' && actor !== 'withdrawn' && actor !== 'expired') return;
    const now = context.clock().toISOString();
    await db
      .insertInto('shares')
      .values({
        clinic: first.id,
        file,
        id: newId(),
        to_kind: 'user',
        to_clinic: third.id,
        to_id: users[actor]!.id,
        may: actor === 'reader' ? 'read' : 'write',
        note: '',
        shared_by: first.userId('owner'),
        created_at: now,
        withdrawn_at: actor === 'withdrawn' ? now : null,
        expires_at: actor === 'expired' ? now : null,
      })
      .execute();
  }

  async function run(cell: Cell): Promise<Result> {
    const { path, actor, target } = cell;
    const fixture: CallFixture<Path> = fixtures[path] as never;
    const category =
      target.on === 'nothing' ? first.category : target.place === 'nowhere' ? newId() : categories[target.place];
    const ids: Ids = {
      category,
      file: target.on === 'file' ? await addFile(actor, target) : newId(),
      ...(target.on !== 'nothing' && target.place === 'foreign'
        ? { project: second.project, colleague: second.userId('expert') }
        : { project: first.project, colleague: first.userId('expert') }),
      service: services.service,
    };
    const body = fixture.body(ids, target.on);
    const expected = predict(actor, target, { rule: callRule(path), body, makes: fixture.makes ?? false });
    const session = path === '/auth/logout' && isSignedIn(actor) ? await token(actor) : tokens.get(actor);
    context.clock.advance(1);
    const response = await server.inject(requestOf(path, body as Readonly<Record<string, unknown>>, session));
    if (path === '/auth/endothersessions') await signIn();
    const rows = await db
      .selectFrom('audit')
      .select(['result', 'action'])
      .where('at', '=', context.clock().toISOString())
      .execute();
    const isRight =
      expected === 'allowed' ? response.statusCode === (fixture.status ?? 200) : response.statusCode === expected;
    return { cell, expected, status: response.statusCode, reply: response.body, rows, isRight };
  }
  return { run, close: () => server.close() };
}

const boundary = 'porsa-matrix';

export function requestOf(
  path: Path,
  body: Readonly<Record<string, unknown>>,
  token: string | undefined,
): InjectOptions {
  const call: { readonly method: 'GET' | 'POST'; readonly file?: string } = contract[path];
  const session = token === undefined ? {} : { 'access-token': token };
  const url = path.replace(/:(\w+)/g, (_name, key: string) => String(body[key]));
  if (call.method === 'GET' && url !== path) return { method: 'GET', url, headers: session };
  if (call.method === 'GET') return { method: 'GET', url, headers: session, query: body as Record<string, string> };
  if (call.file === undefined) return { method: 'POST', url, headers: session, payload: body };
  const parts = Object.entries(body).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="${call.file}"; filename="note.txt"\r\ncontent-type: text/plain\r\n\r\nA note.\r\n`;
  return {
    method: 'POST',
    url,
    headers: { ...session, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}${file}--${boundary}--\r\n`,
  };
}

function person(clinic: TestClinic, name: Parameters<TestClinic['userId']>[0]) {
  return { clinic: clinic.id, id: clinic.userId(name) };
}

async function addCategory(clinic: TestClinic, settings: { readonly allowPublicScores?: boolean }): Promise<string> {
  const { id } = await asked['/category/storecategory'](clinic.as('admin'), {
    project: clinic.project,
    title: 'Another',
    settings,
  });
  await asked['/category/storedraft'](clinic.as('admin'), { category: id, rev: 0, definition: visitForm });
  await asked['/category/publish'](clinic.as('admin'), { category: id, rev: 1 });
  return id;
}

async function addDisabled(db: Database, clinic: TestClinic) {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('clinic', '=', clinic.id)
    .where('id', '=', clinic.userId('owner'))
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('users')
    .values({ ...row, id, email: `disabled@${clinic.id}.test` })
    .execute();
  await db
    .insertInto('members')
    .values({ clinic: clinic.id, category: clinic.category, user_id: id, role: 'owner', created_at: row.created_at })
    .execute();
  return { clinic: clinic.id, id };
}
