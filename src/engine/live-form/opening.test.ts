import { describe, expect, it } from 'vitest';
import {
  calculated,
  form,
  number,
  page,
  question,
  scenario,
  shows,
  text,
} from '../../../test/support/engine/scenario.ts';
import { checkDefinition, startingAnswers } from '../../published/engine.ts';

describe('Default values', () => {
  const definition = form([number('pulse', { defaultvalue: 70 }), calculated('double', 'pulse * 2')]);

  it('stand until something is given', () => {
    expect(scenario(definition).live.answers()).toEqual({ pulse: 70, double: 140 });
    expect(scenario(definition, { answers: { pulse: 80 } }).value('double')).toBe(160);
  });

  it('do not come back for what was emptied, in a draft or in a whole entry', () => {
    const s = scenario(definition);
    s.answer('pulse', '');
    const draft = JSON.parse(JSON.stringify(s.live.draft())) as never;
    expect(scenario(definition, { answers: draft }).value('pulse')).toBeUndefined();
    expect(scenario(definition, { answers: {}, complete: true }).live.answers()).toEqual({});
  });
});

describe('A computed initial value', () => {
  const definition = form([
    number('height'),
    number('ideal', { initialformula: 'height - 100', defaultvalue: 60 }),
    question('visit', { type: 'date', initialformula: 'TODAY()' }),
    text('place', { initialformula: 'patient.city' }),
    question('doses', {
      type: 'container',
      multimode: true,
      questions: [number('dose', { initialformula: 'ideal / 10' })],
    }),
  ]);
  const now = () => new Date(2026, 2, 20, 12);

  it('is asked once, when the form opens, of the answers and the patient there are', () => {
    const s = scenario(definition, { now, answers: { height: 170 }, patient: { city: 'Yazd' } });
    expect(s.live.answers()).toEqual({ height: 170, ideal: 70, visit: '2026-03-20', place: 'Yazd' });
    s.answer('height', 190);
    s.live.setPatient({ city: 'Bam' });
    expect(s.live.answers()).toMatchObject({ ideal: 70, place: 'Yazd' });
  });

  it('gives way to an answer, and to the default value where it is blank', () => {
    expect(
      scenario(definition, {
        answers: { height: 170, ideal: 55, place: '' },
        patient: { city: 'Yazd' },
      }).live.answers(),
    ).toMatchObject({ ideal: 55 });
    expect(
      scenario(definition, { answers: { place: '' }, patient: { city: 'Yazd' } }).live.answers(),
    ).not.toHaveProperty('place');
    expect(scenario(definition).value('ideal')).toBe(60);
  });

  it('is asked for each new row, and stays emptied in a draft', () => {
    const s = scenario(definition, { now, answers: { height: 170 } });
    s.live.addRow('doses');
    expect(s.value('doses[0].dose')).toBe(7);
    s.answer('ideal', '');
    const draft = JSON.parse(JSON.stringify(s.live.draft())) as never;
    expect(scenario(definition, { now, answers: draft }).live.answers()).toEqual({
      height: 170,
      visit: '2026-03-20',
      doses: [{ dose: 7 }],
    });
  });

  it('is no part of a whole entry', () => {
    expect(scenario(definition, { now, answers: { height: 170 }, complete: true }).live.answers()).toEqual({
      height: 170,
    });
  });

  it('is refused where it cannot be read or goes in a circle', () => {
    expect(
      checkDefinition(form([number('a', { initialformula: 'zzzz + 1' })])).map(({ path, rule }) => [path, rule]),
    ).toEqual([['pages[0].questions[0].initialformula', 'unknownname']]);
    expect(
      checkDefinition(form([number('a', { initialformula: 'b' }), number('b', { initialformula: 'a' })])).map(
        ({ rule }) => rule,
      ),
    ).toEqual(['circle']);
  });
});

