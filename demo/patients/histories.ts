import type { Answers } from '../../src/engine/definition/types.ts';

/** How somebody is, from 0, well, to 1; and what they answer then. */
type Fill = (burden: number, random: () => number) => Answers;

const phq9 = ['interest', 'mood', 'sleep', 'energy', 'appetite', 'selfworth', 'concentration', 'movement'];
const gad7 = ['nervous', 'control', 'worry', 'relaxing', 'restless', 'irritable', 'afraid'];
const who5 = ['cheerful', 'calm', 'active', 'rested', 'interested'];

/** Answers to items of one scale, about as high as the burden is. */
function onScale(items: readonly string[], most: number, burden: number, random: () => number): Answers {
  return Object.fromEntries(
    items.map((item) => {
      const level = Math.round(burden * most + (random() - 0.5) * 1.4);
      return [item, String(Math.max(0, Math.min(most, level)))];
    }),
  );
}

/** The demo's forms that its patients have filled, by their slugs. */
export const fills = {
  'phq-9': (burden, random) => ({
    ...onScale(phq9, 3, burden, random),
    selfharm: burden > 0.8 ? '1' : '0',
    difficulty: String(Math.round(burden * 3)),
  }),
  'gad-7': (burden, random) => onScale(gad7, 3, burden, random),
  'who-5': (burden, random) => onScale(who5, 5, 1 - burden, random),
  bmi: (burden, random) => ({ weight: Math.round((58 + burden * 50 + random() * 2) * 10) / 10, height: 168 }),
} as const satisfies Readonly<Record<string, Fill>>;

export type FilledForm = keyof typeof fills;
export const filledForms = Object.keys(fills) as readonly FilledForm[];
