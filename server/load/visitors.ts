import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { newSending, post } from '../faults/support/fillers.ts';
import type { Scene } from '../faults/support/scene.ts';
import { isTaken, outcomeOf, type Outcome } from './outcome.ts';

const never = new AbortController().signal;
setMaxListeners(0, never);

/** Moments of a steady rate, in milliseconds from the start. */
export function steady(perSecond: number, seconds: number, from = 0): readonly number[] {
  return Array.from(
    { length: Math.round(perSecond * seconds) },
    (_one, index) => from * 1000 + (index / perSecond) * 1000,
  );
}

/** Sends one entry, and writes down what was acknowledged. */
export async function sendEntry({ server, category, witness }: Scene, dueAt: number): Promise<Outcome> {
  const sending = newSending(category);
  const outcome = await outcomeOf(dueAt, post(server().address, sending, never));
  if (isTaken(outcome)) witness.acknowledged(sending.id, sending.answers);
  return outcome;
}

export interface Visits {
  /** When each sends, in milliseconds from the start. */
  readonly moments: readonly number[];
  /** How long before each opens the form. */
  readonly thinkMs: number;
}

/**
 * People who each open the form, look at its pages, think, and send, at moments fixed beforehand: nobody waits for a
 * slow server, and each entry is counted from when it was to be sent. Gives what came of entries and of looks.
 */
export async function letVisit(
  scene: Scene,
  { moments, thinkMs }: Visits,
): Promise<{ readonly entries: readonly Outcome[]; readonly looks: readonly Outcome[] }> {
  const begins = performance.now() + thinkMs;
  const looks: Outcome[] = [];
  const visit = async (moment: number, index: number): Promise<Outcome> => {
    const dueAt = begins + moment;
    await wait(Math.max(0, dueAt - thinkMs - performance.now()));
    looks.push(
      ...(await Promise.all(
        ['/category/getform', '/page/getcategoryminapages'].map((path) => look(scene, path, index)),
      )),
    );
    await wait(Math.max(0, dueAt - performance.now()));
    return sendEntry(scene, dueAt);
  };
  return { entries: await Promise.all(moments.map(visit)), looks };
}

function look({ server, category }: Scene, path: string, index: number): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.200.${(index >> 8) & 255}.${index & 255}`,
  };
  return outcomeOf(
    performance.now(),
    fetch(`${server().address}${path}`, { method: 'POST', body: JSON.stringify({ category }), headers }),
  );
}
