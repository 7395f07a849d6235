import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface ClusterOptions {
  readonly scenes: readonly string[];
  /** How often the leader goes off. */
  readonly rounds: number;
}

export function readOptions(words: readonly string[], known: readonly string[]): ClusterOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no scene "${unknown}": ${known.join(', ')}.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above 0.');
  return { scenes: positionals.length === 0 ? known : positionals, rounds };
}
