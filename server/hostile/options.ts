import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface HostileOptions {
  readonly scenes: readonly string[];
  /** How long each guest does their worst. */
  readonly seconds: number;
}

/** A few seconds a scene; `--minute` is what the goals are for. */
export function readOptions(words: readonly string[], known: readonly string[]): HostileOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '5' }, minute: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no scene "${unknown}": ${known.join(', ')}.`);
  const seconds = values.minute ? 60 : Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds must be a number above 0.');
  return { scenes: positionals.length === 0 ? known : positionals, seconds };
}
