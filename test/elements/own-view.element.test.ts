import { expect } from '@open-wc/testing';
import { samples } from '../../demo/samples/index.ts';
import { first } from '../../src/elements/form/first.ts';
import { formScreen } from '../../src/elements/form/form-screen.tsx';
import { own } from '../../src/elements/form/own.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { hostText } from '../../src/elements/host/host-texts.ts';
import type { ScreenModule } from '../../src/elements/host/screen-module.ts';
import { openForm } from '../../src/elements/loader/open-form.ts';
import type { FormDefinition, Question } from '../../src/engine/definition/types.ts';
import { clearPage, inside, place, ready } from '../support/screens/elements.ts';
import { until } from '../support/screens/wait.ts';

const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'text',
  title: { en: `${name}?`, fa: `${name}؟` },
  ...more,
});
const formOf = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'One', pageType: 'form', questions }],
  ...more,
});
const choices = [
  { text: 'No', value: '0' },
  { text: 'Yes', value: '1' },
];
const visit = formOf(
  [
    question('complaint'),
    question('height', { type: 'number' }),
    question('fever', { type: 'flatview', options: choices }),
    question('agreed', { type: 'checkbox' }),
    question('days', { type: 'number' }),
  ],
  { conditions: [{ id: 'c', kind: 'visibility', target: 'days', when: 'fever = "1"' }] },
);

const complaints: string[] = [];
const { error } = console;

/** Styles that scripts have set are written otherwise than React would; that what is drawn is the same, `drawn-alike.test.tsx` holds. */
function complain(text: string): void {
  if (!text.includes('but some attributes')) complaints.push(text);
}

interface Placed {
  readonly form: PorsaFormElement;
  find<E extends Element = HTMLInputElement>(selector: string): E | null;
  drawn(): Promise<void>;
  arrive(): void;
  come(): Promise<void>;
  fail(): void;
}

/** A form of the page's own whose live code comes when the test says so. */
function placeOwn(tag: `porsa-${string}`, set: Partial<PorsaFormElement>, content = ''): Placed {
  let come = (_module: ScreenModule): void => undefined;
  let fail = (_error: Error): void => undefined;
  const load = () => new Promise<ScreenModule>((...decide) => ([come, fail] = decide));
  const open = (host: Parameters<typeof openForm>[0]) =>
    openForm(host, Promise.resolve(first), {
      folder: '/',
      text: hostText,
      ask: () => Promise.reject(new Error('No server is asked')),
      preload: () => undefined,
      own: async () => own,
    });
  defineElement({ ...formSpec, tag } as typeof formSpec, { api: 'http://127.0.0.1:9', load, open });
  const form = place<PorsaFormElement>(`<${tag} language="en" storage="memory">${content}</${tag}>`);
  Object.assign(form, set);
  const find = <E extends Element = HTMLInputElement>(selector: string): E | null => inside<E>(form, selector);
  return {
    form,
    find,
    drawn: () => until(() => find('.porsa-filling'), 'the form is drawn'),
    arrive: () => come(formScreen),
    come: async () => {
      come(formScreen);
      await ready(form);
    },
    fail: () => fail(new Error('no connection')),
  };
}

const names = ({ form }: Placed) =>
  [...form.shadowRoot!.querySelectorAll<HTMLElement>('.porsa-question')].map(({ dataset }) => dataset['name']);
