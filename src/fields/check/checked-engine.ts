import { InvalidDefinitionError } from '../../engine/definition/invalid-definition-error.ts';
import type { DefinitionProblem } from '../../engine/definition/problem.ts';
import type { FormDefinition, Language } from '../../engine/definition/types.ts';
import { isRecord } from '../../engine/definition/walk-questions.ts';
import type { Engine } from '../../engine/create-engine.ts';
import { parseExpression } from '../../engine/expression/parse-expression.ts';
import type { ParsedExpression } from '../../engine/syntax/parse-syntax.ts';
import { findProblems } from './find-problems.ts';
import type { SentenceTable } from '../sentences/sentences.ts';

/** An engine that checks definitions and expressions with its own capabilities. */
export interface CheckedEngine extends Pick<Engine, 'createForm'> {
  checkDefinition(definition: unknown, language?: Language): readonly DefinitionProblem[];
  parseExpression(text: string, names?: Iterable<string>): ParsedExpression;
}

/** Checks each definition the first time a form is made of it, and throws one `InvalidDefinitionError` for all its problems. */
export function createCheckedEngine(engine: Engine, answers: SentenceTable): CheckedEngine {
  const sound = new WeakSet<object>();
  const checkDefinition = (definition: unknown, language: Language = 'en'): readonly DefinitionProblem[] =>
    findProblems(definition, language, answers, engine.capabilities.foreign);
  const assertSound = (definition: FormDefinition, language: Language | undefined): void => {
    const own = isRecord(definition) && definition.language === 'fa' ? 'fa' : 'en';
    const problems = checkDefinition(definition, language ?? own);
    if (problems.length > 0) throw new InvalidDefinitionError(problems);
    sound.add(definition);
  };
  return {
    checkDefinition,
    parseExpression: (text, names) => parseExpression(text, names, engine.capabilities.foreign),
    createForm(definition, options) {
      if (!isRecord(definition) || !sound.has(definition)) assertSound(definition, options?.language);
      return engine.createForm(definition, options);
    },
  };
}
