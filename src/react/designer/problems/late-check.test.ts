import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { lateCheck } from './late-check.ts';

const definition: FormDefinition = { schema: 1, title: 'Form', language: 'en', conditions: [], pages: [] };
const later = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** An engine that asks for what computes FHIRPath, and finds one other problem. */
function open(bring: () => Promise<void>) {
  const seen: (readonly string[])[] = [];
  let isHere = false;
  const problem = (rule: string) => ({ rule, path: 'title', message: rule });
  const check = lateCheck(
    {
      checkDefinition: () => [...(isHere ? [] : [problem('foreignmissing')]), problem('titlemissing')],
      prepare: async () => {
        await bring();
        isHere = true;
      },
    },
    () => look(),
  );
  const look = () => void seen.push(check(definition, 'en').map(({ rule }) => rule));
  return { seen, look };
}

describe('What computes an expression', () => {
  it('is no problem while it comes, nor once it is here', async () => {
    const { seen, look } = open(() => Promise.resolve());
    look();
    await later();
    expect(seen).toEqual([['titlemissing'], ['titlemissing']]);
  });

  it('is one when it does not come, until the next change asks again', async () => {
    let isDown = true;
    const { seen, look } = open(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()));
    look();
    await later();
    expect(seen).toEqual([['titlemissing'], ['foreignmissing', 'titlemissing']]);
    isDown = false;
    look();
    await later();
    expect(seen.slice(2)).toEqual([['titlemissing'], ['titlemissing']]);
  });
});
