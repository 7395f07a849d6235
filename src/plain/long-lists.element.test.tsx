import { expect } from '@open-wc/testing';
import type { FormDefinition, Option, Question } from '../engine/definition/types.ts';
import type { LiveForm } from '../engine/live-form/types.ts';
import { createForm } from '../published/engine.ts';
import { drawPlain, sendPlain } from '../../test/support/plain/plain-page.tsx';
import { fieldsIn, show } from '../../test/support/plain/shown-page.ts';
import { takePageAction } from './page-actions.ts';

const question = (more: Partial<Question> & Pick<Question, 'type'>): Question => ({
  id: 'q',
  name: 'q',
  title: 'Q',
  ...more,
});
const formOf = (asked: Question): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [asked] }],
});
const open = (asked: Question) => createForm(formOf(asked));
const draw = (live: LiveForm) => show(drawPlain(live));
const numbered = (count: number, name: string): Option[] =>
  Array.from({ length: count }, (_, index) => ({ value: `${name}${index}`, text: `${name} ${index}` }));

afterEach(() => document.querySelectorAll('main').forEach((main) => main.remove()));

describe('A long list without a script', () => {
  it('of which several may be chosen is one control, with a word on how', () => {
    const live = open(question({ type: 'select', multimode: true, options: numbered(40, 'city') }));
    const form = draw(live);
    const list = form.querySelector('select')!;
    expect([list.multiple, form.querySelector(`#${list.getAttribute('aria-describedby')}`)?.textContent]).to.deep.equal(
      [true, 'To choose several, hold Ctrl, or ⌘ on a Mac, while you select.'],
    );
    list.options[3]!.selected = true;
    list.options[39]!.selected = true;
    sendPlain(live, fieldsIn(form));
    expect(live.get('q')).to.deep.equal(['city3', 'city39']);
    expect([...draw(live).querySelector('select')!.selectedOptions].map(({ value }) => value)).to.deep.equal([
      'city3',
      'city39',
    ]);
  });
});

describe('A tree without a script', () => {
  const tree = (count: number) =>
    numbered(count, 'a').map((option) => ({ ...option, children: numbered(20, option.value) }));

  it('is one list, grouped by what leads to each end', () => {
    const live = open(question({ type: 'cascadeview', options: tree(3) }));
    const form = draw(live);
    expect([...form.querySelectorAll('optgroup')].map(({ label }) => label)).to.deep.equal(['a 0', 'a 1', 'a 2']);
    form.querySelector('select')!.value = '["a1","a17"]';
    sendPlain(live, fieldsIn(form));
    expect(live.get('q')).to.deep.equal(['a1', 'a17']);
  });

  it('that is large is asked level by level, and goes back where a level above changes', () => {
    const live = open(question({ type: 'cascadeview', options: tree(30), mandatory: true }));
    const levels = (form: HTMLFormElement) => [...form.querySelectorAll('select')];
    const first = draw(live);
    expect(levels(first)).to.have.lengthOf(1);
    levels(first)[0]!.value = 'a7';
    const next = first.querySelector<HTMLButtonElement>('button[type=submit]')!;
    const sent = fieldsIn(first, next);
    expect(sendPlain(live, sent)).to.deep.equal([]);
    expect(takePageAction({ fields: sent }, live.definition.pages[0]!.questions, live)).to.deep.equal({ focus: 'q-q' });
    expect(live.validate().map(({ rule }) => rule)).to.deep.equal(['incompletepath']);
    const second = draw(live);
    expect(levels(second).map(({ value }) => value)).to.deep.equal(['a7', '']);
    levels(second)[1]!.value = 'a73';
    sendPlain(live, fieldsIn(second));
    expect([live.get('q'), live.validate()]).to.deep.equal([['a7', 'a73'], []]);
    const third = draw(live);
    expect(third.querySelectorAll('button')).to.have.lengthOf(0);
    levels(third)[0]!.value = 'a8';
    sendPlain(live, fieldsIn(third));
    expect(live.get('q')).to.deep.equal(['a8']);
  });
});
