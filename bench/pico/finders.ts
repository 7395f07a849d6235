import { checkPico } from '../../src/proposal/pico/check-pico.ts';
import type { PicoElement } from '../../src/proposal/pico/types.ts';
import { picoElements } from '../../src/proposal/pico/types.ts';
import type { Part } from './corpus.ts';
import type { Finder } from './measure.ts';

const memory = new Map<string, ReturnType<typeof checkPico>>();

/** The rules of this package. */
export const byRules: Finder = (text) => {
  const known = memory.get(text) ?? checkPico(text);
  memory.set(text, known);
  return known;
};

/** The rules, where a corpus counts every arm of a comparison as an intervention. */
export const byRulesAllArms: Finder = (text) => {
  const result = byRules(text);
  return { ...result, I: [...result.I, ...result.C] };
};

/** The floor: one regular expression for each element. */
const expressions: Readonly<Partial<Record<PicoElement, RegExp>>> = {
  P: /\b(?:in|with|of|for|among|after)\s+(?:[\w-]+\s+){0,4}?(?:patients?|children|infants?|adults?|women|men|people|adolescents?|volunteers|subjects|\w+(?:itis|osis|oma|emia)|disease|disorders?|cancer|syndrome|diabetes|asthma)\b[^:.,;]*/gi,
  I: /\b(?:effects?|efficacy|safety|comparison|use|trial|study) of [^:.,;]+?(?= on | in | for |[:.,;]|$)|\b\w+(?:ine|ol|ide|one|in|ab|ate|therapy|ectomy)\b/gi,
  C: /\b(?:versus|vs\.?|compared (?:with|to)|comparison|comparing|placebo|than|control(?:led)?|alone)\b/gi,
  O: /\b(?:effects?|impact|influence) of .+? on [^:.,;]+|\b(?:efficacy|safety|outcomes?|quality of life|survival|mortality|risk|prevention|symptoms?|pain)\b/gi,
};

export const byExpression: Finder = (text) =>
  Object.fromEntries(
    picoElements.map((element): [PicoElement, readonly Part[]] => {
      const expression = expressions[element];
      const matches = expression === undefined ? [] : [...text.matchAll(expression)];
      return [element, matches.map((match) => ({ start: match.index, end: match.index + match[0].length }))];
    }),
  ) as Record<PicoElement, readonly Part[]>;

/** A floor lower still: every title has everything. */
export const always: Finder = (text) => {
  const whole = [{ start: 0, end: text.length }];
  return { P: whole, I: whole, C: whole, O: whole, T: whole, S: whole, D: whole };
};
