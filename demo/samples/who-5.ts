import { who5 as instrument } from '../../src/library/wellbeing/who-5.ts';
import { calculator, mentalHealth } from './furniture.ts';
import type { Sample } from './sample.ts';

export const who5: Sample = {
  ...calculator,
  service: mentalHealth,
  project: { slug: 'well-being', title: { en: 'Well-being', fa: 'بهزیستی' } },
  category: { slug: 'who-5', title: { en: 'WHO-5 — well-being', fa: 'شاخص بهزیستی WHO-5' } },
  definition: instrument.definition,
};
