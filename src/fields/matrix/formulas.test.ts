import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../form/create-form.ts';
import { checkDefinition } from '../../published/engine.ts';
import { matrixExample } from './example.ts';

const computed = (name: string, formula: string): Question => ({
  id: name,
  name,
  type: 'calculated',
  title: name,
  formula,
});

function formWith(formulas: Readonly<Record<string, string>>, ...others: readonly Question[]): FormDefinition {
  const { defaultvalue: _, ...mood } = matrixExample.question;
  const questions = [mood, ...others, ...Object.entries(formulas).map(([name, formula]) => computed(name, formula))];
  return {
    schema: 1,
    title: 'Mood',
    language: 'en',
    conditions: [],
    pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
  };
}

describe('A matrix in formulas', () => {
  it('gives its total, a row’s score, a row’s value, and how many rows are answered', () => {
    const definition = formWith({
      total: 'SCORE(mood)',
      tired: 'SCORE(mood.tired)',
      value: 'mood.sad',
      doubled: 'mood.tired * 2',
      count: 'COUNT(mood)',
      any: 'ANSWERED(mood)',
      open: 'BLANK(mood.tired)',
    });
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition);
    expect([form.get('total'), form.get('count'), form.get('any')]).toEqual([undefined, 0, false]);
    form.set('mood', { sad: '1' });
    expect([form.get('total'), form.get('tired'), form.get('value'), form.get('open')]).toEqual([
      1,
      undefined,
      '1',
      true,
    ]);
    form.set('mood', { sad: '1', tired: '2' });
    expect([form.get('total'), form.get('tired'), form.get('doubled'), form.get('count'), form.get('any')]).toEqual([
      3,
      2,
      4,
      2,
      true,
    ]);
  });

  it('is asked by row in earlier entries, though another question has the row’s name', () => {
    const definition = formWith(
      { before: 'LAST(mood.tired)', course: 'SUM(HISTORY(mood.tired))' },
      { id: 'other', name: 'tired', type: 'number', title: 'Tired' },
    );
    const history = [
      { at: '2026-01-01T00:00:00Z', answers: { mood: { sad: '0', tired: '1' }, tired: 9 } as Answers },
      { at: '2026-02-01T00:00:00Z', answers: { mood: { sad: '0', tired: '2' }, tired: 9 } as Answers },
    ];
    const form = createForm(definition, { history });
    expect([form.get('before'), form.get('course')]).toEqual(['2', 3]);
  });

  it('gives its rows to the row it stands in, and all rows to what is outside', () => {
    const inside: Question = {
      id: 'days',
      name: 'days',
      type: 'container',
      title: 'Days',
      multimode: true,
      questions: [{ ...matrixExample.question, defaultvalue: undefined }, computed('day', 'SCORE(mood)')],
    };
    const definition: FormDefinition = {
      schema: 1,
      title: 'Days',
      language: 'en',
      conditions: [],
      pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [inside, computed('all', 'SUM(mood.tired)')] }],
    };
    const form = createForm(definition, {
      answers: { days: [{ mood: { sad: '1', tired: '1' } }, { mood: { sad: '2', tired: '2' } }] } as Answers,
    });
    expect(form.rows('days').map(({ scope }) => scope.get('day'))).toEqual([2, 4]);
    expect(form.get('all')).toBe(3);
  });

  it('refuses a row that it has not', () => {
    expect(checkDefinition(formWith({ wrong: 'mood.angry' })).map(({ rule }) => rule)).toEqual(['unknownname']);
  });
});

describe('A required matrix', () => {
  it('names the first row that is open, in the reader’s language', () => {
    const form = createForm(formWith({}), { language: 'fa' });
    expect(form.validate().map(({ message }) => message)).toEqual(['لطفاً به سطر «احساس غم» پاسخ دهید.']);
    form.set('mood', { tired: '1' });
    expect(form.validate().map(({ rule }) => rule)).toEqual(['rowmissing']);
    form.set('mood', { sad: '1' });
    expect(form.validate()).toEqual([]);
  });

  it('is required row by row, but for rows that say otherwise', () => {
    const question: Question = {
      ...matrixExample.question,
      defaultvalue: undefined,
      mandatory: true,
      rows: [
        { name: 'a', text: 'A' },
        { name: 'b', text: 'B', mandatory: false },
        { name: 'c', text: 'C' },
      ],
    };
    const form = createForm({
      ...formWith({}),
      pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [question] }],
    });
    form.set('mood', { a: '1' });
    expect(form.validate()[0]?.params).toEqual({ row: 'C' });
    form.set('mood', { a: '1', c: '1' });
    expect(form.validate()).toEqual([]);
  });

  it.each([
    [{ rows: [] }, 'matrixrowsmissing'],
    [{ rows: [{ text: 'A' }] }, 'keymissing'],
    [{ rows: [{ name: '1a', text: 'A' }] }, 'badrowname'],
    [
      {
        rows: [
          { name: 'a', text: 'A' },
          { name: 'a', text: 'B' },
        ],
      },
      'rownamedouble',
    ],
    [{ rows: [{ name: 'a', text: '' }] }, 'rowtextmissing'],
    [{ options: undefined }, 'optionsmissing'],
  ])('%j is reported as %s', (set, rule) => {
    const question = { ...matrixExample.question, defaultvalue: undefined, ...set } as Question;
    expect(
      checkDefinition({
        ...formWith({}),
        pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [question] }],
      }).map((problem) => problem.rule),
    ).toContain(rule);
  });
});
