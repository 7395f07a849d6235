import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../../src/db/uuid.ts';
import { multipart } from '../../test/multipart.ts';
import type { Witness } from './witness.ts';

/** What came of the savings sent. */
export interface Tally {
  acknowledged: number;
  /** Answers other than 2xx, by status; 0 is a connection that could not be made or broke. */
  readonly refused: Map<number, number>;
  /** Refusals that the specification would not allow: no sentence, or a 503 that does not say when to come again. */
  readonly bare: string[];
  /** When the last acknowledgement came, by `performance.now()`. */
  lastAt: number;
  /** When each acknowledgement came, and how long it took. */
  readonly waits: { readonly at: number; readonly tookMs: number }[];
}

export interface Filling {
  readonly tally: Tally;
  stop(): Promise<Tally>;
}

export interface FillingOptions {
  readonly address: () => string;
  readonly category: string;
  readonly witness: Witness;
  /** Defaults to fifty. */
  readonly perSecond?: number;
  /** What is sent; by default new files of the public. */
  readonly make?: () => Sending;
}

/** Nobody waits longer: a server that was stopped keeps its connections open. */
const patienceMs = 8000;
let visitors = 0;

/** People who send so many entries a second, and each one again, under its id, until it is acknowledged. */
export function startFilling(options: FillingOptions): Filling {
  const tally: Tally = { acknowledged: 0, refused: new Map(), bare: [], lastAt: 0, waits: [] };
  const unsent: Sending[] = [];
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();
  const tick = () => {
    const sending = unsent.shift() ?? options.make?.() ?? newSending(options.category);
    const attempt = send(options, sending, tally, over.signal)
      .then((done) => {
        if (!done) unsent.push(sending);
      })
      .finally(() => underWay.delete(attempt));
    underWay.add(attempt);
  };
  const timer = setInterval(tick, 1000 / (options.perSecond ?? 50));
  return {
    tally,
    stop: async () => {
      clearInterval(timer);
      await Promise.race([Promise.all(underWay), wait(500)]);
      over.abort();
      await Promise.all(underWay);
      return tally;
    },
  };
}

export interface Sending {
  readonly id: string;
  readonly category: string;
  readonly version: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly patient?: Readonly<Record<string, string>>;
  readonly file?: string;
}

/** How a saving is sent: beside its body. */
interface Manner {
  readonly headers?: Readonly<Record<string, string>>;
  /** A picture that it names, which is sent before it. */
  readonly picture?: { readonly id: string; readonly bytes: Buffer };
}

const manners = new WeakMap<Sending, Manner>();

/** A saving that is sent by somebody signed in, or with a picture. */
export function sentIn(manner: Manner, sending: Sending): Sending {
  manners.set(sending, manner);
  return sending;
}

export function newSending(category: string): Sending {
  const id = newId();
  return {
    id,
    category,
    version: 1,
    answers: { weight: 40 + (visitors % 90), height: 170, medications: [{ drug: id, dose: visitors % 7 }] },
  };
}

/** Sends one saving as a visitor of an address of their own, after the picture that it names. */
export async function post(address: string, sending: Sending, signal: AbortSignal): Promise<Response> {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const { headers, picture } = manners.get(sending) ?? {};
  const more = { 'x-forwarded-for': from, ...headers };
  if (picture !== undefined) {
    const body = multipart({ id: picture.id, category: sending.category }, 'file', 'wound.jpg', picture.bytes);
    const kept = await fetch(`${address}/uploads/store`, {
      method: 'POST',
      body: new Uint8Array(body.payload),
      headers: { ...body.headers, ...more },
      signal,
    });
    if (!kept.ok) return kept;
    await kept.text();
  }
  return fetch(`${address}/entry/storeentry`, {
    method: 'POST',
    body: JSON.stringify(sending),
    headers: { 'content-type': 'application/json', ...more },
    signal,
  });
}

/** Acknowledged is what came whole: a status alone is no answer. */
async function send(
  { address, witness }: FillingOptions,
  sending: Sending,
  tally: Tally,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = performance.now();
  const answer = await post(address(), sending, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
    .then(
      async (response) => ({ response, text: await response.text() }),
      () => undefined,
    )
    .catch(() => undefined);
  if (answer?.response.ok) {
    const { photo: _photo, ...answers } = sending.answers;
    witness.acknowledged(sending.id, answers);
    tally.acknowledged += 1;
    tally.lastAt = performance.now();
    tally.waits.push({ at: tally.lastAt, tookMs: tally.lastAt - begun });
    return true;
  }
  const status = answer?.response.status ?? 0;
  tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
  if (answer !== undefined && !isGoodRefusal(answer.response, answer.text))
    tally.bare.push(`${status}: ${answer.text.slice(0, 120)}`);
  return false;
}

function isGoodRefusal({ status, headers }: Response, text: string): boolean {
  return [503, 507].includes(status) && headers.has('retry-after') && /"message":"[^"]+"/.test(text);
}
