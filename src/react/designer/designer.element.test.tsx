import { expect, waitUntil } from '@open-wc/testing';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DesignSurroundings } from '../../elements/design-surroundings.tsx';
import { commonSettings } from '../../fields/common-panel.ts';
import type { Answers, FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../../fields/create-form.ts';
import { Designer } from './designer.tsx';
import { allQuestions, placeOf } from './edits/tree.ts';
import type { DesignerController, DesignerProps, PreviewProps, ScreenClient } from './types.ts';

const text = (name: string, more: Partial<Question> = {}): Question => ({ id: `q-${name}`, name, type: 'text', title: { en: name, fa: `${name} فارسی` }, ...more });

const form: FormDefinition = {
  schema: 1, title: { en: 'Visit', fa: 'مراجعه' }, language: 'en', conditions: [{ id: 'c', kind: 'visibility', target: 'q-second', when: 'ANSWERED(first)' }],
  pages: [
    { id: 'one', text: 'One', displayTitle: { en: 'One' }, pageType: 'form', questions: [text('first'), text('second'), { id: 'q-box', name: 'box', type: 'container', title: { en: 'Box' }, questions: [text('inner')] }, text('fourth')] },
    { id: 'two', text: 'Two', displayTitle: { en: 'Two' }, pageType: 'form', questions: [] },
  ],
};

const previews: PreviewProps[] = [];

/** Stands in for the filler: shows what it was given. */
function Preview(props: PreviewProps) {
  useEffect(() => { previews.push(props); });
  return <output data-preview-form="">{JSON.stringify({ titles: allQuestions(props.definition).map(({ name }) => name), role: props.role, language: props.language })}</output>;
}

let root: Root;
let host: HTMLElement;
let shadow: ShadowRoot;
let controller: DesignerController;
let latest: FormDefinition;
let told: string[];

async function open(props: Partial<DesignerProps> = {}, language: 'en' | 'fa' = 'en', width = 1280): Promise<void> {
  host = document.createElement('div');
  Object.assign(host.style, { inlineSize: `${width}px`, blockSize: '700px' });
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  place.style.blockSize = '100%';
  shadow.append(place);
  root = createRoot(place);
  latest = props.definition ?? form;
  const mine: string[] = [];
  told = mine;
  root.render(
    <DesignSurroundings language={language}>
      <Designer
        commonSettings={commonSettings} Preview={Preview} {...(props.client ? {} : { definition: form })} {...props}
        onReady={(given) => { controller = given; }}
        onChange={({ definition }) => { latest = definition; }}
        onSave={({ rev }) => { mine.push(`saved ${rev ?? ''}`); }}
        onPublish={({ version }) => { mine.push(`published ${version ?? ''}`); }}
        onError={({ code }) => { mine.push(`error ${code}`); }}
      />
    </DesignSurroundings>,
  );
  await waitUntil(() => shadow.querySelector('.porsa-d-workbench, .porsa-d-failure'), 'the designer is drawn', { timeout: 8000 });
  await settle();
}

/** Two frames: one that draws, and one in which the focus is put. */
const settle = (): Promise<void> => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))); });

const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = shadow.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const card = (id: string): HTMLElement => one(`[data-focus-question="${id}"]`);
const focused = (): string | undefined => (shadow.activeElement as HTMLElement | null)?.dataset['focusQuestion'];
const names = (page = 0): string[] => allQuestions({ ...latest, pages: [latest.pages[page]!] }).map(({ name }) => name);
const shownNames = (): (string | undefined)[] => [...shadow.querySelectorAll('.porsa-d-card-about code')].map((code) => code.textContent ?? undefined);
const said = (): string => one('[data-live]').textContent ?? '';
const button = (label: string): HTMLElement => {
  const found = [...shadow.querySelectorAll<HTMLElement>('button, sl-button, [role="tab"]')].find((each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label);
  if (!found) throw new Error(`No button ${label}`);
  return found;
};

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const target = shadow.activeElement ?? one('.porsa-d-workbench');
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true, ...more }));
  await settle();
}

