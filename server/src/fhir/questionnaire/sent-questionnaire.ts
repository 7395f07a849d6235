import type { CallData, FieldFault } from '../../../../src/api/contract/contract.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../../../src/interchange/shared/raw.ts';
import { invalid } from '../../../../src/interchange/fhir/resource/invalid.ts';
import { keptOf, unkeep } from '../../../../src/interchange/fhir/resource/keep.ts';
import { stableJson } from '../../db/json.ts';
import { withSentence } from '../../errors/error-texts.ts';
import { ServerError } from '../../errors/server-error.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { codeOfRule } from '../outcome.ts';
import { withEditedWords } from './edited-words.ts';
import type { Resource } from '../search/bundle.ts';

const root = 'Questionnaire';

/** A Questionnaire that is sent to be stored. */
export interface SentQuestionnaire {
  readonly resource: Raw;
  /** `active`: it is published; `draft`: whoever designs the form publishes it. */
  readonly isActive: boolean;
}

/** The body as a Questionnaire that can be stored: a draft, or one in use. */
export function sentQuestionnaire(body: unknown): SentQuestionnaire {
  if (!isRecord(body) || body['resourceType'] !== root)
    throw new FhirError('badbody', [{ code: 'structure', diagnostics: `A ${root} is expected.` }]);
  const { status } = body;
  if (status !== 'draft' && status !== 'active')
    throw new FhirError('brokenrule', [
      {
        code: status === undefined ? 'required' : 'not-supported',
        diagnostics:
          'The status is draft or active. A form is closed to responses in the portal, where its versions are withdrawn too.',
        expression: `${root}.status`,
      },
    ]);
  return { resource: body, isActive: status === 'active' };
}

const projectSystem = 'https://porsa.dev/fhir/project';

/** The project that a tag of the resource names, by ID or slug. */
export function projectOf({ meta }: Raw): string | undefined {
  const tags = isRecord(meta) ? recordsOf(meta['tag']) : [];
  const code = tags.find(({ system }) => system === projectSystem)?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** What the server says of every form that it serves. */
const given = ['id', 'meta', 'url', 'version', 'name', 'status', 'date', 'subjectType', 'derivedFrom'] as const;

/** The resource as its author has it: where it repeats what the server says of the form, that which came with the form before. */
export function asWritten(resource: Raw, served: Resource, definition: FormDefinition): Raw {
  const before = unkeep(keptOf(definition).resource) ?? {};
  const written: Record<string, unknown> = { ...withEditedWords(resource, served) };
  for (const key of given) {
    const isRepeated = key === 'status' || key === 'id' || stableJson(written[key]) === stableJson(served[key]);
    if (!isRepeated) continue;
    delete written[key];
    if (before[key] !== undefined) written[key] = before[key];
  }
  return written;
}

type Left = CallData<'/category/import'>['left'];

/** What was not understood, and goes back as it came. */
export function notesOf(left: Left): readonly Issue[] {
  return left.map(({ path, what }) => ({
    severity: 'information',
    code: 'not-supported',
    diagnostics: what,
    expression: at(path),
  }));
}

/** Reads the form out of the resource; says of what is no form where it is wrong. */
export async function imported(
  exchange: Exchange,
  resource: Raw,
  category?: string,
): Promise<CallData<'/category/import'>> {
  const read = await readForm(exchange, resource, category);
  const wrong = read.left.filter(({ what }) => noFhir.has(what));
  if (wrong.length === 0) return read;
  throw new FhirError(
    'unreadableform',
    wrong.map(({ path, what }) => ({ code: 'structure', diagnostics: what, expression: at(path) })),
  );
}

const noFhir: ReadonlySet<string> = new Set(Object.values(invalid));

async function readForm(
  exchange: Exchange,
  resource: Raw,
  category: string | undefined,
): Promise<CallData<'/category/import'>> {
  try {
    return await exchange.call('/category/import', {
      format: 'fhir',
      content: JSON.stringify(resource),
      ...(category !== undefined && { category }),
    });
  } catch (error) {
    if (!(error instanceof ServerError) || !error.detail.fields) throw error;
    throw new FhirError(
      error.code,
      error.detail.fields.map(({ path, message, rule }) => ({
        code: 'structure',
        diagnostics: message || rule,
        expression: at(path),
      })),
    );
  }
}

/** Does it, and says of a form with problems at which items they are. */
export async function withItems<T>(
  { context }: Exchange,
  resource: Raw,
  definition: FormDefinition,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'brokendefinition' || !error.detail.fields) throw error;
    throw new FhirError(
      error.code,
      error.detail.fields.map((fault) => problemAt(fault, resource, definition, context.caller.language)),
    );
  }
}

/** A problem of the form, at the item that it is about. */
export function problemAt(
  fault: FieldFault,
  resource: Raw,
  definition: FormDefinition,
  language: Exchange['context']['caller']['language'],
): Issue {
  const { path, rule, message } = withSentence(fault, language);
  return {
    code: codeOfRule(rule),
    text: message,
    diagnostics: `${path}: ${rule}`,
    expression: at(itemPath(resource, partAt(definition, path)) ?? ''),
  };
}

/** The id of the innermost page or question that a path of the definition leads to; of a condition, what it is about. */
function partAt(definition: FormDefinition, path: string): string | undefined {
  let here: unknown = definition;
  let found: string | undefined;
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined;
    const named = isRecord(here) ? (here['target'] ?? here['id']) : undefined;
    if (typeof named === 'string') found = named;
  }
  return found;
}

function itemPath(around: Raw, linkId: string | undefined, before = ''): string | undefined {
  if (linkId === undefined) return undefined;
  for (const [index, item] of recordsOf(around['item']).entries()) {
    const path = `${before}item[${index}]`;
    const found = item['linkId'] === linkId ? path : itemPath(item, linkId, `${path}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function at(path: string): string {
  return path === '' ? root : `${root}.${path}`;
}