describe('A related field', () => {
  const definition = form([
    question('birthdate', { type: 'date', relatedField: 'patient.birthdate' }),
    number('weight'),
    number('dry', { relatedField: 'weight' }),
    text('derived', { relatedField: 'dry' }),
  ]);

  it('takes the value of the other question, or of the patient, through a chain', () => {
    const s = scenario(definition, { patient: { birthdate: '1980-05-06' } });
    s.answer('weight', 61.5);
    expect(s.live.answers()).toEqual({ birthdate: '1980-05-06', weight: 61.5, dry: 61.5, derived: '61.5' });
    expect(s.live.explain('dry').value).toMatchObject({ expression: 'weight', result: 61.5 });
  });

  it('stays as it was edited, even when it was emptied', () => {
    const s = scenario(definition);
    s.answer('weight', 60);
    s.answer('dry', '');
    s.answer('weight', 90);
    expect(s.value('dry')).toBeUndefined();
    const restored = scenario(definition, { answers: s.live.draft() });
    expect(restored.live.answers()).toEqual({ weight: 90 });
  });

  it('stays when it was edited to the value it had', () => {
    const s = scenario(definition);
    s.answer('weight', 60);
    s.answer('dry', 60);
    s.answer('weight', 90);
    expect(s.value('dry')).toBe(60);
  });
});

describe('Bounds given as expressions', () => {
  const definition = form([
    number('most'),
    number('dose', { max: 'most * 2' }),
    question('visit', { type: 'date', max: 'TODAY()' }),
  ]);

  it('are evaluated as the form changes', () => {
    const s = scenario(definition, { answers: { most: 5, dose: 11, visit: '2026-03-22' } });
    expect(s.rule('dose')).toBe('toolarge');
    expect(s.rule('visit')).toBe('toolate');
    expect(s.notifiedBy(() => s.answer('most', 6))).toEqual(['most', 'dose']);
    expect(s.rule('dose')).toBeUndefined();
    s.answer('visit', '2026-03-21');
    expect(s.rule('visit')).toBeUndefined();
  });
});

describe('The patient and the history', () => {
  const history = [
    { at: '2026-01-01T00:00:00Z', answers: { weight: 70 } },
    { at: '2026-02-01T00:00:00Z', answers: { weight: '۷۴' } },
  ];

  it('are known to formulas', () => {
    const s = scenario(
      form(
        [
          number('weight'),
          calculated('change', 'weight - LAST(weight)'),
          calculated('usual', 'AVERAGE(HISTORY(weight))'),
          calculated('years', 'patient.age'),
          text('pregnancy'),
        ],
        [shows('pregnancy', 'patient.gender = "female"')],
      ),
      { history, patient: { birthdate: '1990-03-22', gender: 'female' } },
    );
    s.answer('weight', 71);
    expect(s.live.answers()).toMatchObject({ change: -3, usual: 72, years: 35 });
    expect(s.isVisible('pregnancy')).toBe(true);
  });

  it('make no circle when a formula asks for its own past', () => {
    const s = scenario(form([number('n'), calculated('best', 'MAX(n, LAST(best))')]), {
      history: [{ at: '2026-01-01T00:00:00Z', answers: { best: 9 } }],
    });
    s.answer('n', 4);
    expect(s.value('best')).toBe(9);
  });

  it('give the next visit all answers but those that are cleared on load', () => {
    const definition = form([text('allergy'), text('today', { clearonload: true })]);
    expect(startingAnswers(definition, { allergy: 'nuts', today: 'cough', unknown: 1 })).toEqual({
      allergy: 'nuts',
      unknown: 1,
    });
  });
});

describe('Roles', () => {
  const definition = form({
    pages: [
      page('reception', [
        text('name'),
        text('private', { showforsecretary: false }),
        text('office', { showforuser: false }),
      ]),
      page('doctor', [text('finding')], { roles: ['expert'] }),
      page('open', [text('complaint')], { roles: ['public'] }),
    ],
  });
  const seen = (role: 'owner' | 'expert' | 'secretary' | 'newuser' | 'public') => {
    const { live } = scenario(definition, { role });
    return [
      ...live.pages().map((each) => each.id),
      ...['private', 'office'].filter((name) => live.state(name).visible),
    ];
  };

  it('see their own pages and questions', () => {
    expect(seen('owner')).toEqual(['reception', 'doctor', 'open', 'private', 'office']);
    expect(seen('expert')).toEqual(['reception', 'doctor', 'open', 'private', 'office']);
    expect(seen('secretary')).toEqual(['reception', 'office']);
    expect(seen('newuser')).toEqual(['reception', 'open', 'private']);
    expect(seen('public')).toEqual(['reception', 'open', 'private']);
  });

  it('that a page names none of do not fill it, but those who see all see it', () => {
    const closed = form({ pages: [page('closed', [text('finding')], { roles: [] })] });
    const filled = (['owner', 'expert', 'secretary', 'newuser', 'public'] as const).filter(
      (role) => scenario(closed, { role }).live.pages().length > 0,
    );
    expect(filled).toEqual(['owner', 'expert']);
  });
});

