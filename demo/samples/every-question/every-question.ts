import { generalMedicine } from '../furniture.ts';
import type { Sample } from '../sample.ts';
import { chosenPage } from './chosen-page.ts';
import { otherPage } from './other-page.ts';
import { writtenPage } from './written-page.ts';

/** Every type of question and every setting of one, to look at and to try: no instrument. */
export const everyQuestion: Sample = {
  service: generalMedicine,
  headline: 'complaints',
  project: { slug: 'examples', title: { en: 'Examples', fa: 'نمونه‌ها' } },
  category: { slug: 'every-question', title: { en: 'Every question', fa: 'همهٔ پرسش‌ها' } },
  settings: { allowPublicScores: true, allowedOrigins: ['*'] },
  members: [
    { account: 'owner@porsa.test', role: 'owner' },
    { account: 'secretary@porsa.test', role: 'secretary' },
    { account: 'expert@porsa.test', role: 'expert' },
  ],
  definition: {
    schema: 1,
    title: { en: 'Every question', fa: 'همهٔ پرسش‌ها' },
    language: 'fa',
    pages: [writtenPage, chosenPage, otherPage],
    conditions: [{ id: 'show-again', kind: 'visibility', target: 'again', when: 'ANSWERED(word)' }],
    report: { showScores: true, showHistory: true },
  },
};
