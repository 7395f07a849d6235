import { expect, it } from 'vitest';
import { calculated, form, number, scenario, shows, text } from '../../../test/support/engine/scenario.ts';
import { createForm as createUnchecked } from '../../fields/form/create-form.ts';
import type { Ending, FormDefinition } from '../definition/types.ts';

const endings: readonly Ending[] = [
  { id: 'thanks', title: 'Thank you' },
  { id: 'note', when: 'total >= 3', severity: 'info', text: 'Note' },
  { id: 'first', when: 'total >= 5', severity: 'danger', text: 'First' },
  { id: 'doctor', when: 'total >= 3', severity: 'warning', text: 'See a doctor' },
  { id: 'second', when: 'answer = 9', severity: 'danger', text: 'Second' },
];
const definition: FormDefinition = {
  ...form([number('answer'), calculated('total', 'answer + 0')], [shows('total', 'answer < 100')]),
  endings,
};
const held = (answer: unknown) => {
  const form = scenario(definition);
  form.answer('answer', answer);
  return form.live.endings().map(({ id }) => id);
};

it('All endings that hold are given as the answers stand, the most severe first', () => {
  expect([held(undefined), held(2), held(3), held(9)]).toEqual([
    ['thanks'],
    ['thanks'],
    ['doctor', 'note', 'thanks'],
    ['first', 'second', 'doctor', 'note', 'thanks'],
  ]);
});

it('Rules that notify hold as the answers stand, and where they had to be stopped', () => {
  const rule = { kind: 'notify', to: [{ role: 'expert' }], text: 'Look' } as const;
  const live = scenario(
    form(
      [number('answer'), text('a')],
      [
        { ...rule, id: 'high', when: 'answer > 3' },
        { ...rule, id: 'long', when: `LEN(${Array(40).fill('a').join('&')}) < 0` },
        shows('a', 'answer > 0'),
      ],
    ),
  ).live;
  const rules = () => live.notifyConditions().map(({ id }) => id);
  expect(rules()).toEqual([]);
  live.set('answer', 4);
  expect(rules()).toEqual(['high']);
  live.set('a', 'x'.repeat(90_000));
  expect(rules()).toEqual(['high', 'long']);
});

it('A hidden score counts as blank', () => {
  expect(held(200)).toEqual(['thanks']);
});

it('A form without endings, or with what is none, has none', () => {
  expect(createUnchecked(form([])).endings()).toEqual([]);
  for (const none of [null, 'x', { id: 'e' }, [null, 3]])
    expect(createUnchecked({ ...form([]), endings: none } as unknown as FormDefinition).endings()).toEqual([]);
});

it('An ending whose condition had to be stopped is shown', () => {
  const stopped: Ending = {
    id: 'stopped',
    when: `LEN(${Array(40).fill('a').join('&')}) < 0`,
    severity: 'danger',
    text: 'Call us',
  };
  const live = scenario({ ...form([text('a')]), endings: [stopped] }, { answers: { a: 'x'.repeat(90_000) } }).live;
  expect(live.endings()).toEqual([stopped]);
  live.set('a', 'x');
  expect(live.endings()).toEqual([]);
});