describe('Pages', () => {
  const definition = form(
    {
      pages: [
        page('one', [number('score', { mandatory: true })]),
        page('two', [number('b', { mandatory: true })]),
        page('three', [number('c')]),
        page('four', []),
      ],
    },
    [
      shows('three', 'score > 5'),
      { id: 'g1', kind: 'gotopage', from: 'one', to: 'three', when: 'score > 3' },
      { id: 'g2', kind: 'gotopage', from: 'one', to: 'four', when: 'score > 2' },
      { id: 's1', kind: 'sendfile', to: [{ user: 'u' }], when: 'score >= 5' },
    ],
  );

  it('follow the first go-to-page condition that holds and leads somewhere visible', () => {
    const s = scenario(definition);
    const after = (score: number) => {
      s.answer('score', score);
      return s.live.nextPage('one');
    };
    expect([1, 3, 4, 6].map(after)).toEqual(['two', 'four', 'four', 'three']);
    expect(s.live.nextPage('four')).toBeNull();
    expect(() => s.live.nextPage('nine')).toThrow(expect.objectContaining({ code: 'unknownpage' }));
  });

  it('are the same list until one comes or goes, and then the form says so', () => {
    const s = scenario(definition, { answers: { score: 1 } });
    const before = s.live.pages();
    s.answer('score', 2);
    expect(s.live.pages()).toBe(before);
    s.answer('score', 9);
    expect(s.live.pages().map((each) => each.id)).toEqual(['one', 'two', 'three', 'four']);
    expect(s.live.sendfileConditions().map((condition) => condition.id)).toEqual(['s1']);
  });

  it('are validated one by one, or together in order', () => {
    const s = scenario(definition);
    expect(s.live.validate('two').map((problem) => problem.name)).toEqual(['b']);
    expect(s.live.validate().map((problem) => problem.name)).toEqual(['score', 'b']);
  });
});

describe('A formula that could run away', () => {
  const long = calculated('long', `LEN(${Array(40).fill('a').join('&')})`);
  const slow = calculated('slow', `SUM(${Array(2000).fill('a').join('=')})`);
  const answers = { a: 'x'.repeat(90_000) };

  it('is stopped, and the form lives on and can be sent', () => {
    const grow = Array.from({ length: 30 }, (_, index) => calculated(`t${index + 1}`, `t${index} & t${index}`));
    const s = scenario(form([text('t0'), ...grow, number('other')]));
    s.answer('t0', 'xxxxxxxxxx');
    expect([s.value('t30'), s.live.validate()]).toEqual([undefined, []]);
    s.answer('other', 4);
    expect(s.value('other')).toBe(4);
  });

  it.each(['owner', 'expert', 'secretary'] as const)('reports to the %s why it was stopped', (role) => {
    const s = scenario(form([text('a'), long, slow]), { answers, role });
    expect(s.live.state('long').warning).toMatchObject({
      rule: 'notcomputed',
      params: { cause: 'texttoolong' },
      message: expect.stringContaining('too long'),
    });
    expect(s.live.state('slow').warning).toMatchObject({
      rule: 'notcomputed',
      params: { cause: 'toomanysteps' },
      message: expect.stringContaining('takes too long'),
    });
    s.answer('a', 'x');
    expect(s.live.state('long').warning).toBeUndefined();
  });

  it.each(['public', 'newuser', undefined] as const)('reports nothing of it to a patient (%s)', (role) => {
    const { live } = scenario(form([text('a'), long, slow]), { answers, role });
    expect([live.state('long'), live.state('slow')]).toMatchObject([
      { value: undefined, problem: undefined, warning: undefined },
      { problem: undefined, warning: undefined },
    ]);
  });

  it('hides nothing, refuses nothing and demands nothing where it decides about other questions', () => {
    const never = `${long.formula} > 0`;
    const s = scenario(
      form(
        [text('a'), number('b', { constraint: { when: never }, requiredWhen: never }), number('c')],
        [shows('c', never)],
      ),
      { answers },
    );
    expect([s.live.state('b').required, s.live.state('c').visible, s.live.validate()]).toEqual([false, true, []]);
    s.answer('b', 1);
    expect(s.live.validate()).toEqual([]);
  });
});
