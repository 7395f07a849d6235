import { expect } from '@open-wc/testing';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  type,
  unmountAll,
} from '../../../../test/support/screens/mount-filler.tsx';
import type { Draft, SaveOutcome } from '../saving/saving.ts';
import type { FormFillerProps } from '../types.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const sent = (): SaveOutcome => ({ state: 'sent', data: { id: 'e', file: 'f', computed: {}, problems: [] } });
const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
];
const before = formOf(
  [
    question('name', 'text'),
    question('dose', 'number'),
    question('kind', 'flatview', { options }),
    question('sum', 'calculated', { formula: 'dose * 2' }),
  ],
  [question('last', 'text')],
);
const typed: Answers = { name: 'Sara', dose: 5, kind: 'b', last: 'end' };

/** A server that has published a second version, or refuses, while somebody was filling the first. */
function server(after: FormDefinition | number): Pick<FormFillerProps, 'client' | 'category'> {
  const reply = (version: number, definition: FormDefinition) => ({
    success: true,
    data: {
      id: 'x',
      slug: 'x',
      version,
      definition,
      role: 'public',
      settings: {},
      branding: { title: '', clinic: '' },
    },
  });
  const getform = async ({ version = 2 }: { readonly version?: number }) =>
    (typeof after === 'number'
      ? { success: false, code: after, message: '' }
      : reply(version, version === 1 ? before : after)) as never;
  return { category: 'x', client: { category: { getform } } };
}

const draft = (): Map<string, Draft> =>
  new Map([['x', { answers: typed, at: '2026-01-01T08:00:00.000Z', version: 1 }]]);
const [first, second] = before.pages as [FormDefinition['pages'][number], FormDefinition['pages'][number]];
const withFirst = (questions: typeof first.questions): FormDefinition => ({
  ...before,
  pages: [{ ...first, questions }, second],
});
const changed = (name: string, more: object) =>
  withFirst(first.questions.map((each) => (each.name === name ? { ...each, ...more } : each)));

describe('a form that was changed while somebody filled it', () => {
  afterEach(unmountAll);

  const changes: Readonly<Record<string, FormDefinition>> = {
    'a question was removed': withFirst(first.questions.filter(({ name }) => name !== 'name')),
    'a question is of another type': changed('name', { type: 'date' }),
    'another question must be answered': withFirst([...first.questions, question('new', 'text', { mandatory: true })]),
    'an option is removed': changed('kind', { options: options.slice(0, 1) }),
    'a question has another name': changed('name', { name: 'fullname' }),
    'a formula is another': changed('sum', { formula: 'dose * 3' }),
    'the pages stand in another order': { ...before, pages: [second, first] },
    'a page is for others': { ...before, pages: [{ ...first, roles: ['expert'] }, second] },
    'its language is another': { ...before, language: 'fa' },
  };
  for (const [what, after] of Object.entries(changes)) {
    it(`goes on as it was begun, and sends every answer: ${what}`, async () => {
      const saving = memorySaving(sent, draft());
      const filler = await mountFiller({ ...server(after), saving, language: 'en' });
      await until(() => filler.all('.porsa-notice [data-primary]').length === 1, 'the offer');
      await click(filler.find('.porsa-notice [data-primary]'));
      await until(() => filler.all('[data-name="name"] input').length === 1, 'the form as it was begun');
      expect(filler.control('name').value).to.equal('Sara');
      await click(filler.find('.porsa-foot [data-primary]'));
      await click(filler.find('.porsa-foot [data-primary]'));
      await until(() => filler.all('.porsa-review').length === 1, 'the review');
      await click(filler.find('.porsa-foot [data-primary]'));
      await until(() => saving.entries.length === 1, 'the entry');
      expect(saving.entries[0]).to.deep.include({ version: 1, answers: { ...typed, sum: 10 } });
      expect(saving.kept.size).to.equal(0);
    });
  }

  it('is filled as it is now by whoever starts over, and by whoever fills it again', async () => {
    const after = changed('name', { name: 'fullname' });
    const saving = memorySaving(sent, draft());
    const filler = await mountFiller({ ...server(after), saving, language: 'en' });
    await until(() => filler.all('.porsa-notice button').length === 2, 'the offer');
    await click(filler.all('.porsa-notice button')[1]!);
    await until(() => filler.all('[data-name="fullname"]').length === 1, 'the form as it is now');
  });

  it('keeps all that was typed in another theme and another language of the reader', async () => {
    const saving = memorySaving(sent);
    const props = { ...server(before), saving };
    const filler = await mountFiller({ ...props, language: 'en', theme: 'light' });
    await type(filler.control('name'), 'Sara');
    filler.draw({ ...props, language: 'fa', theme: 'dark' });
    await until(() => filler.root.lang === 'fa');
    expect(filler.control('name').value).to.equal('Sara');
  });

  for (const [what, code] of Object.entries({ closed: 4101, deleted: 4041 })) {
    it(`was ${what}: what was typed is still there, and can be saved as a file`, async () => {
      const filler = await mountFiller({ ...server(code), saving: memorySaving(sent, draft()), language: 'en' });
      await until(() => filler.all('[data-kind="info"] button').length === 1, 'the copy');
      const copies: Blob[] = [];
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        copies.push(blob);
        return make(blob);
      };
      const stay = (event: Event) => event.preventDefault();
      addEventListener('click', stay);
      await click(filler.find('[data-kind="info"] button'));
      URL.createObjectURL = make;
      removeEventListener('click', stay);
      expect(JSON.parse(await copies[0]!.text()).answers).to.deep.equal(typed);
    });
  }
});

describe('a device that keeps nothing', () => {
  afterEach(unmountAll);
  const full = () => {
    const saving = memorySaving(() => ({ state: 'waiting' }));
    return { ...saving, drafts: { ...saving.drafts, notSavedHere: () => true } };
  };

  it('is announced at once, with a way to take the answers along; typing goes on', async () => {
    const filler = await mountFiller({ ...server(before), saving: full(), language: 'fa' });
    await type(filler.control('name'), 'سارا');
    await until(() => filler.all('.porsa-foot [data-kind="warning"] button').length === 2, 'the warning');
    expect(filler.find('.porsa-foot').textContent).to.contain('ذخیره نشد').and.not.to.contain('روی این دستگاه نگهداری');
    await type(filler.control('dose'), '5');
    expect(filler.form().form.get('sum')).to.equal(10);
  });

  it('never calls answers safe that wait in the page alone', async () => {
    const filler = await mountFiller({ ...server(formOf([question('name', 'text')])), saving: full(), language: 'en' });
    await type(filler.control('name'), 'Sara');
    await click(filler.find('.porsa-foot [data-primary="true"]'));
    await until(() => filler.all('.porsa-done').length === 1);
    await until(
      () => filler.all('.porsa-done').some(({ textContent }) => textContent.includes('Keep this page open')),
      'what is true of them',
    );
    expect(filler.find('.porsa-done').textContent).not.to.contain('are saved on this device');
  });

  it('is not complained of where the page wants nothing kept', async () => {
    const saving = full();
    const filler = await mountFiller({ ...server(before), saving, language: 'en', storage: 'memory' });
    await type(filler.control('name'), 'Sara');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => saving.kept.has('x'), 'the answers are in the memory of the page');
    await settled();
    expect(filler.find('.porsa-foot').querySelector('p')).to.equal(null);
  });
});
