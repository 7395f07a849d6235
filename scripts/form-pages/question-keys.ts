import type { Question } from '../../src/engine/definition/types.ts';
import { key, same, type KeyDoc } from './doc.ts';

const expression = { en: 'expression', fa: 'عبارت' };
const shown = same('`true`');
const bound = {
  en: 'number, `YYYY-MM-DD`, `HH:MM`, `YYYY-MM-DDTHH:MM`, or an expression',
  fa: 'عدد، `YYYY-MM-DD`، `HH:MM`، `YYYY-MM-DDTHH:MM` یا عبارت',
};

/** Every key of a question; one that is added and not said here does not compile. */
export const questionKeys = {
  id: key(
    'designer',
    'Stays with the question for good, whatever it is called; unique in the form.',
    'همیشه با پرسش می‌ماند، نامش هرچه شود؛ یکتا در فرم.',
  ),
  name: key(
    'designer',
    'What formulas and answers call it: letters of any script, digits and `_`, not beginning with a digit; unique in the form. Renamed in the designer, it is renamed in every expression.',
    'نام پرسش در فرمول‌ها و پاسخ‌ها: حرف از هر خطی، رقم و `_`، بی‌آنکه با رقم آغاز شود؛ یکتا در فرم. با تغییر نام در طراح، همهٔ عبارت‌ها هم تغییر می‌کنند.',
  ),
  type: key('designer', 'One of the types below.', 'یکی از نوع‌های زیر.', { value: { en: 'type', fa: 'نوع' } }),
  title: key('screen', 'The question itself; it must not be empty.', 'خود پرسش؛ نباید خالی باشد.'),
  shorttitle: key(
    'screen',
    'Stands for the title where there is little room: lists, tables, courses.',
    'به جای عنوان در جاهای تنگ: فهرست، جدول، روند.',
    { otherwise: { en: 'the title', fa: 'عنوان' } },
  ),
  subtitle: key('screen', 'A line below the title.', 'سطری زیر عنوان.'),
  subtext: key('screen', 'A text below the field.', 'متنی زیر کادر.'),
  tooltip: key('screen', 'Opens from a small mark beside the title.', 'از نشان کوچک کنار عنوان باز می‌شود.'),
  helptext: key(
    'screen',
    'Help below the field; it is read out with it.',
    'راهنمای زیر کادر که همراه آن خوانده می‌شود.',
  ),
  defaultvalue: key('form', 'What the answer begins with in a new form or row.', 'آغاز پاسخ در فرم یا سطر تازه.', {
    value: { en: 'an answer of the type', fa: 'پاسخی از همان نوع' },
  }),
  mandatory: key(
    'form',
    'An answer is needed. Of a checkbox: it must be ticked.',
    'پاسخ لازم است. در خانهٔ علامت: باید علامت بخورد.',
    { otherwise: same('`false`') },
  ),
  startNewRow: key('screen', 'Begins a row on a wide screen.', 'در نمایشگر پهن سطر تازه‌ای آغاز می‌کند.', {
    otherwise: same('`false`'),
  }),
  displaysize: key(
    'screen',
    'Columns of twelve on a wide screen; on a phone every question fills the row.',
    'ستون از دوازده در نمایشگر پهن؛ در گوشی هر پرسش همهٔ سطر است.',
    { otherwise: same('12') },
  ),
  fontsize: key(
    'screen',
    'Pixels at the usual size of text, with which it grows; drawn between 10 and 40.',
    'پیکسل در اندازهٔ معمول نوشته، که با آن بزرگ می‌شود؛ میان ۱۰ و ۴۰ کشیده می‌شود.',
  ),
  bgColor: key(
    'screen',
    'Any CSS hex colour, such as `#f4e9e8`; the text’s colour follows it.',
    'هر رنگ هگز CSS مانند `#f4e9e8`؛ رنگ متن با آن هماهنگ می‌شود.',
  ),
  options: key(
    'form',
    'What can be chosen; text and value given once each.',
    'آنچه می‌توان برگزید؛ متن و مقدار هر کدام یک بار.',
    { value: { en: 'options', fa: 'گزینه‌ها' } },
  ),
  multimode: key(
    'form',
    'Several answers in place of one; of a container: rows.',
    'چند پاسخ به جای یکی؛ در قاب: سطرها.',
    { otherwise: same('`false`') },
  ),
  allowother: key(
    'form',
    'A text of one’s own is an answer too; it scores nothing.',
    'متنی از خود فرد هم پاسخ است؛ امتیازی ندارد.',
    { otherwise: same('`false`') },
  ),
  floatcount: key(
    'form',
    'Decimals kept, 0 to 15. A typed number with more is refused unless `round` is set; a computed one is rounded.',
    'رقم اعشارِ نگه‌داشته، ۰ تا ۱۵. عدد نوشته‌شده با رقم بیشتر پذیرفته نیست مگر `round` داده شود؛ عدد محاسبه‌شده گرد می‌شود.',
  ),
  round: key('form', 'To which side decimals are rounded.', 'گردکردن اعشار به کدام سو.', {
    otherwise: { en: '`nearest` for what is computed', fa: '`nearest` برای محاسبه‌شده' },
  }),
  min: key(
    'form',
    'The least answer; of choices and files, the least count.',
    'کمترین پاسخ؛ در گزینه‌ها و فایل‌ها کمترین تعداد.',
    { value: bound },
  ),
  max: key(
    'form',
    'The greatest answer; of choices and files, the greatest count.',
    'بیشترین پاسخ؛ در گزینه‌ها و فایل‌ها بیشترین تعداد.',
    { value: bound },
  ),
  step: key('form', 'Answers lie this far apart, counted from `min`.', 'فاصلهٔ پاسخ‌ها، شمرده از `min`.'),
  unit: key(
    'screen',
    'Stands behind the number, and may be typed with it; it is not stored.',
    'پس از عدد می‌آید و می‌توان آن را هم نوشت؛ ذخیره نمی‌شود.',
  ),
  minLabel: key('screen', 'What the least of a rating means.', 'معنای کمترین امتیاز.'),
  maxLabel: key('screen', 'What the greatest of a rating means.', 'معنای بیشترین امتیاز.'),
  display: key('screen', 'What a rating looks like.', 'شکل نمایش امتیازدهی.', { otherwise: same('`numbers`') }),
  rows: key('form', 'Of a matrix: its lines.', 'سطرهای جدول گزینه‌ها.', { value: { en: 'rows', fa: 'سطرها' } }),
  accept: key(
    'form',
    'What a file may be; the server looks into it and does not believe the name.',
    'چه فایلی پذیرفته است؛ کارساز درونش را می‌بیند و به نام بسنده نمی‌کند.',
    { otherwise: same('`images`') },
  ),
  formula: key(
    'form',
    'Of a calculated question: what it gives. Whatever a client sends for it is left aside: the server computes it again.',
    'حاصل پرسش محاسبه‌شده. هرچه فرستاده شود کنار می‌رود: کارساز دوباره محاسبه می‌کند.',
    { value: expression },
  ),
  constraint: key(
    'form',
    '`{ when, message }`: what an answer must also fulfil, asked once there is one, and what is said otherwise.',
    '`{ when, message }`: آنچه پاسخ باید برآورد، پس از آنکه پاسخی باشد، و پیام در غیر آن.',
    { value: { en: 'expression with a text', fa: 'عبارت همراه متن' } },
  ),
  requiredWhen: key(
    'form',
    'While it holds an answer is needed, as by `mandatory`.',
    'تا وقتی برقرار است پاسخ لازم است، مانند `mandatory`.',
    { value: expression },
  ),
  bands: key(
    'screen',
    'Of a calculated question: what its numbers mean; `min` and `max` are then the ends of the score, shown as “14 of 27”.',
    'معنای عددهای پرسش محاسبه‌شده؛ `min` و `max` دو سر امتیازند و «۱۴ از ۲۷» نشان داده می‌شود.',
    { value: { en: 'list', fa: 'فهرست' } },
  ),
  initialformula: key(
    'form',
    'Asked once, when the form or the row opens without an answer; what it gives is the person’s own from then on.',
    'یک بار، هنگام بازشدن فرم یا سطر بی‌پاسخ؛ حاصل از آن پس با خود فرد است.',
    { value: expression },
  ),
  relatedField: key(
    'form',
    'Follows another question, or a fact such as `patient.birthdate`, until somebody edits it.',
    'از پرسشی دیگر یا چیزی مانند `patient.birthdate` پیروی می‌کند تا کسی تغییرش دهد.',
    { value: { en: 'name', fa: 'نام' } },
  ),
  format: key(
    'form',
    '`email`, `phone`, `nationalcode`, `url`, or `{ pattern, message }`: a regular expression of at most 500 characters for the whole text; digits of any script stand for `0`–`9`. What fits is stored in its usual writing.',
    '`email`، `phone`، `nationalcode`، `url` یا `{ pattern, message }`: عبارتی باقاعده تا ۵۰۰ نویسه برای همهٔ متن؛ رقم‌های هر خطی به جای `0` تا `9` پذیرفته‌اند. آنچه بخواند به نوشتار معمولش ذخیره می‌شود.',
    { value: { en: 'format', fa: 'قالب' } },
  ),
  checkDigit: key(
    'form',
    'What follows from a national code whose check digit does not fit.',
    'پیامد کد ملیِ با رقم کنترل نادرست.',
    { otherwise: same('`warn`') },
  ),
  showforsecretary: key('server', 'Secretaries see the question.', 'منشی پرسش را می‌بیند.', { otherwise: shown }),
  showforuser: key('server', 'New users and the public see the question.', 'کاربر تازه و همگان پرسش را می‌بینند.', {
    otherwise: shown,
  }),
  clearonload: key(
    'host',
    'A new entry that begins with the answers of the one before begins without this one.',
    'ثبت تازه‌ای که با پاسخ‌های ثبت پیش آغاز شود، بدون این پاسخ آغاز می‌شود.',
    { otherwise: same('`false`') },
  ),
  displayInReport: key(
    'report',
    'Printed in the report and said among the results.',
    'در گزارش چاپ و در نتیجه‌ها گفته می‌شود.',
    { otherwise: shown },
  ),
  allowcopy: key(
    'screen',
    'The answer of the entry before can be taken over by one press.',
    'پاسخ ثبت پیش را می‌توان با یک کلیک برداشت.',
    { otherwise: same('`false`') },
  ),
  historytype: key(
    'screen',
    'Earlier answers of the file as a list and a chart: at each follow-up, by the hour or by the day.',
    'پاسخ‌های پیشین پرونده به شکل فهرست و نمودار: در هر پیگیری، ساعتی یا روزانه.',
  ),
  url: key('screen', 'Of a link: where it leads, `http` or `https`.', 'مقصد پیوند، `http` یا `https`.'),
  questions: key(
    'form',
    'Of a container: what stands in it, at most eight deep; with `multimode` the container repeats, up to 500 rows.',
    'پرسش‌های درون قاب، تا هشت لایه؛ با `multimode` قاب تا ۵۰۰ سطر تکرار می‌شود.',
    { value: { en: 'questions', fa: 'پرسش‌ها' } },
  ),
} satisfies Readonly<Record<keyof Question, KeyDoc>>;
