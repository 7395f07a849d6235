/*
 * The Apgar score: Virginia Apgar, 1953. The method is in the public domain; the wording here is our own.
 * Bands: American College of Obstetricians and Gynecologists, Committee Opinion 644 (2015): 7 to 10 reassuring,
 * 4 to 6 moderately abnormal, 0 to 3 low.
 */
import type { Localized, Option, Question } from '../../engine/definition/types.ts';
import type { Instrument } from '../instrument.ts';
import { coded } from '../parts/loinc.ts';
import { label, option } from '../parts/questions.ts';
import { from } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

interface Sign {
  readonly name: string;
  readonly title: Localized;
  readonly options: readonly Option[];
}

const signs: readonly Sign[] = [
  {
    name: 'colour',
    title: { en: 'Appearance (colour)', fa: 'ظاهر (رنگ پوست)' },
    options: [
      option('0', 0, 'Blue or pale', 'کبود یا رنگ‌پریده'),
      option('1', 1, 'Body pink, limbs blue', 'تنه صورتی، دست و پا کبود'),
      option('2', 2, 'Completely pink', 'سراسر صورتی'),
    ],
  },
  {
    name: 'pulse',
    title: { en: 'Pulse (heart rate)', fa: 'نبض (ضربان قلب)' },
    options: [
      option('0', 0, 'Absent', 'ندارد'),
      option('1', 1, 'Below 100 a minute', 'کمتر از ۱۰۰ در دقیقه'),
      option('2', 2, '100 a minute or more', '۱۰۰ در دقیقه یا بیشتر'),
    ],
  },
  {
    name: 'grimace',
    title: { en: 'Grimace (reflex irritability)', fa: 'واکنش به تحریک' },
    options: [
      option('0', 0, 'No response', 'بی‌پاسخ'),
      option('1', 1, 'Grimace', 'اخم کردن'),
      option('2', 2, 'Cough, sneeze or vigorous cry', 'سرفه، عطسه یا گریهٔ قوی'),
    ],
  },
  {
    name: 'activity',
    title: { en: 'Activity (muscle tone)', fa: 'فعالیت (تون عضلانی)' },
    options: [
      option('0', 0, 'Limp', 'شل'),
      option('1', 1, 'Some flexion', 'اندکی خم شدن اندام‌ها'),
      option('2', 2, 'Active motion', 'حرکت فعال'),
    ],
  },
  {
    name: 'respiration',
    title: { en: 'Respiration', fa: 'تنفس' },
    options: [
      option('0', 0, 'Absent', 'ندارد'),
      option('1', 1, 'Slow, irregular, weak cry', 'آهسته و نامنظم، گریهٔ ضعیف'),
      option('2', 2, 'Good, strong cry', 'خوب، گریهٔ قوی'),
    ],
  },
];

const bands = [
  from(0, 'Low', 'پایین', 'danger'),
  from(4, 'Moderately abnormal', 'نسبتاً غیرطبیعی', 'warning'),
  from(7, 'Reassuring', 'اطمینان‌بخش'),
];

/** The five signs at a minute after birth. No score while one is missing. */
function atMinute(minute: 1 | 5, title: Localized, mandatory: boolean): Question {
  const total = `apgar${minute}`;
  const named = signs.map((sign): Question => ({
    ...sign,
    id: sign.name + minute,
    name: sign.name + minute,
    type: 'flatview',
    mandatory,
    displaysize: 12,
  }));
  return {
    id: `minute${minute}`,
    name: `minute${minute}`,
    type: 'container',
    title,
    displaysize: 6,
    questions: [
      ...named,
      {
        id: total,
        name: total,
        type: 'calculated',
        title: { en: 'Apgar score', fa: 'امتیاز آپگار' },
        formula: named.map(({ name }) => `SCORE(${name})`).join(' + '),
        floatcount: 0,
        min: 0,
        max: 10,
        bands,
      },
    ],
  };
}

const form: Instrument = {
  id: 'apgar',
  shelf: 'birth',
  terms: method,
  source:
    'Apgar V. A proposal for a new method of evaluation of the newborn infant. Curr Res Anesth Analg. 1953;32:260–267; bands of ACOG Committee Opinion 644, 2015. doi:10.1097/AOG.0000000000001108',
  wording: { en: 'own', fa: 'own' },
  definition: {
    schema: 1,
    title: { en: 'Apgar score', fa: 'امتیاز آپگار' },
    language: 'fa',
    opening: {
      purpose: { en: 'To assess a newborn right after birth.', fa: 'برای ارزیابی نوزاد بلافاصله پس از تولد.' },
      minutes: 1,
    },
    pages: [
      {
        id: 'apgar',
        text: 'apgar',
        displayTitle: { en: 'Apgar', fa: 'آپگار' },
        pageType: 'form',
        questions: [
          label('intro', {
            en: 'Five signs, each from 0 to 2, at 1 and at 5 minutes after birth.',
            fa: 'پنج نشانه، هر یک از ۰ تا ۲، در دقیقهٔ ۱ و ۵ پس از تولد.',
          }),
          atMinute(1, { en: 'At 1 minute', fa: 'دقیقهٔ ۱' }, true),
          atMinute(5, { en: 'At 5 minutes', fa: 'دقیقهٔ ۵' }, false),
          label('repeat', {
            en: 'Below 7 at 5 minutes: repeat the score every 5 minutes up to 20 minutes.',
            fa: 'امتیاز کمتر از ۷ در دقیقهٔ ۵: امتیازدهی را هر ۵ دقیقه تا دقیقهٔ ۲۰ تکرار کنید.',
          }),
          label(
            'source',
            {
              en: 'Do not wait for the score to begin resuscitation.',
              fa: 'برای آغاز احیا منتظر این امتیاز نمانید.',
            },
            {
              en: 'After V. Apgar, 1953; bands of ACOG Committee Opinion 644, 2015.',
              fa: 'بر پایهٔ ویرجینیا آپگار، ۱۹۵۳؛ دسته‌بندی از ACOG، نظر کمیتهٔ ۶۴۴، ۲۰۱۵.',
            },
          ),
        ],
      },
    ],
    conditions: [{ id: 'show-repeat', kind: 'visibility', target: 'repeat', when: 'apgar5 < 7' }],
    report: { showScores: true },
  },
};

export const apgar = coded(form, { questions: { apgar1: '9272-6', apgar5: '9274-2' } });
