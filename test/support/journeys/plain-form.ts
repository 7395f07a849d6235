import type { Page } from 'playwright-core';

/** A control of a plain page as its reader sees it. */
interface Control {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly mode: string;
  readonly options: readonly string[];
}

/** What is typed into fields by the end of their names, where not any answer will do. */
export type Typing = Readonly<Record<string, string>>;

/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

function controlsOf(page: Page): Promise<readonly Control[]> {
  return page.locator('#plain-form :is(input:not([type=hidden]), select, textarea)').evaluateAll((nodes) =>
    (nodes as HTMLInputElement[]).map((node) => ({
      tag: node.localName,
      type: node.type,
      name: node.name,
      value: node.value,
      mode: node.inputMode,
      options: node instanceof HTMLSelectElement ? [...node.options].map(({ value }) => value) : [],
    })),
  );
}

/**
 * Answers everything on the page: the second choice of each list, the first of several, and something in every line.
 *
 * `answered` are fields that have been answered before; all that are now are returned.
 */
export async function answerPage(
  page: Page,
  typing: Typing,
  answered: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const controls = await controlsOf(page);
  const seen = new Set(answered);
  for (const control of controls) {
    const { name, type } = control;
    const field = page.locator(`#plain-form [name="${name}"]`);
    const isFirst = !seen.has(name);
    seen.add(name);
    if (!isFirst || /:(?:other|remove)$/.test(name)) continue;
    if (type === 'radio') {
      const values = controls.filter((each) => each.name === name && each.value !== '');
      await field.locator(`xpath=self::*[@value=${JSON.stringify((values[1] ?? values[0])!.value)}]`).check();
    } else if (type === 'checkbox') await field.first().check();
    else if (type === 'file') await field.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
    else if (control.tag === 'select') await field.selectOption({ index: Math.min(1, control.options.length - 1) });
    else if (control.value === '') await field.fill(typedInto(control, typing));
  }
  return seen;
}

/** Where a question had nothing to choose from before others were answered, asks for the page anew, and answers it. */
async function answerWhatFollows(page: Page, typing: Typing, answered: ReadonlySet<string>): Promise<void> {
  if ((await page.locator('#plain-form .porsa-nothing').count()) === 0) return;
  await page.locator('#plain-form .plain-update button').click();
  await page.waitForLoadState();
  await answerPage(page, typing, answered);
}

function typedInto({ name, mode }: Control, typing: Typing): string {
  const end = Object.keys(typing).find((each) => name.endsWith(each));
  if (end !== undefined) return typing[end]!;
  return mode === 'decimal' || mode === 'numeric' ? '2' : 'Sara';
}

/** Where a plain page stands. */
export async function stateOf(page: Page): Promise<'page' | 'problems' | 'outcome'> {
  if (await page.locator('.porsa-done').count()) return 'outcome';
  return (await page.locator('.plain-summary').count()) ? 'problems' : 'page';
}

/** Goes on as the page's main button does, to a page that has come whole. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('#plain-form .porsa-foot [data-primary]').click();
  await page.waitForLoadState();
}

/** Fills a whole form, page by page, to its outcome; `look` is called at each. */
export async function fillPlainForm(page: Page, typing: Typing, look?: (page: Page) => Promise<void>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await look?.(page);
    await answerWhatFollows(page, typing, await answerPage(page, typing));
    await goOn(page);
    const state = await stateOf(page);
    if (state === 'problems') throw new Error(await page.locator('.plain-summary').innerText());
    if (state === 'outcome') return void (await look?.(page));
  }
  throw new Error('The form has no end.');
}
