import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn } from './stage.ts';

const day = 24 * 3_600_000;
const steps = [day, -day, 3652 * day, -3652 * day] as const;

export const wrongClock: FillerFault = {
  id: 'F17',
  what: 'the clock of the device is a day or ten years off',
  times: 40,
  trial: async (stage, round) => {
    const step = steps[round % steps.length]!;
    const { context, page, leave } = await stage.visitor();
    const text = newText();
    try {
      await context.clock.setFixedTime(Date.now() + step);
      const form = await stage.open(page);
      await noteIn(form).fill(text);
      await form.send();
      await form.done.getByText(texts.sent).waitFor();
      const [entry] = await stage.entries();
      const off = Math.abs(Date.now() - Date.parse(entry?.createdAt ?? ''));
      return [
        ...differing('the newest entry', entry?.answers['note'], text),
        ...(off < 60_000 ? [] : [`it is stored ${Math.round(off / day)} days off`]),
      ];
    } finally {
      await leave();
    }
  },
};
