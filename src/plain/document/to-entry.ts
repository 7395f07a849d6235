import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { coverage } from '../../react/form/filling/submission.ts';
import { coveredAnswers, patientIn } from '../../react/form/filling/save-entry.ts';
import type { PlainFilling } from './open-filling.ts';
import type { PlainEntry } from '../../api/contract/pages/plain-page.ts';

/**
 * What is stored of a form that is filled, as the filler sends it.
 *
 * Results are left out: the server computes them itself, and what is sent again is the same to the letter.
 */
export function toEntry({ core, form, patientForm }: PlainFilling): PlainEntry {
  const { page, unfilled } = coverage(form, undefined, core.$state.get());
  const covered = coveredAnswers(form, unfilled);
  const results = new Set(
    walkQuestions(form.definition).flatMap(({ row, question }) =>
      !row && fieldModels[question.type].kind === 'calculated' ? [question.name] : [],
    ),
  );
  const patient = patientIn(form.definition, covered, {
    ...core.input.source.patient,
    ...patientForm?.answers(),
  });
  return {
    answers: Object.fromEntries(Object.entries(covered).filter(([name]) => !results.has(name))),
    ...(Object.keys(patient).length > 0 && { patient: patient as Patient }),
    ...(page && { page }),
  };
}
