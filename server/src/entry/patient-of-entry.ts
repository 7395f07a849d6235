import type { CallData, FieldFault } from '../../../src/api/contract/contract.ts';
import type { Answers, FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { patientAnswers, type PatientAnswer } from '../../../src/fields/form/patient-answers.ts';
import { detailsAsked } from '../../../src/fields/form/details-asked.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import { questionsFor } from '../access/cut-answers.ts';
import { extentOf } from '../access/rules.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { ServerError } from '../errors/server-error.ts';
import { requiredDetails } from '../file/check-patient.ts';
import { fillPatient } from '../file/fill-patient.ts';
import { formEngine } from './form-engine.ts';

type Differing = CallData<'/entry/storeentry'>['differs'];

/** Details that the settings require and no question of the form may give. */
export const requiredBeside = (definition: FormDefinition, { settings, role }: ReachedCategory) =>
  requiredDetails(settings).filter((detail) => questionFor(detail, definition, role) === undefined);

/** Throws where the settings require a detail that nobody gave: at the question that asks for it, as one without an answer. */
export function assertPatientKnown(
  { caller }: Context,
  { settings, role }: ReachedCategory,
  definition: FormDefinition,
  patient: Patient,
): void {
  const missing = requiredDetails(settings).filter((detail) => patient[detail] === undefined);
  if (missing.length === 0) return;
  const asked = detailsAsked(cutDefinition(definition, role));
  const fields = missing.map((detail): FieldFault => {
    const question = asked.has(detail) ? questionFor(detail, definition, role) : undefined;
    if (question === undefined) return { path: `patient.${detail}`, rule: 'required', message: '' };
    const message = formEngine.capabilities.sentences(caller.language)({ rule: 'mandatory' });
    return { path: `answers.${question.name}`, rule: 'mandatory', message };
  });
  const isOfPatient = fields.some(({ rule }) => rule === 'required');
  throw new ServerError(isOfPatient ? 'invalidpatient' : 'brokenrule', { fields });
}

const questionFor = (detail: keyof Patient, definition: FormDefinition, role: Role): Question | undefined =>
  questionsFor(definition, role).find(({ patientField }) => patientField === detail);

/** The questions whose answers differ from the file, for those who read files; others would learn what the file says. */
export function shownDiffering(differing: readonly PatientAnswer[], { role }: ReachedCategory): Differing {
  if (differing.length === 0 || extentOf(role, 'view') !== 'all') return undefined;
  return differing.map(({ detail, question }) => ({ detail, question }));
}

/** The same of an entry that was stored before. */
export async function differingNow(
  { db, clock }: Context,
  category: ReachedCategory,
  {
    definition,
    answers,
    file,
  }: { readonly definition: FormDefinition; readonly answers: Answers; readonly file: string },
): Promise<Differing> {
  const said = patientAnswers(definition, answers);
  if (said.length === 0 || extentOf(category.role, 'view') !== 'all') return undefined;
  const row = await db
    .selectFrom('files')
    .select('patient')
    .where('clinic', '=', category.clinic)
    .where('id', '=', file)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { differing } = fillPatient(fromJson<Patient>(row.patient), said, clock().toISOString().slice(0, 10));
  return shownDiffering(differing, category);
}
