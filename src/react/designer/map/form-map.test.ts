import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { circlesOf } from './circles.ts';
import { isLinked, mapOf, stepsFrom, thingsShown } from './explore.ts';
import { linksOf } from './form-map.ts';
import { thingsOf } from './things-of-form.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id: `q-${id}`,
  name: id,
  type: 'number',
  title: { en: id.toUpperCase() },
  ...more,
});

const form: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  pages: [
    {
      id: 'one',
      text: 'First page',
      pageType: 'form',
      questions: [
        question('sex', {
          type: 'select',
          options: [
            { text: 'Female', value: 'f' },
            { text: 'Male', value: 'm' },
          ],
        }),
        question('weight', { constraint: { when: 'weight > 2' } }),
        question('bmi', { type: 'calculated', formula: 'weight / LAST(height) ^ 2' }),
        question('height', { max: 'patient.age * 3' }),
        question('meds', {
          type: 'container',
          multimode: true,
          questions: [question('dose', { initialformula: 'weight' }), question('most', { requiredWhen: 'dose > 3' })],
        }),
        question('total', { type: 'calculated', formula: 'SUM(meds.dose)' }),
        question('drug', { type: 'select', options: [{ text: 'Pill', value: 'pill', visibleWhen: 'sex = "f"' }] }),
        question('idle'),
      ],
    },
    { id: 'two', text: 'Second page', pageType: 'form', questions: [question('again', { relatedField: 'weight' })] },
    { id: 'three', text: 'Third page', pageType: 'form', questions: [] },
  ],
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'two', when: 'sex = "f"' },
    { id: 'c2', kind: 'gotopage', from: 'one', to: 'three', when: 'bmi > 40' },
    { id: 'c3', kind: 'sendfile', to: [], when: 'ANSWERED(sex)' },
    { id: 'c4', kind: 'notify', to: [{ role: 'owner' }], text: 'Call', when: 'bmi > 60' },
  ],
  endings: [{ id: 'e', when: 'bmi >', title: 'Care' }],
  report: {
    blocks: [
      { id: 'b1', kind: 'text', text: 'Weight {weight} of {patient.name}', when: 'bmi > 3' },
      { id: 'b2', kind: 'chart', question: 'bmi' },
    ],
  },
};

const t = (key: string): string => key;
const links = linksOf(form);
const map = mapOf(thingsOf(form, links, { editing: 'en', t }), links);
const said = (key: string, way: 'needs' | 'uses'): readonly string[] =>
  stepsFrom(map, key, way).map(({ link, other }) => `${link.relation} ${other.title}`);

describe('The map of a form', () => {
  it('says what each rule reads: formulas, what they take from earlier responses, bounds, requirements, jumps', () => {
    expect(said('q-bmi', 'needs')).toEqual(['computed WEIGHT', 'computed HEIGHT']);
    expect(said('q-height', 'needs')).toEqual(['bounded designer:patient.age']);
    expect(said('q-dose', 'needs')).toEqual(['initial WEIGHT']);
    expect(said('q-most', 'needs')).toEqual(['required DOSE']);
    expect(said('q-total', 'needs')).toEqual(['computed DOSE']);
    expect(said('q-again', 'needs')).toEqual(['filled WEIGHT']);
    expect(said('three', 'needs')).toEqual(['goes BMI', 'goes First page']);
    expect(said('c3', 'needs')).toEqual(['decided SEX']);
  });

  it('says what depends on a question, in rules that are not yet right and in the report as well', () => {
    expect(said('q-bmi', 'uses')).toEqual([
      'goes Third page',
      'decided designer:conditions.notify: Call',
      'shown designer:endings.one: Care',
      'shown report:kinds.text',
      'printed report:kinds.chart',
    ]);
    expect(said('q-weight', 'uses')).toContain('printed report:kinds.text');
    expect(said('patient.name', 'uses')).toEqual(['printed report:kinds.text']);
  });

  it('leads to the option that a rule compares with, and names it at its question', () => {
    expect(said('q-sex f', 'uses')).toEqual(['shown DRUG: Pill', 'shown Second page']);
    expect(stepsFrom(map, 'q-sex', 'uses').map(({ other, part }) => [other.title, part?.title])).toEqual([
      ['DRUG: Pill', 'SEX: Female'],
      ['Second page', 'SEX: Female'],
      ['designer:conditions.sendfile', undefined],
    ]);
    expect(said('c4', 'needs')).toEqual(['decided BMI']);
    expect(map.things.find(({ key }) => key === 'c4')?.title).toBe('designer:conditions.notify: Call');
    expect(said('two', 'needs')).toEqual(['shown SEX: Female']);
    expect(said('q-drug', 'needs')).toEqual(['shown SEX: Female']);
  });

  it('holds nothing against a question that it reads itself', () => {
    expect(said('q-weight', 'needs')).toEqual([]);
  });

  it('lists what is linked in the order of the form, all of it on request, and what is searched by title or name', () => {
    const shown = (words: string, all: boolean): readonly string[] =>
      thingsShown(map, { words, all }).map(({ key }) => key);
    expect(shown('', false).slice(0, 5)).toEqual(['one', 'q-sex', 'q-sex f', 'q-weight', 'q-bmi']);
    expect(shown('', false)).not.toContain('q-idle');
    expect(shown('', true)).toContain('q-idle');
    expect(shown('FEMALE', false)).toEqual(['q-sex f']);
    expect(shown('idle', false)).toEqual(['q-idle']);
    expect(map.things.filter((thing) => !isLinked(map, thing)).map(({ key }) => key)).toEqual(['q-meds', 'q-idle']);
  });

  it('shows a circle by the parts on its way', () => {
    const circle = {
      path: '',
      rule: 'circle',
      message: '',
      params: { path: 'weight → Second page → weight' },
    } as const;
    expect(circlesOf([circle], map.things).map((each) => each.map(({ key }) => key))).toEqual([
      ['q-weight', 'two', 'q-weight'],
    ]);
  });
});
