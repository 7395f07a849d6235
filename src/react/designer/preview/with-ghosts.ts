import type { FormDefinition, MatrixRow, Option, Question } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { hasWords } from '../../../engine/checks/check-shape.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

/** What may still be missing while a form is tried: words, which stand-ins take the place of. */
const wordless: ReadonlySet<string> = new Set(['titlemissing', 'optiontextmissing', 'rowtextmissing', 'mainlanguage']);

export const isGrave = ({ rule }: DefinitionProblem): boolean => !wordless.has(rule);

/** The form with a stand-in for each text that nobody wrote yet, to be tried; none of it is stored. */
export function withGhosts(definition: FormDefinition, { t }: Pick<LanguageTools, 't'>): FormDefinition {
  const named = <T extends Option | MatrixRow>(list: readonly T[], ghost: string): readonly T[] =>
    list.map((item, index) => (hasWords(item.text) ? item : { ...item, text: t(ghost, { place: index + 1 }) }));
  const options = (list: readonly Option[]): readonly Option[] =>
    named(list, 'designer:options.ghost').map((option) =>
      option.children ? { ...option, children: options(option.children) } : option,
    );
  const ghosted = (question: Question): Question => ({
    ...question,
    title: hasWords(question.title) ? question.title : t('designer:untitledquestion'),
    ...(question.options && { options: options(question.options) }),
    ...(question.rows && { rows: named(question.rows, 'designer:rows.ghost') }),
    ...(question.questions && { questions: question.questions.map(ghosted) }),
  });
  return {
    ...definition,
    title: hasWords(definition.title) ? definition.title : t('designer:untitled'),
    pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(ghosted) })),
  };
}
