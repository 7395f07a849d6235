import type { Transaction } from 'kysely';
import { raiseAlerts } from '../alert/raise-alerts.ts';
import { draftOf, writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import { againIfTaken } from '../db/again-if-taken.ts';
import { takenIn } from '../db/dialect.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import type { FilledPatient } from '../file/fill-patient.ts';
import { matchPatient } from '../file/match-patient.ts';
import { newPatientRow } from '../file/patient-row.ts';
import { announce, type Announcement } from '../live/notices.ts';
import { hintSoon, liveRows } from '../live/publish-event.ts';
import { queueWriteBack } from '../smart/write-backs/queue-write-back.ts';
import { assertClaimable } from '../upload/claim-uploads.ts';
import type { Change } from '../write-queue/change.ts';
import { write } from '../write-queue/write-queue.ts';
import { NotAsExpected, writeInTurn } from '../write-queue/write-rows.ts';
import { followFile } from './follow-file.ts';
import { entryRows, eventOf, filledBy, maySpeakFor, newFileRows, visitRows, type Saving } from './saving.ts';

/** Keeps entry, file and audit row together, and gives the patient. Undefined where the entry's id, or the new file's, is taken by now. */
export function keepEntry(context: Context, saving: Saving): Promise<FilledPatient | undefined> {
  const keep = async () => {
    const known = knownBeforehand(context, saving);
    const kept = await write(context.db, {
      known,
      alone: (transaction) => keepAlone(transaction, context, saving),
    });
    if (known !== undefined && saving.forwarding) hintSoon(context.db, saving.forwarding.event.receivers);
    return kept;
  };
  return againIfTaken(() =>
    keep().catch((error: unknown) => {
      if (['entries', 'files'].includes(takenIn(error) ?? '')) return undefined;
      throw error;
    }),
  );
}

/**
 * The rows of an entry that needs no look into the database: no rule notifies of it, it goes to no EHR, and says nothing of a
 * patient who may be known. That nobody has the patient's code yet is tried.
 */
function knownBeforehand(
  context: Context,
  saving: Saving,
): { readonly change: Change; readonly result: FilledPatient } | undefined {
  const { file, patientSent, said, forwarding, rules, entry, link } = saving;
  if (rules.length > 0 || link?.launch !== undefined) return undefined;
  if (file.exists && (patientSent || said.length > 0)) return undefined;
  const result = filledBy(saving, file.exists ? file.patient : saving.patient);
  const patient = { clinic: entry.clinic, id: newId(), patient: result.patient, at: entry.created_at };
  const rows = file.exists
    ? visitRows(saving)
    : { patients: [newPatientRow(patient)], ...newFileRows(saving, result.patient, patient.id) };
  const audit = [draftOf(context, eventOf(saving, result))];
  const live = forwarding && liveRows(forwarding.event, context.clock());
  return { change: { rows: { ...entryRows(context, saving), ...rows }, audit, ...(live && { live }) }, result };
}

/** The same rows, once it is known which patient the file hangs under; and what follows from the entry. */
async function keepAlone(transaction: Transaction<Schema>, context: Context, saving: Saving): Promise<FilledPatient> {
  const opened = saving.file.exists ? undefined : filledBy(saving, saving.patient);
  const rows =
    opened === undefined
      ? visitRows(saving)
      : newFileRows(saving, opened.patient, await patientOf(transaction, saving, opened));
  await writeInTurn(transaction, { ...entryRows(context, saving), ...rows }).catch((error: unknown) =>
    refuse(transaction, context, saving, error),
  );
  const outcome = opened ?? (await followFile(transaction, saving));
  await writeAudit(transaction, context, eventOf(saving, outcome));
  await tellColleagues(transaction, context, saving);
  await tellEhr(transaction, saving);
  return outcome;
}

function patientOf(
  transaction: Transaction<Schema>,
  { category, entry }: Saving,
  { patient }: FilledPatient,
): Promise<string> {
  const { clinic, created_at: at } = entry;
  return matchPatient(transaction, { clinic, patient, at, mayFill: maySpeakFor(category) });
}

/** What it counted on was used up, taken or erased meanwhile. */
async function refuse(
  transaction: Transaction<Schema>,
  context: Context,
  { category, file, definition, answers }: Saving,
  error: unknown,
): Promise<never> {
  if (!(error instanceof NotAsExpected)) throw error;
  if (error.of === 'links') throw new ServerError('linkused');
  if (error.of === 'visits') throw new ServerError('unknownfile');
  await assertClaimable(transaction, context, { category, file: file.id, definition }, answers);
  throw error;
}

/** The EHR that opened the form gets the response, or the response is not stored. */
async function tellEhr(transaction: Transaction<Schema>, { category, file, entry, link }: Saving): Promise<void> {
  if (link?.launch === undefined) return;
  const { clinic, id, created_at: at } = entry;
  await queueWriteBack(transaction, { clinic, id, category: category.id, file: file.id, launch: link.launch, at });
}

/** The file is forwarded by now: those it goes to may read what a rule notifies them of. */
async function tellColleagues(
  transaction: Transaction<Schema>,
  context: Context,
  {
    category: { clinic, id: category },
    file: { id: file },
    entry: { id: entry },
    definition,
    forwarding,
    rules,
  }: Saving,
): Promise<void> {
  const where = { clinic, category, file, entry };
  const announcements: Announcement[] = [];
  if (rules.length > 0) announcements.push(await raiseAlerts(transaction, context, { ...where, definition, rules }));
  await announce(transaction, context, announcements, forwarding ? [forwarding.event] : []);
}
