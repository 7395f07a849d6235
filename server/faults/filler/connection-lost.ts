import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn } from './stage.ts';
import type { Failure } from './connection.ts';

const failures: readonly Failure[] = ['before', 'within', 'after', 'slow'];

export const connectionLost: FillerFault = {
  id: 'F10',
  what: 'the connection breaks before an entry, within it, before its answer, or is very slow',
  times: 400,
  trial: async (stage, round) => {
    const failure = failures[round % failures.length]!;
    const { page, leave } = await stage.visitor();
    const text = newText();
    try {
      const form = await stage.open(page);
      await noteIn(form).fill(text);
      await page.waitForLoadState('networkidle');
      stage.connection.fail(failure);
      await form.send();
      await form.done.waitFor();
      const first = await form.done.innerText();
      const isStored = (await stage.entries()).some(({ answers }) => answers['note'] === text);
      stage.connection.mend();
      const early =
        first.includes(texts.sent) && !isStored
          ? [`${failure}: “${texts.sent}” was shown for what the server had not received`]
          : [];
      const silent =
        failure === 'before' && !first.includes(texts.waiting) ? [`no message about waiting: ${first}`] : [];
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await form.done.getByText(texts.sent).waitFor();
      const stored = (await stage.entries()).filter(({ answers }) => answers['note'] === text).length;
      return [...early, ...silent, ...differing(`${failure}: entries stored`, stored, 1)];
    } finally {
      stage.connection.mend();
      await leave();
    }
  },
};
