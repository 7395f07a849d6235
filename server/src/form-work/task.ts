import type { DefinitionProblem } from '../../../src/engine/problem.ts';
import { checkDefinition } from '../../../src/fields/engine.ts';
import { bringFhirPath } from '../../../src/interchange/bring-fhirpath.ts';
import { fromJson } from '../db/json.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { ErrorDetail } from '../http/server-error.ts';
import { ServerError } from '../http/server-error.ts';
import type { ErrorName } from '../../../src/api/contract/errors.ts';
import type { Language } from '../http/handler.ts';
import { readForm, type Document } from './read-form.ts';

/** Work on a form that may take long: a document of another system is read, or a definition, as JSON, is checked. */
export type Task =
  | { readonly kind: 'read'; readonly document: Document }
  | { readonly kind: 'check'; readonly definition: string; readonly language: Language };

/** What each kind of task gives. */
export interface Results {
  readonly read: CallData<'/category/import'>;
  readonly check: readonly DefinitionProblem[];
}

/** A result as it travels between threads. */
export type Outcome =
  { readonly result: Results[keyof Results] } | { readonly refusal: ErrorName; readonly detail: ErrorDetail };

export async function doTask<Kind extends Task['kind']>(
  task: Extract<Task, { readonly kind: Kind }>,
): Promise<Results[Kind]>;
export async function doTask(task: Task): Promise<Results[keyof Results]> {
  if (task.kind === 'read') return readForm(task.document);
  const definition = fromJson<FormDefinition>(task.definition);
  await bringFhirPath(definition);
  return checkDefinition(definition, task.language);
}

/** Never throws: whatever cannot be read is refused. */
export async function tryTask(task: Task): Promise<Outcome> {
  try {
    return { result: await doTask(task as never) };
  } catch (error) {
    return error instanceof ServerError
      ? { refusal: error.code, detail: error.detail }
      : { refusal: 'unreadableform', detail: {} };
  }
}
