import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FillerFault } from '../../server/faults/filler/filler-fault.ts';
import { tabKilled } from '../../server/faults/filler/left.ts';
import { texts } from '../../server/faults/filler/texts.ts';
import { sessionEnded } from '../../server/faults/filler/session-ended.ts';
import { noteIn, openStage, type Stage } from '../../server/faults/filler/stage.ts';
import { twoTabs } from '../../server/faults/filler/two-tabs.ts';
import { updated } from '../../server/faults/filler/updated.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ hurried: false });
});
afterAll(() => stage?.close());

/** Where the code of drafts and outbox lies. */
function savingFile(): string {
  const manifest = JSON.parse(
    readFileSync(new URL('../../dist/embed/manifest.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<string, { readonly name?: string; readonly file: string }>>;
  return Object.values(manifest).find(({ name }) => name === 'saving')?.file ?? 'none';
}

/** The rounds differ where a fault comes in several kinds; `npm run faults` tries each fault, and often. */
const tried: readonly (readonly [FillerFault, number])[] = [
  [tabKilled, 1],
  [twoTabs, 1],
  [updated, 1],
  [sessionEnded, 1],
  [sessionEnded, 2],
];

describe('What was typed', () => {
  test.each(tried.map(([fault, round]) => ({ ...fault, round })))(
    'outlives $id, $what (kind $round)',
    async ({ trial, round }) => {
      expect(await trial(stage, round)).toEqual([]);
    },
  );

  test('before the code that keeps it has come is asked about where the page is left, and kept once it is there', async () => {
    const { page, context, leave } = await stage.visitor();
    let bring = () => undefined as void;
    const late = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await context.route(`**/embed/${savingFile()}`, async (route) => {
      await late;
      await route.continue();
    });
    const form = await stage.open(page);
    await noteIn(form).pressSequentially('slept well');
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    bring();
    await form.form.getByText(texts.kept).waitFor();
    await page.close({ runBeforeUnload: true });
    const again = await stage.open(await context.newPage());
    await again.form.getByText(texts.resume, { exact: true }).click();
    expect(await noteIn(again).inputValue()).toBe('slept well');
    await leave();
  });
});
