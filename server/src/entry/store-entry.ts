import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/statements/prepared.ts';
import { tidyPatient } from '../file/check-patient.ts';
import { fillPatient } from '../file/fill-patient.ts';
import { openCategory } from '../form/get-form.ts';
import { launchOf } from '../form/launch/launch-of.ts';
import { findVersion } from '../form/versions.ts';
import { givenByLaunch } from '../link/given-by-launch.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { assertRoom } from './assert-room.ts';
import { bodyHash } from './body-hash.ts';
import { formEngine } from './form-engine.ts';
import { computeAgain, endingsOf, rulesThatHold, type Filled, type Filling } from './fill-form.ts';
import { fillKnowing, fillUnknowing, type Known } from './fill-by-link.ts';
import { looksBack, readHistory } from '../answers/history.ts';
import type { OpenedLink } from '../link/open-link.ts';
import { keepEntry } from './keep-entry.ts';
import { assertPatientKnown, differingNow, requiredBeside, shownDiffering } from './patient-of-entry.ts';
import { patientAnswers } from '../../../src/fields/form/patient-answers.ts';
import { linkOf } from './link-of-entry.ts';
import { forwardFile, type Forwarding } from '../sharing/forward-file.ts';
import { withStoredUploads } from '../upload/claim-uploads.ts';
import { onceEach } from '../answers/once-each.ts';
import { fileOfLink, newFile, targetFile, type TargetFile } from './target-file.ts';

type Body = CallBody<'/entry/storeentry'>;
type Stored = CallData<'/entry/storeentry'>;

/** One saving on its way. */
interface Attempt {
  readonly category: ReachedCategory;
  readonly definition: FormDefinition;
  readonly body: Body;
  readonly hash: string;
}

/** Stores one saving of answers, once, however often it is sent. */
export async function storeEntry(context: Context, body: Body): Promise<Stored> {
  const attempt = await attemptOf(context, body);
  const stored = await storeOnce(context, attempt).catch((error: unknown) => afterRefusal(context, attempt, error));
  return stored ?? (await afterAnother(context, attempt));
}

/** Whether the answers might be stored now. Throws what `storeEntry` would refuse them for, and stores nothing. */
export async function checkEntry(context: Context, body: Body): Promise<Pick<Stored, 'computed'>> {
  const attempt = await attemptOf(context, body);
  const { category, definition } = attempt;
  if (category.settings.withdrawn) throw new ServerError('withdrawn');
  const { filled } = await workOut(context, attempt);
  return { computed: cutAnswers(filled.computed, definition, category.role) };
}

async function attemptOf(context: Context, body: Body): Promise<Attempt> {
  const category = await openCategory(context, body.category, body.file);
  const definition = await findVersion(context.db, category, body.version);
  if (definition === undefined) throw new ServerError(category.version === null ? 'unpublished' : 'unknown');
  assertRoom(body.answers, definition, category.role);
  return { category, definition, body, hash: bodyHash(category.id, body) };
}

/** Whether it is there already is only looked for once that it cannot be stored. */
async function storeOnce(context: Context, attempt: Attempt): Promise<Stored | undefined> {
  if (attempt.category.settings.withdrawn) throw new ServerError('withdrawn');
  await countEntry(context, attempt.category);
  return tryToStore(context, attempt);
}

/** Many addresses together may flood a form as one alone may not. */
async function countEntry({ caller, publicEntries }: Context, { id }: ReachedCategory): Promise<void> {
  const wait = caller.user === undefined ? await publicEntries(id) : 0;
  if (wait > 0) throw new ServerError('formbusy', { retryAfter: wait });
}

/** The same entry may be stored: its own file, its link or the form’s limit be what this repeat was refused for. */
async function afterRefusal(context: Context, attempt: Attempt, error: unknown): Promise<Stored> {
  const isRefused = error instanceof ServerError && error.code !== 'unavailable';
  const stored = isRefused ? await findStored(context, attempt) : undefined;
  if (stored === undefined) throw error;
  return stored;
}

/** Somebody was faster: with this very entry, or with the first one of its file. */
async function afterAnother(context: Context, attempt: Attempt): Promise<Stored> {
  const stored =
    (await findStored(context, attempt)) ??
    (attempt.body.file === undefined ? undefined : await tryToStore(context, attempt));
  if (stored === undefined) throw new ServerError('idtaken');
  return stored;
}

/** Versions never change: each is looked through once. */
const prepareForm = onceEach((definition: FormDefinition) => formEngine.prepare(definition));

/** What is to be stored of the answers, and where. */
async function workOut(context: Context, attempt: Attempt) {
  const { category, definition, body } = attempt;
  const link = await linkOf(context, category, body);
  const file = await fileFor(context, category, body, link);
  const answers = await withStoredUploads(context, { category, file: file.id, definition }, body.answers);
  await prepareForm(definition);
  const launch = launchOf(context, definition, await givenByLaunch(context, category.clinic, link?.launch));
  const filling = { ...fillingOf(context, { definition, body, role: category.role }), answers, launch };
  const known = await knownOf(context, attempt, file, link);
  const { filled, stored, results } =
    link?.file === undefined ? fillKnowing(filling, known) : fillUnknowing(filling, known);
  const said = patientAnswers(definition, filled.answers);
  if (link?.file === undefined) {
    const today = context.clock().toISOString().slice(0, 10);
    assertPatientKnown(context, category, definition, fillPatient(known.patient, said, today).patient);
  }
  return { link, file, filling, known, filled, stored, results, said };
}

