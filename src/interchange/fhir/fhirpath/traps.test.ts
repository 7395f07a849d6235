import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createCheckedForm as createForm,
  fromQuestionnaire,
} from '../../../../test/support/interchange/fhir-engine.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { fromResponse } from '../response/from-response.ts';
import { keptItem } from '../resource/keep.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';

const folder = join(process.env['PORSA_CORPORA'] ?? '../shared/corpora', 'fhir');
const isThere = existsSync(folder);
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Raw;
const imported = (form: string) => fromQuestionnaire(read(`forms/${form}.json`));

const itemOf = (definition: FormDefinition, linkId: string): Question => {
  const found = walkQuestions(definition).find(({ question }) => keptItem(question)?.linkId === linkId)?.question;
  if (!found) throw new Error(`There is no ${linkId}`);
  return found;
};
const scored = (definition: FormDefinition): readonly Question[] =>
  walkQuestions(definition)
    .map(({ question }) => question)
    .filter(({ options }) => options?.some(({ score }) => score !== undefined));

/** A form with the last option of each of these questions chosen, or the one of that place. */
function answered(definition: FormDefinition, questions: readonly Question[], place = -1) {
  return createForm(definition, {
    answers: Object.fromEntries(questions.map(({ name, options = [] }) => [name, options.at(place)?.value ?? ''])),
  });
}

describe.skipIf(!isThere)('What the corpus sets as traps (skipped where PORSA_CORPORA is absent)', () => {
  it('PHQ-9’s total leaves out item 10', () => {
    const { definition } = imported('phq9-lforms-weight');
    const [total, tenth] = [itemOf(definition, '/44261-6').name, itemOf(definition, '/69722-7').name];
    const form = answered(definition, scored(definition));
    expect(form.get(total)).toBe(27);
    form.set(tenth, undefined);
    expect(form.get(total)).toBe(27);
  });

  it('APGAR partly answered has no score, while PHQ-9 partly answered has a partial sum', () => {
    const { definition: apgar } = imported('apgar-lforms-itemweight');
    const signs = scored(apgar);
    const form = answered(apgar, signs.slice(0, 3));
    expect(form.get(itemOf(apgar, '9272-6').name)).toBeUndefined();
    expect(answered(apgar, signs).get(itemOf(apgar, '9272-6').name)).toBe(10);
    const { definition: phq9 } = imported('phq9-lforms-weight');
    expect(answered(phq9, scored(phq9).slice(0, 3)).get(itemOf(phq9, '/44261-6').name)).toBe(9);
    expect(createForm(phq9).get(itemOf(phq9, '/44261-6').name)).toBeUndefined();
  });

  it('STOP-BANG left empty is 0, of low risk', () => {
    const { definition } = imported('stop-bang-jmandel');
    const form = createForm(definition);
    expect([
      form.get(itemOf(definition, 'stopbang.totalScore').name),
      form.get(itemOf(definition, 'stopbang.risk').name),
    ]).toEqual([0, 'Low risk']);
  });

  it('a code that the question does not offer is reported, and not scored 0', () => {
    const { definition } = imported('apgar-lforms-itemweight');
    const signs = scored(definition);
    const pairs = recordsOf(read('expected/apgar-lforms-itemweight.pairs.json')['pairs']);
    const response = pairs.find((pair) => pair['case'] === 'last')?.['response'];
    const spoilt = JSON.parse(JSON.stringify(response), (key, value: unknown) =>
      key === 'code' && signs[0]?.options?.some((option) => option.value === value) ? 'nobody-offers-this' : value,
    ) as unknown;
    const { answers, left } = fromResponse(spoilt, definition);
    expect(left).not.toEqual([]);
    expect(createForm(definition, { answers }).get(itemOf(definition, '9272-6').name)).toBeUndefined();
  });

  it('an external value set and CQL are listed, and nothing is made of them', () => {
    const { definition, left } = imported('phq9-uwcirg');
    expect(left.some(({ what }) => what.includes('text/cql'))).toBe(true);
    expect(walkQuestions(definition).filter(({ question }) => question.type === 'calculated')).toEqual([]);
    const outside = fromQuestionnaire({
      resourceType: 'Questionnaire',
      status: 'active',
      item: [{ linkId: 'x', type: 'choice', answerValueSet: 'http://hl7.org/fhir/ValueSet/yesnodontknow' }],
    });
    expect(outside.left.map(({ path }) => path)).toEqual(['item[0].answerValueSet']);
    expect(walkQuestions(outside.definition)[0]?.question.options).toBeUndefined();
  });
});

describe.skipIf(!isThere)('Published totals (skipped where PORSA_CORPORA is absent)', () => {
  const cases = isThere ? recordsOf(read('expected/uwcirg-cql-cases.json')['cases']) : [];
  const ofDifficulty = '/69722-7';

  it.each(cases.map((each): [string, Raw] => [`${String(each['instrument'])} ${String(each['case'])}`, each]))(
    '%s',
    (_, each) => {
      const { definition } = imported(`${String(each['instrument'])}-uwcirg`);
      const { answers, left } = fromResponse(each['response'], definition);
      const [key = '', expected] = Object.entries(each['expected'] as Record<string, number>)[0] ?? [];
      const isTotal = key.startsWith('ScoreFull');
      const counted = scored(definition).filter((question) => !isTotal || keptItem(question)?.linkId !== ofDifficulty);
      const sum: Question = {
        id: 'sum',
        name: 'sum_of_scores',
        type: 'calculated',
        title: 'Sum',
        formula: `SUM(${counted.map(({ name }) => `SCORE(${name})`).join(', ')})`,
      };
      const [page, ...more] = definition.pages;
      const form = createForm(
        { ...definition, pages: [{ ...page!, questions: [...page!.questions, sum] }, ...more] },
        { answers },
      );
      // Where a code is not offered the published total counts what nobody can know here: every such answer is reported.
      if (each['all_codes_known'] === true) return expect([left, form.get('sum_of_scores')]).toEqual([[], expected]);
      const given = recordsOf((each['response'] as Raw)['item']).length;
      expect(left.length).toBeGreaterThan(0);
      return expect(Object.keys(answers).length + left.length).toBe(given);
    },
  );
});
