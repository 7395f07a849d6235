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
  const found = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
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

function readAxe(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}
