import { apgar as instrument } from '../../src/library/birth/apgar.ts';
import { calculator, newborns } from './furniture.ts';
import type { Sample } from './sample.ts';

export const apgar: Sample = {
  ...calculator,
  service: newborns,
  project: { slug: 'newborn-scores', title: { en: 'Newborn scores', fa: 'امتیازهای نوزاد' } },
  category: { slug: 'apgar', title: { en: 'Apgar score', fa: 'امتیاز آپگار' } },
  definition: instrument.definition,
};
