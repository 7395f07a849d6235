import type { FormDefinition, CoreLanguage, Question } from '../../../src/engine/definition/types.ts';
import { fieldExamples } from '../../../src/fields/registry/examples.ts';

const languages: readonly CoreLanguage[] = ['en', 'fa'];

/** Numbers between 0 and 1 that are the same at each run. */
function chances(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const examples = Object.values(fieldExamples).flatMap(({ question, variants = [] }) => [
  question,
  ...variants.map((variant) => variant.question),
]);

/** A form of up to nine questions of any type, with all that may stand around one. */
export function madeForm(seed: number): FormDefinition {
  const chance = chances(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  let left = examples;
  const questions = Array.from({ length: 1 + Math.floor(chance() * 9) }, (_, index): Question => {
    const example = pick(left);
    // Names inside of containers are taken once.
    if (example.type === 'container') left = left.filter(({ type }) => type !== 'container');
    const question = { ...example, id: `q${index}`, name: `q${index}`, title: { en: `Asked ${index}` } };
    return {
      ...question,
      ...('formula' in question && { formula: '1 + 1' }),
      ...(chance() < 0.2 && { subtitle: { en: 'More', fa: 'بیشتر' } }),
      ...(chance() < 0.2 && { helptext: { en: 'Help' } }),
      ...(chance() < 0.2 && { tooltip: { en: 'Tip' } }),
      ...(chance() < 0.2 && { displaysize: 6 as const }),
      ...(chance() < 0.2 && { bgColor: '#e0f0e0' }),
      ...(chance() < 0.3 && { mandatory: true }),
    } as Question;
  });
  const page = (id: string) => ({ id, text: id, displayTitle: { en: id }, pageType: 'form' as const });
  return {
    schema: 1,
    title: { en: 'Made', fa: 'ساخته' },
    language: pick(languages),
    conditions: [],
    pages: [
      { ...page('one'), questions },
      ...(chance() < 0.5
        ? [{ ...page('two'), questions: [{ id: 'last', name: 'last', type: 'text' as const, title: 'Last' }] }]
        : []),
    ],
    ...(chance() < 0.3 && { opening: { purpose: { en: 'To try' }, minutes: 2 } }),
    ...(chance() < 0.3 && { layout: 'single' as const }),
  };
}
