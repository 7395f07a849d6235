import type { Condition, Page, Question } from '../../engine/definition/types.ts';

/** Whether nothing of it is seen: it is out of sight itself, or all that stands in it is. */
function isUnseen(question: Question): boolean {
  return (
    Reflect.get(question, 'hidden') === true || (question.questions !== undefined && question.questions.every(isUnseen))
  );
}

/** Groups in which nothing is seen are out of sight too. */
function hide(question: Question): Question {
  if (!question.questions) return question;
  return { ...question, questions: question.questions.map(hide), ...(isUnseen(question) && { hidden: true }) };
}

/** Pages on which nothing is seen become groups out of sight, on a page that always shows: nobody is led to a blank page. */
export function foldHidden(
  pages: readonly Page[],
  conditions: readonly Condition[],
  give: (wanted: string) => string,
): readonly Page[] {
  const hidden = pages.map((page) => ({ ...page, questions: page.questions.map(hide) }));
  const isBlank = ({ questions }: Page): boolean => questions.every(isUnseen);
  const decided = new Set(conditions.map((condition) => (condition.kind === 'visibility' ? condition.target : '')));
  const host = hidden.find((page) => !isBlank(page) && !decided.has(page.id));
  const folded = hidden.filter(isBlank);
  if (!host || folded.length === 0) return hidden;
  const groups = folded.map(({ id, text, questions }): Question => ({
    id,
    name: give(id),
    type: 'container',
    title: text,
    questions,
    ...{ hidden: true },
  }));
  return hidden.flatMap((page) =>
    isBlank(page) ? [] : [page === host ? { ...page, questions: [...page.questions, ...groups] } : page],
  );
}
