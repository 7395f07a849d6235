import type { Question } from '../../src/engine/definition/types.ts';
import { key, same, type KeyDoc } from './doc.ts';

const expression = { en: 'expression', fa: 'عبارت' };
const shown = same('`true`');
const bound = {
  en: 'number, `YYYY-MM-DD`, `HH:MM`, `YYYY-MM-DDTHH:MM`, or an expression',
  fa: 'عدد، `YYYY-MM-DD`، `HH:MM`، `YYYY-MM-DDTHH:MM` یا عبارت',
};

/** Every key of a question; one that is added and not described here does not compile. */
export const questionKeys = {
  id: key(
    'designer',
    'Never changes, even if the question is renamed; unique in the form.',
    'همیشه با پرسش می‌ماند، نامش هرچه شود؛ یکتا در فرم.',
  ),
  name: key(
    'designer',
    'Its name in formulas and answers: letters of any script, digits and `_`, not starting with a digit; unique in the form. Renaming it in the designer updates every expression.',
    'نام پرسش در فرمول‌ها و پاسخ‌ها: حرف از هر خطی، رقم و `_`، بی‌آنکه با رقم آغاز شود؛ یکتا در فرم. با تغییر نام در طراح، همهٔ عبارت‌ها هم تغییر می‌کنند.',
  ),
  type: key('designer', 'One of the types below.', 'یکی از نوع‌های زیر.', { value: { en: 'type', fa: 'نوع' } }),
  title: key('screen', 'The question itself; can’t be empty.', 'خود پرسش؛ نباید خالی باشد.'),
  shorttitle: key(
    'screen',
    'Used instead of the title where space is limited: lists, tables, trends.',
    'به جای عنوان در جاهای تنگ: فهرست، جدول، روند.',
    { otherwise: { en: 'the title', fa: 'عنوان' } },
  ),
  subtitle: key('screen', 'Text below the title.', 'سطری زیر عنوان.'),
  subtext: key('screen', 'Text below the field.', 'متنی زیر کادر.'),
  tooltip: key('screen', 'Opens from the icon next to the title.', 'از نشان کوچک کنار عنوان باز می‌شود.'),
  helptext: key(
    'screen',
    'Help below the field, announced with it by screen readers.',
    'راهنمای زیر کادر که همراه آن خوانده می‌شود.',
  ),
  defaultvalue: key('form', 'The initial answer in a new form or row.', 'آغاز پاسخ در فرم یا سطر جدید.', {
    value: { en: 'an answer of the type', fa: 'پاسخی از همان نوع' },
  }),
  mandatory: key(
    'form',
    'An answer is required. A checkbox must be ticked.',
    'پاسخ لازم است. در خانهٔ علامت: باید علامت بخورد.',
    { otherwise: same('`false`') },
  ),
  startNewRow: key('screen', 'Starts a new row on wide screens.', 'در نمایشگر پهن سطر جدیدی آغاز می‌کند.', {
    otherwise: same('`false`'),
  }),
  displaysize: key(
    'screen',
    'Width in twelfths on wide screens; on phones every question fills the row.',
    'ستون از دوازده در نمایشگر پهن؛ در گوشی هر پرسش همهٔ سطر است.',
    { otherwise: same('12') },
  ),
  fontsize: key(
    'screen',
    'Pixels at the default text size, scaling with it; limited to 10 to 40.',
    'پیکسل در اندازهٔ معمول نوشته، که با آن بزرگ می‌شود؛ میان ۱۰ و ۴۰ کشیده می‌شود.',
  ),
  bgColor: key(
    'screen',
    'Any CSS hex color, such as `#f4e9e8`; the text color adapts to it.',
    'هر رنگ هگز CSS مانند `#f4e9e8`؛ رنگ متن با آن هماهنگ می‌شود.',
  ),
  options: key(
    'form',
    'The options; each text and value must be unique.',
    'آنچه می‌توان انتخاب کرد؛ متن و مقدار هر کدام یک بار.',
    { value: { en: 'options', fa: 'گزینه‌ها' } },
  ),
  optionsFrom: key(
    'form',
    'For choices: an expression whose values are offered, in their order, such as the names in a repeating container. They take their texts and scores from `options`; a value that is not there is its own text. An answer that is no longer offered counts as not given. While nothing is offered, the question says so and is not required.',
    'در گزینه‌ها: عبارتی که مقدارهایش به همان ترتیب گزینه می‌شوند، مانند نام‌های یک قاب تکرارشونده. متن و امتیازشان از `options` می‌آید؛ مقداری که آنجا نباشد متن خودش است. پاسخی که دیگر گزینه نباشد نداده به شمار می‌آید. تا گزینه‌ای نباشد، پرسش همین را می‌گوید و الزامی نیست.',
    { value: expression },
  ),
  multimode: key(
    'form',
    'Allows multiple answers; in a container: repeating rows.',
    'چند پاسخ به جای یکی؛ در قاب: سطرها.',
    { otherwise: same('`false`') },
  ),
  allowother: key(
    'form',
    'Free text is accepted as an answer; it has no score.',
    'متنی از خود فرد هم پاسخ است؛ امتیازی ندارد.',
    { otherwise: same('`false`') },
  ),
  floatcount: key(
    'form',
    'Number of decimals, 0 to 15. A typed number with more is rejected unless `round` is set; a calculated one is rounded.',
    'رقم اعشارِ نگه‌داشته، ۰ تا ۱۵. عدد نوشته‌شده با رقم بیشتر پذیرفته نمی‌شود مگر `round` داده شود؛ عدد محاسبه‌شده گرد می‌شود.',
  ),
  round: key('form', 'How decimals are rounded.', 'گردکردن اعشار به کدام سو.', {
    otherwise: { en: '`nearest` for calculated numbers', fa: '`nearest` برای محاسبه‌شده' },
  }),
  min: key(
    'form',
    'The lowest answer; for choices and files, the lowest count.',
    'کمترین پاسخ؛ در گزینه‌ها و فایل‌ها کمترین تعداد.',
    { value: bound },
  ),
  max: key(
    'form',
    'The highest answer; for choices and files, the highest count.',
    'بیشترین پاسخ؛ در گزینه‌ها و فایل‌ها بیشترین تعداد.',
    { value: bound },
  ),
  step: key('form', 'Answers are multiples of this, starting at `min`.', 'فاصلهٔ پاسخ‌ها، شمرده از `min`.'),
  unit: key(
    'screen',
    'Shown after the number, and can be typed with it; not stored.',
    'پس از عدد می‌آید و می‌توان آن را هم نوشت؛ ذخیره نمی‌شود.',
  ),
  minLabel: key('screen', 'Label of the lowest rating.', 'معنای کمترین امتیاز.'),
  maxLabel: key('screen', 'Label of the highest rating.', 'معنای بیشترین امتیاز.'),
  display: key('screen', 'The display style of a rating.', 'شکل نمایش امتیازدهی.', { otherwise: same('`numbers`') }),
  dateEntry: key(
    'screen',
    'How a date is entered: on one line with a calendar, or as day, month and year in three fields.',
    'روش وارد کردن تاریخ: در یک خط همراه با تقویم، یا روز و ماه و سال در سه خانه.',
    { otherwise: { en: '`parts` for dates of birth', fa: '`parts` برای تاریخ تولد' } },
  ),
  rows: key('form', 'The rows of a matrix.', 'سطرهای جدول گزینه‌ها.', { value: { en: 'rows', fa: 'سطرها' } }),
  accept: key(
    'form',
    'Accepted file types; the server checks the content, not the name.',
    'چه فایلی پذیرفته است؛ سرور درونش را می‌بیند و به نام بسنده نمی‌کند.',
    { otherwise: same('`images`') },
  ),
  formula: key(
    'form',
    'The formula of a calculated question. Values sent by a client are ignored: the server calculates it again.',
    'حاصل پرسش محاسبه‌شده. هرچه فرستاده شود کنار می‌رود: سرور دوباره محاسبه می‌کند.',
    { value: expression },
  ),
  constraint: key(
    'form',
    '`{ when, message }`: a validation rule, checked once there is an answer, and its error message.',
    '`{ when, message }`: آنچه پاسخ باید برآورد، پس از آنکه پاسخی باشد، و پیام در غیر آن.',
    { value: { en: 'expression with a text', fa: 'عبارت همراه متن' } },
  ),
  requiredWhen: key(
    'form',
    'While it is true, an answer is required, as with `mandatory`.',
    'تا وقتی برقرار است پاسخ لازم است، مانند `mandatory`.',
    { value: expression },
  ),
  bands: key(
    'screen',
    'For a calculated question: the meaning of its numbers; `min` and `max` are then the range of the score, shown as “14 of 27”.',
    'معنای عددهای پرسش محاسبه‌شده؛ `min` و `max` دو سر امتیازند و «۱۴ از ۲۷» نشان داده می‌شود.',
    { value: { en: 'list', fa: 'فهرست' } },
  ),
  initialformula: key(
    'form',
    'Calculated once, when the form or the row opens without an answer; the result can be changed afterwards.',
    'یک بار، هنگام بازشدن فرم یا سطر بی‌پاسخ؛ حاصل از آن پس با خود فرد است.',
    { value: expression },
  ),
  relatedField: key(
    'form',
    'Copies another question, or a patient detail such as `patient.birthdate`, until someone edits it.',
    'از پرسشی دیگر یا یکی از مشخصات بیمار مانند `patient.birthdate` پیروی می‌کند تا کسی تغییرش دهد.',
    { value: { en: 'name', fa: 'نام' } },
  ),
  patientField: key(
    'server',
    'The patient detail that the answer is: `name`, `code`, `phone`, `age`, `gender`, `birthdate`, `address`, `city`, `nationality`, `institution` or `personnelcode`. Storing the answer fills the detail in where the patient file has none; a different one is kept, and the reply names the question. One question per detail, outside repeating containers; `code` and `phone` need that format, `gender` options with the values `female` and `male`.',
    'مشخصه‌ای از بیمار که پاسخ همان است: `name`، `code`، `phone`، `age`، `gender`، `birthdate`، `address`، `city`، `nationality`، `institution` یا `personnelcode`. با ذخیرهٔ پاسخ، این مشخصه اگر در پرونده خالی باشد پر می‌شود؛ اگر مقدار دیگری داشته باشد همان می‌ماند و پرسش در پاسخ سرور نام برده می‌شود. هر مشخصه یک پرسش، بیرون از گروه‌های تکرارشونده؛ `code` و `phone` همان قالب را لازم دارند و `gender` گزینه‌هایی با مقدار `female` و `male`.',
    { value: { en: 'patient detail', fa: 'مشخصهٔ بیمار' } },
  ),
  format: key(
    'form',
    '`email`, `phone`, `nationalcode`, `url`, or `{ pattern, message }`: a regular expression of at most 500 characters for the whole text; digits of any script match `0`–`9`. Valid answers are stored in their standard form.',
    '`email`، `phone`، `nationalcode`، `url` یا `{ pattern, message }`: عبارتی باقاعده تا ۵۰۰ کاراکتر برای همهٔ متن؛ رقم‌های هر خطی به جای `0` تا `9` پذیرفته‌اند. آنچه بخواند به نوشتار معمولش ذخیره می‌شود.',
    { value: { en: 'format', fa: 'قالب' } },
  ),
  checkDigit: key(
    'form',
    'What happens if the check digit of a national ID number is wrong.',
    'پیامد کد ملیِ با رقم کنترل نادرست.',
    { otherwise: same('`warn`') },
  ),
  showforsecretary: key('server', 'Secretaries see the question.', 'منشی پرسش را می‌بیند.', { otherwise: shown }),
  showforuser: key('server', 'New users and the public see the question.', 'کاربر جدید و عموم پرسش را می‌بینند.', {
    otherwise: shown,
  }),
  clearonload: key(
    'host',
    'A new response that starts with the previous answers starts without this one.',
    'پاسخ جدیدی که با پاسخ‌های پاسخ قبل آغاز شود، بدون این پاسخ آغاز می‌شود.',
    { otherwise: same('`false`') },
  ),
  displayInReport: key(
    'report',
    'Included in the report and in the results.',
    'در گزارش چاپ و در نتیجه‌ها گفته می‌شود.',
    { otherwise: shown },
  ),
  allowcopy: key(
    'screen',
    'The previous answer can be copied with one click.',
    'پاسخ پاسخ قبل را می‌توان با یک کلیک برداشت.',
    { otherwise: same('`false`') },
  ),
  historytype: key(
    'screen',
    'Shows previous answers of the file as a list and a chart: per follow-up, hourly or daily.',
    'پاسخ‌های قبلی پرونده به شکل فهرست و نمودار: در هر پیگیری، ساعتی یا روزانه.',
  ),
  url: key('screen', 'For a link: its target, `http` or `https`.', 'مقصد لینک، `http` یا `https`.'),
  loinc: key(
    'exchange',
    'The LOINC code of what is asked or calculated, such as `44261-6`.',
    'کد LOINC آنچه پرسیده یا محاسبه می‌شود، مانند `44261-6`.',
  ),
  questions: key(
    'form',
    'The questions in a container, nested at most eight deep; with `multimode` the container repeats, up to 500 rows.',
    'پرسش‌های درون قاب، تا هشت لایه؛ با `multimode` قاب تا ۵۰۰ سطر تکرار می‌شود.',
    { value: { en: 'questions', fa: 'پرسش‌ها' } },
  ),
} satisfies Readonly<Record<keyof Question, KeyDoc>>;
