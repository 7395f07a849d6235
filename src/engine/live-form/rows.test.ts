import { describe, expect, it, vi } from 'vitest';
import { calculated, form, number, rows, scenario, shows, text } from '../../../test/support/engine/scenario.ts';

const medications = form(
  [
    rows(
      'medications',
      text('drug', { mandatory: true }),
      number('dose', { max: 100 }),
      number('times', { defaultvalue: 1 }),
      calculated('daily', 'dose * times'),
      calculated('share', 'daily / total'),
      text('why'),
    ),
    calculated('total', 'SUM(daily)'),
    calculated('doses', 'SUM(medications.dose)'),
    calculated('count', 'COUNT(medications)'),
    number('weight'),
  ],
  [shows('why', 'dose > weight')],
);

const two = {
  answers: {
    weight: 50,
    medications: [
      { drug: 'a', dose: 10, times: 3 },
      { drug: 'b', dose: 60 },
    ],
  },
};

describe('Rows', () => {
  it('have their own questions, and see what is around them', () => {
    const s = scenario(medications, two);
    const [first, second] = s.live.rows('medications');
    expect([first?.scope.get('daily'), second?.scope.get('daily')]).toEqual([30, 60]);
    expect([first?.scope.state('why').visible, second?.scope.state('why').visible]).toEqual([false, true]);
    expect(first?.scope.get('weight')).toBe(50);
    expect(second?.scope.path).toBe('medications[1].');
    s.answer('weight', 70);
    expect(second?.scope.state('why').visible).toBe(false);
  });

  it('are totalled from outside, and the total is known inside', () => {
    const s = scenario(medications, two);
    expect([s.value('total'), s.value('doses'), s.value('count')]).toEqual([90, 70, 2]);
    const [first, second] = s.live.rows('medications');
    second?.scope.set('dose', 30);
    expect(s.value('total')).toBe(60);
    expect(first?.scope.get('share')).toBe(0.5);
  });

  it('come, go and move with their keys, and totals follow', () => {
    const s = scenario(medications, two);
    const notified: string[] = [];
    for (const name of ['medications', 'total', 'count', 'weight']) s.live.subscribe(name, () => notified.push(name));
    const before = s.live.rows('medications');
    const added = s.live.addRow('medications', 0);
    expect(notified).toEqual(['medications', 'count']);
    added.scope.set('dose', 5);
    expect(s.value('total')).toBe(95);
    expect(s.live.rows('medications').map((row) => row.key)).toEqual([added.key, ...before.map((row) => row.key)]);
    s.live.moveRow('medications', added.key, 2);
    expect(added.scope.path).toBe('medications[2].');
    s.live.removeRow('medications', before[0]?.key ?? '');
    expect(s.live.answers()['medications']).toEqual([
      expect.objectContaining({ drug: 'b', dose: 60, daily: 60 }),
      expect.objectContaining({ dose: 5, times: 1, daily: 5 }),
    ]);
    expect(s.value('total')).toBe(65);
    expect(() => s.live.removeRow('medications', 'unknown')).toThrow(expect.objectContaining({ code: 'unknownrow' }));
  });

  it('keep their list until rows come, go or move', () => {
    const s = scenario(medications, two);
    const list = s.live.rows('medications');
    list[0]?.scope.set('dose', 1);
    expect(s.live.rows('medications')).toBe(list);
    s.live.addRow('medications');
    expect(s.live.rows('medications')).not.toBe(list);
  });

  it('say their number in problems, which leads back to them', () => {
    const s = scenario(medications, two);
    const key = s.live.addRow('medications').key;
    s.live.rows('medications')[1]?.scope.set('dose', 500);
    expect(s.live.validate().map(({ name, rule }) => [name, rule])).toEqual([
      ['medications[1].dose', 'toolarge'],
      ['medications[2].drug', 'mandatory'],
    ]);
    s.live.set('medications[2].drug', 'c');
    expect(s.live.get('medications[2].drug')).toBe('c');
    const heard = vi.fn();
    s.live.rows('medications')[1]?.scope.subscribe('dose', heard);
    s.live.moveRow('medications', key, 0);
    expect(heard).toHaveBeenCalledOnce();
    expect(s.live.validate().map(({ name }) => name)).toEqual(['medications[2].dose']);
  });

  it('touch nothing in the rows beside them', () => {
    const s = scenario(form([rows('list', number('a'), calculated('b', 'a + 1'))]), {
      answers: { list: [{ a: 1 }, { a: 2 }] },
    });
    const [first, second] = s.live.rows('list');
    const heard: string[] = [];
    first?.scope.subscribe('b', () => heard.push('first'));
    second?.scope.subscribe('b', () => heard.push('second'));
    first?.scope.set('a', 5);
    expect(heard).toEqual(['first']);
  });

  it('nest, and totals go over all of them', () => {
    const s = scenario(
      form([
        rows(
          'visits',
          text('day'),
          rows('drugs', number('mg'), calculated('part', 'mg / SUM(drugs.mg)')),
          calculated('visit', 'SUM(mg)'),
        ),
        calculated('all', 'SUM(visits.mg)'),
      ]),
      { answers: { visits: [{ drugs: [{ mg: 1 }, { mg: 3 }] }, { drugs: [{ mg: 10 }] }] } },
    );
    const [first, second] = s.live.rows('visits');
    expect([first?.scope.get('visit'), second?.scope.get('visit'), s.value('all')]).toEqual([4, 10, 14]);
    expect(first?.scope.rows('drugs')[1]?.scope.get('part')).toBe(0.75);
    second?.scope.addRow('drugs').scope.set('mg', 6);
    expect([second?.scope.get('visit'), s.value('all')]).toEqual([16, 20]);
    expect(s.live.get('visits[1].drugs[1].mg')).toBe(6);
    s.live.removeRow('visits', first?.key ?? '');
    expect(s.value('all')).toBe(16);
  });

  it('hide with their container, and then count for nothing', () => {
    const s = scenario(
      form([number('any'), rows('list', number('a')), calculated('sum', 'SUM(a)')], [shows('list', 'any > 0')]),
      { answers: { any: 1, list: [{ a: 4 }] } },
    );
    expect(s.value('sum')).toBe(4);
    s.answer('any', 0);
    expect(s.value('sum')).toBe(0);
    expect(s.live.answers()).toEqual({ any: 0, sum: 0 });
    expect(s.live.draft()).toEqual({ any: 0, list: [{ a: 4 }] });
  });

  it('are replaced as a whole, and refused where they are none or too many', () => {
    const s = scenario(medications, two);
    s.answer('medications', [{ drug: 'x', dose: 7 }]);
    expect([s.value('total'), s.live.rows('medications').length]).toEqual([7, 1]);
    s.answer('medications', 'none');
    expect([s.rule('medications'), s.value('medications')]).toEqual(['notrows', 'none']);
    s.answer(
      'medications',
      Array.from({ length: 501 }, () => ({})),
    );
    expect(s.rule('medications')).toBe('toomanyrows');
    s.answer('medications', undefined);
    expect([s.rule('medications'), s.value('count')]).toEqual([undefined, 0]);
  });

  it('given by default are in the draft once one of them is edited', () => {
    const definition = form([{ ...rows('list', number('a'), number('b')), defaultvalue: [{ a: 1 }, { a: 2 }] }]);
    const s = scenario(definition);
    expect(s.live.draft()).toEqual({});
    s.live.rows('list')[1]?.scope.set('b', 9);
    expect(s.live.draft()).toEqual({ list: [{ a: 1 }, { a: 2, b: 9 }] });
    expect(scenario(definition, { answers: s.live.draft() }).live.answers()).toEqual(s.live.answers());
  });

  it('are at most five hundred', () => {
    const s = scenario(form([rows('list', number('a'))]), {
      answers: { list: Array.from({ length: 500 }, () => ({ a: 1 })) },
    });
    expect(s.live.rows('list')).toHaveLength(500);
    expect(() => s.live.addRow('list')).toThrow(expect.objectContaining({ code: 'toomanyrows' }));
    expect(s.live.validate()).toEqual([]);
  });

  it('that are hostile make no row and change no object', () => {
    const s = scenario(form([rows('list', number('a'))]));
    s.answer('list', JSON.parse('[{"__proto__": {"polluted": 1}, "constructor": 5, "a": 2}]'));
    expect(s.live.answers()).toEqual({ list: [{ a: 2 }] });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    for (const value of [[null], [[]], ['x'], { a: 1 }, 5]) {
      s.answer('list', value);
      expect(s.rule('list')).toBe('notrows');
    }
  });
});
