import type { Option } from '../../src/engine/definition/types.ts';
import { key, type KeyDoc } from './doc.ts';

export const optionKeys = {
  text: key('designer', 'The displayed text; unique in the list.', 'آنچه خوانده می‌شود؛ در فهرست یک بار.', {
    value: { en: 'localized', fa: 'دوزبانه' },
  }),
  value: key('form', 'The stored value; unique in the list.', 'آنچه ذخیره می‌شود؛ در فهرست یک بار.', {
    value: { en: 'text', fa: 'متن' },
  }),
  score: key('form', 'The score of the option in `SCORE(question)`.', 'امتیاز گزینه در `SCORE(question)`.', {
    value: { en: 'number', fa: 'عدد' },
  }),
  visibleWhen: key(
    'form',
    'The option is shown while this is true; a hidden option counts as not selected.',
    'گزینه تا وقتی این برقرار است پیشنهاد می‌شود؛ گزینهٔ پنهان انتخاب‌نشده به شمار می‌آید.',
    { value: { en: 'expression', fa: 'عبارت' } },
  ),
  keepChosen: key(
    'form',
    'Where the option is hidden, an answer that has it keeps it; with `visibleWhen: "FALSE"`, an option that is no longer offered.',
    'اگر گزینه پنهان باشد، پاسخی که آن را دارد نگهش می‌دارد؛ همراه `visibleWhen: "FALSE"`، گزینه‌ای که دیگر پیشنهاد نمی‌شود.',
    { value: { en: '`true`', fa: '`true`' } },
  ),
  system: key(
    'exchange',
    'The address of the code system that the option has its code in, such as `http://loinc.org`.',
    'نشانی سامانهٔ کدی که کد گزینه از آن است، مانند `http://loinc.org`.',
    { value: { en: 'text', fa: 'متن' } },
  ),
  code: key('exchange', 'What other systems call the option.', 'نام گزینه در سامانه‌های دیگر.', {
    value: { en: 'text', fa: 'متن' },
    otherwise: { en: 'the value', fa: 'مقدار گزینه' },
  }),
  children: key('form', 'The next level of a cascading list.', 'سطح بعدی فهرست چندسطحی.', {
    value: { en: 'options', fa: 'گزینه‌ها' },
  }),
} satisfies Readonly<Record<keyof Option, KeyDoc>>;
