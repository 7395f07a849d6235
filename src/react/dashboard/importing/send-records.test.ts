import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { batchesOf } from './batches.ts';
import { sendRecords, type Sending } from './send-records.ts';
import type { ImportedRecord, Outcome } from './types.ts';

type Reply = Awaited<ReturnType<Sending['call']>>;
type Body = Parameters<Sending['call']>[0];

const page = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const records = (count: number): readonly ImportedRecord[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(index + 1), answers: { weight: index } }));
const refusal = (code: number): Reply => ({ success: false, code, message: '' });
const stored = ({ records: sent }: Body): Reply => ({
  success: true,
  data: { outcomes: sent.map(() => ({ outcome: 'stored' })) },
});

/** Sends them to a server that answers so, and gives what was heard of it. */
async function send(
  wanted: readonly ImportedRecord[],
  answer: (body: Body, call: number) => Reply,
  { stop, pause = 0 }: { readonly stop?: number; readonly pause?: number } = {},
) {
  const told: (readonly [string, Outcome])[] = [];
  const waits: boolean[] = [];
  const bodies: Body[] = [];
  const controller = new AbortController();
  const ended = await sendRecords(wanted, {
    call: async (body) => {
      bodies.push(body);
      if (bodies.length === stop) controller.abort();
      return answer(body, bodies.length);
    },
    form: { category: 'visit', version: 3 },
    signal: controller.signal,
    onOutcomes: (sent, outcomes) => sent.forEach(({ key }, index) => told.push([key, outcomes[index]!])),
    onWaiting: (isWaiting) => waits.push(isWaiting),
    pause: () => pause,
  });
  return { told, waits, bodies, ended };
}

test('Records go in portions, in their order, and each is heard of once', async () => {
  const { told, bodies, ended, waits } = await send(records(120), stored);
  expect(bodies.map((body) => body.records.length)).toEqual([50, 50, 20]);
  expect(told.map(([key]) => key)).toEqual(records(120).map(({ key }) => key));
  expect(ended).toBeUndefined();
  expect(waits).toEqual([]);
});

test('A portion that nobody answered is sent again, the same', async () => {
  const answers = [5002, 4290, 5030];
  const { told, bodies, waits } = await send(records(60), (body, call) =>
    call <= answers.length ? refusal(answers[call - 1]!) : stored(body),
  );
  expect(new Set(bodies.slice(0, 4).map((body) => JSON.stringify(body))).size).toBe(1);
  expect(told).toHaveLength(60);
  expect(waits).toEqual([true, true, true, false]);
});

test('A pause ends when the connection is back', async () => {
  const sent = send(records(1), (body, call) => (call === 1 ? refusal(5002) : stored(body)), { pause: 3_600_000 });
  let isOver = false;
  void sent.then(() => (isOver = true));
  await vi.waitFor(() => {
    page.dispatchEvent(new Event('online'));
    expect(isOver).toBe(true);
  });
  expect((await sent).told).toHaveLength(1);
});

test('A record that cannot be read stops none of those beside it', async () => {
  const { told, ended } = await send(records(3), (body) =>
    body.records.some(({ key }) => key === '2') ? refusal(4000) : stored(body),
  );
  expect(told).toEqual([
    ['1', { outcome: 'stored' }],
    ['2', { outcome: 'refused', reason: 'badbody' }],
    ['3', { outcome: 'stored' }],
  ]);
  expect(ended).toBeUndefined();
});

test('A session that has ended ends it, and what was stored is known', async () => {
  const { told, ended } = await send(records(120), (body, call) => (call === 2 ? refusal(4010) : stored(body)));
  expect(told).toHaveLength(50);
  expect(ended).toMatchObject({ code: 4010 });
});

test('Stopped, nothing more is sent; a portion that was answered all the same counts', async () => {
  const { told, bodies, ended } = await send(records(120), stored, { stop: 1 });
  expect(bodies).toHaveLength(1);
  expect(told).toHaveLength(50);
  expect(ended).toBeUndefined();
  const lost = await send(records(120), () => refusal(5002), { stop: 1 });
  expect(lost).toMatchObject({ told: [], ended: undefined });
});

test('Large records go in small portions, and one that is larger than any goes alone', () => {
  const large = (key: string, letters: number): ImportedRecord => ({ key, answers: { note: 'x'.repeat(letters) } });
  const batches = batchesOf([large('1', 200_000), large('2', 200_000), large('3', 900_000), large('4', 10)]);
  expect(batches.map((batch) => batch.map(({ key }) => key))).toEqual([['1'], ['2'], ['3'], ['4']]);
  const wide = { key: '1', answers: Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`q${at}`, at])) };
  expect(batchesOf([wide, wide, wide]).map(({ length }) => length)).toEqual([2, 1]);
});
