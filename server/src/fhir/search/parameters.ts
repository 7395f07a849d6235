import type { FastifyRequest } from 'fastify';
import { unsupported } from '../fhir-error.ts';

/** A parameter of a search as it was sent; its values are alternatives. */
export interface Parameter {
  readonly name: string;
  readonly modifier: string | undefined;
  readonly values: readonly string[];
}

/** Parameters that a search knows, each with its modifiers. */
export type KnownParameters = Readonly<Record<string, readonly string[]>>;

export interface Search {
  readonly parameters: readonly Parameter[];
  readonly limit: number;
  /** Where an earlier page ended. */
  readonly after: string | undefined;
  /** Only how many there are is asked for. */
  readonly isCount: boolean;
  /** What was sent, as links repeat it. */
  readonly sent: readonly (readonly [string, string])[];
}

const [usual, most] = [20, 100];

/** Parameters of every search; those of `_format` and the like change nothing here. */
const common: KnownParameters = {
  _count: [],
  _after: [],
  _summary: [],
  _total: [],
  _format: [],
  _pretty: [],
};

/** Reads a search, of an address and of form fields. One that names what the server does not know is refused: it would give more than was asked for. */
export function readSearch({ query, body }: Pick<FastifyRequest, 'query' | 'body'>, known: KnownParameters): Search {
  const sent = [...pairsOf(query), ...(body instanceof URLSearchParams ? body : [])];
  const parameters = sent.filter(([, value]) => value !== '').map(([key, value]) => readParameter(key, value, known));
  const one = (name: string) => parameters.findLast((parameter) => parameter.name === name)?.values[0];
  const summary = one('_summary');
  if (summary !== undefined && !['count', 'false'].includes(summary))
    throw unsupported(`_summary=${summary} is not supported; count and false are.`);
  return {
    parameters: parameters.filter(({ name }) => Object.hasOwn(known, name)),
    limit: limitOf(one('_count')),
    after: one('_after'),
    isCount: summary === 'count' || one('_count') === '0',
    sent: sent.filter(([key]) => key !== '_after'),
  };
}

function pairsOf(query: unknown): readonly (readonly [string, string])[] {
  return Object.entries(query as Readonly<Record<string, string | readonly string[]>>).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, String(each)] as const),
  );
}

function readParameter(key: string, text: string, known: KnownParameters): Parameter {
  const [name = '', modifier] = key.split(':', 2);
  const modifiers = Object.hasOwn(known, name) ? known[name] : Object.hasOwn(common, name) ? common[name] : undefined;
  if (modifiers === undefined)
    throw unsupported(
      `The search parameter ${name.slice(0, 60)} is not supported. Supported: ${Object.keys(known).join(', ')}.`,
    );
  if (modifier !== undefined && !modifiers.includes(modifier))
    throw unsupported(`The modifier :${modifier.slice(0, 60)} of ${name} is not supported.`);
  const values = text.split(/(?<!\\),/).map((value) => value.replace(/\\([,$|\\])/g, '$1'));
  return { name, modifier, values };
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw unsupported('_count is a whole number.');
  return Math.min(most, Math.max(1, Number(text)));
}
