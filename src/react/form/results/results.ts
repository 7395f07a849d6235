import type { Localized, Question } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { isEmptySum } from '../../ui/results/is-empty-sum.ts';

export interface Result {
  readonly question: Question;
  /** The title of what it stands in, where another result is called the same. */
  readonly within?: Localized;
}

/** What the form has computed from answers and the report shows: visible questions with a formula, in order. */
export function resultsOf(form: LiveForm): readonly Result[] {
  const found = form.pages().flatMap((page) => collect(page.questions, form));
  const titles = found.map(({ question }) => JSON.stringify(question.title));
  const isDouble = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
  return found.map((result, index) => (isDouble(titles[index]!) ? result : { question: result.question }));
}

function collect(questions: readonly Question[], form: LiveForm, within?: Localized): readonly Result[] {
  return questions.flatMap((question) => {
    if (question.questions)
      return question.multimode || !form.state(question.name).visible
        ? []
        : collect(question.questions, form, question.title);
    const state = question.formula && question.displayInReport !== false ? form.state(question.name) : undefined;
    return state?.visible && state.value !== undefined && !isEmptySum(form, question.name)
      ? [{ question, within }]
      : [];
  });
}
