import type { DefinitionProblem } from '../../../src/engine/definition/problem.ts';
import { findProblems } from '../../../src/fields/check/find-problems.ts';
import { answerSentences } from '../../../src/fields/sentences/answer-sentences.ts';
import { loadFhirPath } from '../../../src/interchange/fhir/fhirpath/load-fhirpath.ts';
import { fromJson } from '../db/json.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { ErrorDetail } from '../errors/server-error.ts';
import { ServerError } from '../errors/server-error.ts';
import type { ErrorName } from '../../../src/api/contract/errors.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { checkWritten, type Checked } from './check-proposal.ts';
import { readForm, type Document } from './read-form.ts';

/** Work that may take long: a document of another system is read, or a definition, as JSON, or a proposal is checked. */
export type Task =
  | { readonly kind: 'read'; readonly document: Document }
  | { readonly kind: 'check'; readonly definition: string; readonly language: Language }
  | {
      readonly kind: 'proposal';
      readonly written: CallBody<'/proposal/check'>;
      readonly language: Language | undefined;
    };

/** What each kind of task gives. */
export interface Results {
  readonly read: CallData<'/category/import'>;
  readonly check: readonly DefinitionProblem[];
  readonly proposal: Checked;
}

/** A result as it travels between threads. */
export type Outcome =
  { readonly result: Results[keyof Results] } | { readonly refusal: ErrorName; readonly detail: ErrorDetail };

export async function doTask<Kind extends Task['kind']>(
  task: Extract<Task, { readonly kind: Kind }>,
): Promise<Results[Kind]>;
export async function doTask(task: Task): Promise<Results[keyof Results]> {
  if (task.kind === 'read') return readForm(task.document);
  if (task.kind === 'proposal') return checkWritten(task.written, task.language);
  const definition = fromJson<FormDefinition>(task.definition);
  const fhirPath = await loadFhirPath(definition);
  return findProblems(definition, task.language, answerSentences, fhirPath?.foreign);
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
