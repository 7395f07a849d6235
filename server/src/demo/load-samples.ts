import { callingUser } from '../sessions/sessions.ts';
import type { CallBody, CallData, Path } from '../../../src/api/contract/contract.ts';
import { withAccountIds, type Sample } from '../../../demo/samples/sample.ts';
import { handlers } from '../handlers/handlers.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { demoEmails } from './demo-accounts.ts';

/** Makes a call as the demo's admin. */
type Call = <P extends Path>(path: P, body: CallBody<P>) => Promise<CallData<P>>;

/**
 * Puts the demo's forms beside the demo's people, once; a start that was cut short is taken up where it ended.
 *
 * The same calls make them as a person's; every form is published.
 */
export async function loadSamples(context: ServerContext, samples: readonly Sample[]): Promise<void> {
  if (await isLoaded(context)) return;
  const ids = await accountIds(context);
  const call = await callsOfAdmin(context);
  for (const sample of samples) {
    if (!(await find(context, 'services', sample.service.slug))) await call('/service/storeservice', sample.service);
    const project = { ...sample.project, service: sample.service.slug, headline: sample.headline };
    if (!(await find(context, 'projects', project.slug))) await call('/project/storeproject', project);
    await loadForm(context, call, sample, ids);
  }
  await context.db.insertInto('settings').values({ name: marker, value: 'true' }).execute();
}

const marker = 'samples';

async function isLoaded({ db }: ServerContext): Promise<boolean> {
  return (await db.selectFrom('settings').select('name').where('name', '=', marker).executeTakeFirst()) !== undefined;
}

async function find(
  { db }: ServerContext,
  table: 'services' | 'projects' | 'categories',
  slug: string,
): Promise<string | undefined> {
  return (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}

async function loadForm(
  context: ServerContext,
  call: Call,
  sample: Sample,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  const members = sample.members.map(({ account, role }) => ({ user: ids[account] ?? '', role }));
  const settings = { ...sample.settings, allowedOrigins: [...sample.settings.allowedOrigins] };
  const id =
    (await find(context, 'categories', sample.category.slug)) ??
    (await call('/category/storecategory', { ...sample.category, project: sample.project.slug, settings, members })).id;
  const { rev, version } = await call('/category/getdraft', { category: id });
  if (version !== null) return;
  const stored = await call('/category/storedraft', {
    category: id,
    rev,
    definition: withAccountIds(sample.definition, ids),
  });
  await call('/category/publish', { category: id, rev: stored.rev });
}

async function accountIds({ db }: ServerContext): Promise<Readonly<Record<string, string>>> {
  const rows = await db.selectFrom('users').select(['email', 'id']).where('email', 'in', demoEmails).execute();
  return Object.fromEntries(rows.map((row) => [row.email, row.id]));
}

async function callsOfAdmin(context: ServerContext): Promise<Call> {
  const row = await context.db.selectFrom('users').selectAll().where('access', '=', 'admin').executeTakeFirstOrThrow();
  const user = callingUser(row);
  const asAdmin: Context = { ...context, caller: { user, language: row.lang, address: 'demo' } };
  return (path, body) =>
    (handlers[path] as unknown as (context: Context, body: unknown) => Promise<CallData<typeof path>>)(asAdmin, body);
}