async function write(field: HTMLElement, value: string): Promise<void> {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await settle();
}

async function click(element: HTMLElement): Promise<void> {
  element.click();
  await settle();
}

const field = (label: string): HTMLElement => {
  const found = [...shadow.querySelectorAll<HTMLLabelElement>('label[for]')].find((each) => each.textContent === label);
  return one(`#${CSS.escape(found?.htmlFor ?? '')}`);
};

afterEach(() => {
  root.unmount();
  host.remove();
  previews.length = 0;
});

describe('Designing a form', () => {
  it('adds a question behind the selected one, and puts the focus on it', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="number"]'));
    expect(names()).to.deep.equal(['first', 'number', 'second', 'box', 'inner', 'fourth']);
    expect(focused()).to.equal(allQuestions(latest).find(({ name }) => name === 'number')?.id);
    expect(said()).to.contain('added');
  });

  it('begins with the first question of a form that has not even a page', async () => {
    await open({ definition: { ...form, pages: [], conditions: [] } });
    await click(one('[data-type="text"]'));
    expect(latest.pages.map((page) => page.questions.map(({ type }) => type))).to.deep.equal([['text']]);
  });

  it('takes a title in the language being edited, and undoes it whole', async () => {
    await open();
    await click(card('q-first'));
    for (const written of ['W', 'We', 'Weight']) await write(field('Title'), written);
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'Weight', fa: 'first فارسی' });
    await press('z', { ctrlKey: true });
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'first', fa: 'first فارسی' });
    await press('z', { ctrlKey: true, shiftKey: true });
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'Weight', fa: 'first فارسی' });
  });

  it('renames a question in conditions too, once the name is left, and refuses a name that is taken', async () => {
    await open();
    await click(card('q-first'));
    const name = field('Name in formulas');
    name.focus();
    await write(name, 'second');
    expect(one('.porsa-d-faults p').textContent).to.contain('is called “second” already');
    await write(name, 'weight');
    await press('Enter');
    expect(latest.conditions[0]?.when).to.equal('ANSWERED(weight)');
    expect(names()[0]).to.equal('weight');
  });

  it('shows the place of an error in a formula while it is typed, and offers names', async () => {
    await open();
    await click(card('q-fourth'));
    await click(button('Visibility'));
    const formula = one<HTMLTextAreaElement>('.porsa-d-formula textarea');
    formula.focus();
    await write(formula, 'secnd = 1');
    expect(one('.porsa-d-excerpt mark').textContent).to.equal('secnd');
    await write(formula, 'sec');
    await press('ArrowDown');
    await press('Enter');
    expect(formula.value).to.equal('second');
    expect(latest.conditions.find((condition) => condition.kind === 'visibility' && condition.target === 'q-fourth')?.when).to.equal('second');
  });
});

