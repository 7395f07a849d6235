import type { FieldModels } from '../capabilities/field-model.ts';
import type { Fault } from '../definition/problem.ts';
import type { PatientName, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import { patientNames } from '../dependencies/question-names.ts';
import type { Report } from './report.ts';

/** Why a question's answer cannot be the detail of the patient that it names. */
export type DetailFault = (question: Question) => Fault | undefined;

/** Reports answers that cannot become a detail of the patient: one answer says it, in a form that the file can keep. */
export function checkPatientFields(
  questions: readonly PlacedQuestion[],
  models: FieldModels,
  report: Report,
  detailFault: DetailFault = () => undefined,
): void {
  const taken = new Map<PatientName, Question>();
  for (const { question, path, row } of questions) {
    const { patientField: detail, type } = question;
    // What is no detail, and no type, is reported as such.
    if (detail === undefined || !patientNames.includes(detail) || !isType(type, models)) continue;
    const earlier = taken.get(detail);
    const fault =
      earlier !== undefined
        ? { rule: 'patientfieldtwice', params: { name: String(earlier.name).slice(0, 50) } }
        : row
          ? { rule: 'patientfieldinrows' }
          : detailFault(question);
    if (fault) report(`${path}.patientField`, fault);
    taken.set(detail, earlier ?? question);
  }
}

const isType = (type: unknown, models: FieldModels): boolean => typeof type === 'string' && Object.hasOwn(models, type);
