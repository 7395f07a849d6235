import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The engine as a page has it that has just been opened. */
async function fresh() {
  vi.resetModules();
  const { functionTable } = await import('../engine/functions/function-table.ts');
  const { bringFunctions } = await import('./bring-functions.ts');
  const { openForm } = await import('./open-form.ts');
  const { lightModels } = await import('./light-models.ts');
  return { functionTable, bringFunctions, openForm: (definition: Parameters<typeof openForm>[0]) => openForm(definition, {}, {}, lightModels) };
}

const formWith = (formula: string) => ({
  schema: 1 as const, title: 'A form', language: 'en' as const, conditions: [],
  pages: [{
    id: 'p', text: 'p', pageType: 'form' as const,
    questions: [{ id: 'a', name: 'a', type: 'number' as const, title: 'a' }, { id: 'b', name: 'b', type: 'calculated' as const, title: 'b', formula }],
  }],
});

let engine: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => { engine = await fresh(); });

describe('the functions that a form calls', () => {
  it.each(['a + 1', 'IF(a > 1, SUM(a, 2), ROUND(a, 1))', 'average (a)', 'CONCATENATED', '"MAX(a)"'])('%s needs nothing more', async (formula) => {
    await engine.bringFunctions(formWith(formula));
    expect(engine.functionTable.has('MAX')).toBe(false);
  });

  it.each([['MAX(a, 2)', 5], ['max\u200f (a; 7)', 7], ['IF(a > 1, SQRT(a + 11), 0)', 4], ['LEN(CONCAT(a, "x"))', 2]])('%s is brought, and computed', async (formula, result) => {
    const definition = formWith(formula);
    await engine.bringFunctions(definition);
    const form = engine.openForm(definition);
    form.set('a', 5);
    expect(form.get('b')).toBe(result);
  });

  it.each([undefined, null, 'x', {}, { pages: 3 }, { pages: [{ questions: [{ formula: 7 }] }] }])('nothing is brought for what is no form: %j', async (definition) => {
    await expect(engine.bringFunctions(definition)).resolves.toBeUndefined();
  });
});
