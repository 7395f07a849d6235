import type { PageLanguage } from './doc.ts';

const en = {
  title: '# Forms',
  made: 'Made by `npm run docs:forms` from the tables that the product runs by; a test holds this page to them, and every example in it is a test. [فارسی](forms.fa.md)',
  about: 'A form is JSON, at most 2 MB. The same code checks, computes and validates it in the browser and on the server; `checkDefinition` of `porsa/engine` lists everything wrong with one, each with its place. Keys that are not named here are kept and do nothing. *Localized* is a text in one language or `{ "en": …, "fa": … }`. A blank answer is an absent one.',
  form: 'The form', page: 'A page', question: 'A question', option: 'An option', row: 'A row of a matrix', band: 'A band of results', ending: 'An ending', endingLink: 'A link of an ending', condition: 'A condition', report: 'A report',
  types: 'Types of questions', language: 'Expressions', functions: 'Functions', byWhom: 'Who sees to it',
  key: 'key', value: 'value', means: 'means', absent: 'when absent', by: 'seen to by',
  answer: 'Answer', keys: 'Keys of its own', typed: 'typed or sent', stored: 'stored', reads: 'reads', refused: 'refused', why: 'because',
  expression: 'expression', withAnswers: 'with', gives: 'gives', blank: 'blank', needed: 'needed', variant: 'Set otherwise',
  languageAbout: 'Formulas, conditions, bounds, constraints and the rest are written as people know it from Excel. Every row of the tables below is computed in the tests, on 21 March 2026 at noon.',
  localized: 'localized', boolean: 'true or false', text: 'text', number: 'number', list: 'list', record: 'object', any: 'any', whole: 'whole number',
  minimal: 'The least form that runs:',
} as const;

const fa: Readonly<Record<keyof typeof en, string>> = {
  title: '# فرم‌ها',
  made: 'با `npm run docs:forms` از همان جدول‌هایی ساخته شده که برنامه با آن‌ها کار می‌کند؛ آزمونی این صفحه را با آن‌ها یکی نگه می‌دارد و هر نمونهٔ آن یک آزمون است. [English](forms.md)',
  about: 'فرم JSON است، حداکثر ۲ مگابایت. همان یک کد، در مرورگر و در کارساز آن را بررسی و محاسبه می‌کند؛ `checkDefinition` از `porsa/engine` همهٔ خطاها را با جایشان می‌گوید. کلیدهایی که اینجا نیامده‌اند نگه داشته می‌شوند و کاری نمی‌کنند. *دوزبانه* متنی است به یک زبان یا `{ "en": …, "fa": … }`. پاسخ خالی یعنی نبودن پاسخ.',
  form: 'فرم', page: 'صفحه', question: 'پرسش', option: 'گزینه', row: 'سطر جدول گزینه‌ها', band: 'ردهٔ نتیجه', ending: 'پایان', endingLink: 'پیوند پایان', condition: 'شرط', report: 'گزارش',
  types: 'نوع‌های پرسش', language: 'عبارت‌ها', functions: 'تابع‌ها', byWhom: 'چه کسی مراقب است',
  key: 'کلید', value: 'مقدار', means: 'معنا', absent: 'اگر نباشد', by: 'مراقب',
  answer: 'پاسخ', keys: 'کلیدهای ویژه', typed: 'نوشته یا فرستاده', stored: 'ذخیره', reads: 'نمایش', refused: 'پذیرفته نیست', why: 'زیرا',
  expression: 'عبارت', withAnswers: 'با', gives: 'نتیجه', blank: 'خالی', needed: 'لازم', variant: 'با تنظیم دیگر',
  languageAbout: 'فرمول‌ها، شرط‌ها، کرانه‌ها و دیگر عبارت‌ها همان‌گونه نوشته می‌شوند که از اکسل می‌شناسیم. هر سطر جدول‌های زیر در آزمون‌ها محاسبه می‌شود، در ظهر ۱ فروردین ۱۴۰۵.',
  localized: 'دوزبانه', boolean: 'true یا false', text: 'متن', number: 'عدد', list: 'فهرست', record: 'شیء', any: 'هر چیز', whole: 'عدد درست',
  minimal: 'کوچک‌ترین فرمی که کار می‌کند:',
};

export type Words = Readonly<Record<keyof typeof en, string>>;

export const words: Readonly<Record<PageLanguage, Words>> = { en, fa };
