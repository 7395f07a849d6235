import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The engine as a page has it that has just been opened. */
async function fresh() {
  vi.resetModules();
  const { functionTable } = await import('../engine/functions/function-table.ts');
  const { bringRules } = await import('./bring-rules.ts');
  const { openForm } = await import('./open-form.ts');
  const { lightModels } = await import('./light-models.ts');
  return {
    functionTable,
    bringRules,
    openForm: (definition: Parameters<typeof openForm>[0]) => openForm(definition, {}, {}, lightModels),
  };
}

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

let engine: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  engine = await fresh();
});

describe('the rules that a form needs', () => {
  it.each(['a + 1', 'IF(a > 1, SUM(a, 2), ROUND(a, 1))', 'average (a)', 'CONCATENATED', '"MAX(a)"'])(
    '%s needs nothing more',
    async (formula) => {
      await engine.bringRules(formWith(formula));
      expect(engine.functionTable.has('MAX')).toBe(false);
    },
  );

  it.each([
    ['MAX(a, 2)', 5],
    ['max\u200f (a; 7)', 7],
    ['IF(a > 1, SQRT(a + 11), 0)', 4],
    ['LEN(CONCAT(a, "x"))', 2],
  ])('%s is brought, and computed', async (formula, result) => {
    const definition = formWith(formula);
    await engine.bringRules(definition);
    const form = engine.openForm(definition);
    form.set('a', 5);
    expect(form.get('b')).toBe(result);
  });

  it('options are hidden, by functions that are brought with them', async () => {
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
    await engine.bringRules(asking);
    const form = engine.openForm(asking);
    expect(form.state('c').asked?.options).toHaveLength(1);
    form.set('a', 5);
    expect(form.state('c').asked?.options).toHaveLength(2);
  });

  it.each([undefined, null, 'x', {}, { pages: 3 }, { pages: [{ questions: [{ formula: 7 }] }] }])(
    'nothing is brought for what is no form: %j',
    async (definition) => {
      await expect(engine.bringRules(definition)).resolves.toBeUndefined();
    },
  );
});
