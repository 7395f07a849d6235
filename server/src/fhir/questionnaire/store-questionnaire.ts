import type { CallData } from '../../../../src/api/contract/contract.ts';
import type { DefinitionProblem } from '../../../../src/engine/definition/problem.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { errors } from '../../../../src/api/contract/errors.ts';
import { fromJson, stableJson } from '../../db/json.ts';
import { checkForm } from '../../form-work/check-form.ts';
import { assertWhole } from '../../form/publish.ts';
import { straight } from '../../http/request/clean-text.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { inputOf, wrong } from '../operations/parameters-resource.ts';
import { issuesOf, outcome } from '../outcome.ts';
import { findByUrl, urlSought } from './forms-by-url.ts';
import { currentForm, versionIdOf, type CurrentForm } from './current-form.ts';
import {
  asWritten,
  imported,
  notesOf,
  problemAt,
  projectOf,
  sentQuestionnaire,
  withItems,
} from './sent-questionnaire.ts';

/** A form that was stored. */
export interface StoredForm {
  readonly id: string;
  readonly isNew: boolean;
  readonly form: CurrentForm;
  /** What was not understood, and problems of a draft. */
  readonly issues: readonly Issue[];
}

/** Adds a form; with `If-None-Exist`, unless the caller designs one of that address already. */
export async function createQuestionnaire(exchange: Exchange, body: unknown): Promise<StoredForm> {
  const { resource, isActive } = sentQuestionnaire(body);
  const url = urlSought(exchange.request.headers['if-none-exist']);
  const before = url === undefined ? undefined : await findByUrl(exchange, url);
  if (before !== undefined) return { id: before, isNew: false, form: await currentForm(exchange, before), issues: [] };
  const { definition, left } = await imported(exchange, resource);
  const project = projectOf(resource);
  const added = await withItems(exchange, resource, definition, () =>
    exchange.call('/category/addform', {
      definition,
      publish: isActive,
      ...(project !== undefined && { project }),
    }),
  );
  return {
    id: added.id,
    isNew: true,
    form: await currentForm(exchange, added.id),
    issues: [...warnings(exchange, added.problems, resource, definition), ...notesOf(left)],
  };
}

/** Puts a Questionnaire in the place of the form’s draft and, where it is active, publishes it; one that changes nothing makes no version. */
export async function updateQuestionnaire(exchange: Exchange, id: string, body: unknown): Promise<StoredForm> {
  const { resource, isActive } = sentQuestionnaire(body);
  const before = await currentForm(exchange, id);
  assertSameId(resource['id'], [id, before.id, before.slug]);
  assertMatch(exchange, before);
  const written = asWritten(resource, before.resource, before.definition);
  const { definition: read, left } = await imported(exchange, written, before.id);
  const text = straight(JSON.stringify(read));
  const definition = fromJson<FormDefinition>(text);
  const { caller } = exchange.context;
  const problems = await checkForm(caller.user?.id ?? '', text, caller.language);
  const isChanged = stableJson(definition) !== stableJson(before.definition);
  await withItems(exchange, resource, definition, async () => {
    if (isActive) assertWhole(problems);
    const { rev } = isChanged
      ? await exchange.call('/category/storedraft', { category: before.id, rev: before.rev, definition })
      : before;
    if (isActive) await exchange.call('/category/publish', { category: before.id, rev });
  });
  return {
    id: before.id,
    isNew: false,
    form: await currentForm(exchange, before.id),
    issues: [...warnings(exchange, problems, resource, definition), ...notesOf(left)],
  };
}

/** What a Questionnaire would be refused for, and what of it is not understood; nothing is stored. */
export async function validateQuestionnaire(exchange: Exchange, body: unknown) {
  const sent = inputOf(body, 'Questionnaire', 'resource');
  if (sent === undefined) throw wrong('Questionnaire');
  const { caller } = exchange.context;
  try {
    const { resource } = sentQuestionnaire(sent);
    const { definition, left } = await imported(exchange, resource);
    const problems = await checkForm(caller.user?.id ?? '', JSON.stringify(definition), caller.language);
    const found = problems.map((problem) => problemAt(problem, resource, definition, caller.language));
    const none: readonly Issue[] = [
      { severity: 'information', code: 'informational', diagnostics: 'The form can be published.' },
    ];
    return outcome([...(found.length > 0 ? found : none), ...notesOf(left)]);
  } catch (error) {
    // What is wrong with the form is what was asked for; that somebody may not ask is not.
    if (error instanceof FhirError && errors[error.code].status === 422)
      return outcome(issuesOf(error, caller.language));
    throw error;
  }
}

function warnings(
  { context }: Exchange,
  problems: readonly DefinitionProblem[] | CallData<'/category/addform'>['problems'],
  resource: Readonly<Record<string, unknown>>,
  definition: FormDefinition,
): readonly Issue[] {
  return problems.map((problem) => ({
    ...problemAt(problem, resource, definition, context.caller.language),
    severity: 'warning',
  }));
}

function assertSameId(id: unknown, names: readonly string[]): void {
  if (typeof id === 'string' && names.includes(id)) return;
  throw new FhirError('badbody', [
    { code: 'value', diagnostics: 'The id is that of the address.', expression: 'Questionnaire.id' },
  ]);
}

/** What others have changed meanwhile, or not published yet, is not written over unless `If-Match` says that it was seen. */
function assertMatch({ request, context }: Exchange, before: CurrentForm): void {
  const asked = request.headers['if-match'];
  if (asked === undefined) {
    const isOthers = before.isPending && before.savedBy !== context.caller.user?.id;
    if (!isOthers) return;
    throw new FhirError('olderrev', [
      {
        code: 'conflict',
        diagnostics: `The form has a draft that is not published. If-Match: W/"${versionIdOf(before)}" replaces it.`,
      },
    ]);
  }
  if (asked.replace(/^W\//, '').replaceAll('"', '') === versionIdOf(before)) return;
  throw new FhirError(
    'olderrev',
    [{ code: 'conflict', diagnostics: `The version is W/"${versionIdOf(before)}" by now.` }],
    412,
  );
}
