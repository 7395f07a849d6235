import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition } from '../../src/engine/definition/types.ts';
import type { FormOptions, LiveForm } from '../../src/engine/live-form/types.ts';
import { createForm } from '../../src/fields/form/create-form.ts';
import { checkDefinition } from '../../src/published/engine.ts';
import { itemToQuestion, questionToItem } from '../../src/fields/registry/fhir.ts';
import { bandOf } from '../../src/engine/outcome/band-of.ts';
import { apgar } from './apgar.ts';
import { bmi } from './bmi.ts';
import { gad7 } from './gad-7.ts';
import { samples } from './index.ts';
import { painDiary } from './pain-diary.ts';
import { phq9 } from './phq-9.ts';
import { withAccountIds } from './sample.ts';
import { firstVisit } from './first-visit/first-visit.ts';
import { who5 } from './who-5.ts';

const now = () => new Date('2026-03-21T12:00:00');

function fill(
  { definition }: { readonly definition: FormDefinition },
  answers: Readonly<Record<string, unknown>>,
  options: FormOptions = {},
): LiveForm {
  const form = createForm(definition, { now, language: 'en', ...options });
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  return form;
}

/** Answers to all items of a scale, in their order. */
function scale({ definition }: { readonly definition: FormDefinition }, values: string): Answers {
  const items = definition.pages
    .flatMap((page) => page.questions)
    .filter((question) => question.type === 'flatview' && question.mandatory);
  return Object.fromEntries(items.map((item, index) => [item.name, values[index]]));
}

/** What the form says the result means, in English. */
function meaning(form: LiveForm, name: string): string | undefined {
  const value = form.get(name);
  const text = value === undefined ? undefined : bandOf(value, form.question(name))?.text;
  return typeof text === 'object' ? text.en : text;
}

const endings = (form: LiveForm) => form.endings().map(({ id }) => id);

/** Every text of a value that has one in some language; addresses may be for one language alone. */
function textsIn(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'en' in value || 'fa' in value ? [value as Record<string, string>] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => (key === 'href' ? [] : textsIn(inner)))];
}

describe.each(samples)('$category.slug', ({ definition, category }) => {
  it('is a form without anything wrong', () => {
    expect(checkDefinition(definition, 'en')).toEqual([]);
  });

  it('says everything in both languages', () => {
    const halves = textsIn({ definition, category }).filter((text) => !text.en || !text.fa);
    expect(halves).toEqual([]);
  });

  it('opens without an answer and says what is missing', () => {
    const problems = createForm(definition, { now, language: 'fa' }).validate();
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['mandatory']));
  });

  it('is the same form after JSON, and its questions after FHIR', () => {
    const carried = JSON.parse(JSON.stringify(definition)) as FormDefinition;
    for (const page of carried.pages) {
      for (const question of page.questions) expect(itemToQuestion(questionToItem(question, 'fa'))).toEqual(question);
    }
  });
});

it('the samples are the eight that the demo names', () => {
  expect(samples.map((sample) => sample.category.slug)).toEqual([
    'phq-9',
    'gad-7',
    'who-5',
    'apgar',
    'bmi',
    'first-visit',
    'pain-diary',
    'every-question',
  ]);
});

