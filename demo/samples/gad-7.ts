import { gad7 as instrument } from '../../src/library/mood/gad-7.ts';
import { calculator, mentalHealth } from './furniture.ts';
import type { Sample } from './sample.ts';

export const gad7: Sample = {
  ...calculator,
  service: mentalHealth,
  project: { slug: 'mood-scales', title: { en: 'Mood and anxiety scales', fa: 'مقیاس‌های خلق و اضطراب' } },
  category: { slug: 'gad-7', title: { en: 'GAD-7 — anxiety', fa: 'پرسش‌نامهٔ اضطراب GAD-7' } },
  definition: instrument.definition,
};
