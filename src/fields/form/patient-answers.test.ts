import { describe, expect, it } from 'vitest';
import { form, page, question, rows, shows, text } from '../../../test/support/engine/scenario.ts';
import { patientNames } from '../../engine/dependencies/question-names.ts';
import type { Answer, PatientName, Question, QuestionType } from '../../engine/definition/types.ts';
import { checkDefinition } from '../../published/engine.ts';
import { fieldExamples } from '../registry/examples.ts';
import { patientAnswers } from './patient-answers.ts';
import { detailsAsked } from './details-asked.ts';
import { detailsOf, settingsFor } from './patient-details.ts';

const asked = (patientField: PatientName, more: Partial<Question> = {}): Question =>
  question('asked', { type: 'text', patientField, ...settingsFor(patientField, more), ...more } as never);
const said = (asking: Question, answer: Answer) =>
  patientAnswers(form([asking]), { asked: answer }).map(({ detail, value }) => [detail, value]);
const faults = (...questions: readonly Question[]) =>
  checkDefinition(form(questions)).map(({ path, rule }) => [path, rule]);
const sexes = [
  { value: 'female', text: { en: 'Woman', fa: 'زن' } },
  { value: 'male', text: { en: 'Man', fa: 'مرد' } },
  { value: 'x', text: { en: 'Other', fa: 'دیگر' } },
];
const cities = [
  { value: 'thr', text: { en: 'Tehran', fa: 'تهران' } },
  { value: 'yzd', text: { en: 'Yazd', fa: 'یزد' } },
];

describe('What an answer says of the patient', () => {
  it.each([
    [asked('name'), ' Sara \n Karimi ', [['name', 'Sara Karimi']]],
    [asked('name'), 'می‌نا', [['name', 'می‌نا']]],
    [asked('name'), '\u202eSara', [['name', 'Sara']]],
    [asked('name'), 'x'.repeat(201), []],
    [asked('name'), '   ', []],
    [asked('code'), '0013542419', [['code', '0013542419']]],
    [asked('phone'), '+989121234567', [['phone', '+989121234567']]],
    [asked('age', { type: 'number' }), 41.7, [['age', 41]]],
    [asked('age', { type: 'number' }), 151, []],
    [asked('age', { type: 'number' }), -1, []],
    [asked('birthdate', { type: 'date' }), '1984-03-27', [['birthdate', '1984-03-27']]],
    [asked('gender', { type: 'select', options: sexes }), 'female', [['gender', 'female']]],
    [asked('gender', { type: 'select', options: sexes }), 'x', []],
    [asked('city', { type: 'flatview', options: cities }), 'yzd', [['city', 'Yazd']]],
    [asked('city', { type: 'select', options: cities, allowother: true }), 'Bam', [['city', 'Bam']]],
    [asked('address', { type: 'note' }), '1 Main St\nYazd', [['address', '1 Main St\nYazd']]],
    [asked('personnelcode', { type: 'number' }), 4711, [['personnelcode', '4711']]],
  ] as const)('%#', (asking, answer, expected) => {
    expect(faults(asking)).toEqual([]);
    expect(said(asking, answer)).toEqual(expected);
  });

  it('is a chosen city’s name in the language of the form', () => {
    const definition = form([asked('city', { type: 'select', options: cities })]);
    expect(patientAnswers({ ...definition, language: 'fa' }, { asked: 'yzd' })[0]?.value).toBe('یزد');
  });

  it('has an age after all else, and nothing of questions that say nothing, or were not answered', () => {
    const definition = form([
      question('years', { type: 'number', patientField: 'age' }),
      question('born', { type: 'date', patientField: 'birthdate' }),
      text('city'),
    ]);
    const answers = { years: 40, born: '1984-03-27', city: 'Yazd' };
    expect(patientAnswers(definition, answers).map(({ detail }) => detail)).toEqual(['birthdate', 'age']);
    expect(patientAnswers(definition, { city: 'Yazd' })).toEqual([]);
  });
});

describe('A question that is a detail of the patient', () => {
  it.each(Object.keys(fieldExamples) as QuestionType[])('may be what its type can say: %s', (type) => {
    const { question: example } = fieldExamples[type];
    const fitting = patientNames.filter((patientField) => {
      const { defaultvalue: _default, ...plain } = example;
      const options = plain.options && [...plain.options, ...sexes];
      const asking = { ...plain, ...settingsFor(patientField, {}), ...(options && { options }), patientField };
      return !faults(asking as Question).some(([path]) => path?.endsWith('.patientField'));
    });
    expect(fitting).toEqual(patientNames.filter((detail) => detailsOf(example).includes(detail)));
  });

  it.each([
    [asked('birthdate'), 'patientfieldunfit'],
    [asked('name', { type: 'checkbox' }), 'patientfieldunfit'],
    [asked('city', { type: 'select', options: cities, multimode: true }), 'patientfieldunfit'],
    [asked('code', { format: undefined }), 'patientfieldformat'],
    [asked('phone', { format: 'email' }), 'patientfieldformat'],
    [asked('gender', { type: 'select', options: cities }), 'patientfieldgender'],
    [asked('shoe' as never), 'notallowed'],
  ])('is refused where its answer could not be kept: %#', (asking, rule) => {
    expect(faults(asking)).toEqual([['pages[0].questions[0].patientField', rule]]);
  });

  it('is the only one for its detail, and in no repeating container', () => {
    const twice = { ...asked('name'), id: 'again', name: 'again' };
    expect(faults(asked('name'), twice)).toEqual([['pages[0].questions[1].patientField', 'patientfieldtwice']]);
    expect(faults(rows('list', asked('name')))).toEqual([
      ['pages[0].questions[0].questions[0].patientField', 'patientfieldinrows'],
    ]);
  });

  it('is no answer where the definition was not checked', () => {
    expect(patientAnswers(form([rows('list', asked('name'))]), { asked: 'Sara' })).toEqual([]);
    expect(said(asked('birthdate'), 'soon')).toEqual([]);
  });

  it('asks everybody for it, unless a condition hides it or leads past it', () => {
    const name = asked('name');
    const details = (...given: Parameters<typeof form>) => [...detailsAsked(form(...given))];
    expect(details([name])).toEqual(['name']);
    expect(details([name], [shows('asked', '1 = 2')])).toEqual([]);
    expect(details({ pages: [page('one', [text('a')]), page('two', [name])] }, [shows('two', 'a = "x"')])).toEqual([]);
    const leads = { id: 'c', kind: 'gotopage', when: 'a = "x"', from: 'one', to: 'three' } as const;
    const pages = [page('one', [text('a')]), page('two', [name]), page('three', [])];
    expect(details({ pages })).toEqual(['name']);
    expect(details({ pages }, [leads])).toEqual([]);
    expect(details({ pages: [{ ...page('one', [name]), pageType: 'followup' }] })).toEqual([]);
  });
});
