import type { Page, Question } from '../../../src/engine/definition/types.ts';
import { band, label, soft } from '../furniture.ts';

const texts: readonly Question[] = [
  { ...label('texts', { en: 'Texts', fa: 'متن' }), fontsize: 19 },
  {
    id: 'word', name: 'word', type: 'text', mandatory: true, displaysize: 6,
    title: { en: 'A line of text that must be answered', fa: 'یک خط متن که باید پاسخ داده شود' }, shorttitle: { en: 'Line of text', fa: 'خط متن' },
    subtitle: { en: 'A subtitle stands under the title.', fa: 'زیرعنوان زیر عنوان می‌آید.' }, subtext: { en: 'A subtext stands under the answer.', fa: 'زیرنویس زیر پاسخ می‌آید.' },
    tooltip: { en: 'A tooltip opens on request.', fa: 'راهنمای بازشونده با درخواست شما باز می‌شود.' }, helptext: { en: 'A help text stays in sight.', fa: 'متن راهنما همیشه پیداست.' },
  },
  { id: 'again', name: 'again', type: 'text', relatedField: 'word', displaysize: 6, title: { en: 'Takes the text before, until you write another', fa: 'متن پیشین را می‌گیرد، تا وقتی متن دیگری بنویسید' } },
  { id: 'email', name: 'email', type: 'text', format: 'email', displaysize: 4, title: { en: 'Email', fa: 'ایمیل' } },
  { id: 'phone', name: 'phone', type: 'text', format: 'phone', displaysize: 4, title: { en: 'Phone', fa: 'تلفن' }, relatedField: 'patient.phone' },
  { id: 'website', name: 'website', type: 'text', format: 'url', displaysize: 4, title: { en: 'Web address', fa: 'نشانی وب' } },
  { id: 'nationalcode', name: 'nationalcode', type: 'text', format: 'nationalcode', checkDigit: 'warn', displaysize: 6, title: { en: 'National code', fa: 'کد ملی' } },
  {
    id: 'record', name: 'record', type: 'text', displaysize: 6, title: { en: 'Record number', fa: 'شمارهٔ پرونده' }, subtext: { en: 'Two capital letters and four digits', fa: 'دو حرف بزرگ لاتین و چهار رقم' },
    format: { pattern: '[A-Z]{2}\\d{4}', message: { en: 'Please write it as AB1234.', fa: 'لطفاً به شکل AB1234 بنویسید.' } },
  },
  { id: 'story', name: 'story', type: 'note', allowcopy: true, historytype: 'followup', title: { en: 'A longer text', fa: 'متنی بلندتر' }, helptext: { en: 'At the next visit it can be taken over with one press.', fa: 'در مراجعهٔ بعد با یک فشار دوباره می‌آید.' } },
];

const numbers: readonly Question[] = [
  { ...label('numbers', { en: 'Numbers', fa: 'عدد' }), fontsize: 19 },
  { id: 'weight', name: 'weight', type: 'number', displaysize: 4, title: { en: 'Weight', fa: 'وزن' }, unit: { en: 'kg', fa: 'کیلوگرم' }, min: 1, max: 400, floatcount: 1, defaultvalue: 70, historytype: 'daily' },
  { id: 'height', name: 'height', type: 'number', displaysize: 4, title: { en: 'Height', fa: 'قد' }, unit: { en: 'cm', fa: 'سانتی‌متر' }, min: 30, max: 250, floatcount: 0, round: 'nearest' },
  { id: 'pulse', name: 'pulse', type: 'number', displaysize: 4, title: { en: 'Pulse', fa: 'نبض' }, min: 20, max: 250, step: 1, historytype: 'hourly', clearonload: true },
  {
    id: 'tablets', name: 'tablets', type: 'number', displaysize: 4, startNewRow: true, floatcount: 0, round: 'up', min: 0, title: { en: 'Tablets, rounded up', fa: 'قرص، گردشده رو به بالا' },
    constraint: { when: 'tablets <= 8', message: { en: 'That is more than a day allows. Please look again.', fa: 'این بیش از سهم یک روز است. لطفاً دوباره نگاه کنید.' } },
  },
  { id: 'reason', name: 'reason', type: 'text', displaysize: 8, requiredWhen: 'tablets > 4', title: { en: 'Why so many? Needed from five on', fa: 'چرا این همه؟ از پنج به بالا لازم است' } },
  {
    id: 'bmi', name: 'bmi', type: 'calculated', displaysize: 6, startNewRow: true, formula: 'weight / (height / 100) ^ 2', floatcount: 1, round: 'down', unit: { en: 'kg/m²', fa: 'کیلوگرم بر متر مربع' }, title: { en: 'Body mass index, rounded down', fa: 'شاخص تودهٔ بدنی، گردشده رو به پایین' },
    bands: [{ text: { en: 'Below normal', fa: 'پایین‌تر از طبیعی' }, severity: 'info' }, { from: 18.5, text: { en: 'Normal', fa: 'طبیعی' } }, { from: 25, text: { en: 'Above normal', fa: 'بالاتر از طبیعی' }, severity: 'warning' }, { from: 40, text: { en: 'Far above normal', fa: 'بسیار بالاتر از طبیعی' }, severity: 'danger' }],
  },
  {
    id: 'meaning', name: 'meaning', type: 'calculated', displaysize: 6, formula: 'IFS(bmi < 18.5, "low", bmi < 25, "normal", bmi >= 25, "high")', title: { en: 'Computed words', fa: 'واژهٔ محاسبه‌شده' }, displayInReport: false, ...soft,
    options: [band('low', 'Below normal', 'پایین‌تر از طبیعی'), band('normal', 'Normal', 'طبیعی'), band('high', 'Above normal', 'بالاتر از طبیعی')],
  },
  { id: 'comfort', name: 'comfort', type: 'numericrange', displaysize: 6, min: 0, max: 10, step: 1, title: { en: 'A value between two ends', fa: 'مقداری میان دو سر' } },
  { id: 'sleep', name: 'sleep', type: 'numericrange', multimode: true, displaysize: 6, min: 0, max: 24, unit: { en: 'hours', fa: 'ساعت' }, title: { en: 'A range with two ends', fa: 'بازه‌ای با دو سر' } },
];

/** What is written: texts in every format, and numbers of every kind. */
export const writtenPage: Page = {
  id: 'written', text: 'written', displayTitle: { en: 'Texts and numbers', fa: 'متن و عدد' }, pageType: 'form', questions: [...texts, ...numbers],
};
