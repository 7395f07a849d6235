import { describe, expect, it } from 'vitest';
import { commonFunctions } from '../../engine/functions/function-table.ts';
import { createLoadingEngine } from '../form/loading-engine.ts';
import { lightModels } from './light-models.ts';
import { loadRules } from './load-rules.ts';

/** The engine as a page has it that has just been opened. */
const freshEngine = () =>
  createLoadingEngine(
    {
      models: lightModels,
      functions: commonFunctions,
      sentences:
        () =>
        ({ rule }) =>
          rule,
    },
    [loadRules],
  );

const formWith = (formula: string) => ({
  schema: 1 as const,
  title: 'A form',
  language: 'en' as const,
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form' as const,
      questions: [
        { id: 'a', name: 'a', type: 'number' as const, title: 'a' },
        { id: 'b', name: 'b', type: 'calculated' as const, title: 'b', formula },
      ],
    },
  ],
});

describe('the rules that a form needs', () => {
  it.each(['a + 1', 'IF(a > 1, SUM(a, 2), ROUND(a, 1))', 'average (a)', 'CONCATENATED', '"MAX(a)"'])(
    '%s needs nothing more',
    async (formula) => {
      const engine = freshEngine();
      await engine.prepare(formWith(formula));
      expect(engine.capabilities.functions.has('MAX')).toBe(false);
    },
  );

  it.each([
    ['MAX(a, 2)', 5],
    ['max\u200f (a; 7)', 7],
    ['IF(a > 1, SQRT(a + 11), 0)', 4],
    ['LEN(CONCAT(a, "x"))', 2],
  ])('%s is loaded, and computed', async (formula, result) => {
    const engine = freshEngine();
    const definition = formWith(formula);
    await engine.prepare(definition);
    const form = engine.createForm(definition);
    form.set('a', 5);
    expect(form.get('b')).toBe(result);
  });

  it('options are hidden, by functions that are loaded with them', async () => {
    const engine = freshEngine();
    const options = [
      { value: 'x', text: 'X', visibleWhen: 'MAX(a, 2) > 4' },
      { value: 'y', text: 'Y' },
    ];
    const definition = formWith('a + 1');
    const asking = {
      ...definition,
      pages: definition.pages.map((page) => ({
        ...page,
        questions: [...page.questions, { id: 'c', name: 'c', type: 'select' as const, title: 'c', options }],
      })),
    };
    await engine.prepare(asking);
    const form = engine.createForm(asking);
    expect(form.state('c').asked?.options).toHaveLength(1);
    form.set('a', 5);
    expect(form.state('c').asked?.options).toHaveLength(2);
  });

  it('are loaded for one engine, and known to no other', async () => {
    const [engine, other] = [freshEngine(), freshEngine()];
    await engine.prepare(formWith('MAX(a, 2)'));
    expect([engine, other].map(({ capabilities }) => capabilities.functions.has('MAX'))).toEqual([true, false]);
  });

  it.each([undefined, null, 'x', {}, { pages: 3 }, { pages: [{ questions: [{ formula: 7 }] }] }])(
    'nothing is loaded for what is no form: %j',
    async (definition) => {
      await expect(freshEngine().prepare(definition)).resolves.toBeUndefined();
    },
  );
});
