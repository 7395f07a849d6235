import type { Ending, FormDefinition, Question, Severity } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';

const order: readonly Severity[] = ['danger', 'warning', 'info', 'neutral'];
const rank = ({ severity = 'neutral' }: Ending): number => order.indexOf(severity);

/** Urgent endings come before everything else, and no green tick stands beside them. */
export const isUrgent = (ending: Ending): boolean => rank(ending) < 2;

/**
 * The endings to show. `stored` are those that the server found, which knows more than the patient's part of the form;
 * urgent ones that the form itself found stay, since they were seen already.
 */
export function endingsOf(form: LiveForm, stored?: readonly string[]): readonly Ending[] {
  const own = form.endings();
  const known = form.definition.endings ?? [];
  return stored
    ? known
        .filter((ending) => stored.includes(ending.id) || (own.includes(ending) && isUrgent(ending)))
        .sort((one, other) => rank(one) - rank(other))
    : own;
}

/**
 * Notes that come and go by a condition of their own: advice that answers have called for.
 *
 * One that shares its condition with questions is their heading, and the text of an ending with the same condition is shown with the ending.
 */
export function conditionalNotes(
  { pages, conditions, endings = [] }: FormDefinition,
  views: FieldViews,
): readonly Question[] {
  const whenOf = new Map(
    conditions.flatMap((condition) =>
      condition.kind === 'visibility' ? [[condition.target, condition.when] as const] : [],
    ),
  );
  const placed = walkQuestions({ pages });
  const others = new Set([
    ...endings.map(({ when }) => when),
    ...placed.filter(({ question }) => !views[question.type].isNote).map(({ question }) => whenOf.get(question.id)),
  ]);
  return placed
    .filter(
      ({ question: { id, type }, row }) => views[type].isNote && !row && whenOf.has(id) && !others.has(whenOf.get(id)),
    )
    .map(({ question }) => question);
}
