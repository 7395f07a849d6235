import { expect, it } from 'vitest';
import { readNone } from './read-none.ts';

it.each([
  ['none', ''],
  ['None.', ''],
  ['No comparison', ''],
  ['N/A', ''],
  ['not applicable', ''],
  ['none, because it is a single-group study', 'it is a single-group study'],
  ['None because it would be unethical', 'it would be unethical'],
  ['No comparison, since all are treated', 'all are treated'],
  ['There is no control group because of ethics', 'ethics'],
  ['n/a: prevalence study', 'prevalence study'],
  ['ندارد', ''],
  ['هیچ', ''],
  ['موضوعیت ندارد', ''],
  ['بدون گروه کنترل', ''],
  ['ندارد، چون مطالعه تک‌گروهی است', 'مطالعه تک‌گروهی است'],
  ['ندارد چون مطالعه توصیفی است', 'مطالعه توصیفی است'],
  ['گروه کنترل ندارد به دلیل مسائل اخلاقی', 'مسائل اخلاقی'],
  ['بدون مقايسه، زيرا همه درمان می‌گیرند', 'همه درمان می‌گیرند'],
])('reads “%s” as none, for the reason “%s”', (text, reason) => {
  expect(readNone(text)).toEqual({ reason });
});

it.each([
  'usual care',
  'no treatment',
  'no exercise, only rest',
  'No intervention',
  'none of the patients',
  'nonea',
  'notes',
  '',
  'بدون مداخله',
  'بدون درمان',
  'ندارند',
  'نیستاتین',
])('reads “%s” as something that is named', (text) => {
  expect(readNone(text)).toBeUndefined();
});
