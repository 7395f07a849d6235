import { describe, expect, it } from 'vitest';
import type { Condition, FormDefinition, Page, Question } from '../definition/types.ts';
import { createForm } from '../../fields/form/create-form.ts';
import { randomOf } from './sample-answer.ts';
import { walkForm, type Reach } from './walk-form.ts';

const today = '2026-03-10';
const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const choice = (name: string, values: readonly string[], more: Partial<Question> = {}): Question =>
  question(name, 'select', { options: values.map((value, score) => ({ text: value, value, score })), ...more });
const page = (id: string, ...questions: readonly Question[]): Page => ({ id, text: id, pageType: 'form', questions });
const shows = (target: string, when: string): Condition => ({ id: `show-${target}`, kind: 'visibility', target, when });
const jumps = (from: string, to: string, when: string): Condition => ({
  id: `${from}-${to}`,
  kind: 'gotopage',
  from,
  to,
  when,
});
const form = (
  pages: readonly Page[],
  conditions: readonly Condition[] = [],
  more: Partial<FormDefinition> = {},
): FormDefinition => ({
  schema: 1,
  title: 'Walk',
  language: 'en',
  pages,
  conditions,
  ...more,
});
const walk = (definition: FormDefinition, tries?: number): readonly Reach[] =>
  [
    ...walkForm(definition, {
      createForm: (asked, options) => createForm(asked, { now: () => new Date(`${today}T12:00`), ...options }),
      today,
      tries,
    }),
  ].filter((reach) => reach !== undefined);
/** The verdict on what stands at the path. */
const verdictOn = (definition: FormDefinition, path: string, tries?: number) =>
  walk(definition, tries).find(({ target }) => target.path === path)?.verdict;

