import { whereNothingIsKept } from './device-refuses.ts';
import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn, type Stage } from './stage.ts';

export const updated: FillerFault = {
  id: 'F16',
  what: 'the server is updated while a form is being filled, or what the device keeps is of a newer release',
  times: 20,
  trial: (stage, round) =>
    round % 2 === 1
      ? codeGone(stage)
      : whereNothingIsKept(stage, 'newer', ({ page }) =>
          page.addInitScript(() => {
            indexedDB.open('porsa', 99);
          }),
        ),
};

/** The files of the release that the page began with are not there any more. */
async function codeGone(stage: Stage): Promise<readonly string[]> {
  const { context, page, leave } = await stage.visitor();
  const text = newText();
  try {
    const form = await stage.open(page);
    await noteIn(form).fill(text);
    await form.form.getByText(texts.kept).waitFor();
    const opened = await page.evaluate(() => performance.timeOrigin);
    await context.route('**/embed/**', (route) => route.fulfill({ status: 404, body: '' }));
    await form.write('hours', '7');
    await form.send();
    await form.form.getByText(texts.sent).first().waitFor();
    const stored = (await stage.entries())
      .filter(({ answers }) => answers['note'] === text)
      .map(({ answers }) => answers['hours']);
    return [
      ...differing('entries stored', stored, [7]),
      ...differing('when the page was opened', await page.evaluate(() => performance.timeOrigin), opened),
    ];
  } finally {
    await leave();
  }
}
