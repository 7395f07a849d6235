import { describe, expect, it } from 'vitest';
import {
  calculated,
  form,
  number,
  page,
  question,
  rows,
  scenario,
  shows,
  text,
} from '../../../test/support/engine/scenario.ts';

const born = (birthdate: string) => ({ birthdate });

describe('A patient who becomes known while the form is filled in', () => {
  const definition = form(
    {
      pages: [
        page('first', [
          calculated('age', 'patient.age'),
          calculated('greeting', '"Dear " & patient.name'),
          question('birthdate', { type: 'date', relatedField: 'patient.birthdate' }),
          text('complaint'),
          number('pulse', { max: 'IF(patient.gender = "male", 180, 170)' }),
          rows('visits', calculated('years', 'patient.age')),
        ]),
        page('women', [text('pregnancies')]),
      ],
    },
    [shows('women', 'patient.gender = "female"')],
  );

  it('is seen by formulas, related fields, bounds and conditions of pages, in rows too', () => {
    const s = scenario(definition, { answers: { pulse: 175, visits: [{}] } });
    expect([s.value('age'), s.value('birthdate'), s.rule('pulse'), s.live.pages().length]).toEqual([
      undefined,
      undefined,
      'toolarge',
      1,
    ]);
    s.live.setPatient({ name: 'Sara', gender: 'female', birthdate: '1980-03-21' });
    expect(s.live.answers()).toMatchObject({
      age: 46,
      greeting: 'Dear Sara',
      birthdate: '1980-03-21',
      visits: [{ years: 46 }],
    });
    expect(s.live.pages().map((each) => each.id)).toEqual(['first', 'women']);
    s.live.setPatient({ gender: 'male' });
    expect([s.value('age'), s.rule('pulse'), s.live.pages().length, s.live.patient]).toEqual([
      undefined,
      undefined,
      1,
      { gender: 'male' },
    ]);
  });

  it('notifies only those who look at what changed, once', () => {
    const s = scenario(definition, { patient: { name: 'Sara', ...born('1980-03-21') } });
    expect(s.notifiedBy(() => s.live.setPatient({ name: 'Sara', ...born('1990-03-21') }))).toEqual([
      'age',
      'birthdate',
    ]);
    expect(s.notifiedBy(() => s.live.setPatient({ name: 'Sara', ...born('1990-03-21') }))).toEqual([]);
  });

  it('notifies nobody where nothing changed, not even of what was computed as the form opened', () => {
    const { live } = scenario(definition, { patient: { name: 'Sara' } });
    let calls = 0;
    live.listen(() => {
      calls += 1;
    });
    live.setPatient({ name: 'Sara' });
    live.transact(() => undefined);
    expect(calls).toBe(0);
  });

  it('has the age that a birthdate gives, and one that was entered only without it', () => {
    const s = scenario(definition, { patient: { age: 76, ...born('1980-03-21') } });
    expect(s.value('age')).toBe(46);
    s.live.setPatient({ age: 76 });
    expect(s.value('age')).toBe(76);
    s.live.setPatient({ age: 76, ...born('2080-03-21') });
    expect(s.value('age')).toBe(76);
  });

  it('does not take back what was edited', () => {
    const s = scenario(definition, { patient: born('1980-03-21') });
    s.answer('birthdate', '1981-01-01');
    s.live.setPatient(born('1990-03-21'));
    expect([s.value('birthdate'), s.value('age')]).toEqual(['1981-01-01', 36]);
  });
});