describe('A walk through a form', () => {
  it('goes to every page, answering what must be answered, and says with which answers', () => {
    const definition = form([page('a', question('age', 'number', { mandatory: true, min: 18, max: 30 })), page('b')]);
    const reached = walk(definition);
    expect(reached.map(({ target, verdict }) => [target.path, verdict])).toEqual([
      ['pages[0]', 'reached'],
      ['pages[1]', 'reached'],
    ]);
    const age = reached[1]?.answers?.['age'];
    expect(age).toBeGreaterThanOrEqual(18);
    expect(age).toBeLessThanOrEqual(30);
  });

  it('finds the one combination of answers that shows a question, and the form then shows it', () => {
    const names = ['a', 'b', 'c', 'd'];
    const definition = form(
      [page('p', ...names.map((name) => choice(name, ['no', 'yes'])), question('rare', 'text'))],
      [
        shows(
          'rare',
          names.map((name) => `${name} = "yes"`).reduce((all, each) => `AND(${all}, ${each})`),
        ),
      ],
    );
    const [, rare] = walk(definition);
    expect(rare?.verdict).toBe('reached');
    expect(createForm(definition, { answers: rare?.answers }).state('rare').visible).toBe(true);
  });

  it('proves that a condition which contradicts itself never holds, and names it with the values that block it', () => {
    const definition = form(
      [page('p', choice('smoker', ['no', 'yes']), question('lost', 'text'))],
      [shows('lost', 'AND(smoker = "yes", smoker = "no")')],
    );
    const [, lost] = walk(definition);
    expect(lost).toMatchObject({
      verdict: 'impossible',
      obstacles: [{ path: 'conditions[0].when', isUnwanted: false, values: [{ name: 'smoker' }] }],
    });
  });

  it('proves that a value which no option has is never chosen', () => {
    const definition = form(
      [page('p', choice('smoker', ['no', 'yes']), question('lost', 'text'))],
      [shows('lost', 'smoker = "maybe"')],
    );
    expect(verdictOn(definition, 'pages[0].questions[1]')).toBe('impossible');
  });

  it('proves that a bound beyond what may be answered is never passed, and reaches the bound itself', () => {
    const asking = (when: string) =>
      form(
        [page('p', question('age', 'number', { min: 18, max: 99 }), question('more', 'text'))],
        [shows('more', when)],
      );
    expect(verdictOn(asking('age < 18'), 'pages[0].questions[1]')).toBe('impossible');
    expect(verdictOn(asking('age >= 99'), 'pages[0].questions[1]')).toBe('reached');
    expect(verdictOn(asking('AND(age > 40, age < 41)'), 'pages[0].questions[1]')).toBe('reached');
    expect(verdictOn(asking('AND(age > 40, age < 40)'), 'pages[0].questions[1]')).toBe('impossible');
  });

  it('counts an answer that a constraint refuses as no way', () => {
    const definition = form(
      [page('p', question('age', 'number', { constraint: { when: 'age >= 18' } }), question('child', 'text'))],
      [shows('child', 'age < 18')],
    );
    expect(verdictOn(definition, 'pages[0].questions[1]')).toBe('impossible');
  });

  it('reaches a score that only few of many answers give, and does not call the unfound impossible', () => {
    const items = Array.from({ length: 9 }, (_, index) => choice(`item${index}`, ['0', '1', '2', '3']));
    const total = question('total', 'calculated', { formula: items.map(({ name }) => `SCORE(${name})`).join(' + ') });
    const asking = (when: string) => form([page('p', ...items, total), page('severe')], [shows('severe', when)]);
    expect(verdictOn(asking('total >= 27'), 'pages[1]')).toBe('reached');
    expect(verdictOn(asking('total >= 28'), 'pages[1]', 2000)).toBe('notfound');
  });

  it('finds dates by the age they give, and by the day they must be', () => {
    const asking = (when: string) =>
      form([page('p', question('birth', 'date'), question('more', 'text'))], [shows('more', when)]);
    expect(verdictOn(asking('AGE(birth) = 65'), 'pages[0].questions[1]')).toBe('reached');
    expect(verdictOn(asking('birth = "1979-02-11"'), 'pages[0].questions[1]')).toBe('reached');
    expect(verdictOn(asking('AND(birth > "2020-01-01", birth < "2020-01-02")'), 'pages[0].questions[1]')).toBe(
      'impossible',
    );
  });

  it('proves that a page which is always jumped over is never seen, and goes there where the jump may fail', () => {
    const three = [page('a', question('ok', 'checkbox')), page('b'), page('c')];
    const [, jumped] = walk(form(three, [jumps('a', 'c', 'OR(ok, NOT(ok))')]));
    expect(jumped).toMatchObject({
      verdict: 'impossible',
      obstacles: [{ path: 'conditions[0].when', isUnwanted: true }],
    });
    expect(verdictOn(form(three, [jumps('a', 'c', 'ok')]), 'pages[1]')).toBe('reached');
  });

  it('goes into rows, matrices, and by facts of the patient', () => {
    const matrix = question('mood', 'matrix', {
      rows: [
        { name: 'sleep', text: 'Sleep' },
        { name: 'food', text: 'Food' },
      ],
      options: [
        { text: 'Good', value: 'good' },
        { text: 'Bad', value: 'bad' },
      ],
    });
    const pills = question('pills', 'container', {
      multimode: true,
      questions: [question('dose', 'number'), question('why', 'text')],
    });
    const reached = walk(
      form(
        [page('p', matrix, pills, question('worse', 'text'), question('child', 'text'))],
        [
          shows('why', 'dose > 100'),
          shows('worse', 'AND(mood.sleep = "bad", mood.food = "good")'),
          shows('child', 'patient.age < 5'),
        ],
      ),
    );
    expect(reached.map(({ target: { path }, verdict }) => [path, verdict])).toEqual([
      ['pages[0]', 'reached'],
      ['pages[0].questions[1].questions[1]', 'reached'],
      ['pages[0].questions[2]', 'reached'],
      ['pages[0].questions[3]', 'reached'],
    ]);
    expect(reached[3]?.patient?.age).toBeLessThan(5);
  });

  it('asks of options, endings, sending and jumps too whether they can come about', () => {
    const smokes = question('smokes', 'select', {
      options: [
        { text: 'Pipe', value: 'pipe', visibleWhen: 'AND(old, NOT(old))' },
        { text: 'No', value: 'no', visibleWhen: 'old' },
      ],
    });
    const rule = { id: 'n', kind: 'notify', to: [{ role: 'owner' }], text: 'Look', when: 'old' } as const;
    const definition = form(
      [page('a', question('old', 'checkbox'), smokes), page('b')],
      [jumps('a', 'b', 'smokes = "pipe"'), { id: 's', kind: 'sendfile', to: [{ user: 'u' }], when: 'old' }, rule],
      { endings: [{ id: 'e', when: 'smokes = "cigar"', title: 'Never' }] },
    );
    expect(walk(definition).map(({ target: { kind, path }, verdict }) => [kind, path, verdict])).toEqual([
      ['page', 'pages[0]', 'reached'],
      ['page', 'pages[1]', 'reached'],
      ['options', 'pages[0].questions[1].options[0].visibleWhen', 'impossible'],
      ['options', 'pages[0].questions[1].options[1].visibleWhen', 'reached'],
      ['jump', 'conditions[0].when', 'impossible'],
      ['send', 'conditions[1].when', 'reached'],
      ['notify', 'conditions[2].when', 'reached'],
      ['ending', 'endings[0].when', 'impossible'],
    ]);
  });

  it('claims nothing of what the clock and earlier responses decide', () => {
    const asking = (when: string) =>
      form([page('p', question('x', 'number'), question('more', 'text'))], [shows('more', when)]);
    expect(verdictOn(asking('LAST(x) > 5'), 'pages[0].questions[1]')).toBe('notfound');
    expect(verdictOn(asking('TODAY() > "2030-01-01"'), 'pages[0].questions[1]')).toBe('notfound');
  });
});

