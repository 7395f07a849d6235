import type { QuestionType } from '../../src/engine/definition/types.ts';
import type { Bilingual } from './doc.ts';

/** What an answer of each type is, as it is stored. */
export const typeAnswers: Readonly<Record<QuestionType, Bilingual>> = {
  text: { en: 'single-line text', fa: 'متن یک‌سطری' },
  number: { en: 'number, without its unit', fa: 'عدد، بدون واحد' },
  select: { en: 'the option’s value; with `multimode` a list of them', fa: 'مقدار گزینه؛ با `multimode` فهرستی از آن' },
  date: {
    en: '`YYYY-MM-DD`, Gregorian, whatever calendar it was typed in',
    fa: '`YYYY-MM-DD` میلادی، در هر تقویمی که نوشته شود',
  },
  note: { en: 'multi-line text', fa: 'متن چندسطری' },
  link: { en: 'none', fa: 'ندارد' },
  label: { en: 'none', fa: 'ندارد' },
  container: {
    en: 'none; with `multimode` a list of rows, `[{ name: answer }]`',
    fa: 'خودش ندارد؛ با `multimode` فهرستی از سطرها، `[{ name: answer }]`',
  },
  flatview: {
    en: 'the option’s value; with `multimode` a list of them',
    fa: 'مقدار گزینه؛ با `multimode` فهرستی از آن',
  },
  cascadeview: {
    en: 'the path of values from the first level; with `allowother` also a list with one free text',
    fa: 'مسیر مقدارها از سطح اول؛ با `allowother` فهرستی از یک متن خود فرد هم',
  },
  numericrange: { en: 'number; with `multimode` `[low, high]`', fa: 'عدد؛ با `multimode` ‏`[low, high]`' },
  calculated: {
    en: 'number, text, true or false: the result of the formula',
    fa: 'عدد، متن یا true و false: هرچه فرمول بدهد',
  },
  checkbox: { en: '`true` or `false`', fa: '`true` یا `false`' },
  time: { en: '`HH:MM` in 24-hour format', fa: '`HH:MM` در ۲۴ ساعت' },
  datetime: { en: '`YYYY-MM-DDTHH:MM` in local time', fa: '`YYYY-MM-DDTHH:MM` به ساعت همان‌جا' },
  rating: { en: 'number', fa: 'عدد' },
  matrix: { en: 'the selected value per row: `{ sad: "1" }`', fa: 'مقدار انتخاب‌شده برای هر سطر: `{ sad: "1" }`' },
  file: {
    en: '`[{ id, name, type, size }]`; the content is uploaded separately',
    fa: '`[{ id, name, type, size }]`؛ خود فایل جدا می‌رود',
  },
  signature: { en: 'one attachment, or the name as text', fa: 'یک پیوست، یا نام به شکل متن' },
};
