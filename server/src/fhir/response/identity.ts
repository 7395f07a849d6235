import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import type { Context } from '../../context/context.ts';
import { derivedId } from '../../db/derived-id.ts';
import { FhirError, unsupported } from '../fhir-error.ts';
import { readSearch } from '../search/parameters.ts';

/** What a sender calls a response. */
export interface Identifier {
  readonly system?: string;
  readonly value: string;
}

const longest = 250;

/** The identifier of a resource that is sent; undefined where it has none. */
export function identifierOf(resource: Raw): Identifier | undefined {
  const identifier = resource['identifier'];
  if (typeof identifier !== 'object' || identifier === null) return undefined;
  const { system, value } = identifier as Raw;
  if (typeof value !== 'string' || value === '') return undefined;
  const found = { value, ...(typeof system === 'string' && { system }) };
  if (token(found).length > longest)
    throw new FhirError('brokenrule', [
      {
        code: 'too-long',
        diagnostics: `System and value together may have ${longest} characters.`,
        expression: 'QuestionnaireResponse.identifier',
      },
    ]);
  return found;
}

/** The identifier that `If-None-Exist` asks for: `identifier=system|value`. */
export function identifierSought(header: unknown): Identifier | undefined {
  if (header === undefined) return undefined;
  const query = new URLSearchParams(String(header).replace(/^[^?]*\?/, ''));
  const { parameters } = readSearch({ query: Object.fromEntries(query), body: undefined }, { identifier: [] });
  const [value, ...more] = parameters.flatMap(({ values }) => values);
  if (value === undefined || more.length > 0) throw unsupported('If-None-Exist takes one identifier.');
  return fromToken(value);
}

/** `system|value`, `|value` or `value`. */
export function fromToken(text: string): Identifier {
  const at = text.indexOf('|');
  if (at <= 0) return { value: text.slice(at + 1) };
  return { system: text.slice(0, at), value: text.slice(at + 1) };
}

export function isSame(one: Identifier, other: Identifier): boolean {
  return token(one) === token(other);
}

/** The id of what a sender calls so: their own name for it, so that nobody else can take it or ask for it. */
export function idFor({ caller }: Context, clinic: string, identifier: Identifier): string {
  return derivedId([clinic, caller.user?.id ?? '', token(identifier)]);
}

const mark = 'fhir ';

/** What is noted of where the entry came from. */
export function sourceOf(identifier: Identifier | undefined): string {
  return `${mark}${identifier === undefined ? '' : token(identifier)}`;
}

export function identifierIn(source: string | null): Identifier | undefined {
  const text = source?.startsWith(mark) === true ? source.slice(mark.length) : '';
  return text === '' ? undefined : fromToken(text);
}

function token({ system = '', value }: Identifier): string {
  return `${system}|${value}`;
}