/** A form whose last question shows by a chain of conditions that one filling fulfils, or that it contradicts once. */
function madeForm(seed: number): { readonly definition: FormDefinition; readonly isReachable: boolean } {
  const random = randomOf(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const questions = Array.from({ length: 3 + below(4) }, (_, index): Question => {
    const name = `q${index}`;
    const made = [
      choice(name, ['a', 'b', 'c']),
      question(name, 'checkbox'),
      question(name, 'number', { min: 0, max: 100, floatcount: 0 }),
      question(name, 'date'),
    ];
    return made[below(made.length)]!;
  });
  const fact = ({ name, type }: Question): readonly [holds: string, fails: string] => {
    if (type === 'select') return [`${name} = "b"`, `${name} = "c"`];
    if (type === 'checkbox') return [name, `NOT(${name})`];
    if (type === 'number') return [`${name} > 60`, `${name} <= 60`];
    return [`${name} >= "2001-05-06"`, `${name} < "2001-05-06"`];
  };
  const isReachable = random() < 0.5;
  const wanted = questions.map((each) => fact(each)[0]);
  const broken = fact(questions[below(questions.length)]!)[1];
  const conditions = questions.slice(1).map(({ name }, index) => shows(name, wanted[index]!));
  const when = `AND(${[...wanted, ...(isReachable ? [] : [broken])].join(', ')})`;
  return {
    definition: form(
      [page('first', ...questions), page('last', question('end', 'text'))],
      [...conditions, shows('last', when)],
    ),
    isReachable,
  };
}

it('tells reachable forms from others in a hundred and twenty forms that are made either way', () => {
  const wrong = Array.from({ length: 120 }, (_, seed) => seed + 1).filter((seed) => {
    const { definition, isReachable } = madeForm(seed);
    const verdict = verdictOn(definition, 'pages[1]');
    return isReachable ? verdict !== 'reached' : verdict === 'reached';
  });
  expect(wrong).toEqual([]);
});