describe('Moving by keyboard', () => {
  it('goes from card to card with the arrows', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focused()).to.equal('q-inner');
    await press('Home');
    expect(focused()).to.equal('q-first');
  });

  it('lifts with Space, carries with the arrows, says the place, and drops with Space as one step back', async () => {
    await open();
    card('q-first').focus();
    await press(' ');
    await press('ArrowDown');
    expect(said()).to.equal('first: place 2 of 4');
    expect(shownNames().slice(0, 2)).to.deep.equal(['second', 'first']);
    await press('ArrowDown');
    expect(latest).to.equal(form);
    expect(focused()).to.equal('q-first');
    await press(' ');
    expect(names()).to.deep.equal(['second', 'box', 'inner', 'first', 'fourth']);
    await press('z', { ctrlKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
  });

  it('carries into a container the way the line runs, and out of it the other way', async () => {
    await open();
    card('q-fourth').focus();
    await press(' ');
    await press('ArrowRight');
    expect(said()).to.equal('fourth: place 2 of 2 in Box');
    await press(' ');
    expect(placeOf(latest, 'q-fourth')).to.deep.equal({ parent: 'q-box', index: 1 });
    await press(' ');
    await press('ArrowLeft');
    await press(' ');
    expect(placeOf(latest, 'q-fourth')).to.deep.equal({ parent: 'one', index: 3 });
  });

  it('puts the card back with Escape', async () => {
    await open();
    card('q-first').focus();
    await press(' ');
    await press('ArrowDown');
    await press('Escape');
    expect(shownNames()[0]).to.equal('first');
    expect(latest).to.equal(form);
    expect(said()).to.contain('back in its place');
  });

  it('moves one place with Alt and an arrow, duplicates and removes', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { altKey: true });
    expect(names().slice(0, 2)).to.deep.equal(['second', 'first']);
    await press('d', { ctrlKey: true });
    expect(names()).to.include('first_2');
    await press('Delete');
    expect(names()).not.to.include('first_2');
    expect(one('.porsa-d-toast').textContent).to.contain('removed');
  });

  it('speaks Persian where Persian is spoken, with its digits and direction', async () => {
    await open({}, 'fa');
    card('q-fourth').focus();
    await press(' ');
    await press('ArrowLeft');
    expect(said()).to.contain('جای ۲ از ۲');
  });
});

describe('Removing', () => {
  it('asks first only where something goes with it, and undo brings it back', async () => {
    await open();
    card('q-second').focus();
    await press('Delete');
    expect(one('dialog').textContent).to.contain('1 condition');
    await click(button('Remove'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    expect(names()).not.to.include('second');
    expect(latest.conditions).to.have.length(0);
    await click([...shadow.querySelectorAll<HTMLElement>('.porsa-d-toast button')][0] ?? host);
    expect(names()).to.include('second');
    expect(latest.conditions).to.have.length(1);
  });

  it('asks before a change of type takes settings away, and names them', async () => {
    await open({ definition: { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions: [text('mail', { format: 'email' })] }] } });
    await click(card('q-mail'));
    await write(one('.porsa-d-type-choice select'), 'number');
    expect(one('dialog').textContent).to.contain('Form of the text');
    expect(allQuestions(latest)[0]?.type).to.equal('text');
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    expect(allQuestions(latest)[0]).to.include({ type: 'number', name: 'mail' });
  });
});

/** A server with one draft, as far as the designer sees it. */
function createServer() {
  const state = { rev: 3, definition: form, answer: undefined as object | undefined };
  const client = {
    category: {
      getdraft: async () => state.answer ?? { success: true, data: { id: 'id', slug: 'visit', title: 'Visit', rev: state.rev, definition: state.definition, version: 4 } },
      storedraft: async (body: { rev: number; definition: FormDefinition }) => {
        if (body.rev !== state.rev) return { success: false, code: 4091, message: '', data: { rev: state.rev, definition: state.definition } };
        Object.assign(state, { rev: state.rev + 1, definition: body.definition });
        return { success: true, data: { rev: state.rev, problems: [] } };
      },
      publish: async () => ({ success: true, data: { version: 5, problems: [] } }),
    },
  } as unknown as ScreenClient;
  return { state, client };
}

