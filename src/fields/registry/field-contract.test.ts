import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '../../engine/definition/types.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import faDefinition from '../../../locales/fa/definition.json' with { type: 'json' };
import enDefinition from '../../../locales/en/definition.json' with { type: 'json' };
import { answerSentences } from '../sentences/answer-sentences.ts';
import { commonSettings } from './common-panel.ts';
import { fieldExamples } from './examples.ts';
import type { FieldExample } from '../examples/field-example.ts';
import { fieldFhirs, itemToQuestion, nestedFhir, questionToItem } from './fhir.ts';
import { fieldModels } from '../models/models.ts';
import { fieldPanels } from './panels.ts';

const context = { today: '2026-01-01' };
const locales = { en: { language: 'en', calendar: 'en' }, fa: { language: 'fa', calendar: 'fa' } } as const;
const { en: enRules = {}, fa: faRules = {} } = answerSentences;
const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: enRules, fa: faRules };
const definitionSentences: readonly Readonly<Record<string, string>>[] = [
  { ...enRules, ...enDefinition },
  { ...faRules, ...faDefinition },
];
const rulesOfTheForm = ['mandatory'];

/** Everything a careless or hostile client may send. */
const hostile: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  [[]],
  [{}],
  [null],
  Number.NaN,
  Infinity,
  -Infinity,
  '1e400',
  1e308,
  -0,
  true,
  Symbol.iterator,
  () => 1,
  10n,
  new Date(Number.NaN),
  '__proto__',
  'constructor',
  'toString',
  JSON.parse('{"__proto__":{"polluted":true}}'),
  [JSON.parse('{"__proto__":1}')],
  Object.create(null),
  ['__proto__', 'constructor'],
  '\u202egnp.exe',
  '\ud800',
  '\0',
  'x'.repeat(10_000),
  '9'.repeat(10_000),
  '('.repeat(10_000),
  ' '.repeat(10_000),
  'a@'.repeat(5000),
  `http://${'a.'.repeat(5000)}`,
  `${'a'.repeat(10_000)}!`,
];

interface Case {
  readonly example: Omit<FieldExample, 'variants'>;
  readonly name: string;
}

function casesOf({ variants = [], ...example }: FieldExample): readonly Case[] {
  return [example, ...variants].map((each) => ({ example: each, name: each.question.id }));
}

function ruleOf(input: unknown, question: Question): string | undefined {
  const model = fieldModels[question.type];
  const parsed = model.parse(input, question);
  if (!parsed.ok) return parsed.fault.rule;
  return parsed.answer === undefined ? undefined : model.validate(parsed.answer, question, context)?.rule;
}

function faultsOf(question: Question): readonly Fault[] {
  const faults: Fault[] = [];
  fieldModels[question.type].check?.(question, (_key, fault) => faults.push(fault));
  return faults;
}

function thereAndBack(answer: Answer, question: Question): Answer | undefined {
  const fhir = fieldFhirs[question.type];
  const carried: unknown = JSON.parse(JSON.stringify(fhir.toAnswers(answer, question, nestedFhir)));
  return fhir.fromAnswers(carried as ReturnType<typeof fhir.toAnswers>, question, nestedFhir);
}

/** Every text in it but what only programs read. */
function wordsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, part]) => wordsIn(part, Array.isArray(value) ? key : inner));
  return typeof value === 'string' && value !== '' && !['type', 'value', 'name', 'display'].includes(key)
    ? [value]
    : [];
}

