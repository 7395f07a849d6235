import { describe, expect, it } from 'vitest';
import { samples } from '../../../demo/samples/index.ts';
import type { Answers, FormDefinition, Question } from '../../engine/definition/types.ts';
import { isRepeating, walkQuestions } from '../../engine/definition/walk-questions.ts';
import { blocks } from '../../library/blocks.ts';
import { instruments } from '../../library/instruments.ts';
import { localize } from '../../fields/texts/localize.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { seeded } from '../../../test/support/random-dictionary.ts';
import { codesOf, variableOf } from './export/variables.ts';
import { fromRedcap } from './from-redcap.ts';
import { toRedcap } from './to-redcap.ts';

const forms: readonly (readonly [string, FormDefinition])[] = [
  ...samples.map(({ category, definition }) => [`the sample ${category.slug}`, definition] as const),
  ...[...instruments, ...blocks].map(({ id, definition }) => [`the instrument ${id}`, definition] as const),
];

/** Types that REDCap asks as another, and what then comes back. */
const returns: Readonly<Partial<Record<Question['type'], Question['type']>>> = {
  rating: 'numericrange',
  link: 'label',
  checkbox: 'flatview',
  cascadeview: 'select',
};

describe.each(forms)('%s, as a data dictionary and read again,', (_, definition) => {
  const { text, notExported } = toRedcap(definition, 'en');
  const read = fromRedcap(text);
  const found = new Map(walkQuestions(read.definition).map(({ question }) => [question.name, question]));
  const lost = (name: string, ...settings: string[]): boolean =>
    notExported.some((each) => each.name === name && settings.includes(each.setting));
  const asked = walkQuestions(definition).filter(
    ({ question: { type, multimode } }) =>
      !(type === 'container' || type === 'matrix' || (type === 'numericrange' && multimode)),
  );

  it('is a form without a fault, of which nothing is left out', () => {
    expect(checkDefinition(read.definition)).toEqual([]);
    expect(read.left.filter(({ path }) => path !== 'row 2')).toEqual([]);
  });

  it('asks the same questions', () => {
    for (const { question } of asked) {
      const same = found.get(variableOf(question.name));
      const isList = question.type === 'select' && question.multimode;
      const isComputed = question.optionsFrom !== undefined && lost(question.name, 'optionsFrom');
      const type = isComputed ? 'text' : isList ? 'flatview' : (returns[question.type] ?? question.type);
      expect([question.name, same?.type]).toEqual([question.name, lost(question.name, 'formula') ? 'label' : type]);
      const title = localize(question.title, 'en').replaceAll(/\s+/g, ' ').trim();
      if (question.type !== 'link') expect(localize(same?.title, 'en').replaceAll(/\s+/g, ' ')).toContain(title);
      if (question.mandatory) expect([question.name, same?.mandatory]).toEqual([question.name, true]);
    }
  });

  it('offers the same choices', () => {
    for (const { question } of asked) {
      if ((question.type !== 'select' && question.type !== 'flatview') || !question.options) continue;
      const same = found.get(variableOf(question.name));
      expect(same?.options?.map(({ value }) => value)).toEqual([...codesOf(question).values()]);
      expect(same?.multimode ?? false).toBe(question.multimode ?? false);
    }
  });

  it('shows and computes the same, whatever is answered', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { ours, theirs } = answersFor(definition, seed);
      const now = (): Date => new Date('2026-11-24T09:30:00Z');
      const [own, other] = [
        createForm(definition, { answers: ours, now }),
        createForm(read.definition, { answers: theirs, now }),
      ];
      for (const { question, row } of asked) {
        if (row || isRepeating(question)) continue;
        const { name } = question;
        const variable = variableOf(name);
        if (!dependsOnLost(name))
          expect([seed, name, other.state(variable).visible]).toEqual([seed, name, own.state(name).visible]);
        if (question.type === 'calculated' && !lost(name, 'formula') && !dependsOnLost(name))
          expect([seed, name, near(other.get(variable))]).toEqual([seed, name, near(own.get(name))]);
      }
    }
  });

  /** A condition of a page or a container counts for what stands in it. */
  function dependsOnLost(name: string): boolean {
    const placed = walkQuestions(definition).find(({ question }) => question.name === name);
    const names = [placed?.page.text ?? ''];
    for (let at = placed; at; at = at.parent) names.push(at.question.name);
    return names.some((each) => lost(each, 'visibility'));
  }
});

const near = (value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value === '' ? undefined : value;

/** Some questions answered, here and with the codes of the dictionary. */
function answersFor(definition: FormDefinition, seed: number): { readonly ours: Answers; readonly theirs: Answers } {
  const next = seeded(seed);
  const ours: Record<string, Answers[string]> = {};
  const theirs: Record<string, Answers[string]> = {};
  const matrices: Record<string, string> = {};
  const give = (name: string, own: Answers[string], other = own): void => {
    ours[name] = own;
    theirs[variableOf(name)] = other;
  };
  for (const { question, row } of walkQuestions(definition)) {
    if (row || next(6) === 0) continue;
    const { name, type, options = [], multimode } = question;
    const value = options[next(options.length || 1)]?.value;
    const code = value === undefined ? undefined : codesOf(question).get(value);
    if ((type === 'select' || type === 'flatview') && value !== undefined && code !== undefined)
      give(name, multimode ? [value] : value, multimode ? [code] : code);
    if (type === 'number')
      give(name, Number(question.min ?? 1) + next(Number(question.max ?? 200) - Number(question.min ?? 1)));
    if (type === 'rating') give(name, next(6));
    if (type === 'checkbox') {
      const isYes = next(2) === 1;
      give(name, isYes || undefined, isYes ? '1' : undefined);
    }
    if (type === 'date')
      give(
        name,
        `${1950 + next(70)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
      );
    if (type === 'matrix' && code !== undefined && value !== undefined) {
      for (const { name: line } of question.rows ?? []) matrices[line] = code;
      ours[name] = Object.fromEntries((question.rows ?? []).map(({ name: line }) => [line, value]));
      theirs[variableOf(name)] = Object.fromEntries(
        (question.rows ?? []).map(({ name: line }) => [variableOf(line), code]),
      );
    }
  }
  return { ours, theirs };
}
