import { createContext, useContext } from 'react';
import type { FormDefinition, Language } from '../../../engine/definition/types.ts';
import type { FormOptions, LiveForm } from '../../../engine/live-form/types.ts';
import type { ParsedExpression } from '../../../engine/syntax/parse-syntax.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';

/** The engine with the field models in it, as screens use it. */
export interface FormEngine {
  createForm(definition: FormDefinition, options?: FormOptions): LiveForm;
  checkDefinition(definition: unknown, language?: Language): readonly DefinitionProblem[];
  /** Reads an expression as this engine knows it; the filler, which shows no expressions, does without. */
  parseExpression?(text: string, names?: Iterable<string>): ParsedExpression;
  /** Fetches what few forms need, before one of them is made or checked. */
  prepare?(definition: unknown): Promise<void>;
  /** The same, with the checker's code fetched only when it is asked: the filler, which seldom needs it, prefers this. */
  checkLater?(definition: unknown, language?: Language): Promise<readonly DefinitionProblem[]>;
}

const FormEngineContext = createContext<FormEngine | undefined>(undefined);

/** Filled by `elements`, so that screens import no field. */
export const FormEngineProvider = FormEngineContext.Provider;

export function useFormEngine(): FormEngine {
  const engine = useContext(FormEngineContext);
  if (!engine) throw new Error('FormEngineProvider is missing around this screen');
  return engine;
}
