import { describe, expect, it, vi } from 'vitest';
import {
  calculated,
  form,
  group,
  number,
  page,
  question,
  scenario,
  shows,
  text,
} from '../../../test/support/engine/scenario.ts';

const school = form(
  [
    number('age'),
    text('school', { mandatory: true }),
    number('weight'),
    number('height'),
    calculated('bmi', 'weight / (height/100)^2', { floatcount: 1 }),
    text('note'),
  ],
  [shows('school', 'age < 18')],
);

describe('A change', () => {
  it('shows what its condition asks for', () => {
    const s = scenario(school);
    expect(s.isVisible('school')).toBe(false);
    s.answer('age', 12);
    expect(s.isVisible('school')).toBe(true);
    s.answer('age', 30);
    expect(s.isVisible('school')).toBe(false);
  });

  it('is computed and rounded as the question says', () => {
    const s = scenario(school);
    s.answer('weight', 70);
    expect(s.value('bmi')).toBeUndefined();
    s.answer('height', '۱۷۵');
    expect(s.value('bmi')).toBe(22.9);
  });

  it('touches no question that does not depend on it', () => {
    const s = scenario(school, { answers: { weight: 70, height: 175 } });
    expect(s.notifiedBy(() => s.answer('note', 'x'))).toEqual(['note']);
    expect(s.notifiedBy(() => s.answer('weight', 90))).toEqual(['weight', 'bmi']);
    expect(s.notifiedBy(() => s.answer('age', 5))).toEqual(['age', 'school']);
    expect(s.notifiedBy(() => s.answer('age', 6))).toEqual(['age']);
    expect(s.notifiedBy(() => s.answer('age', 6))).toEqual([]);
    expect(s.notifiedBy(() => s.answer('age', '6'))).toEqual([]);
  });

  it('keeps the state of everything else the same object', () => {
    const s = scenario(school);
    const before = s.live.state('note');
    const age = s.live.state('age');
    s.answer('age', 4);
    expect(s.live.state('note')).toBe(before);
    expect(s.live.state('age')).not.toBe(age);
    expect(s.live.state('age')).toBe(s.live.state('age'));
  });

  it('computes each thing once, however many ways lead to it', () => {
    const diamond = form([
      number('a'),
      calculated('left', 'a + 1'),
      calculated('right', 'a * 2'),
      calculated('end', 'left + right'),
    ]);
    const s = scenario(diamond, { answers: { a: 1 } });
    expect(s.notifiedBy(() => s.answer('a', 2))).toEqual(['a', 'left', 'right', 'end']);
    expect(s.value('end')).toBe(7);
  });

  it('goes through a chain of five thousand formulas', () => {
    const links = Array.from({ length: 4999 }, (_, index) =>
      calculated(`c${index + 1}`, index === 0 ? 'start + 1' : `c${index} + 1`),
    );
    const s = scenario(form([number('start'), ...links.reverse()]), { answers: { start: 0 } });
    expect(s.value('c4999')).toBe(4999);
    s.answer('start', 10);
    expect(s.value('c4999')).toBe(5009);
  });
});

describe('A transaction', () => {
  it('notifies listeners once, afterwards, and only of what came out otherwise', () => {
    const s = scenario(school, { answers: { weight: 70, height: 170, age: 3 } });
    const heard: string[][] = [];
    s.live.listen((changed) => heard.push([...changed]));
    const notified = s.notifiedBy(() =>
      s.live.transact(() => {
        s.answer('weight', 80);
        expect(s.value('bmi')).toBe(27.7);
        s.answer('weight', 90);
        s.answer('age', 20);
        expect(s.live.state('age').value).toBe(20);
        s.answer('age', 3);
      }),
    );
    expect(notified).toEqual(['weight', 'bmi']);
    expect(heard).toEqual([['weight', 'bmi']]);
  });

  it('that fails keeps what was done before, and notifies of it', () => {
    const s = scenario(school);
    expect(
      s.notifiedBy(() =>
        expect(() =>
          s.live.transact(() => {
            s.answer('note', 'kept');
            throw new Error('later');
          }),
        ).toThrow('later'),
      ),
    ).toEqual(['note']);
    expect(s.value('note')).toBe('kept');
  });
});

describe('A listener', () => {
  it('that fails keeps no other from being notified', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const s = scenario(school);
    const other = vi.fn();
    s.live.subscribe('note', () => {
      throw new Error('broken listener');
    });
    s.live.subscribe('note', other);
    s.answer('note', 'x');
    expect(other).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });

  it('hears nothing after it has left, and may set answers itself', () => {
    const s = scenario(school);
    const unsubscribed = vi.fn();
    s.live.subscribe('age', unsubscribed)();
    s.live.subscribe('age', () => s.answer('note', `age ${String(s.value('age'))}`));
    s.answer('age', 7);
    expect(unsubscribed).not.toHaveBeenCalled();
    expect(s.value('note')).toBe('age 7');
  });
});

