import type { RuleExample, RuleExamples } from '../../../src/proposal/pico/example.ts';

/** Rules with their examples. Throws where a rule has none. */
export const withExamples = <Rule extends { readonly code: string }>(
  rules: readonly Rule[],
  examples: RuleExamples,
): readonly (Rule & RuleExample)[] =>
  rules.map((rule) => {
    const example = examples[rule.code];
    if (example === undefined) throw new Error(`${rule.code} has no example`);
    return { ...rule, ...example };
  });