describe('PHQ-9', () => {
  it.each([
    ['000000000', 0, 'None to minimal'],
    ['111100000', 4, 'None to minimal'],
    ['111110000', 5, 'Mild'],
    ['111111111', 9, 'Mild'],
    ['222220000', 10, 'Moderate'],
    ['222222000', 12, 'Moderate'],
    ['222222200', 14, 'Moderate'],
    ['333330000', 15, 'Moderately severe'],
    ['333333100', 19, 'Moderately severe'],
    ['333333200', 20, 'Severe'],
    ['333333333', 27, 'Severe'],
  ])('%s is %i, %s', (values, total, severity) => {
    const form = fill(phq9, scale(phq9, values));
    expect([form.get('total'), meaning(form, 'total')]).toEqual([total, severity]);
  });

  it('has no score while a question is open, and does not count the tenth', () => {
    const form = fill(phq9, { ...scale(phq9, '11111111'), selfharm: undefined });
    expect(form.get('total')).toBeUndefined();
    form.set('selfharm', '0');
    form.set('difficulty', '3');
    expect(form.get('total')).toBe(8);
  });

  it('asks about difficulty only when something troubles', () => {
    expect(fill(phq9, scale(phq9, '000000000')).state('difficulty').visible).toBe(false);
    expect(fill(phq9, scale(phq9, '000000010')).state('difficulty').visible).toBe(true);
  });

  it('leads with whom to call as soon as the ninth question is more than not at all', () => {
    expect(endings(fill(phq9, {}))).toEqual(['nodiagnosis']);
    expect(endings(fill(phq9, { selfharm: '0' }))).toEqual(['nodiagnosis']);
    for (const answer of ['1', '2', '3'])
      expect(endings(fill(phq9, { selfharm: answer }))).toEqual(['crisis', 'nodiagnosis']);
    expect(endings(fill(phq9, scale(phq9, '333333333')))).toEqual(['crisis', 'severe', 'nodiagnosis']);
    expect(phq9.definition.endings?.[0]?.links?.map(({ href }) => href)).toEqual([
      { fa: 'tel:115' },
      { fa: 'tel:1480' },
      { fa: 'tel:123' },
      { en: 'https://findahelpline.com' },
    ]);
  });

  it('notifies the clinicians as soon as the ninth question is more than not at all', () => {
    const rules = (answers: Readonly<Record<string, unknown>>) =>
      fill(phq9, answers)
        .notifyConditions()
        .map(({ id }) => id);
    expect([rules({}), rules({ selfharm: '0' }), rules(scale(phq9, '333333330'))]).toEqual([[], [], []]);
    for (const answer of ['1', '2', '3']) expect(rules({ selfharm: answer })).toEqual(['notify-selfharm']);
  });
});

describe('GAD-7', () => {
  it.each([
    ['0000000', 0, 'Minimal'],
    ['1111000', 4, 'Minimal'],
    ['1111100', 5, 'Mild'],
    ['3330000', 9, 'Mild'],
    ['2222200', 10, 'Moderate'],
    ['2222222', 14, 'Moderate'],
    ['3333300', 15, 'Severe'],
    ['3333333', 21, 'Severe'],
  ])('%s is %i, %s', (values, total, severity) => {
    const form = fill(gad7, scale(gad7, values));
    expect([form.get('total'), meaning(form, 'total'), endings(form).includes('evaluation')]).toEqual([
      total,
      severity,
      total >= 10,
    ]);
  });
});

describe('The pain diary', () => {
  it('counts the hours of a night, and what pain disturbed once all is answered', () => {
    const form = fill(painDiary, { slept: '۱۱:۳۰ شب', woke: '7', disturbed: { sleep: '3', mood: '1', work: '2' } });
    expect([form.get('hours'), form.get('disturbance'), form.state('badsleep').visible]).toEqual([
      7.5,
      undefined,
      true,
    ]);
    form.set('disturbed', { sleep: '2', mood: '1', work: '2', walking: '0' });
    expect([form.get('disturbance'), form.state('badsleep').visible]).toEqual([5, false]);
  });
});

describe('WHO-5', () => {
  it.each([
    ['00000', 0, 'Very low: assess for depression'],
    ['21112', 28, 'Very low: assess for depression'],
    ['22222', 40, 'Low: further screening is advised'],
    ['33222', 48, 'Low: further screening is advised'],
    ['33322', 52, 'No sign of low well-being'],
    ['55555', 100, 'No sign of low well-being'],
  ])('%s is %i %%, %s', (values, percentage, interpretation) => {
    const form = fill(who5, scale(who5, values));
    expect([form.get('percentage'), meaning(form, 'percentage'), endings(form).includes('low')]).toEqual([
      percentage,
      interpretation,
      percentage <= 50,
    ]);
  });

  it('carries the attribution and the disclaimer of its licence', () => {
    const shown = JSON.stringify(who5.definition);
    expect(shown).toContain('CC BY-NC-SA 3.0 IGO');
    expect(shown).toContain('WHO is not responsible for the content or accuracy of the translation');
  });
});

