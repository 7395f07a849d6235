import type { FormDefinition, PatientName } from '../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../engine/definition/walk-questions.ts';

/** The details that everybody who fills the form is asked for: no condition hides the question, or leads past it. */
export function detailsAsked(definition: FormDefinition): ReadonlySet<PatientName> {
  const hidden = new Set(definition.conditions.map((each) => (each.kind === 'visibility' ? each.target : undefined)));
  const leadsOn = definition.conditions.some(({ kind }) => kind === 'gotopage');
  const isAsked = (placed: PlacedQuestion): boolean =>
    placed.page.pageType === 'form' &&
    !(leadsOn && placed.pageIndex > 0) &&
    !hidden.has(placed.page.id) &&
    isVisible(placed);
  const isVisible = ({ question, parent }: PlacedQuestion): boolean =>
    !hidden.has(question.id) && (parent === undefined || isVisible(parent));
  return new Set(
    walkQuestions(definition).flatMap((placed) =>
      placed.question.patientField && !placed.row && isAsked(placed) ? [placed.question.patientField] : [],
    ),
  );
}
