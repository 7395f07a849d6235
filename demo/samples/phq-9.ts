import { phq9 as instrument } from '../../src/library/mood/phq-9.ts';
import { calculator, mentalHealth } from './furniture.ts';
import type { Sample } from './sample.ts';

export const phq9: Sample = {
  ...calculator,
  service: mentalHealth,
  project: { slug: 'mood-scales', title: { en: 'Mood and anxiety scales', fa: 'مقیاس‌های خلق و اضطراب' } },
  category: { slug: 'phq-9', title: { en: 'PHQ-9 — depression', fa: 'پرسش‌نامهٔ افسردگی PHQ-9' } },
  definition: instrument.definition,
};