describe.each(Object.entries(fieldExamples))('%s', (type, { ...whole }) => {
  const model = fieldModels[type as Question['type']];
  const panel = fieldPanels[type as Question['type']];

  it('stands in its lists under its own name', () => {
    expect([model.type, panel.create().type, whole.question.type]).toEqual([type, type, type]);
  });

  it('is offered by the designer as a question without words, which says what it still needs', () => {
    const faults = faultsOf({ ...panel.create(), id: 'new', name: 'new' });
    const wanted = [
      'titlemissing',
      'optiontextmissing',
      'rowtextmissing',
      'containerempty',
      'urlmissing',
      'formulamissing',
    ];
    expect(faults.filter(({ rule }) => !wanted.includes(rule))).toEqual([]);
    expect(wordsIn(panel.create())).toEqual([]);
    for (const { rule } of faults) for (const byRule of definitionSentences) expect(byRule[rule]).toBeTruthy();
  });

  it('has each setting once', () => {
    const keys = [...commonSettings, ...panel.settings].map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('answers each setting of its examples', () => {
    const keys = new Set(['id', 'type', 'questions', ...[...commonSettings, ...panel.settings].map(({ key }) => key)]);
    for (const { example } of casesOf(whole))
      expect(Object.keys(example.question).filter((key) => !keys.has(key))).toEqual([]);
  });

  describe.each(casesOf(whole))('$name', ({ example: { question, good, bad } }) => {
    it('is a question without faults', () => {
      expect(faultsOf(question)).toEqual([]);
    });

    it.each([undefined, null, '', '   '])('reads %j as blank', (input) => {
      expect(model.parse(input, question)).toEqual({ ok: true, answer: undefined });
    });

    it('reads, accepts and writes good answers in both languages', () => {
      for (const { input, answer, en, fa } of good) {
        expect(model.parse(input, question)).toEqual({ ok: true, answer });
        expect(model.validate(answer, question, context)).toBeUndefined();
        expect(model.format(answer, question, locales.en)).toBe(en);
        expect(model.format(answer, question, locales.fa)).toBe(fa);
      }
    });

    it('reads its own answers again unchanged', () => {
      for (const { answer } of good) expect(model.parse(answer, question)).toEqual({ ok: true, answer });
    });

    it('refuses bad answers by a rule that both languages have a sentence for', () => {
      for (const { input, rule } of bad) {
        expect([input, ruleOf(input, question)]).toEqual([input, rule]);
        expect(sentences.en?.[rule], rule).toBeTruthy();
        expect(sentences.fa?.[rule], rule).toBeTruthy();
      }
    });

    it('is the same question after FHIR, in either language', () => {
      for (const language of ['en', 'fa'] as const) {
        const item = JSON.parse(JSON.stringify(questionToItem(question, language))) as ReturnType<
          typeof questionToItem
        >;
        expect(itemToQuestion(item)).toEqual(question);
      }
    });

    it('keeps in FHIR what this version does not know', () => {
      const later = {
        ...question,
        colourOfFrame: { en: 'red', fa: 'سرخ' },
        weights: [1, 2],
        shorttitle: 'short',
        showforuser: false,
        min: 'TODAY()',
      };
      expect(itemToQuestion(questionToItem(later, 'fa'))).toEqual(later);
    });

    it('has the same answers after FHIR', () => {
      for (const { answer } of good) expect(thereAndBack(answer, question)).toEqual(answer);
    });

    it('throws at nothing that is sent, and never takes what it cannot keep', () => {
      for (const input of hostile) {
        const parsed = model.parse(input, question);
        if (!parsed.ok || parsed.answer === undefined) continue;
        model.validate(parsed.answer, question, context);
        model.toValue(parsed.answer, question);
        model.score?.(parsed.answer, question);
        expect(typeof model.format(parsed.answer, question, locales.fa)).toBe('string');
        expect(JSON.stringify(parsed.answer)).not.toMatch(/\\u0000|\\ud800/);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    });

    it('says nothing false of answers of another type', () => {
      for (const answer of ['x', 1, true, ['x'], [1, 2], [{ a: 1 }]] satisfies Answer[]) {
        expect(() => [
          model.validate(answer, question, context),
          model.toValue(answer, question),
          model.score?.(answer, question),
          model.format(answer, question, locales.en),
          thereAndBack(answer, question),
        ]).not.toThrow();
      }
    });
  });
});

describe('a question set wrongly', () => {
  const base = { id: 'x', name: 'x', title: 'X' };

  it.each<[Partial<Question> & Pick<Question, 'type'>, readonly string[]]>([
    [{ type: 'number', min: 5, max: 1 }, ['minabovemax']],
    [{ type: 'number', step: 0, floatcount: 1.5 }, ['badstep', 'badfloatcount']],
    [{ type: 'date', min: '2024-02-01', max: '2024-01-01' }, ['minabovemax']],
    [{ type: 'numericrange' }, ['rangeneedsbounds', 'rangeneedsbounds']],
    [{ type: 'select' }, ['optionsmissing']],
    [{ type: 'flatview', options: [] }, ['optionsmissing']],
    [{ type: 'cascadeview' }, ['optionsmissing']],
    [{ type: 'calculated', formula: '  ' }, ['formulamissing']],
    [{ type: 'link' }, ['urlmissing']],
    [{ type: 'link', url: 'javascript:alert(1)' }, ['noturl']],
    [{ type: 'container', questions: [] }, ['containerempty']],
    [{ type: 'text', format: { pattern: '(?=a)' } }, ['badpattern']],
  ])('%j is reported as %j', (set, rules) => {
    const faults = faultsOf({ ...base, ...set });
    expect(faults.map(({ rule }) => rule)).toEqual(rules);
    for (const { rule } of faults) for (const byRule of definitionSentences) expect(byRule[rule], rule).toBeTruthy();
  });
});

describe('the sentences of the rules', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(faRules)).toEqual(Object.keys(enRules));
  });

  it('mention the same parameters', () => {
    const parameters = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
    for (const [rule, sentence] of Object.entries(enRules))
      expect(parameters(sentences.fa?.[rule] ?? ''), rule).toEqual(parameters(sentence));
  });

  it('have the rule of the form itself', () => {
    for (const rule of rulesOfTheForm) expect(sentences.en?.[rule]).toBeTruthy();
  });
});
