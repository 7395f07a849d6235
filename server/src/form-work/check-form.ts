import type { DefinitionProblem } from '../../../src/engine/problem.ts';
import type { Language } from '../http/handler.ts';
import { doTask } from './task.ts';
import { workApart } from './work-apart.ts';

/** Characters of a definition that is checked in a moment; a larger one goes to a thread of its own, which takes a while to start. */
const checkedHere = 50_000;

/** What is wrong in a definition, as JSON. Throws as `workApart` does. */
export async function checkForm(definition: string, language: Language): Promise<readonly DefinitionProblem[]> {
  const task = { kind: 'check', definition, language } as const;
  return definition.length <= checkedHere ? doTask(task) : workApart(task);
}
