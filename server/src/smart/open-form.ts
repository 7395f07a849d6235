import type { Selectable, Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { fromJson } from '../db/json.ts';
import type { EhrLaunchTable } from '../db/schema/ehrs.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { insertFile } from '../file/store-file.ts';
import { findCategory } from '../guard/find-category.ts';
import type { LaunchResources } from '../form/launch/launch-of.ts';
import { resourcesOwner } from '../link/given-by-launch.ts';
import { linkUrl } from '../link/link-url.ts';
import { newLink } from '../link/new-link.ts';
import { openFlow } from '../sessions/flows.ts';
import { actingIn, callerFor } from './acting.ts';
import { contextsOfForm } from './contexts-asked.ts';
import { formsOf } from './forms-of.ts';
import { liveEhr, type EhrRow } from './known-ehr.ts';
import { patientOfLaunch } from './patient-of-launch.ts';
import { detailsOwner, rightKind, type LaunchDetails, type Right } from './right.ts';

type Launch = Selectable<EhrLaunchTable> & { readonly details: string };

/** So long the form can be opened; what was filled in by then can be sent for a day more. */
const linkMs = 2 * 3_600_000;

interface Opening {
  readonly ehr: EhrRow;
  readonly launch: Launch;
  readonly category: ReachedCategory;
  readonly patient: Patient;
  readonly resources: LaunchResources;
}

/** Opens one form for the patient of a launch: a link of one use, to the patient's file in it. */
export const openLaunchedForm: Handlers['/smart/openform'] = async (context, { right: sealed, category: id }) => {
  const right = openFlow<Right>(context, rightKind, sealed);
  if (right === undefined) throw new ServerError('launchagain');
  const ehr = await liveEhr(context, right.clinic, right.ehr);
  const form = (await formsOf(context.db, ehr)).find((each) => each.id === id);
  if (form === undefined) throw new ServerError('unknowncategory');
  const launch = await unopened(context, right);
  const { acting, category } = await actingFor(context, ehr, launch, id);
  const sealedDetails = context.sealer.open(launch.details, detailsOwner(ehr.clinic, launch.id));
  const { patient, resources } = fromJson<Partial<LaunchDetails>>(sealedDetails);
  // Of a launch that an earlier release began.
  if (patient === undefined || resources === undefined) throw new ServerError('launchagain');
  const declared = await contextsOfForm(context, ehr, form);
  const own = Object.fromEntries(Object.entries(resources).filter(([name]) => declared.includes(name)));
  const link = await context.db
    .transaction()
    .execute((transaction) => open(transaction, acting, { ehr, launch, category, patient, resources: own }));
  return { link: linkUrl(context, link) };
};

async function unopened({ db }: Context, { clinic, state }: Right): Promise<Launch> {
  const launch = await db
    .selectFrom('ehr_launches')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', state)
    .executeTakeFirst();
  const details = launch?.details ?? null;
  if (launch === undefined || details === null || launch.opened_at !== null) throw new ServerError('launchagain');
  return { ...launch, details };
}

/** The call goes on as an account with a role in the form. */
async function actingFor(context: Context, ehr: EhrRow, launch: Launch, id: string) {
  const account = await actingIn(context, ehr, launch.user_id, id);
  const user = await callerFor(context, ehr.clinic, account, id);
  if (user === undefined) throw new ServerError('smartunknown');
  const acting = { ...context, caller: { ...context.caller, user } };
  const category = await findCategory(acting, id);
  if (category?.role === undefined) throw new ServerError('unknowncategory');
  return { acting, category: category as ReachedCategory };
}

async function open(transaction: Transaction<Schema>, context: Context, opening: Opening): Promise<string> {
  const { ehr, launch, category, resources } = opening;
  const { clinic } = ehr;
  const now = context.clock();
  const at = now.toISOString();
  const taken = await transaction
    .updateTable('ehr_launches')
    .set({ opened_at: at, details: sealedResources(context, launch, resources) })
    .where('clinic', '=', clinic)
    .where('id', '=', launch.id)
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) throw new ServerError('launchagain');
  const file = await fileFor(transaction, context, opening, at);
  const link = newLink();
  const id = newId(now.getTime());
  await transaction
    .insertInto('short_links')
    .values({
      link,
      clinic,
      id,
      kind: 'form',
      category: category.id,
      file,
      entry: null,
      created_by: signedIn(context).id,
      created_at: at,
      expires_at: new Date(now.getTime() + linkMs).toISOString(),
      label: ehr.title,
      single_use: 1,
      launch: launch.id,
    })
    .execute();
  const detail = { link: id, kind: 'form', single: 1, ehr: ehr.id };
  await writeAudit(transaction, context, {
    clinic,
    role: category.role,
    action: 'link.store',
    category: category.id,
    file,
    detail,
  });
  return link;
}

/** What the form declares is kept for it; who the patient is, their file knows now. */
function sealedResources({ sealer }: Context, { clinic, id }: Launch, resources: LaunchResources): string | null {
  if (Object.keys(resources).length === 0) return null;
  return sealer.seal(JSON.stringify(resources), resourcesOwner(clinic, id));
}

/** The patient's file in the form, whoever made it, or a new one. */
async function fileFor(
  transaction: Transaction<Schema>,
  context: Context,
  { ehr, launch, category, patient }: Opening,
  at: string,
): Promise<string> {
  const { clinic } = ehr;
  const patientId = await patientOfLaunch(transaction, { clinic, ehr: ehr.id, subject: launch.subject, patient, at });
  const held = await transaction
    .selectFrom('files')
    .select('id')
    .where('clinic', '=', clinic)
    .where('patient_id', '=', patientId)
    .where('category', '=', category.id)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (held !== undefined) return held.id;
  const id = newId(Date.parse(at));
  await insertFile(transaction, context, category, { id, patient, patientId });
  const detail = { patient: patientId, ehr: ehr.id };
  await writeAudit(transaction, context, {
    clinic,
    role: category.role,
    action: 'file.create',
    category: category.id,
    file: id,
    detail,
  });
  return id;
}
