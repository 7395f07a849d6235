import { randomUUID } from 'node:crypto';
import type { Fault } from '../support/fault.ts';
import { repeat } from '../support/recovery.ts';
import { openStage, type Stage } from './stage.ts';

/** Something that goes wrong while somebody fills a form in their browser; a trial gives what was not as it must be. */
export interface FillerFault extends Pick<Fault, 'id' | 'what' | 'times'> {
  trial(stage: Stage, round: number): Promise<readonly string[]>;
}

/** The fault with a stage of its own, as a full run tries it. */
export function onStage({ trial, ...fault }: FillerFault): Fault {
  return {
    ...fault,
    databases: ['sqlite'],
    run: async (_ground, times) => {
      const stage = await openStage();
      try {
        return { acknowledged: 0, faults: await repeat(times, (round) => trial(stage, round)) };
      } finally {
        await stage.close();
      }
    },
  };
}

/** A text that no other trial types. */
export const newText = (): string => `slept ${randomUUID()}`;

/** A fault where the two are not the same. */
export function differing(what: string, found: unknown, wanted: unknown): readonly string[] {
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}