/** Undefined where the id is taken by now. */
async function tryToStore(context: Context, attempt: Attempt): Promise<Stored | undefined> {
  const { category, definition, body, hash } = attempt;
  const { link, file, filling, known, filled, stored, results, said } = await workOut(context, attempt);
  const entry = {
    clinic: category.clinic,
    id: body.id,
    category: category.id,
    file: file.id,
    version: body.version,
    page: body.page ?? null,
    answers: JSON.stringify(stored),
    computed: JSON.stringify(results),
    body_hash: hash,
    created_by: context.caller.user?.id ?? null,
    created_at: context.clock().toISOString(),
    started_at: body.startedAt ?? null,
    source: body.source ?? null,
    link: link?.id ?? null,
  };
  const kept = await keepEntry(context, {
    category,
    file,
    patient: known.patient,
    patientSent: body.patient !== undefined,
    said,
    definition,
    answers: filled.answers,
    entry,
    forwarding: await forwardingOf(context, attempt, file, filled),
    rules: rulesThatHold({ ...filling, ...known }, filled.answers),
    link,
  });
  if (kept) context.metrics?.entryStored();
  return (
    kept && {
      ...reply(body.id, file.id, filled, { definition, category }),
      ...differsIn(shownDiffering(kept.differing, category)),
    }
  );
}

async function forwardingOf(
  context: Context,
  { category: { clinic, id: category }, body }: Attempt,
  file: TargetFile,
  { sendTo }: Filled,
): Promise<Forwarding | undefined> {
  if (sendTo.length === 0) return undefined;
  return forwardFile(context, { clinic, category, file: file.id, entry: body.id, to: sendTo });
}

async function fileFor(
  context: Context,
  category: ReachedCategory,
  body: Body,
  link: OpenedLink | undefined,
): Promise<TargetFile> {
  if (link?.file !== undefined) return fileOfLink(context, category.clinic, link.file);
  return body.file === undefined ? newFile(body.id) : targetFile(context, category, body.file);
}

/** What the file and the sender say of the patient. */
async function knownOf(
  { db }: Context,
  { category, definition, body }: Attempt,
  file: TargetFile,
  link: OpenedLink | undefined,
): Promise<Known> {
  const patient =
    link?.file === undefined
      ? tidyPatient({ ...file.patient, ...body.patient }, requiredBeside(definition, category))
      : file.patient;
  const history = file.exists && looksBack(definition) ? await readHistory(db, category.clinic, file.id) : [];
  return { patient, history };
}

/** Repeats the first reply; throws `idtaken` where something else was sent under the id. */
async function findStored(context: Context, attempt: Attempt): Promise<Stored | undefined> {
  const { category, hash, body } = attempt;
  const {
    rows: [row],
  } = await findEntry(context.db, { clinic: category.clinic, id: body.id });
  if (row === undefined) return undefined;
  const isTheirs = row.created_by === null || row.created_by === context.caller.user?.id;
  if (!isTheirs || row.body_hash !== hash) throw new ServerError('idtaken');
  const answers = fromJson<Answers>(row.answers);
  await prepareForm(attempt.definition);
  const filling = { ...fillingOf(context, { ...attempt, role: category.role }), answers };
  // What was computed for those who read the file may tell of it.
  const computed = row.link === null ? fromJson<Answers>(row.computed) : computeAgain(filling);
  const differs =
    row.link === null ? await differingNow(context, category, { ...attempt, answers, file: row.file }) : undefined;
  return {
    ...reply(body.id, row.file, { computed, endings: endingsOf(filling, answers) }, attempt),
    ...differsIn(differs),
  };
}

const findEntry = prepared((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db
    .selectFrom('entries')
    .select(['file', 'answers', 'computed', 'body_hash', 'created_by', 'link'])
    .where('clinic', '=', clinic)
    .where('id', '=', id),
);

function fillingOf(
  { caller, clock }: Context,
  { definition, body, role }: Pick<Attempt, 'definition' | 'body'> & Pick<Filling, 'role'>,
): Filling {
  return {
    definition,
    role,
    language: caller.language,
    patient: body.patient ?? {},
    history: [],
    answers: body.answers,
    page: body.page,
    now: clock,
  };
}

function reply(
  id: string,
  file: string,
  { computed, endings }: Pick<Filled, 'computed' | 'endings'>,
  { definition, category }: Pick<Attempt, 'definition' | 'category'>,
): Stored {
  return {
    id,
    file,
    computed: cutAnswers(computed, definition, category.role),
    problems: [],
    ...(endings && { endings: [...endings] }),
  };
}

const differsIn = (differs: Stored['differs']): Pick<Stored, 'differs'> => (differs ? { differs } : {});
