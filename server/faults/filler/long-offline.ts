import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn } from './stage.ts';

const hour = 3_600_000;
const absences = [hour, 25 * hour, 8 * 24 * hour] as const;
const finished = 20;

export const longOffline: FillerFault = {
  id: 'F12',
  what: 'twenty finished entries wait for a connection for an hour, 25 hours and eight days',
  times: 10,
  trial: async (stage, round) => {
    const absence = absences[round % absences.length]!;
    const { context, page, leave } = await stage.visitor();
    const notes = Array.from({ length: finished }, newText);
    try {
      const form = await stage.open(page);
      await page.waitForLoadState('networkidle');
      stage.connection.fail('before');
      for (const text of notes) {
        await noteIn(form).fill(text);
        await form.send();
        await form.done.getByText(texts.waiting).waitFor();
        await form.done.getByText(texts.again, { exact: true }).click();
        await form.opened();
      }
      await page.close();
      stage.connection.mend();
      await context.clock.setFixedTime(Date.now() + absence);
      await stage.open(await context.newPage());
      const stored = async () =>
        (await stage.entries()).map(({ answers }) => answers['note']).filter((note) => notes.includes(String(note)));
      for (let left = 1200; (await stored()).length < finished && left > 0; left -= 1)
        await new Promise((done) => setTimeout(done, 100));
      return differing(`stored after ${absence / hour} hours`, (await stored()).sort(), [...notes].sort());
    } finally {
      stage.connection.mend();
      await leave();
    }
  },
};