describe('A hidden question', () => {
  const definition = form(
    [
      question('smokes', { type: 'checkbox' }),
      number('packs', { mandatory: true }),
      calculated('risk', 'SUM(packs, 1)'),
      text('advice'),
    ],
    [shows('packs', 'smokes'), shows('advice', 'packs > 1')],
  );

  it('counts as blank in formulas and conditions, and keeps what was typed', () => {
    const s = scenario(definition, { answers: { smokes: true, packs: 5 } });
    expect([s.value('risk'), s.isVisible('advice')]).toEqual([6, true]);
    s.answer('smokes', false);
    expect([s.value('risk'), s.isVisible('advice')]).toEqual([1, false]);
    expect(s.live.answers()).toEqual({ smokes: false, risk: 1 });
    expect(s.live.draft()).toEqual({ smokes: false, packs: 5 });
    s.answer('smokes', true);
    expect(s.value('risk')).toBe(6);
  });

  it('is neither required nor wrong', () => {
    const s = scenario(definition);
    expect(s.live.state('packs')).toMatchObject({ required: false, problem: undefined });
    expect(s.live.validate()).toEqual([]);
    s.answer('smokes', true);
    expect(s.live.state('packs')).toMatchObject({ required: true, problem: { name: 'packs', rule: 'mandatory' } });
    expect(s.live.validate().map((problem) => problem.name)).toEqual(['packs']);
  });

  it('hides with the container or the page it stands on', () => {
    const s = scenario(
      form(
        {
          pages: [
            page('one', [question('more', { type: 'checkbox' }), group('box', group('inner', number('deep')))]),
            page('two', [number('later')]),
          ],
        },
        [shows('box', 'more'), shows('two', 'deep > 1')],
      ),
      { answers: { deep: 3, later: 4 } },
    );
    expect(s.live.answers()).toEqual({});
    s.answer('more', true);
    expect(s.live.answers()).toEqual({ more: true, deep: 3, later: 4 });
    expect(s.live.explain('later').visible).toMatchObject({ result: true });
    s.answer('more', false);
    expect(s.live.explain('deep').visible).toMatchObject({
      expression: 'more',
      result: false,
      values: [{ name: 'more', value: false }],
    });
  });
});

describe('What is typed and is no answer', () => {
  it('is kept with its problem, and counts as blank', () => {
    const s = scenario(school, { answers: { weight: 70, height: 175 } });
    s.answer('weight', 'seventy');
    expect(s.live.state('weight')).toMatchObject({ value: 'seventy', problem: { rule: 'notnumber' } });
    expect(s.live.state('weight').problem?.message).toMatch(/number/);
    expect(s.value('bmi')).toBeUndefined();
    expect(s.live.answers()).toEqual({ height: 175 });
    expect(s.live.draft()).toEqual({ weight: 'seventy', height: 175 });
    s.answer('weight', '');
    expect(s.live.state('weight')).toMatchObject({ value: undefined, problem: undefined });
  });

  it('does no harm, whatever it is', () => {
    const s = scenario(school);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const hostile of [
      null,
      NaN,
      Infinity,
      {},
      [],
      [[]],
      () => 1,
      Symbol('x'),
      10n,
      cyclic,
      '\u0000',
      '\ud800',
      'x'.repeat(200_000),
    ]) {
      for (const name of ['age', 'note']) {
        s.answer(name, hostile);
        expect(() => JSON.stringify([s.live.draft(), s.live.answers(), s.live.validate()])).not.toThrow();
      }
    }
  });

  it('that was wrong before the form was opened is found too', () => {
    const s = scenario(school, { answers: { weight: 'heavy', unknown: 1 } });
    expect(s.rule('weight')).toBe('notnumber');
    expect(() => scenario(school, { answers: null as never, history: 'x' as never })).not.toThrow();
  });
});

describe('A name', () => {
  it('that is not in the form is a coded error', () => {
    const s = scenario(school);
    for (const name of ['weigth', 'toString', '__proto__', '', 'a.b', 'a[0].b']) {
      expect(() => s.answer(name, 1), name).toThrow(expect.objectContaining({ code: 'unknownquestion' }));
    }
    expect(() => s.answer('bmi', 1)).toThrow(expect.objectContaining({ code: 'notanswerable' }));
    expect(() => s.live.rows('age')).toThrow(expect.objectContaining({ code: 'notrepeating' }));
  });

  it('may be one that every object has', () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
    const s = scenario(form([...names.map((name) => number(name)), calculated('sum', `SUM(${names.join(',')})`)]));
    expect(s.value('sum')).toBe(0);
    for (const name of names) s.answer(name, 2);
    expect(s.value('sum')).toBe(10);
    expect(s.live.answers()).toEqual({ ...Object.fromEntries(names.map((name) => [name, 2])), sum: 10 });
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  });
});
