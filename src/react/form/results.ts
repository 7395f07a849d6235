import type { Question } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { isEmptySum } from '../ui/is-empty-sum.ts';

/** What the form has computed from answers and the report shows: visible questions with a formula, in order. */
export function resultsOf(form: LiveForm): readonly Question[] {
  return form.pages().flatMap((page) => collect(page.questions, form));
}

function collect(questions: readonly Question[], form: LiveForm): readonly Question[] {
  return questions.flatMap((question) => {
    if (question.questions)
      return question.multimode || !form.state(question.name).visible ? [] : collect(question.questions, form);
    const state = question.formula && question.displayInReport !== false ? form.state(question.name) : undefined;
    return state?.visible && state.value !== undefined && !isEmptySum(form, question.name) ? [question] : [];
  });
}
