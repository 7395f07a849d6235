import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { patientAnswers } from '../../../src/fields/form/patient-answers.ts';
import type { Submission } from '../../../src/interchange/xforms/read-submission.ts';
import { may } from '../access/rules.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { sameDetail } from '../file/fill-patient.ts';
import { codeOf } from '../file/patient-row.ts';

type Sent = Pick<Submission, 'answers' | 'patient'>;

/** What is sent of the place of a response: a file that is there, or the patient of a new one. */
export interface Place {
  readonly file?: string;
  readonly patient?: Patient;
}

/**
 * Where a response may belong, the likeliest first: what was stored before is found under one of them.
 *
 * The file of the patient with that national code in the form is continued, the latest of several, if the sender may fill
 * it and nothing that was sent says otherwise than it does. A mistyped code so opens a file of its own.
 */
export async function placesOf(
  context: Context,
  category: ReachedCategory,
  definition: FormDefinition,
  sent: Sent & { readonly id: string },
): Promise<readonly [Place, ...Place[]]> {
  const opened: Place = Object.keys(sent.patient).length > 0 ? { patient: sent.patient } : {};
  const before = await filesOfStored(context, category, sent.id);
  if (before.length > 0) return [opened, ...before.map((file) => ({ file }))];
  const file = await fileOf(context, category, definition, sent);
  return [file === undefined ? opened : { file }];
}

/** The file of a response that is stored already, under each ID that it may have been sent to. */
async function filesOfStored({ db }: Context, { clinic }: ReachedCategory, id: string): Promise<readonly string[]> {
  const entry = await db
    .selectFrom('entries')
    .select('file')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry === undefined) return [];
  const merged = await db
    .selectFrom('file_merges')
    .select('id')
    .where('clinic', '=', clinic)
    .where('kept', '=', entry.file)
    .execute();
  return [entry.file, ...merged.map((row) => row.id)];
}

async function fileOf(
  { db, caller }: Context,
  { clinic, id: category, role }: ReachedCategory,
  definition: FormDefinition,
  { answers, patient }: Sent,
): Promise<string | undefined> {
  const said = Object.fromEntries(patientAnswers(definition, answers).map(({ detail, value }) => [detail, value]));
  const told: Patient = { ...said, ...patient };
  const code = codeOf(told);
  if (code === null) return undefined;
  const rows = await db
    .selectFrom('files')
    .innerJoin('patients', (join) =>
      join.onRef('patients.clinic', '=', 'files.clinic').onRef('patients.id', '=', 'files.patient_id'),
    )
    .select(['files.id', 'files.patient', 'files.created_by'])
    .where('files.clinic', '=', clinic)
    .where('files.category', '=', category)
    .where('files.deleted_at', 'is', null)
    .where('patients.code', '=', code)
    .orderBy('files.updated_at', 'desc')
    .orderBy('files.id', 'desc')
    .execute();
  return rows.find(
    (row) =>
      may(role, 'fill', row.created_by === caller.user?.id) && agrees(fromJson<Patient>(row.patient), told, patient),
  )?.id;
}

/** Details of the patient beside the questions would take the place of the file’s: it has each of them already. A name in the answers is not another’s. */
function agrees(file: Patient, told: Patient, beside: Patient): boolean {
  const isSame = (detail: 'name' | 'code' | 'phone'): boolean => {
    const [held, given] = [file[detail], told[detail]];
    return held !== undefined && given !== undefined && sameDetail(detail, held, given);
  };
  const isOther = told.name !== undefined && file.name !== undefined && !isSame('name');
  return !isOther && (['name', 'code', 'phone'] as const).every((key) => beside[key] === undefined || isSame(key));
}
