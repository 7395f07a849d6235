import type { Visitor } from '../../../test/support/journeys/visitor.ts';
import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn, type Stage } from './stage.ts';

export const deviceRefuses: FillerFault = {
  id: 'F13',
  what: 'the device keeps nothing: it is full, it is not allowed to, or its storage is closed meanwhile',
  times: 60,
  trial: (stage, round) => [storageFull, storageBlocked, storageClosed][round % 3]!(stage),
};

const storageFull = (stage: Stage) =>
  whereNothingIsKept(stage, 'full', async ({ context, page }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: stage.website.address, quotaSize: 1 });
  });

const storageBlocked = (stage: Stage) =>
  whereNothingIsKept(stage, 'blocked', ({ page }) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
    }),
  );

/** The filler says so, typing goes on, a copy of the answers can be saved, and they are sent over a working connection. */
export async function whereNothingIsKept(
  stage: Stage,
  what: string,
  refuse: (visitor: Visitor) => Promise<unknown>,
): Promise<readonly string[]> {
  const visitor = await stage.visitor();
  const { page, leave } = visitor;
  const text = newText();
  try {
    await refuse(visitor);
    const form = await stage.open(page);
    await noteIn(form).fill(text.slice(0, 5));
    if (
      !(await form.form
        .getByText(texts.notKept)
        .waitFor()
        .then(
          () => true,
          () => false,
        ))
    )
      return [`${what}: no message says that nothing is kept`];
    await noteIn(form).fill(text);
    const download = page.waitForEvent('download');
    await form.form.getByText(texts.saveCopy, { exact: true }).click();
    const copy = await (await download).createReadStream().then(async (stream) => {
      let all = '';
      for await (const part of stream) all += String(part);
      return all;
    });
    await form.send();
    await form.done.getByText(texts.sent).waitFor();
    const stored = (await stage.entries()).filter(({ answers }) => answers['note'] === text).length;
    return [
      ...(copy.includes(text) ? [] : [`${what}: the copy does not hold what was typed`]),
      ...differing(`${what}: entries stored`, stored, 1),
    ];
  } finally {
    await leave();
  }
}

/** The next keeping opens it again. */
async function storageClosed(stage: Stage): Promise<readonly string[]> {
  const { context, page, leave } = await stage.visitor();
  const text = newText();
  try {
    const form = await stage.open(page);
    await noteIn(form).fill('a first word');
    await form.form.getByText(texts.kept).waitFor();
    await page.evaluate(
      () =>
        new Promise((done) => {
          const asked = indexedDB.deleteDatabase('porsa');
          asked.onsuccess = done;
          asked.onblocked = done;
        }),
    );
    await noteIn(form).fill(text);
    await page.waitForTimeout(stage.mayLose);
    await page.close();
    const again = await stage.open(await context.newPage());
    await again.form.getByText(texts.resume, { exact: true }).click();
    return differing('closed: the draft', await noteIn(again).inputValue(), text);
  } finally {
    await leave();
  }
}
