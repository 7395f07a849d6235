import { differing, newText, type FillerFault } from './filler-fault.ts';
import { said } from './said.ts';
import { noteIn } from './stage.ts';

const hour = 3_600_000;
const absences = [hour, 25 * hour, 8 * 24 * hour] as const;
const finished = 20;

export const longOffline: FillerFault = {
  id: 'F12',
  what: 'twenty finished entries wait for the line for an hour, 25 hours and eight days',
  times: 10,
  trial: async (stage, round) => {
    const absence = absences[round % absences.length]!;
    const { context, page, leave } = await stage.visitor();
    const texts = Array.from({ length: finished }, newText);
    try {
      const form = await stage.open(page);
      await page.waitForLoadState('networkidle');
      stage.line.fail('before');
      for (const text of texts) {
        await noteIn(form).fill(text);
        await form.send();
        await form.done.getByText(said.waiting).waitFor();
        await form.done.getByText(said.again, { exact: true }).click();
        await form.opened();
      }
      await page.close();
      stage.line.mend();
      await context.clock.setFixedTime(Date.now() + absence);
      await stage.open(await context.newPage());
      const stored = async () =>
        (await stage.entries()).map(({ answers }) => answers['note']).filter((note) => texts.includes(String(note)));
      for (let left = 100; (await stored()).length < finished && left > 0; left -= 1)
        await new Promise((done) => setTimeout(done, 100));
      return differing(`stored after ${absence / hour} hours`, (await stored()).sort(), [...texts].sort());
    } finally {
      stage.line.mend();
      await leave();
    }
  },
};
