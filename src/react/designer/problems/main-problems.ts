import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { missingInMain } from '../definition/missing-texts.ts';

/** Titles, options and rows that are written, but not in the form's main language. */
export function mainProblems(
  definition: FormDefinition,
  { t }: Pick<LanguageTools, 't'>,
): readonly DefinitionProblem[] {
  const language = t(`designer:languages.${definition.language}`);
  return missingInMain(definition).map(({ path, key, count }) => ({
    path,
    rule: 'mainlanguage',
    message: t(`designer:main.${key}`, { language, count }),
  }));
}
