import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { ask } from '../../../test/support/journeys/product.ts';
import { differing, newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn, trialForm, type Stage } from './stage.ts';

type Change = (stage: Stage, slug: string) => Promise<unknown>;

const [note, hours] = trialForm.pages[0]!.questions;
const onePage = (...questions: FormDefinition['pages'][number]['questions']): FormDefinition => ({
  ...trialForm,
  pages: [{ ...trialForm.pages[0]!, questions }],
});
const publish =
  (definition: FormDefinition): Change =>
  async ({ product, admin }, category) => {
    await ask(product.portal, '/category/storedraft', { category, rev: 1, definition }, admin);
    await ask(product.portal, '/category/publish', { category, rev: 2 }, admin);
  };
const set =
  (settings: Readonly<Record<string, unknown>>): Change =>
  ({ product, admin }, category) =>
    ask(
      product.portal,
      '/category/storecategory',
      { id: category, settings: { allowPublicScores: true, allowedOrigins: ['*'], ...settings } } as never,
      admin,
    );

/** After these the entry is stored in the version that it was begun in. */
const whileOpen: Readonly<Record<string, Change>> = {
  'a question removed': publish(onePage(note!)),
  'a type changed': publish(onePage(note!, { ...hours!, type: 'text' } as typeof note & object)),
  'a question required': publish(onePage(note!, hours!, { ...note!, id: 'q-more', name: 'more', mandatory: true })),
  'an option removed': publish(
    onePage(note!, {
      id: 'q-hours',
      name: 'hours',
      type: 'select',
      title: 'Hours',
      options: [{ value: '1', text: 'One' }],
    } as typeof note & object),
  ),
  'a question renamed': publish(onePage({ ...note!, name: 'words' }, hours!)),
  'a formula added': publish(
    onePage(note!, hours!, {
      id: 'q-double',
      name: 'double',
      type: 'calculated',
      title: 'Twice',
      formula: 'hours * 2',
    } as typeof note & object),
  ),
  'its pages in another order': publish({
    ...trialForm,
    pages: [
      { ...trialForm.pages[0]!, id: 'before', questions: [{ ...note!, id: 'q-other', name: 'other' }] },
      trialForm.pages[0]!,
    ],
  }),
  'its title and language changed': publish({ ...trialForm, title: 'شب چگونه گذشت؟', language: 'fa' }),
};
/** After these it may be refused, or wait until the form takes it again; what was typed must still be had. */
const shut: Readonly<Record<string, Change>> = {
  'access taken away': set({ allowPublicScores: false }),
  closed: set({ withdrawn: true }),
  deleted: ({ product, admin }, id) => ask(product.portal, '/category/removecategory', { id }, admin),
};

const kinds = [
  ...Object.entries(whileOpen).map(([what, change]) => ({ what, change, isOpen: true })),
  ...Object.entries(shut).map(([what, change]) => ({ what, change, isOpen: false })),
  { what: 'another theme', change: undefined, isOpen: true },
];

export const formChanged: FillerFault = {
  id: 'F15',
  what: 'the form is changed, closed or deleted while somebody fills it, in twelve ways',
  times: 120,
  trial: async (stage, round) => {
    const { what, change, isOpen } = kinds[round % kinds.length]!;
    const slug = `changed-${newText().slice(-12)}`;
    await stage.publish(slug);
    const { context, page, leave } = await stage.visitor();
    const text = newText();
    try {
      const form = await stage.open(page, slug);
      await noteIn(form).fill(text);
      await form.write('hours', '7');
      if (change) await change(stage, slug);
      else
        await page.evaluate(() => {
          document.querySelector('porsa-form')!.setAttribute('theme', 'dark');
        });
      await form.send();
      await form.form.locator('.porsa-done, [data-kind="danger"]').first().waitFor();
      const wanted = [{ version: 1, answers: { note: text, hours: 7 } }];
      if (isOpen)
        return differing(
          what,
          (await stage.entries(slug)).map(({ version, answers }) => ({ version, answers })),
          wanted,
        );
      if ((await form.done.count()) > 0) {
        await set({})(stage, slug);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await form.done.getByText(texts.sent).waitFor();
        return differing(
          what,
          (await stage.entries(slug)).map(({ answers }) => answers),
          [wanted[0]!.answers],
        );
      }
      const there = differing(`${what}: what stands in the form`, await noteIn(form).inputValue(), text);
      await page.close();
      const again = await stage.open(await context.newPage(), slug);
      const offered = await again.form
        .getByText(texts.leftBehind)
        .or(again.form.getByText(texts.resume, { exact: true }))
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      return [...there, ...(offered ? [] : [`${what}: what was typed is not offered again`])];
    } finally {
      await leave();
    }
  },
};