describe('Apgar', () => {
  const signs = ['colour', 'pulse', 'grimace', 'activity', 'respiration'];
  const at = (minute: number, values: string) =>
    Object.fromEntries(signs.map((sign, index) => [sign + minute, values[index]]));

  it.each([
    ['00000', 0, 'Low'],
    ['11100', 3, 'Low'],
    ['11110', 4, 'Moderately abnormal'],
    ['11112', 6, 'Moderately abnormal'],
    ['12112', 7, 'Reassuring'],
    ['12222', 9, 'Reassuring'],
    ['22222', 10, 'Reassuring'],
  ])('%s is %i, %s', (values, score, band) => {
    const form = fill(apgar, { ...at(1, values), ...at(5, '22222') });
    expect([form.get('apgar1'), meaning(form, 'apgar1'), form.get('apgar5')]).toEqual([score, band, 10]);
  });

  it('has no score while a sign is missing', () => {
    const form = fill(apgar, at(1, '2222'));
    expect(form.get('apgar1')).toBeUndefined();
  });

  it('asks to score again only when five minutes are below seven', () => {
    expect(fill(apgar, {}).state('repeat').visible).toBe(false);
    expect(fill(apgar, at(5, '11112')).state('repeat').visible).toBe(true);
    expect(fill(apgar, at(5, '12112')).state('repeat').visible).toBe(false);
  });
});

describe('BMI and body surface area', () => {
  it.each([
    [50, 150, 22.2, 'Normal weight'],
    [45, 160, 17.6, 'Underweight'],
    [75, 173, 25.1, 'Overweight'],
    [95, 175, 31, 'Obesity, class I'],
    [110, 175, 35.9, 'Obesity, class II'],
    [130, 175, 42.4, 'Obesity, class III'],
  ])('%i kg at %i cm is %f, %s', (weight, height, value, band) => {
    const form = fill(bmi, { weight, height });
    expect([form.get('bmi'), meaning(form, 'bmi')]).toEqual([value, band]);
  });

  it('gives the body surface of 95 kg at 190.5 cm as 2.24 m² by Mosteller, and of 70 kg at 170 cm as 1.81 by Du Bois', () => {
    expect(fill(bmi, { weight: 95, height: 190.5 }).get('mosteller')).toBe(2.24);
    expect(fill(bmi, { weight: '۷۰', height: '۱۷۰' }).get('dubois')).toBe(1.81);
  });

  it('gives nothing until both are known', () => {
    const form = fill(bmi, { weight: 70 });
    expect(['bmi', 'mosteller', 'dubois', 'lowest'].map((name) => form.get(name))).toEqual(Array(4).fill(undefined));
    expect(form.get('highest')).toBeUndefined();
  });
});

