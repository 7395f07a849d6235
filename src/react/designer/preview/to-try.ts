import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { drawableForm, type DrawableForm } from './drawable-form.ts';
import { isGrave, withGhosts } from './with-ghosts.ts';

type CheckForm = FormEngine['checkDefinition'];

/** The form itself where nothing is missing, so that it is the same object as long as it is the same; else without what is wrong, and with stand-ins for missing words. */
export function toTry(
  problems: readonly DefinitionProblem[],
  definition: FormDefinition,
  check: CheckForm,
  language: LanguageTools,
): DrawableForm {
  if (problems.length === 0) return { definition, left: [] };
  if (!problems.some(isGrave)) return { definition: withGhosts(definition, language), left: [] };
  const drawable = drawableForm(definition, problems, (rest) => check(rest, language.language));
  return { ...drawable, ...(drawable.definition && { definition: withGhosts(drawable.definition, language) }) };
}