const write = (input: HTMLInputElement, text: string): void => {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

describe('A form that its page has defined', () => {
  before(() => Object.assign(console, { error: (...parts: unknown[]) => complain(parts.map(String).join(' ')) }));
  after(() => Object.assign(console, { error }));
  afterEach(() => {
    clearPage();
    expect(complaints.splice(0).join('\n')).to.equal('');
  });

  it('is drawn before what makes it live has come, and taken over with all that was filled in', async () => {
    const placed = placeOwn('porsa-own-taken', { definition: visit });
    const { find } = placed;
    await placed.drawn();
    expect(names(placed)).to.deep.equal(['complaint', 'height', 'fever', 'agreed']);
    expect(find('.porsa-placeholder')).to.equal(null);
    const complaint = find('[data-name=complaint] input')!;
    write(find('[data-name=height] input')!, '175');
    find('[data-name=fever] .porsa-choice:nth-child(2) input')!.click();
    find('[data-name=agreed] input')!.click();
    write(complaint, 'headache');
    complaint.setSelectionRange(3, 5);
    await placed.come();
    expect(placed.form.answers).to.deep.equal({ complaint: 'headache', height: 175, fever: '1', agreed: true });
    expect(find('[data-name=complaint] input') === complaint, 'the control itself stays').to.equal(true);
    expect(placed.form.shadowRoot!.activeElement === complaint, 'the focus stays').to.equal(true);
    expect([complaint.value, complaint.selectionStart, complaint.selectionEnd]).to.deep.equal(['headache', 3, 5]);
    await until(() => names(placed).includes('days'), 'the question that depends on another');
  });

  it('does what was pressed meanwhile, once it can', async () => {
    const placed = placeOwn('porsa-own-pressed', {
      definition: formOf([question('complaint', { mandatory: true })]),
    });
    await placed.drawn();
    placed.find<HTMLButtonElement>('.porsa-actions button')!.click();
    await placed.come();
    await until(() => placed.find('.porsa-problem'), 'what is missing');
  });

  it('begins with the answers that it was given', async () => {
    const placed = placeOwn('porsa-own-answers', { definition: visit, answers: { complaint: 'cough', fever: '1' } });
    await placed.drawn();
    expect(names(placed)).to.include('days');
    expect(placed.find('[data-name=complaint] input')!.value).to.equal('cough');
    await placed.come();
    expect(placed.form.answers).to.deep.equal({ complaint: 'cough', fever: '1' });
  });

  it('may be written into the element as JSON', async () => {
    const placed = placeOwn('porsa-own-json', {}, `<script type="application/json">${JSON.stringify(visit)}</script>`);
    await placed.drawn();
    await placed.come();
    expect(names(placed)).to.include('complaint');
  });

  it('is drawn anew where the page gives another, or another language, before somebody has begun', async () => {
    const placed = placeOwn('porsa-own-other', { definition: visit });
    await placed.drawn();
    placed.form.definition = formOf([question('weight')]);
    await until(() => names(placed).join() === 'weight', 'the other form');
    placed.form.setAttribute('language', 'fa');
    await until(() => placed.find('.porsa-form[dir=rtl] [data-name=weight]'), 'the other language');
    await placed.come();
    expect(names(placed)).to.deep.equal(['weight']);
    expect(placed.find('label')!.textContent).to.contain('weight؟');
  });

  it('stays where it was begun, and changes its language with what was written once it is live', async () => {
    const placed = placeOwn('porsa-own-begun', { definition: visit });
    await placed.drawn();
    const complaint = placed.find('[data-name=complaint] input')!;
    write(complaint, 'cough');
    placed.form.setAttribute('language', 'fa');
    await Promise.resolve();
    expect(placed.find('[data-name=complaint] input') === complaint).to.equal(true);
    await placed.come();
    await until(() => placed.find('.porsa-form[dir=rtl]'), 'the other language');
    expect(placed.form.answers).to.deep.equal({ complaint: 'cough' });
  });

  it('is left to the screen, which says why, where it cannot be filled', async () => {
    const wrong = formOf([question('sum', { type: 'calculated', formula: '1 +' })]);
    const placed = placeOwn('porsa-own-wrong', { definition: wrong });
    const failed = new Promise<CustomEvent<{ readonly code: string }>>((resolve) =>
      placed.form.addEventListener('porsa-error', (event) => resolve(event as never)),
    );
    await until(() => placed.find('.porsa-placeholder'), 'a placeholder');
    placed.arrive();
    expect((await failed).detail.code).to.equal('invaliddefinition');
    expect(placed.find('.porsa-filling')).to.equal(null);
  });

  it('is refused once its checks have come, also where it runs', async () => {
    const doubtful = formOf([question('complaint', { mandatory: 'yes' } as never)]);
    const placed = placeOwn('porsa-own-checked', { definition: doubtful });
    const failed = new Promise<CustomEvent<{ readonly code: string }>>((resolve) =>
      placed.form.addEventListener('porsa-error', (event) => resolve(event as never)),
    );
    await placed.drawn();
    placed.arrive();
    expect((await failed).detail.code).to.equal('invaliddefinition');
  });

  it('says that the rest did not come, and how to try again, but names no page of a server', async () => {
    const placed = placeOwn('porsa-own-stuck', { definition: visit });
    await placed.drawn();
    write(placed.find('[data-name=complaint] input')!, 'cough');
    placed.fail();
    await until(() => placed.find('[role=alert]'), 'the message');
    expect(placed.find('[role=alert] a')).to.equal(null);
    placed.find<HTMLButtonElement>('[role=alert] button')!.click();
    await placed.come();
    expect(placed.form.answers).to.deep.equal({ complaint: 'cough' });
    expect(placed.find('[role=alert]')).to.equal(null);
  });

  it('may stand twelve times on a page, each filled by itself', async () => {
    const all = Array.from({ length: 12 }, (_, index) => placeOwn(`porsa-own-${index}`, { definition: visit }));
    for (const { form } of all) form.style.cssText = 'block-size: 40px; overflow: hidden';
    for (const placed of all) await placed.drawn();
    all.forEach(({ find }, index) => write(find('[data-name=complaint] input')!, `cough ${index}`));
    for (const placed of all) await placed.come();
    expect(all.map(({ form }) => form.answers)).to.deep.equal(all.map((_, index) => ({ complaint: `cough ${index}` })));
  });

  for (const { category, definition } of samples) {
    for (const language of ['en', 'fa'] as const) {
      it(`is taken over as it was drawn: ${category.slug} in ${language}`, async () => {
        const placed = placeOwn(`porsa-own-${category.slug}-${language}`, { definition });
        placed.form.setAttribute('language', language);
        await until(() => placed.find(`.porsa-form[lang=${language}] .porsa-filling`), 'the form is drawn');
        const before = placed.form.shadowRoot!.querySelector('.porsa-filling');
        await placed.come();
        expect(placed.form.shadowRoot!.querySelector('.porsa-filling') === before).to.equal(true);
      });
    }
  }
});