describe('the first visit', () => {
  it('takes what is known of the patient, and counts the age', () => {
    const form = fill(
      firstVisit,
      {},
      { patient: { name: 'Sara Amiri', phone: '09123456789', birthdate: '1980-03-21', gender: 'female' } },
    );
    expect([form.get('birthdate'), form.get('age')]).toEqual(['1980-03-21', 46]);
    expect(form.state('pregnant').visible).toBe(true);
  });

  it('asks about pregnancy only where it can be', () => {
    const asks = (gender: 'male' | 'female', birthdate: string) =>
      fill(firstVisit, { birthdate }, { patient: { gender } }).state('pregnant').visible;
    expect([asks('female', '1990-01-01'), asks('male', '1990-01-01'), asks('female', '1950-01-01')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('asks nothing that the panel of patients asks already, but the date of birth', () => {
    const names = firstVisit.definition.pages
      .flatMap((page) => page.questions)
      .filter(({ relatedField }) => relatedField)
      .map(({ name }) => name);
    expect(names).toEqual(['birthdate']);
    expect(firstVisit.settings).toMatchObject({ requireNameForSave: true, requirePhoneForSave: true });
  });

  it('asks for the phone of a companion only when there is one, and reads it as a phone', () => {
    const form = fill(firstVisit, { companionphone: '12' });
    expect(form.state('companionphone').visible).toBe(false);
    form.set('companion', 'رضا');
    expect(form.state('companionphone')).toMatchObject({ visible: true, problem: { rule: 'notphone' } });
  });

  it('warns at chest pain, and tells the expert', () => {
    const form = fill(firstVisit, { complaint: ['heart', 'chestpain'] });
    expect([form.state('chestpain_warning').visible, endings(form)]).toEqual([true, ['chestpain']]);
    expect(form.sendfileConditions().map(({ id }) => id)).toEqual(['tell-expert']);
    form.set('complaint', ['skin', 'rash']);
    expect([form.state('chestpain_warning').visible, form.sendfileConditions()]).toEqual([false, []]);
  });

  it('goes from the visit to the history, and with a known patient straight to the follow-up', () => {
    expect(fill(firstVisit, { seenbefore: 'no' }, { role: 'secretary' }).nextPage('visit')).toBe('history');
    expect(fill(firstVisit, { seenbefore: 'yes' }, { role: 'secretary' }).nextPage('visit')).toBe('followup');
    expect(fill(firstVisit, { seenbefore: 'yes' }, { role: 'public' }).nextPage('visit')).toBeNull();
  });

  it('adds up the medications row by row', () => {
    const form = fill(firstVisit, {});
    const [first, second] = [form.addRow('medications').scope, form.addRow('medications').scope];
    first.set('drug', 'Metformin');
    first.set('dose', '۵۰۰');
    first.set('times', 2);
    second.set('drug', 'Losartan');
    second.set('dose', 50);
    second.set('times', 1);
    expect([first.get('daily'), form.get('dailytotal'), form.get('medicationcount')]).toEqual([1000, 1050, 2]);
  });

  it('counts pack years only of somebody who smokes', () => {
    const form = fill(firstVisit, { smoker: true, cigarettes: 10, smokingyears: 15 });
    expect(form.get('packyears')).toBe(7.5);
    form.set('smoker', false);
    expect(form.get('packyears')).toBeUndefined();
  });

  it.each([
    [120, 80, 93, 'stage1'],
    [118, 76, 90, 'normal'],
    [125, 78, 94, 'elevated'],
    [150, 95, 113, 'stage2'],
    [185, 100, 128, 'crisis'],
  ])('%i over %i has the mean arterial pressure %i: %s', (systolic, diastolic, map, stage) => {
    const form = fill(firstVisit, { systolic, diastolic });
    expect([form.get('map'), form.get('stage')]).toEqual([map, stage]);
  });

  it('refuses a diastolic pressure above the systolic one', () => {
    const form = fill(firstVisit, { systolic: 80, diastolic: 120 });
    expect(form.state('diastolic').problem?.rule).toBe('outofrange');
  });

  it('looks back over the file', () => {
    const history = [
      { at: '2026-01-01T08:00:00Z', answers: { systolic: 150, weight: 82 } },
      { at: '2026-02-01T08:00:00Z', answers: { systolic: 140, weight: 80 } },
    ];
    const form = fill(firstVisit, { systolic: 130, weight: 78.5 }, { history });
    expect([form.get('weightchange'), form.get('meansystolic')]).toEqual([-1.5, 140]);
  });

  it('hides the doctor’s questions from the secretary, and the assessment from the patient', () => {
    const forSecretary = fill(firstVisit, {}, { role: 'secretary' });
    expect([forSecretary.state('privatenote').visible, forSecretary.state('impression').visible]).toEqual([
      false,
      false,
    ]);
    expect(fill(firstVisit, {}, { role: 'expert' }).state('privatenote').visible).toBe(true);
  });

  it('is accepted when a patient has answered what is asked', () => {
    const form = fill(
      firstVisit,
      {
        birthdate: '۱۳۵۹/۰۱/۰۱',
        seenbefore: 'no',
        companion: 'رضا',
        companionphone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
        complaint: ['nerves', 'headache'],
        onset: '۱۴۰۴/۱۲/۲۵',
        pain: '۶',
        painkind: ['throbbing'],
        consent: true,
      },
      { role: 'public' },
    );
    expect(form.validate()).toEqual([]);
    expect(form.answers()).toMatchObject({
      companionphone: '+989123456789',
      birthdate: '1980-03-21',
      onset: '2026-03-16',
      age: 46,
      pain: 6,
    });
  });

  it('puts the accounts’ ids where it sends files to', () => {
    const sent = withAccountIds(firstVisit.definition, { 'expert@porsa.test': 'id-7' }).conditions.find(
      ({ kind }) => kind === 'sendfile',
    );
    expect(sent).toMatchObject({ to: [{ user: 'id-7' }] });
  });
});
