import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { openFlow, sealFlow, spendFlow } from '../sessions/flows.ts';
import { authorOf, personOf } from './author.ts';
import { discover } from './discover.ts';
import { exchangeCode, type Granted } from './exchange-code.ts';
import { formsOf } from './forms-of.ts';
import { ehrOfIssuer, liveEhr, redirectOf, type EhrRow } from './known-ehr.ts';
import { beginLaunch, launchKind, type LaunchFlow } from './launch-flow.ts';
import { readContexts } from './read-contexts.ts';
import { readPatient } from './read-patient.ts';
import { detailsOwner, rightKind, rightMs, tokenOwner, type LaunchDetails, type Right } from './right.ts';
import { sendWithNewToken } from './write-backs/queue-write-back.ts';

/** Begins a launch by a registered EHR; an address that is not registered is asked for nothing. */
export const startLaunch: Handlers['/smart/startlaunch'] = async (context, { iss, launch, clinic }) =>
  beginLaunch(context, await ehrOfIssuer(context, iss, clinic), { kind: 'ehr', launch });

/** Begins a launch from here, which also ties the person of the EHR to the account that is signed in. */
export const startStandalone: Handlers['/smart/startstandalone'] = async (context, { ehr }) => {
  const { clinic, id: user } = signedIn(context);
  return beginLaunch(context, await liveEhr(context, clinic, ehr), { kind: 'standalone', user });
};

/** Finishes a launch, once: the patient is whom the EHR says, and one form may be opened for them. */
export const finishLaunch: Handlers['/smart/finishlaunch'] = async (context, { flow: sealed, query }) => {
  const flow = openFlow<LaunchFlow>(context, launchKind, sealed);
  const returned = new URL(`${redirectOf(context)}?${query.replace(/^\?/, '')}`);
  const isOurs = flow !== undefined && returned.searchParams.get('state') === flow.state;
  if (!isOurs || (flow.user !== undefined && flow.user !== context.caller.user?.id))
    throw new ServerError('launchagain');
  if (!(await spendFlow(context, launchKind, flow))) throw new ServerError('launchagain');
  const ehr = await liveEhr(context, flow.clinic, flow.ehr);
  const granted = await exchangeCode(context, await discover(context, ehr, flow.kind), returned, flow);
  const read = await readPatient(context, ehr, granted);
  const { details: patient } = read;
  const resources = await readContexts(context, ehr, granted, read);
  const details = JSON.stringify({ patient, resources } satisfies LaunchDetails);
  const launch = await keepLaunch(context, ehr, { flow, granted, details });
  const { name, birthdate, gender } = patient;
  return {
    ehr: ehr.title,
    patient: { ...(name && { name }), ...(birthdate && { birthdate }), ...(gender && { gender }) },
    forms: (await formsOf(context.db, ehr)).map(({ id, title }) => ({ id, title })),
    right: sealFlow<Right>(context, rightKind, {
      state: launch,
      ends: context.clock().getTime() + rightMs,
      clinic: ehr.clinic,
      ehr: ehr.id,
    }),
  };
};

/** The EHR leads to this address: it is registered there. */
async function noteRedirect(
  transaction: Transaction<Schema>,
  { clinic, id, redirect }: EhrRow,
  address: string,
): Promise<void> {
  if (redirect === address) return;
  await transaction
    .updateTable('ehrs')
    .set({ redirect: address })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
}

interface Kept {
  readonly flow: LaunchFlow;
  readonly granted: Granted;
  /** JSON. */
  readonly details: string;
}

/** Keeps the token, sealed, for what is to be sent; what waits for a token for this patient is sent with it. */
async function keepLaunch(context: Context, ehr: EhrRow, { flow, granted, details }: Kept): Promise<string> {
  const { clinic, id: ehrId } = ehr;
  const { sealer, clock } = context;
  const id = newId(clock().getTime());
  return context.db.transaction().execute(async (transaction) => {
    const user = await personOf(transaction, context, ehr, { person: granted.person, signedIn: flow.user });
    await transaction
      .insertInto('ehr_launches')
      .values({
        clinic,
        id,
        ehr: ehrId,
        subject: granted.patient,
        author: authorOf(ehr, granted.person?.fhirUser),
        user_id: user ?? null,
        details: sealer.seal(details, detailsOwner(clinic, id)),
        token: sealer.seal(granted.token, tokenOwner(clinic, id)),
        token_ends: granted.ends,
        opened_at: null,
        created_at: clock().toISOString(),
      })
      .execute();
    await noteRedirect(transaction, ehr, redirectOf(context));
    await sendWithNewToken(transaction, context, { clinic, ehr: ehrId, subject: granted.patient, launch: id });
    const detail = { ehr: ehrId, kind: flow.kind, ...(user !== undefined && { person: user }) };
    await writeAudit(transaction, context, { clinic, role: 'none', action: 'ehr.launch', detail });
    return id;
  });
}
