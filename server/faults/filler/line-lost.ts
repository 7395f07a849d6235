import { differing, newText, type FillerFault } from './filler-fault.ts';
import { said } from './said.ts';
import { noteIn } from './stage.ts';
import type { Failure } from './line.ts';

const failures: readonly Failure[] = ['before', 'within', 'after', 'slow'];

export const lineLost: FillerFault = {
  id: 'F10',
  what: 'the line breaks before an entry, within it, before its answer, or is very slow',
  times: 400,
  trial: async (stage, round) => {
    const failure = failures[round % failures.length]!;
    const { page, leave } = await stage.visitor();
    const text = newText();
    try {
      const form = await stage.open(page);
      await noteIn(form).fill(text);
      await page.waitForLoadState('networkidle');
      stage.line.fail(failure);
      await form.send();
      await form.done.waitFor({ timeout: 30_000 });
      const first = await form.done.innerText();
      const isStored = (await stage.entries()).some(({ answers }) => answers['note'] === text);
      stage.line.mend();
      const early =
        first.includes(said.sent) && !isStored
          ? [`${failure}: “${said.sent}” was said of what the server had not got`]
          : [];
      const silent =
        failure === 'before' && !first.includes(said.waiting) ? [`nothing was said of waiting: ${first}`] : [];
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await form.done.getByText(said.sent).waitFor({ timeout: 30_000 });
      const stored = (await stage.entries()).filter(({ answers }) => answers['note'] === text).length;
      return [...early, ...silent, ...differing(`${failure}: entries stored`, stored, 1)];
    } finally {
      stage.line.mend();
      await leave();
    }
  },
};
