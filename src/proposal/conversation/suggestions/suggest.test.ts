import { expect, it } from 'vitest';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';
import type { PartTexts } from '../titles/compose.ts';
import type { ConversationPart } from '../types.ts';
import { suggest } from './suggest.ts';

it.each<readonly [ConversationPart, QuestionFrame, PartTexts, CoreLanguage, readonly string[]]>([
  [
    'C',
    'PICO',
    { I: 'metformin' },
    'en',
    ['placebo', 'usual care', 'standard drug treatment', 'the same group before the intervention'],
  ],
  ['C', 'PICO', { I: 'placebo gel' }, 'en', ['placebo', 'usual care']],
  ['C', 'PICO', { I: 'cognitive behavioral therapy' }, 'en', ['waiting list', 'treatment as usual']],
  ['C', 'PICO', { I: 'laparoscopic cholecystectomy' }, 'en', ['conventional surgery', 'open surgery']],
  ['C', 'PICO', { I: 'COVID-19 vaccine' }, 'en', ['placebo', 'no vaccination']],
  [
    'C',
    'PICO',
    { I: 'برنامهٔ آموزش خودمراقبتی' },
    'fa',
    ['آموزش معمول', 'مراقبت معمول', 'آموزش حضوری', 'همان گروه پیش از مداخله'],
  ],
  ['C', 'PICO', { I: 'کپسول زنجبیل' }, 'fa', ['دارونما', 'مراقبت معمول']],
  ['C', 'PECO', { I: 'smoking' }, 'en', ['people who never smoked']],
  ['C', 'diagnostic', { I: 'ultrasound', O: 'breast cancer' }, 'en', ['histopathology']],
  ['P', 'PICO', { I: 'metformin' }, 'en', ['adults aged 18 to 65 years with type 2 diabetes']],
  ['P', 'PICO', { O: 'depression' }, 'en', ['adults aged 18 to 65 years with major depressive disorder']],
  ['P', 'PICO', { O: 'هموگلوبین A1c' }, 'fa', ['بزرگسالان ۱۸ تا ۶۵ سالهٔ مبتلا به دیابت نوع ۲']],
  ['P', 'PICO', {}, 'en', ['adults aged 18 to 65 years', 'children aged 6 to 12 years']],
  ['O', 'PICO', { P: 'adults with type 2 diabetes' }, 'en', ['HbA1c', 'fasting blood glucose']],
  ['O', 'PICO', { P: 'pregnant women', I: 'music' }, 'en', ['pain intensity during labor']],
  ['O', 'SPIDER', { P: 'nurses' }, 'en', ['experiences', 'perceptions']],
  ['O', 'PICO', { P: 'بیماران مبتلا به کمردرد مزمن' }, 'fa', ['شدت درد', 'ناتوانی عملکردی']],
  ['measure', 'PICO', { O: 'pain intensity' }, 'en', ['visual analogue scale (VAS, 0–10)']],
  ['measure', 'PICO', { O: 'نمرهٔ افسردگی' }, 'fa', ['پرسشنامهٔ افسردگی بک (BDI-II)']],
  ['measure', 'diagnostic', { O: 'sepsis' }, 'en', ['sensitivity and specificity']],
  ['T', 'PICO', { O: 'postoperative pain' }, 'en', ['24 hours after surgery']],
  ['T', 'prevalence', {}, 'fa', ['۱۴۰۵']],
  ['S', 'PCC', {}, 'en', ['primary care']],
  ['D', 'PECO', {}, 'en', ['cohort study', 'case–control study', 'cross-sectional study']],
  ['D', 'SPIDER', {}, 'fa', ['مطالعهٔ پدیدارشناسی']],
])('suggests for %s of %s, knowing %o, in %s: %o', (part, frame, parts, language, first) => {
  const suggested = suggest(part, { title: '', frame, parts }, language);
  expect(suggested.slice(0, first.length)).toEqual(first);
  expect(suggested.length).toBeLessThanOrEqual(4);
});

it('does not suggest to compare a group with itself', () => {
  expect(suggest('C', { title: '', frame: 'PICO', parts: { I: 'Placebo' } }, 'en')).not.toContain('placebo');
});
