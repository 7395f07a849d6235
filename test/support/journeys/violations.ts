import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

let axe: Promise<string> | undefined;

interface Found {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly any: readonly { readonly message: string }[];
  }[];
}

/** What WCAG 2.2 AA finds wrong on the page as it stands. There is no list of exceptions. */
export async function violations(page: Page, where: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await (axe ??= readAxe()));
  await still(page);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(options: unknown): Promise<{ violations: Found[] }> } }).axe.run;
    return (
      await run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      })
    ).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${where}: ${id} at ${JSON.stringify(target.flat())} ${any[0]?.message ?? ''}`),
  );
}

/** Waits until nothing fades, rises or slides any more, in any shadow root of the page: half faded in, a text has no contrast. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    let seen = new Map<Animation, unknown>();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = rootsIn(document)
        .flatMap((root) => root.getAnimations())
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      // What the browser does not draw runs without ever moving.
      if (moving.every((animation) => seen.get(animation) === animation.currentTime)) return;
      seen = new Map(moving.map((animation) => [animation, animation.currentTime]));
    }
  });
}

function readAxe(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}
