import { bmi as instrument } from '../../src/library/metabolism/bmi.ts';
import { calculator, generalMedicine } from './furniture.ts';
import type { Sample } from './sample.ts';

export const bmi: Sample = {
  ...calculator,
  service: generalMedicine,
  project: { slug: 'body-measures', title: { en: 'Body measurements', fa: 'سنجه‌های بدن' } },
  category: { slug: 'bmi', title: { en: 'BMI and body surface area', fa: 'شاخص تودهٔ بدنی و سطح بدن' } },
  definition: instrument.definition,
};
