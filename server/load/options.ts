import { parseArgs } from 'node:util';
import type { DatabaseKind } from '../faults/support/scene.ts';

/** What the command line asks for. */
export interface LoadOptions {
  readonly scenes: readonly string[];
  readonly database?: DatabaseKind;
  /** How long the soak lasts; the other scenes have lengths of their own. */
  readonly seconds: number;
  /** People who fill the form at any time. */
  readonly users: number;
  /** Entries a second, in ordinary hours. */
  readonly rate: number;
  /** People who send without a pause in the overload. */
  readonly senders: number;
  /** People who sign in at the same moment. */
  readonly signIns: number;
  /** Files of the clinic that is read in, and the folder in which it is kept for the next time; without one, it is filled anew. */
  readonly files: number;
  readonly kept?: string | undefined;
}

const numbers = {
  seconds: '120',
  users: '200',
  rate: '50',
  senders: '600',
  'sign-ins': '200',
  files: '100000',
} as const;

export function readOptions(words: readonly string[], known: readonly string[]): LoadOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      kept: { type: 'string' },
      ...Object.fromEntries(
        Object.entries(numbers).map(([name, fallback]) => [name, { type: 'string' as const, default: fallback }]),
      ),
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no scene "${unknown[0]}": ${known.join(', ')}.`);
  const { database, kept } = values;
  if (database !== undefined && database !== 'sqlite' && database !== 'postgres')
    throw new Error('--database is sqlite or postgres.');
  const number = (name: keyof typeof numbers) => positive(name, (values as Readonly<Record<string, unknown>>)[name]);
  return {
    scenes: positionals.length === 0 ? ['soak'] : positionals,
    database,
    seconds: number('seconds'),
    users: number('users'),
    rate: number('rate'),
    senders: number('senders'),
    signIns: number('sign-ins'),
    files: number('files'),
    kept,
  };
}

function positive(name: string, given: unknown): number {
  const number = Number(given);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0.`);
  return number;
}
