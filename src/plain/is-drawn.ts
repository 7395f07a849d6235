import type { Question } from '../engine/definition/types.ts';
import type { FormScope } from '../engine/live-form/types.ts';
import { plainViews } from '../fields/registry/plain.ts';

/** Out of everybody's sight, as imported forms have them. */
export const isKept = (question: Question): boolean => 'hidden' in question && question.hidden === true;

/** Whether a page holds the question as the form stands. */
export const isDrawn = (question: Question, scope: FormScope): boolean =>
  !isKept(question) &&
  scope.state(question.name).visible &&
  plainViews[question.type].isEmpty?.(question, scope) !== true;
