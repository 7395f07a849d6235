import type { FormDefinition, Language } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';

type Check = (definition: FormDefinition, language: Language) => readonly DefinitionProblem[];

/**
 * Finds the problems of a form. Where what computes an expression is not here yet, it is fetched, and they are looked for `again`;
 * that it is missing is a problem only once it did not come. The next change asks for it once more.
 */
export function lateCheck(engine: Pick<FormEngine, 'checkDefinition' | 'prepare'>, again: () => void): Check {
  let isLost = false;
  return (definition, language) => {
    const problems = engine.checkDefinition(definition, language);
    const known = problems.filter(({ rule }) => rule !== 'foreignmissing');
    if (!engine.prepare || known.length === problems.length || isLost) {
      isLost = false;
      return problems;
    }
    engine.prepare(definition).then(again, () => {
      isLost = true;
      again();
    });
    return known;
  };
}
