import { afterEach, describe, expect, it } from 'vitest';
import type { PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { drawApart, type Apart, type ApartOptions } from './draw-apart.ts';

/** Answers with the colour it is given, and with whether it was sent a definition; some colours break it. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let drawn = 0;
    parentPort.on('message', ({ name, given: [given], definition }) => {
      if (given === 'for ever') for (;;);
      if (given === 'ends') process.exit();
      if (given === 'throws') return parentPort.postMessage({ failure: 'TypeError' });
      drawn += 1;
      parentPort.postMessage({ drawn: name === 'renderPlainPage' ? definition !== undefined : given + drawn });
    });`)}`,
);

describe('What draws on a thread of its own', () => {
  let apart: Apart;
  const open = (options: Partial<ApartOptions> = {}) => (apart = drawApart({ program, ...options }));
  afterEach(() => apart.stop());
  const draw = (color: string, turn?: string) => apart.draw('plainBrandStyle', [color], turn);

  it('draws one thing after the other', async () => {
    open();
    expect(await Promise.all([draw('a'), draw('b'), draw('c')])).toEqual(['a1', 'b2', 'c3']);
  });

  it('says what failed, and stays', async () => {
    open();
    await draw('a');
    await expect(draw('throws')).rejects.toMatchObject({ name: 'TypeError' });
    expect(await draw('b')).toBe('b2');
  });

  it.each([
    ['is drawn for ever', 'for ever', 3000],
    ['ends it', 'ends', undefined],
  ])('begins anew after a form that %s', async (_, color, longestMs) => {
    open({ longestMs });
    await draw('a');
    const [broken, next] = await Promise.allSettled([draw(color), draw('b')]);
    expect(broken.status).toBe('rejected');
    expect(next).toEqual({ status: 'fulfilled', value: 'b1' });
  });

  it('lets lines take turns, so that who asks for much waits for themselves', async () => {
    open();
    const order: string[] = [];
    const note = (color: string, turn: string) => draw(color, turn).then(() => order.push(color));
    await Promise.all([note('a', 'one'), note('b', 'one'), note('c', 'one'), note('d', 'other')]);
    // The first is under way as the others come.
    expect(order).toEqual(['a', 'b', 'd', 'c']);
  });

  it('refuses more than may wait, in all and of one line', async () => {
    open({ room: { most: 3, mostEach: 2 } });
    const asked = ['one', 'one', 'one', 'one', 'other', 'third'].map((turn) => draw('a', turn));
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled');
    expect(outcomes).toEqual([true, true, true, false, true, false]);
    await expect(asked[3]).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('sends a definition once, and again to a thread that has begun anew', async () => {
    open();
    const form = (title: string): PlainRequest =>
      ({ form: { definition: { title } as FormDefinition } }) as unknown as PlainRequest;
    const [one, other] = [form('one'), form('other')];
    const isSent = async (request: PlainRequest): Promise<unknown> => apart.draw('renderPlainPage', [{ ...request }]);
    expect([await isSent(one), await isSent(one), await isSent(other), await isSent(one)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await draw('ends').catch(() => undefined);
    expect(await isSent(one)).toBe(true);
  });
});
