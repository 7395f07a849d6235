import { describe, expect, it } from 'vitest';
import { instruments } from '../../../library/instruments.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { addPagesOf } from '../library/insert-form.ts';
import { changeQuestions } from '../definition/tree.ts';
import { renameQuestion } from '../edits/rename-question.ts';
import { allQuestions } from '../definition/tree.ts';
import { alteredInstruments } from './altered-instruments.ts';
import { transparentColors } from './transparent-colors.ts';
import { deadValues } from './dead-values.ts';

const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const form = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Checks',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
  ...more,
});
const smoker = question('smoker', 'select', {
  options: [
    { text: 'Yes', value: 'yes', score: 1 },
    { text: 'No', value: 'no' },
  ],
});

describe('dead values', () => {
  it('are those that a condition compares with and no option has; other texts may be anything', () => {
    const definition = form([smoker, question('word', 'text'), question('more', 'text')], {
      conditions: [
        { id: 'c', kind: 'visibility', target: 'more', when: 'OR(smoker = "maybe", "YES" = smoker, word = "maybe")' },
      ],
      endings: [{ id: 'e', when: 'smoker <> "never"', title: 'End' }],
    });
    expect(deadValues(definition)).toEqual([
      { kind: 'novalue', path: 'conditions[0].when', value: 'maybe' },
      { kind: 'novalue', path: 'endings[0].when', value: 'never' },
    ]);
  });

  it('are beginnings that are no option, unless an answer of one’s own is taken', () => {
    const asking = (more: Partial<Question>) => deadValues(form([{ ...smoker, ...more }]));
    expect(asking({ defaultvalue: 'maybe' })).toEqual([
      { kind: 'nodefault', path: 'pages[0].questions[0].defaultvalue', value: 'maybe' },
    ]);
    expect(asking({ defaultvalue: 'maybe', allowother: true })).toEqual([]);
    expect(asking({ defaultvalue: 'yes' })).toEqual([]);
  });

  it('are options without a score once a formula asks for it', () => {
    expect(deadValues(form([smoker, question('total', 'calculated', { formula: 'SCORE(smoker)' })]))).toEqual([
      { kind: 'unscored', path: 'pages[0].questions[0].options[1].score', value: 'no' },
    ]);
  });

  it('are in no instrument of the library', () => {
    expect(instruments.flatMap(({ id, definition }) => deadValues(definition).map((dead) => [id, dead]))).toEqual([]);
  });
});

it('names colors that show through, and no others', () => {
  expect(
    transparentColors(
      form([question('a', 'text', { bgColor: '#ff000020' }), question('b', 'text', { bgColor: '#fde8e7' })]),
    ),
  ).toEqual([{ path: 'pages[0].questions[0].bgColor', color: '#ff000020' }]);
});

describe('an instrument in a form', () => {
  const own = form([question('mood', 'text'), question('name', 'text')]);
  const instrument = (id: string) => instruments.find((each) => each.id === id)!;
  const phq9 = instrument('phq-9');
  const taken = addPagesOf(own, phq9.definition).definition;
  const change = (name: string, changes: Partial<Question>): FormDefinition =>
    changeQuestions(taken, taken.pages[1]!.id, (questions) =>
      questions.map((each) => (each.name === name ? { ...each, ...changes } : each)),
    );
  const changes = (definition: FormDefinition) =>
    alteredInstruments(definition, instruments).map(({ instrument: { en }, changes: found }) => [en, ...found]);
  const sleep = allQuestions(taken).find(({ name }) => name === 'sleep')!;

  it.each(instruments.map(({ id }) => id))('%s is unaltered as it was inserted, under other names too', (id) => {
    const { definition } = addPagesOf(own, instrument(id).definition);
    expect(alteredInstruments(definition, instruments)).toEqual([]);
    const [first] = allQuestions(definition).slice(2);
    expect(alteredInstruments(renameQuestion(definition, first!.id, 'renamed'), instruments)).toEqual([]);
  });

  it('is altered in its words, options, scores, formula and bands, each at its question', () => {
    const title = phq9.definition.title.en;
    expect(changes(change('sleep', { title: { en: 'Sleep?', fa: 'خواب؟' } }))).toEqual([[title, 'wording']]);
    expect(changes(change('sleep', { options: sleep.options!.slice(1) }))).toEqual([[title, 'options', 'scoring']]);
    expect(changes(change('sleep', { options: sleep.options!.map((option) => ({ ...option, score: 1 })) }))).toEqual([
      [title, 'scoring'],
    ]);
    const total = allQuestions(taken).find(({ type }) => type === 'calculated')!;
    expect(changes(change(total.name, { formula: `${total.formula} + 1` }))).toEqual([[title, 'formula']]);
    expect(changes(change(total.name, { bands: total.bands!.slice(1) }))).toEqual([[title, 'bands']]);
  });

  it('misses a question that was deleted, and is not one where only a few of its questions stand', () => {
    const without = (kept: (name: string) => boolean) =>
      changeQuestions(taken, taken.pages[1]!.id, (questions) => questions.filter(({ name }) => kept(name)));
    expect(
      alteredInstruments(
        without((name) => name !== 'sleep'),
        instruments,
      ).map(({ changes: found }) => found),
    ).toContainEqual(['missing']);
    expect(changes(without((name) => name === 'sleep' || name === 'energy'))).toEqual([]);
  });

  it('may go without one of its languages', () => {
    const english = allQuestions(taken).reduce(
      (definition, { id, title }) =>
        changeQuestions(definition, definition.pages[1]!.id, (questions) =>
          questions.map((each) =>
            each.id === id && typeof title === 'object' ? { ...each, title: { en: title.en } } : each,
          ),
        ),
      taken,
    );
    expect(alteredInstruments(english, instruments)).toEqual([]);
  });
});
