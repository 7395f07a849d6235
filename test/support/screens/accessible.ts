import { expect } from '@open-wc/testing';
import axe, { type RunOptions } from 'axe-core';
import { still } from './wait.ts';

/** What axe finds against WCAG 2.2 AA once nothing moves: text that is still fading in has too little contrast. */
export async function violationsIn(
  part: Element,
  { alsoGoodPractice = false, ...options }: RunOptions & { readonly alsoGoodPractice?: boolean } = {},
): Promise<readonly string[]> {
  await still();
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(alsoGoodPractice ? ['best-practice'] : [])],
    resultTypes: ['violations'],
    ...options,
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`)
        .slice(0, 3)
        .join(' ')}`,
  );
}

/** Nothing that axe knows is wrong, once nothing moves. A part of a page is in no landmark. */
export async function expectAccessible(part: Element, ignoredRules: readonly string[] = ['region']): Promise<void> {
  await still();
  await expect(part).to.be.accessible({ ignoredRules: [...ignoredRules] });
}
