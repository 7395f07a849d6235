import type { FormDefinition } from '../engine/definition/types.ts';
import { walkQuestions } from '../engine/definition/walk-questions.ts';
import { toneOf } from '../react/ui/style/color-tone.ts';

/** The colours that a form gives to questions, each once. */
export function tintsOf(definition: FormDefinition): readonly string[] {
  const colors = walkQuestions(definition).flatMap(({ question: { bgColor } }) => bgColor ?? []);
  return [...new Set(colors)].filter((color) => toneOf(color) !== undefined);
}

/** CSS of colours: pages that forbid inline styles take it as a sheet. What is no colour is left out. */
export const tintSheet = (colors: readonly string[]): string =>
  colors
    .filter((color) => toneOf(color) !== undefined)
    .map((color) => `[data-tint="${color}"]{--_tint:${color}}`)
    .join('\n');

/** CSS of the colours that a form gives to questions. */
export const tintStyles = (definition: FormDefinition): string => tintSheet(tintsOf(definition));
