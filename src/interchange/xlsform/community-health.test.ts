import { describe, expect, it } from 'vitest';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';

/** A form as the Community Health Toolkit has them: what its app gives, the visit itself, and data about the form. */
const survey = [
  ['type', 'name', 'label::en', 'appearance', 'relevant', 'calculation', 'default', 'required', 'constraint'],
  ['begin group', 'inputs', 'NO_LABEL', 'field-list', "./source = 'user'", '', '', '', ''],
  ['hidden', 'source', 'Source', '', '', '', 'user', '', ''],
  ['hidden', 'source_id', 'Source ID', '', '', '', '', '', ''],
  ['begin group', 'user', 'User', '', '', '', '', '', ''],
  ['db:person', 'contact_id', 'Contact ID', 'db-object', '', '', '', 'yes', ''],
  ['end group', '', '', '', '', '', '', '', ''],
  ['begin group', 'contact', 'NO_LABEL', '', '', '', '', '', ''],
  ['db:person', '_id', 'Who is the patient?', 'db-object', '', '', '', 'yes', ''],
  ['string', 'name', 'NO_LABEL', 'hidden', '', '', '', '', ''],
  ['hidden', 'date_of_birth', 'Born', '', '', '', '0', '', ''],
  ['end group', '', '', '', '', '', '', '', ''],
  ['end group', '', '', '', '', '', '', '', ''],
  [
    'calculate',
    'age',
    'NO_LABEL',
    '',
    '',
    'floor(difference-in-months(../inputs/contact/date_of_birth, today()) div 12)',
    '',
    '',
    '',
  ],
  ['begin group', 'visit', 'Visit', '', '', '', '', '', ''],
  ['tel', 'phone', 'Phone', '', '', '', '', '', 'true()'],
  ['db:clinic', 'clinic', 'Clinic', 'db-object', '', '', '', 'yes', ''],
  ['date', 'last', 'Last visit', '', '', '', '', '', ''],
  ['note', 'adult', 'An adult.', '', '../../age >= 18', '', '', '', ''],
  ['calculate', 'next', '', '', '', 'format-date(add-date(${last}, 0, 1, 2), "%Y-%m-%d")', '', '', ''],
  ['string', 'kept', 'Kept', 'hidden', '', '', '', 'yes', ''],
  ['begin group', 'meta', 'NO_LABEL', 'hidden', '', '', '', '', ''],
  ['calculate', '__patient_uuid', 'NO_LABEL', '', '', '../../../inputs/contact/_id', '', '', ''],
  ['end group', '', '', '', '', '', '', '', ''],
  ['end group', '', '', '', '', '', '', '', ''],
];

describe('A form of the Community Health Toolkit', () => {
  const { definition, left } = fromXlsForm({ survey });
  const open = () =>
    createForm(definition, {
      patient: { name: 'Sara', birthdate: '1990-05-06' },
      now: () => new Date('2026-03-21T08:30:00'),
    });

  it('is read, and what has no counterpart is listed with its row', () => {
    expect(checkDefinition(definition)).toEqual([]);
    expect(left.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['survey!4', 'survey!6', 'survey!9', 'survey!17']),
    );
    expect(left.filter(({ what }) => /NO_LABEL/.test(what))).toEqual([]);
    expect(left).toContainEqual({ path: 'survey!17', what: 'a contact of the database is typed, not chosen' });
  });

  it('asks nobody for what its app gives, and takes the patient’s facts from the file', () => {
    const form = open();
    const seen = walkQuestions(definition)
      .filter(({ question }) => Reflect.get(question, 'hidden') !== true && question.type !== 'container')
      .map(({ question }) => question.name);
    expect(seen).toEqual(['phone', 'clinic', 'last', 'adult']);
    expect(definition.pages.map(({ text }) => text)).toEqual(['Visit']);
    expect([form.get('name'), form.get('age'), form.state('adult').visible]).toEqual(['Sara', 35, true]);
  });

  it('can be filled and sent', () => {
    const form = open();
    form.set('clinic', 'c-1');
    form.set('phone', '+98 912 345 6789');
    form.set('last', '2026-01-30');
    expect([form.validate(), form.get('next')]).toEqual([[], '2026-03-04']);
  });
});

describe('Several choices in an expression', () => {
  const live = (relevant: string) => {
    const { definition, left } = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'relevant'],
        ['select_multiple c', 'm', 'M', ''],
        ['text', 't', 'T', relevant],
      ],
      choices: [
        ['list_name', 'name', 'label'],
        ['c', 'x', 'X'],
        ['c', 'y', 'Y'],
      ],
    });
    expect(left).toEqual([]);
    const form = createForm(definition);
    return (chosen: readonly string[]) => {
      form.set('m', chosen);
      return form.state('t').visible;
    };
  };

  it.each([
    ["${m} = 'x'", [false, true, false, false]],
    ["${m} != 'x'", [true, false, true, true]],
    ["'x y' = ${m}", [false, false, true, false]],
    ["${m} = ''", [true, false, false, false]],
    ["selected(${m}, 'x')", [false, true, true, false]],
  ] as const)('are one text to XPath, which equals another as a whole: %s', (relevant, expected) => {
    const shown = live(relevant);
    expect([[], ['x'], ['x', 'y'], ['y']].map(shown)).toEqual(expected);
  });
});

describe('A date that is typed by halves', () => {
  it('formats to nothing', () => {
    const { definition } = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'calculation'],
        ['date', 'd', 'D', ''],
        ['text', 't', 'T', ''],
        ['calculate', 'of_date', '', "format-date(${d}, '%d/%m/%Y')"],
        ['calculate', 'of_text', '', "format-date(${t}, '%d/%m/%Y')"],
      ],
    });
    const form = createForm(definition);
    for (const half of ['2026', '2026-0', '2026-03-', '2026-13-45']) {
      form.set('d', half);
      form.set('t', half);
      expect([form.get('of_date'), form.get('of_text')]).toEqual([undefined, undefined]);
    }
    form.set('d', '2026-03-21');
    form.set('t', '2026-03-21');
    expect([form.get('of_date'), form.get('of_text')]).toEqual(['21/03/2026', '21/03/2026']);
  });
});

describe('A group in which nothing is seen', () => {
  it('is no page of its own, and is computed all the same', () => {
    const { definition } = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'calculation', 'relevant'],
        ['begin group', 'asked', 'Asked', '', ''],
        ['integer', 'n', 'N', '', ''],
        ['end group', '', '', '', ''],
        ['begin group', 'work', 'Work', '', '${n} > 1'],
        ['calculate', 'twice', '', '${n} * 2', ''],
        ['end group', '', '', '', ''],
      ],
    });
    expect(checkDefinition(definition)).toEqual([]);
    expect(definition.pages.map(({ text }) => text)).toEqual(['Asked']);
    const form = createForm(definition);
    form.set('n', 1);
    expect(form.get('twice')).toBeUndefined();
    form.set('n', 3);
    expect(form.get('twice')).toBe(6);
  });
});
