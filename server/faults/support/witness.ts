import { createHash } from 'node:crypto';
import { fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { stableJson } from '../../src/db/json.ts';

/** What an entry held, as a hash. */
export type AnswersHash = string;

export function hashAnswers(answers: unknown): AnswersHash {
  return createHash('sha256').update(stableJson(answers)).digest('hex');
}

/** Writes down what a server has acknowledged, on disk before anything else happens, outside of the server's process and disk. */
export interface Witness {
  acknowledged(id: string, answers: unknown): void;
  /** The same of many, with one wait for the disk. */
  acknowledgedAll(entries: readonly (readonly [id: string, answers: unknown])[]): void;
  /** Every entry acknowledged, with the hash of its answers. */
  all(): ReadonlyMap<string, AnswersHash>;
}

export function openWitness(file: string, isCalm = false): Witness {
  const handle = openSync(file, 'a', 0o600);
  const acknowledgedAll: Witness['acknowledgedAll'] = (entries) => {
    const now = new Date().toISOString();
    writeSync(handle, entries.map(([id, answers]) => `${id} ${hashAnswers(answers)} ${now}\n`).join(''));
    if (!isCalm) fdatasyncSync(handle);
  };
  return {
    acknowledgedAll,
    acknowledged: (id, answers) => acknowledgedAll([[id, answers]]),
    all: () =>
      new Map(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => line.split(' ') as [string, string, string])
          .map(([id, hash]) => [id, hash]),
      ),
  };
}
