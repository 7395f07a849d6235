import { afterEach, expect, it, vi } from 'vitest';
import { compileFhirPath, newBudget } from './library.ts';
import { quietly } from './quietly.ts';

afterEach(() => vi.restoreAllMocks());

it.each(["today() + 1.5 'd'", '@2020-01-01 + 1.5 months', 'iif(1)', "'a'.substring()", "trace('x')"])(
  '%s prints nothing to the console',
  (expression) => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
      vi.spyOn(console, kind).mockImplementation(() => undefined),
    );
    try {
      compileFhirPath(expression)({ resourceType: 'QuestionnaireResponse' }, {}, new Date(), newBudget());
    } catch {
      // What is wrong with it is said elsewhere.
    }
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  },
);

it('gives the console back, also where the work fails', () => {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() =>
    quietly(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  globalThis.console['warn']('heard');
  expect(spy.mock.calls).toEqual([['heard']]);
});
