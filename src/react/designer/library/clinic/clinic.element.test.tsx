import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import {
  button,
  card,
  cleanUp,
  click,
  findButton,
  form,
  latest,
  one,
  open,
  press,
  previews,
  rawKeys,
  shadow,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';
import type { CallBody } from '../../../../api/contract/contract.ts';
import type { WholeBlock } from '../../../../api/contract/library/blocks.ts';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { allQuestions } from '../../definition/tree.ts';
import type { ScreenClient } from '../../props/designer-props.ts';

type Refusal = { readonly code: number; readonly message: string; readonly data?: unknown };
type Name = 'getblocks' | 'getblock' | 'storeblock' | 'removeblock';

const block = (id: string, title: WholeBlock['title'], definition: FormDefinition = form): WholeBlock => ({
  id,
  title,
  questions: 5,
  rev: 1,
  savedAt: '2026-05-04T08:00:00.000Z',
  savedBy: 'Sara Amini',
  definition: { ...definition, title, pages: definition.pages.slice(0, 1) },
});

/** A server that keeps blocks; each refusal is given once. */
function serve(kept: WholeBlock[] = []) {
  const refusals: Partial<Record<Name, Refusal>> = {};
  const asked: (readonly [Name, Record<string, unknown>])[] = [];
  const answering =
    (name: Name, answer: (body: never) => unknown) =>
    async (body: unknown): Promise<never> => {
      asked.push([name, body as Record<string, unknown>]);
      const refusal = refusals[name];
      delete refusals[name];
      return (refusal ? { success: false, ...refusal } : { success: true, data: answer(body as never) }) as never;
    };
  const find = (wanted: string): WholeBlock => kept.find(({ id }) => id === wanted)!;
  const store = ({ id, title, definition = find(id)?.definition }: CallBody<'/library/storeblock'>): WholeBlock => {
    const stored = { ...block(id, title, definition), rev: 2 };
    kept.splice(0, kept.length, ...kept.filter((each) => each.id !== id), stored);
    return stored;
  };
  const client = {
    category: {
      getdraft: async () => ({
        success: true,
        data: { id: 'x', slug: 'visit', title: form.title, rev: 1, definition: form, version: null },
      }),
      storedraft: async () => ({ success: true, data: { rev: 2, problems: [] } }),
    },
    library: {
      getblocks: answering('getblocks', () => ({ items: [...kept], next: null })),
      getblock: answering('getblock', ({ id }: { id: string }) => find(id)),
      storeblock: answering('storeblock', store),
      removeblock: answering('removeblock', ({ id }: { id: string }) => {
        kept.splice(0, kept.length, ...kept.filter((each) => each.id !== id));
        return {};
      }),
    },
  } as unknown as ScreenClient;
  return { client, refusals, bodies: (name: Name) => asked.filter(([each]) => each === name).map(([, body]) => body) };
}

type Server = ReturnType<typeof serve>;
const start = (server: Server, language: 'en' | 'fa' = 'en', width?: number): Promise<void> =>
  open({ client: server.client, category: 'visit', definition: undefined }, language, width);

const menuItem = (words: string): HTMLElement | undefined =>
  [...shadow.querySelectorAll<HTMLElement>('sl-menu-item')].find(({ textContent }) => textContent?.trim() === words);
/** In the menu of what is within the selector. */
async function choose(within: string, words: string): Promise<void> {
  const menu = one(`${within} sl-menu`);
  const item = [...menu.querySelectorAll<HTMLElement>('sl-menu-item')].find((each) => each.textContent === words);
  expect(item, words).to.not.equal(undefined);
  await click(item!);
}
const inputs = (): HTMLInputElement[] => [
  ...[...shadow.querySelectorAll('dialog')].at(-1)!.querySelectorAll<HTMLInputElement>('input:not([type=search])'),
];
const top = (): HTMLElement => [...shadow.querySelectorAll<HTMLElement>('dialog')].at(-1)!;
/** As a mouse does, which leaves the focus on what it pressed. */
const pressIn = (within: HTMLElement, words: string): Promise<void> => {
  const found = [...within.querySelectorAll<HTMLElement>('button, sl-button')].find(
    ({ textContent }) => textContent?.trim() === words,
  )!;
  found.focus();
  return click(found);
};
const saveForm = (): Promise<void> => {
  one<HTMLFormElement>('.porsa-d-library-titles').requestSubmit();
  return Promise.resolve();
};
async function openShelf(server: Server, language: 'en' | 'fa' = 'en', width?: number): Promise<void> {
  await start(server, language, width);
  await click(button(language === 'en' ? 'Insert from the library' : 'افزودن از کتابخانه'));
  await until(() => shadow.querySelector('.porsa-d-library section'), 'the clinic’s shelf is shown');
}
const shelf = (): HTMLElement => one('.porsa-d-library section');
const cards = (): string[] => [...shelf().querySelectorAll('h4')].map(({ textContent }) => textContent);
const cardOf = (title: string): HTMLElement =>
  [...shelf().querySelectorAll<HTMLElement>('li.porsa-d-library-card')].find(
    (each) => each.querySelector('h4')!.textContent === title,
  )!;
const names = (): readonly string[] => allQuestions(latest).map(({ name }) => name);

describe('Saving to the library of the clinic', () => {
  afterEach(cleanUp);

  it('keeps several selected questions with their conditions, once the server has said so', async () => {
    const server = serve();
    await start(server);
    card('q-first').focus();
    await press('a', { ctrlKey: true });
    await choose('.porsa-d-marking-bar', 'Save to library…');
    await until(() => shadow.querySelector('.porsa-d-library-titles'), 'the dialog is shown');
    expect(one('.porsa-d-library-titles').textContent).to.include('5 questions');
    await until(() => shadow.activeElement === inputs()[0], 'the title has the focus');
    await saveForm();
    await until(() => shadow.querySelector('dialog [aria-invalid]'), 'a title is asked for');
    expect(server.bodies('storeblock')).to.deep.equal([]);
    server.refusals.storeblock = { code: 4140, message: 'The library is full.' };
    await write(inputs()[1]!, 'نخستین');
    await saveForm();
    await until(() => shadow.querySelector('dialog [role=alert]')?.textContent === 'The library is full.');
    expect(inputs()[1]!.value).to.equal('نخستین');
    await saveForm();
    await until(() => !shadow.querySelector('dialog'), 'the dialog has closed');
    const [first, second] = server.bodies('storeblock') as unknown as CallBody<'/library/storeblock'>[];
    expect(second!.id).to.equal(first!.id);
    expect([second!.category, second!.rev, second!.title]).to.deep.equal(['visit', 0, { fa: 'نخستین' }]);
    expect(allQuestions(second!.definition!).map(({ name }) => name)).to.deep.equal(names());
    expect(second!.definition!.conditions.map(({ id }) => id)).to.deep.equal(['c']);
    expect(one('.porsa-d-toasts').textContent).to.include('نخستین');
  });

  it('names the questions that another form must bring, and keeps the title of a group', async () => {
    const server = serve();
    await start(server);
    await click(card('q-second'));
    await choose('[data-card="q-second"] .porsa-d-card-actions', 'Save to library…');
    await until(() => shadow.querySelector('.porsa-d-library-titles code'), 'the names are shown');
    expect(one('.porsa-d-library-titles code').textContent).to.equal('first');
    expect(inputs().map(({ value }) => value)).to.deep.equal(['second', 'second فارسی']);
  });

  it('keeps a page, and has nothing to keep of an empty one', async () => {
    const server = serve();
    await start(server);
    await choose('.porsa-d-page[data-open]', 'Save to library…');
    await until(() => shadow.querySelector('.porsa-d-library-titles'), 'the dialog is shown');
    await saveForm();
    await until(() => !shadow.querySelector('dialog'), 'saved');
    const [body] = server.bodies('storeblock') as unknown as CallBody<'/library/storeblock'>[];
    expect([body!.title, body!.definition!.pages[0]!.id]).to.deep.equal([{ en: 'One' }, 'one']);
    await click(one('[data-focus-page="two"]'));
    await choose('.porsa-d-page[data-open]', 'Save to library…');
    await until(() => shadow.querySelector('.porsa-d-library-titles'), 'the dialog is shown');
    expect([inputs().length, findButton('Save')]).to.deep.equal([0, undefined]);
  });

  it('is not offered without a server, and the library says why', async () => {
    await open();
    await click(card('q-second'));
    expect(menuItem('Save to library…')).to.equal(undefined);
    await click(button('Insert from the library'));
    await until(() => shadow.querySelector('.porsa-d-library-card'), 'the library is shown');
    expect(one('.porsa-d-library-filter').textContent).to.include('kept on its server');
    expect(shadow.querySelector('.porsa-d-library option[value=clinic]')).to.equal(null);
  });
});

describe('The shelf of the clinic', () => {
  afterEach(cleanUp);
  const two = (): WholeBlock[] => [block('a', { en: 'Body', fa: 'بدن' }), block('b', { fa: 'دخانیات' })];

  it('says what belongs there while it is empty, and asks again after a failure', async () => {
    const server = serve();
    server.refusals.getblocks = { code: 5002, message: '' };
    await openShelf(server);
    await until(() => shelf().querySelector('[role=alert]'), 'the failure is said');
    await pressIn(shelf(), 'Try again');
    await until(() => shelf().textContent.includes('Nothing is saved yet'), 'it is empty');
  });

  it('is searched with everything else, in both languages, and can stand alone', async () => {
    await openShelf(serve(two()));
    await until(() => cards().length === 2, 'two blocks');
    await write(one('dialog [type=search]'), 'دخانيات');
    await until(() => cards().join() === 'دخانیات', 'one is found');
    await write(one('dialog [type=search]'), '');
    await write(one('dialog select'), 'clinic');
    await until(() => one('dialog [role=status]').textContent === '2 results', 'no ready instrument');
    expect(shadow.querySelectorAll('.porsa-d-library section').length).to.equal(1);
  });

  it('puts a block on the page, with free names and its conditions', async () => {
    await openShelf(serve(two()));
    await until(() => cards().length === 2, 'two blocks');
    await pressIn(cardOf('Body'), 'Insert on this page');
    await until(() => !shadow.querySelector('dialog'), 'inserted');
    expect(names().filter((name) => name.startsWith('first') || name.startsWith('second'))).to.have.members([
      ...['first', 'second', 'first_2', 'second_2'],
    ]);
    expect(latest.conditions.at(-1)!.when).to.equal('ANSWERED(first_2)');
    await click(button('Undo'));
    expect(names().length).to.equal(5);
  });

  it('shows a block in the filler, and says why one does not come', async () => {
    const server = serve(two());
    await openShelf(server);
    await until(() => cards().length === 2, 'two blocks');
    server.refusals.getblock = { code: 4040, message: 'It is gone.' };
    await pressIn(cardOf('Body'), 'Preview');
    await until(() => cardOf('Body').querySelector('[role=alert]')?.textContent === 'It is gone.');
    await pressIn(cardOf('Body'), 'Preview');
    await until(() => previews.at(-1)?.definition.pages.length === 1, 'the preview');
    expect(shadow.activeElement?.textContent).to.equal('Body');
    await pressIn(one('dialog'), 'Back to the library');
    await until(() => shadow.activeElement?.textContent === 'Preview', 'the focus is back');
    expect(shadow.activeElement?.closest('li')).to.equal(cardOf('Body'));
  });

  it('renames a block; who was second is told what it is called now, and what they typed stays', async () => {
    const server = serve(two());
    await openShelf(server);
    await until(() => cards().length === 2, 'two blocks');
    await pressIn(cardOf('Body'), 'Rename');
    await until(() => shadow.activeElement === inputs()[0], 'the title has the focus');
    top().dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => shadow.querySelectorAll('dialog').length === 1, 'Escape closes that alone');
    await until(() => shadow.activeElement?.closest('li') === cardOf('Body'), 'the focus is back');
    await pressIn(cardOf('Body'), 'Rename');
    await write(inputs()[0]!, 'Measures');
    const theirs = { ...block('a', { en: 'Weight' }), rev: 3, savedBy: 'Ali Karimi' };
    server.refusals.storeblock = { code: 4091, message: '', data: theirs };
    await pressIn(top(), 'Rename');
    await until(() => top().querySelector('[role=alert]'), 'the conflict is said');
    expect(top().querySelector('[role=alert]')!.textContent).to.match(/Ali Karimi.*“Weight”/);
    expect(inputs()[0]!.value).to.equal('Measures');
    await pressIn(top(), 'Rename anyway');
    await until(() => cards().includes('Measures'), 'the new title');
    const [first, second] = server.bodies('storeblock');
    expect([first!['rev'], second!['rev'], second!['definition']]).to.deep.equal([1, 3, undefined]);
    expect(shadow.querySelectorAll('dialog').length).to.equal(1);
  });

  it('puts what is selected in the place of a block’s questions, under the title that it has by then', async () => {
    const server = serve(two());
    await start(server);
    await click(card('q-second'));
    await click(button('Insert from the library'));
    await until(() => shadow.querySelector('.porsa-d-library section') && cards().length === 2, 'two blocks');
    await pressIn(cardOf('Body'), 'Replace with the selection');
    expect(top().textContent).to.contain('Replace the questions of “Body”?').and.to.contain('second');
    expect(top().textContent, 'its condition speaks of another question').to.contain('first');
    await pressIn(top(), 'Cancel');
    expect(server.bodies('storeblock')).to.deep.equal([]);
    await pressIn(cardOf('Body'), 'Replace with the selection');
    const theirs = { ...block('a', { en: 'Weight' }), rev: 3, savedBy: 'Ali Karimi' };
    server.refusals.storeblock = { code: 4091, message: '', data: theirs };
    await pressIn(top(), 'Replace with the selection');
    await until(() => top().querySelector('[role=alert]'), 'the conflict is said');
    await pressIn(top(), 'Replace anyway');
    await until(() => shadow.querySelectorAll('dialog').length === 1, 'it is replaced');
    const [, { rev, title, definition }] = server.bodies('storeblock') as [unknown, CallBody<'/library/storeblock'>];
    expect([rev, title]).to.deep.equal([3, { en: 'Weight' }]);
    expect(allQuestions(definition!).map(({ name }) => name)).to.deep.equal(['second']);
    expect(definition!.conditions.map(({ id }) => id)).to.deep.equal(['c']);
  });

  it('says what to do where nothing is selected that could take the place', async () => {
    await start(serve(two()));
    await click(one('[data-focus-page="two"]'));
    await click(button('Insert from the library'));
    await until(() => shadow.querySelector('.porsa-d-library section') && cards().length === 2, 'two blocks');
    await pressIn(cardOf('Body'), 'Replace with the selection');
    expect(top().textContent).to.contain('Select questions or a page');
    expect([...top().querySelectorAll('sl-button')].map(({ textContent }) => textContent)).to.deep.equal(['Close']);
  });

  it('deletes a block after asking, and the focus stays on the shelf', async () => {
    const server = serve(two());
    await openShelf(server);
    await until(() => cards().length === 2, 'two blocks');
    await pressIn(cardOf('Body'), 'Delete');
    expect(top().getAttribute('role')).to.equal('alertdialog');
    await pressIn(top(), 'Cancel');
    expect(server.bodies('removeblock')).to.deep.equal([]);
    await pressIn(cardOf('Body'), 'Delete');
    await pressIn(top(), 'Delete');
    await until(() => cards().join() === 'دخانیات', 'one is left');
    expect(server.bodies('removeblock')).to.deep.equal([{ category: 'visit', id: 'a', rev: 1 }]);
    await until(() => shadow.activeElement?.textContent === 'Your clinic', 'the focus is on the shelf');
  });

  for (const [language, width] of [
    ['en', 1280],
    ['fa', 390],
  ] as const) {
    it(`has no barrier, ${language} at ${width}`, async () => {
      await openShelf(serve(two()), language, width);
      await until(() => cards().length === 2, 'two blocks');
      await expectAccessible(one('dialog'));
      expect(rawKeys()).to.deep.equal([]);
      await pressIn(shelf().querySelector('li.porsa-d-library-card')!, language === 'en' ? 'Rename' : 'تغییر نام');
      await expectAccessible(top());
      expect(rawKeys()).to.deep.equal([]);
    });
  }
});