describe('Saving and publishing', () => {
  it('saves with the revision, publishes, and tells both', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(true);
    expect(allQuestions(state.definition).map(({ name }) => name)).to.include('first_2');
    await click(button('Publish'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    await waitUntil(() => told.includes('published 5'), 'the version is told');
    expect(told).to.deep.equal(['saved 4', 'published 5']);
    expect(one('.porsa-d-toast').textContent).to.contain('Version 5 is published');
  });

  it('fetches what computes FHIRPath before it says that such a formula cannot be', async () => {
    const computed = (formula: string): Question => ({ id: 'q-sum', name: 'sum', type: 'calculated', title: 'Sum', formula });
    const withFormula = (formula: string): FormDefinition => ({ ...form, pages: [{ ...form.pages[0]!, questions: [computed(formula)] }], conditions: [] });
    await open({ definition: withFormula('FHIRPATH("1 + 1")') });
    await waitUntil(async () => controller.publish(), 'it can be published', { timeout: 8000 });
    root.unmount();
    await open({ definition: withFormula('FHIRPATH("1 +")') });
    expect(await controller.publish()).to.equal(false);
  });

  it('refuses to publish while something is wrong, and each problem leads to its place', async () => {
    const { client } = createServer();
    await open({ client, category: 'visit' });
    await click(card('q-inner'));
    await write(field('Title'), '');
    await click(one('.porsa-d-text-languages button'));
    await write(field('Title'), '');
    expect(await controller.publish()).to.equal(false);
    await settle();
    expect(told).to.deep.equal([]);
    await click(one('.porsa-d-choices button'));
    expect((shadow.activeElement as HTMLElement).id).to.equal(field('Title').id);
  });

  it('asks whose work stays where somebody else has saved meanwhile, and takes theirs with undo as the way back', async () => {
    const { state, client } = createServer();
    await open({ client, category: 'visit' });
    Object.assign(state, { rev: 9, definition: { ...form, pages: [form.pages[1]!], conditions: [] } });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    expect(await controller.save()).to.equal(false);
    await settle();
    expect(one('dialog').textContent).to.contain('Pages: 2 · Questions: 6').and.to.contain('Pages: 1 · Questions: 0');
    await click(one('dialog sl-button'));
    expect(latest.pages).to.have.length(1);
    await click(button('Undo'));
    expect(names()).to.include('first_2');
  });

  it('says why a form could not be opened, and tries again', async () => {
    const { state, client } = createServer();
    state.answer = { success: false, code: 5002, message: 'No answer came' };
    await open({ client, category: 'visit' });
    expect(one('.porsa-d-failure').textContent).to.contain('no line');
    expect(told).to.deep.equal(['error offline']);
    state.answer = undefined;
    await click(one('.porsa-d-failure sl-button'));
    await waitUntil(() => shadow.querySelector('.porsa-d-workbench'), 'the form is opened');
  });
});

describe('The preview', () => {
  it('follows the form while nothing is wrong with it, and waits while something is', async () => {
    await open();
    await click(button('Preview'));
    const shown = (): { titles: string[] } => JSON.parse(one('[data-preview-form]').textContent ?? '{}') as { titles: string[] };
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await waitUntil(() => shown().titles.includes('first_2'), 'the copy is in the preview');
    await click(one('[data-type="calculated"]'));
    await click(button('Answers'));
    await write(one('.porsa-d-formula textarea'), '1 +');
    await waitUntil(() => shadow.querySelector('.porsa-d-preview-note'), 'the preview says that it waits');
  });

  it('keeps the page and what was typed while the form is changed or seen as another role, until it is begun anew', async () => {
    await open();
    await click(button('Preview'));
    const filled = (): Pick<PreviewProps, 'startAt' | 'answers' | 'role'> => { const { startAt, answers, role } = previews.at(-1)!; return { startAt, answers, role }; };
    const fill = (page: string, answers: Answers): void => previews.at(-1)!.onReady?.({ page: () => page, form: { ...createForm(previews.at(-1)!.definition), draft: () => answers } });
    fill('page2', { first: 'typed' });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await waitUntil(() => previews.at(-1)!.startAt === 'page2', 'the copy is in the preview');
    expect(filled()).to.deep.equal({ startAt: 'page2', answers: { first: 'typed' }, role: 'owner' });
    fill('page3', { first: 'more' });
    const role = one<HTMLSelectElement>('[aria-label="As seen by"]');
    role.value = 'public';
    role.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => previews.at(-1)!.role === 'public', 'the other role');
    expect(filled()).to.deep.equal({ startAt: 'page3', answers: { first: 'more' }, role: 'public' });
    await click(one('.porsa-d-preview [aria-label="Start again"]'));
    await waitUntil(() => previews.at(-1)!.startAt === undefined, 'a new beginning');
    expect(filled()).to.deep.equal({ startAt: undefined, answers: {}, role: 'public' });
  });
});
