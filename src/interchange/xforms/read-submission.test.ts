import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { fieldForm } from './field-form.ts';
import { parseXml } from './parse-xml.ts';
import { readSubmission } from './read-submission.ts';

const ask = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type,
  title: name,
  ...more,
});
const options = [
  { text: 'A pipe', value: 'a pipe', children: [{ text: 'Clay', value: 'clay' }] },
  { text: 'None', value: 'none' },
];
const definition: FormDefinition = {
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Page',
      pageType: 'form',
      questions: [
        ask('number', 'number'),
        ask('text', 'text'),
        ask('one', 'select', { options }),
        ask('several', 'flatview', { options, multimode: true }),
        ask('place', 'cascadeview', { options }),
        ask('day', 'date'),
        ask('hour', 'time'),
        ask('moment', 'datetime'),
        ask('tick', 'checkbox'),
        ask('stars', 'rating'),
        ask('span', 'numericrange', { min: 0, max: 9, multimode: true }),
        ask('mood', 'matrix', {
          options,
          rows: [
            { name: 'sleep', text: 'Sleep' },
            { name: 'food', text: 'Food' },
          ],
        }),
        ask('sum', 'calculated', { formula: '1' }),
        ask('words', 'label'),
        ask('photo', 'file'),
        ask('group', 'container', { questions: [ask('inner', 'text')] }),
        ask('rows', 'container', { multimode: true, questions: [ask('dose', 'number'), ask('drug', 'text')] }),
      ],
    },
  ],
};
const photo = { id: 'x', name: 'a.jpg', type: 'image/jpeg', size: 1 };
const read = (inner: string, form: FormDefinition = definition) =>
  readSubmission(
    parseXml(`<data><page_1>${inner}</page_1><meta><instanceID>1</instanceID></meta></data>`),
    form,
    (name) => (name === 'a.jpg' ? photo : undefined),
  );

describe('A submission of a field app', () => {
  it('gives each type of question its answer', () => {
    const { answers, left } = read(`
      <number> 12.5 </number><text>Tea &amp; “milk”</text><one>a_pipe</one><several>a_pipe none</several>
      <place><place_1>a_pipe</place_1><place_2>a_pipe-clay</place_2></place>
      <day>2026-03-21</day><hour>08:30:00.000+03:30</hour><moment>2026-03-21T08:30:00.000+03:30</moment>
      <tick>OK</tick><stars>4</stars><span><span_from>2</span_from><span_to>5</span_to></span>
      <mood><mood_sleep>none</mood_sleep><mood_food/></mood><sum>1</sum><words/><photo>a.jpg</photo>
      <group><inner>in</inner></group><rows><dose>1</dose><drug/></rows><rows><dose/><drug>B</drug></rows><rows><dose/><drug/></rows>`);
    expect(left).toEqual([]);
    expect(answers).toEqual({
      number: 12.5,
      text: 'Tea & “milk”',
      one: 'a pipe',
      several: ['a pipe', 'none'],
      place: ['a pipe', 'clay'],
      day: '2026-03-21',
      hour: '08:30',
      moment: '2026-03-21T08:30',
      tick: true,
      stars: 4,
      span: [2, 5],
      mood: { sleep: 'none' },
      photo: [photo],
      inner: 'in',
      rows: [{ dose: 1 }, { drug: 'B' }],
    });
  });

  it('leaves blank what is blank, and what it cannot read to the form', () => {
    expect(read('<number/><tick></tick><several> </several>').answers).toEqual({});
    expect(read('<number>many</number><one>gone</one>').answers).toEqual({ number: 'many', one: 'gone' });
  });

  it('takes what was written for a choice that an app could offer nothing for', () => {
    const questions = [
      ask('best', 'select', { optionsFrom: 'text' }),
      ask('good', 'flatview', { optionsFrom: 'text', multimode: true }),
    ];
    const form = { ...definition, pages: [{ ...definition.pages[0]!, questions }] };
    expect(read('<best>Vitamin D</best><good>Vitamin D\n Iron </good>', form).answers).toEqual({
      best: 'Vitamin D',
      good: ['Vitamin D', 'Iron'],
    });
  });

  it('names what no question has asked for', () => {
    expect(read('<number>1</number><extra>1</extra><empty/>').left).toEqual(['extra']);
    expect(read('<number>1</number><group><stray>1</stray></group>').left).toEqual(['stray']);
  });

  it('names a question of which two options have one name there', () => {
    const twins = [
      { text: 'One', value: 'a b' },
      { text: 'Other', value: 'a_b' },
    ];
    const form = {
      ...definition,
      pages: [{ ...definition.pages[0]!, questions: [ask('one', 'select', { options: twins })] }],
    };
    expect(read('<one>a_b</one>', form).left).toEqual(['one']);
  });

  it('parts what is said of the patient from the answers', () => {
    const form = fieldForm(definition, 'secretary', ['name', 'code']);
    const root = parseXml(
      '<data><page_1><patient_name>Sara</patient_name><patient_code/></page_1><page_2><number>1</number></page_2></data>',
    );
    expect(readSubmission(root, form, () => undefined)).toEqual({
      answers: { number: 1 },
      patient: { name: 'Sara' },
      left: [],
    });
  });
});
