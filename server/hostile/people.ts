import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../src/db/uuid.ts';
import { openClient, type Client } from './client.ts';
import type { Place } from './clinic.ts';

/** What one call of an ordinary person came to. */
export interface Call {
  readonly path: string;
  readonly tookMs: number;
  readonly status: number;
}

type Step = readonly [path: string, body: object, token?: string];

/** A call each, so often; each person has an address of their own. */
const everyMs = 250;

/** What the server asks of somebody who is sent away because it is busy, in milliseconds. */
const busyMs = 1000;

/**
 * Ten people on an ordinary day: six fill a form, three read files, and one comes and signs in.
 *
 * Nobody waits for a slow server before the next call, and a call counts from when it was due: so waiting is measured.
 * Patient people do each call once the one before was answered, and come again where the server is busy: how fast the
 * machine is then decides nothing.
 */
export async function letPeopleWork(
  place: Place,
  isOver: () => boolean,
  { arePatient = false } = {},
): Promise<readonly Call[]> {
  const { people } = place;
  const steps: readonly ((turn: number) => Step)[] = [
    ...Array.from({ length: 6 }, () => fillsIn(people.category)),
    ...people.tokens.slice(0, 3).map((token, index) => reads(place, token, index)),
    signsIn(place),
  ];
  const calls: Call[] = [];
  const begun = performance.now();
  await Promise.all(
    steps.map(async (stepOf, index) => {
      const client = openClient(place.server, `127.0.1.${index + 1}`);
      const underWay: Promise<void>[] = [];
      for (let turn = 0; !isOver(); turn += 1) {
        const dueAt = begun + index * (everyMs / steps.length) + turn * everyMs;
        await wait(Math.max(0, dueAt - performance.now()));
        const call = make(client, stepOf(turn), dueAt, arePatient).then((made) => void calls.push(made));
        underWay.push(call);
        if (arePatient) await call;
      }
      await Promise.all(underWay);
      client.close();
    }),
  );
  return calls;
}

async function make(client: Client, step: Step, dueAt: number, isPatient: boolean): Promise<Call> {
  const [path, body, token] = step;
  const { status } = await client.post(path, { body: JSON.stringify(body), token });
  if (isPatient && status === 503) {
    await wait(busyMs);
    return make(client, step, dueAt, isPatient);
  }
  return { path, status, tookMs: performance.now() - dueAt };
}

/** Opens the form, looks at its pages, and sends. */
const fillsIn =
  (category: string) =>
  (turn: number): Step => {
    if (turn % 3 === 0) return ['/category/getform', { category }];
    if (turn % 3 === 1) return ['/page/getcategoryminapages', { category }];
    return ['/entry/storeentry', { id: newId(), category, version: 1, answers: { weight: 80, height: 175 } }];
  };

const reads =
  ({ people: { category, files } }: Place, token: string, index: number) =>
  (turn: number): Step => {
    const reading: readonly Step[] = [
      ['/category/getcategories', {}, token],
      ['/file/getfiles', { category }, token],
      ['/file/getfile', { id: files[(turn + index) % files.length] }, token],
      ['/file/getfiles', { category, search: 'Mina' }, token],
      ['/dashboard/getsummary', {}, token],
    ];
    return reading[turn % reading.length]!;
  };

/** Comes, signs in, and looks around; every other second. */
const signsIn =
  ({ people: { email, password, category, tokens } }: Place) =>
  (turn: number): Step => {
    if (turn % 8 === 0) return ['/auth/veryifypassword', { email, password }];
    return turn % 2 === 0 ? ['/category/getform', { category }] : ['/file/getfiles', { category }, tokens.at(-1) ?? ''];
  };
