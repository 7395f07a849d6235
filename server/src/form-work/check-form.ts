import type { DefinitionProblem } from '../../../src/engine/definition/problem.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { doTask } from './task.ts';
import { workApart } from './run-in-worker.ts';

/** Definitions of up to this many characters are checked at once; larger ones on a worker thread, which takes a while to start. */
const checkedHere = 50_000;

/** What is wrong in a person’s definition, as JSON. Throws as `workApart` does. */
export async function checkForm(
  whose: string,
  definition: string,
  language: Language,
): Promise<readonly DefinitionProblem[]> {
  const task = { kind: 'check', definition, language } as const;
  return definition.length <= checkedHere ? doTask(task) : workApart(whose, task);
}
