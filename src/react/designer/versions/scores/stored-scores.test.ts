import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { scoreChanges } from './stored-scores.ts';

const option = (value: string, score?: number) => ({ text: value, value, ...(score !== undefined && { score }) });
const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type,
  title: name,
  ...more,
});
const mood = question('mood', 'flatview', { options: [option('good', 0), option('low', 1), option('bad', 3)] });
const pain = question('pain', 'number', { min: 0, max: 10 });
const note = question('remark', 'text');
const half = question('half', 'calculated', { formula: 'pain / 2' });
const total = question('total', 'calculated', {
  formula: 'SCORE(mood) + half',
  min: 0,
  max: 8,
  bands: [{ text: 'Low' }, { from: 4, text: 'High', severity: 'warning' }],
});
const form = (...questions: Question[]): FormDefinition => ({
  schema: 1,
  title: 'Scale',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});
const before = form(mood, pain, note, half, total);

const found = (...questions: Question[]) =>
  scoreChanges(before, form(...questions)).map(
    ({ kind, question: { name }, results, options }) =>
      `${name} ${kind}${options ? ` ${options.join()}` : ''} → ${results.map((each) => each.name).join()}`,
  );

describe('Changes that alter what stored scores mean', () => {
  it('are none while titles, order, advice, options without a score reader and other questions change', () => {
    const worded = {
      ...mood,
      title: 'Your mood',
      options: [{ ...option('good', 0), text: 'Fine' }, ...mood.options!.slice(1)],
    };
    const advised = {
      ...total,
      bands: [{ text: 'Low' }, { from: 4, text: 'High', severity: 'danger' as const, advice: 'Call' }],
    };
    expect(found(question('new', 'number'), { ...pain, title: 'Pain now' }, worded, half, advised)).toEqual([]);
    expect(found(mood, pain, { ...note, type: 'number' }, half, total)).toEqual([]);
  });

  it('are other scores of options, options that are gone, and none for one more option', () => {
    const options = (...list: ReturnType<typeof option>[]) => found({ ...mood, options: list }, pain, half, total);
    expect(options(option('good', 0), option('low', 2), option('bad', 3))).toEqual(['mood optionscores low → total']);
    expect(options(option('good', 0), option('bad', 3))).toEqual(['mood optionremoved low → total']);
    expect(options(...(mood.options as ReturnType<typeof option>[]), option('worse', 4))).toEqual([]);
  });

  it('are another formula, rounding, bands or ends of a computed question, with the results that read it', () => {
    expect(found(mood, pain, { ...half, formula: 'pain / 3' }, total)).toEqual(['half formula → half,total']);
    expect(found(mood, pain, { ...half, round: 'up' }, total)).toEqual(['half formula → half,total']);
    expect(found(mood, pain, half, { ...total, bands: [{ text: 'Low' }, { from: 5, text: 'High' }] })).toEqual([
      'total bands → total',
    ]);
    expect(found(mood, pain, half, { ...total, max: 9 })).toEqual(['total bounds → total']);
  });

  it('are other bounds of a question that a result reads, however indirectly, and its removal or another type', () => {
    expect(found(mood, { ...pain, max: 100 }, half, total)).toEqual(['pain bounds → half,total']);
    expect(found(pain, half, total)).toEqual(['mood removed → total']);
    expect(found(mood, pain, half)).toEqual(['total removed → total']);
    expect(found({ ...mood, type: 'text' }, pain, half, total)).toEqual(['mood retyped → total']);
    expect(found({ ...mood, type: 'select' }, pain, half, total)).toEqual([]);
  });

  it('are not the spaces of a formula, nor a question that is called otherwise everywhere', () => {
    const renamed = { ...pain, name: 'pain_now' };
    expect(found(mood, renamed, { ...half, formula: 'pain_now/2' }, total)).toEqual([]);
    expect(found(mood, renamed, { ...half, formula: 'pain_now/4' }, total)).toEqual(['half formula → half,total']);
  });

  it('are those of questions in a container and of rows of a matrix, which formulas reach by its name', () => {
    const inner = question('dose', 'number', { max: 5 });
    const box = question('drugs', 'container', { multimode: true, questions: [inner] });
    const sum = question('sum', 'calculated', { formula: 'SUM(drugs.dose)' });
    const changes = scoreChanges(form(box, sum), form({ ...box, questions: [{ ...inner, max: 9 }] }, sum));
    expect(changes.map(({ kind, question: { name } }) => `${name} ${kind}`)).toEqual(['dose bounds']);
    // The container alone is named.
    const group = question('group', 'container', { questions: [mood] });
    const score = question('score', 'calculated', { formula: 'SCORE(group)' });
    const scored = { ...mood, options: [option('good', 1), ...mood.options!.slice(1)] };
    const other = scoreChanges(form(group, score), form({ ...group, questions: [scored] }, score));
    expect(other.map(({ kind, question: { name } }) => `${name} ${kind}`)).toEqual(['mood optionscores']);
  });
});
