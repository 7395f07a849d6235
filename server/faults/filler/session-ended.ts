import { formIn } from '../../../test/support/journeys/filled-form.ts';
import { signIn, tokenIn } from '../../../test/support/journeys/sign-in.ts';
import { ask } from '../../../test/support/journeys/product.ts';
import { differing, newText, type FillerFault } from './filler-fault.ts';
import { noteIn } from './stage.ts';

export const sessionEnded: FillerFault = {
  id: 'F20',
  what: 'the session ends while somebody who is signed in fills a form: before it is sent, or before it is finished',
  times: 20,
  trial: async (stage, round) => {
    const { product } = stage;
    const category = `staff-${newText().slice(-12)}`;
    const path = `/form/page/scores/-/${category}/-/-/-`;
    const { page, leave } = await stage.visitor();
    const form = formIn(page, 'porsa-dashboard porsa-form');
    const text = newText();
    const stored = async () =>
      (await stage.entries(category))
        .filter(({ answers }) => answers['note'] === text)
        .map(({ createdBy }) => createdBy !== null);
    try {
      await stage.publish(category, false);
      await signIn(page, product, 'admin', path);
      await noteIn(form).fill(text);
      await page.waitForTimeout(stage.mayLose);
      await ask(product.portal, '/auth/logout', {}, await tokenIn(page));
      if (round % 2 === 1) {
        await form.send();
        await page.waitForURL('**/signin**');
        const early = differing('stored without a session', await stored(), []);
        await signIn(page, product, 'admin', path);
        for (let left = 1200; (await stored()).length === 0 && left > 0; left -= 1) await page.waitForTimeout(100);
        return [...early, ...differing('stored after signing in', await stored(), [true])];
      }
      await page.reload();
      await page.waitForURL('**/signin**');
      await signIn(page, product, 'admin', path);
      await form.form.locator('.porsa-notice [data-primary]').click();
      const found = differing('the draft', await noteIn(form).inputValue(), text);
      await form.send();
      await form.done.locator('[data-kind="success"]').waitFor();
      return [...found, ...differing('stored after signing in', await stored(), [true])];
    } finally {
      await leave();
    }
  },
};
