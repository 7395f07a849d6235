import type { Transaction } from 'kysely';
import { limits } from '../../../../src/engine/definition/limits.ts';
import type { FormDefinition, Localized } from '../../../../src/engine/definition/types.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../context/context.ts';
import type { Handlers } from '../../context/handler.ts';
import { signedIn } from '../../context/signed-in.ts';
import { fromJson } from '../../db/json.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { mostFaults } from '../../errors/field-faults.ts';
import { ServerError } from '../../errors/server-error.ts';
import { checkForm } from '../../form-work/check-form.ts';
import { isAdmin } from '../../guard/admin.ts';
import { projectId } from '../../guard/find-service.ts';
import { beyondRole, refuse } from '../../guard/refuse.ts';
import { straight } from '../../http/request/clean-text.ts';
import { freezeVersion } from '../freeze-version.ts';
import { makeForm } from './make-form.ts';
import { assertWhole } from '../publish.ts';

/** Adds a form that comes whole. One that is to be published and has problems is not added at all. */
export const addForm: Handlers['/category/addform'] = async (
  context,
  { project, slug, definition: sent, publish = false, note },
) => {
  const { clinic } = signedIn(context);
  const place = await findPlace(context, project);
  const draft = straight(JSON.stringify(sent));
  if (Buffer.byteLength(draft) > limits.definitionBytes) throw new ServerError('toolarge');
  const { title } = fromJson<FormDefinition>(draft);
  if (!isTitle(title)) throw missing('definition.title');
  const problems = await checkForm(signedIn(context).id, draft, context.caller.language);
  if (publish) assertWhole(problems);
  const form = { clinic, project: place.project, slug, title, settings: {}, draft };
  return makeForm(context, form, async (transaction, made) => {
    await addOwners(transaction, context, made, place.owners);
    const version = publish
      ? await freezeVersion(transaction, context, { ...made, role: 'owner' }, { definition: draft, rev: 0, note })
      : null;
    return { id: made.id, slug: made.slug, rev: 0, version, problems: problems.slice(0, mostFaults) };
  });
};

function isTitle(title: unknown): title is Localized {
  const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return texts.some((text) => typeof text === 'string' && text.trim() !== '');
}

const missing = (path: string): ServerError =>
  new ServerError('badbody', { fields: [{ path, rule: 'required', message: '' }] });

/** Where a form is added, and who owns it. */
interface Place {
  readonly project: string;
  readonly owners: readonly string[];
}

/** Admins add forms to every project; an API key to those that it was made for. */
async function findPlace(context: Context, asked: string | undefined): Promise<Place> {
  const { clinic, id } = signedIn(context);
  const { projects, owners } = isAdmin(context.caller)
    ? { projects: await projectsOf(context, clinic), owners: [id] }
    : await makerOf(context, clinic, id);
  const project = asked === undefined ? projects[0] : await projectId(context, asked);
  if (asked === undefined && projects.length > 1) throw missing('project');
  if (project === undefined || !projects.includes(project))
    return refuse(context, beyondRole, { role: 'none', action: 'category.add', detail: { project: project ?? '' } });
  return { project, owners };
}

async function projectsOf({ db }: Context, clinic: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('projects').select('id').where('clinic', '=', clinic).execute();
  return rows.map(({ id }) => id);
}

/** The key of a service account: what it makes belongs to it, and to the person who created it. */
async function makerOf({ db }: Context, clinic: string, account: string) {
  const key = await db
    .selectFrom('api_keys')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'api_keys.clinic').onRef('users.id', '=', 'api_keys.created_by'),
    )
    .select(['projects', 'created_by', 'disabled_at'])
    .where('api_keys.clinic', '=', clinic)
    .where('user_id', '=', account)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (key === undefined) return { projects: [], owners: [] };
  return {
    projects: fromJson<readonly string[]>(key.projects ?? '[]'),
    owners: key.disabled_at === null ? [key.created_by, account] : [account],
  };
}

async function addOwners(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id }: { readonly clinic: string; readonly id: string },
  owners: readonly string[],
): Promise<void> {
  const created_at = context.clock().toISOString();
  await transaction
    .insertInto('members')
    .values(owners.map((user) => ({ clinic, category: id, user_id: user, role: 'owner' as const, created_at })))
    .execute();
  await writeAudit(transaction, context, {
    clinic,
    role: 'owner',
    action: 'category.members',
    category: id,
    detail: { members: Object.fromEntries(owners.map((user) => [user, 'owner'])) },
  });
}
