import { randomInt } from 'node:crypto';
import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn } from './stage.ts';

export const twoTabs: FillerFault = {
  id: 'F14',
  what: 'one form is filled in two tabs at once: each keeps its own draft',
  times: 50,
  trial: async (stage) => {
    const { context, page, leave } = await stage.visitor();
    try {
      const pages = [page, await context.newPage()];
      const forms = [await stage.open(pages[0]!), await stage.open(pages[1]!)];
      const notes = ['', ''];
      for (const part of Array.from({ length: 6 }, (_none, index) => `${index} `)) {
        const tab = randomInt(2);
        notes[tab] += part;
        await noteIn(forms[tab]!).pressSequentially(part);
      }
      for (const [tab, form] of forms.entries()) {
        notes[tab] += newText();
        await noteIn(form).fill(notes[tab]!);
      }
      await page.waitForTimeout(stage.mayLose);
      for (const one of pages) await one.close();
      const [first, second] = [await context.newPage(), await context.newPage()];
      const found: string[] = [];
      const again = [await stage.open(first), await stage.open(second)];
      for (const form of again) {
        await form.form.getByText(texts.resume, { exact: true }).click();
        found.push(await noteIn(form).inputValue());
      }
      const drafts = differing('drafts found', [...found].sort(), [...notes].sort());
      await again[0]!.send();
      await again[0]!.done.getByText(texts.sent).waitFor();
      await second.close();
      const last = await stage.open(await context.newPage());
      await last.form.getByText(texts.resume, { exact: true }).click();
      return [
        ...drafts,
        ...differing('the draft of the tab that did not send', await noteIn(last).inputValue(), found[1]),
      ];
    } finally {
      await leave();
    }
  },
};
