import type {
  Band,
  Ending,
  EndingLink,
  FormDefinition,
  MatrixRow,
  Option,
  Page,
  ReportDesign,
} from '../../src/engine/definition/types.ts';
import { limits } from '../../src/engine/definition/limits.ts';
import { key, same, type KeyDoc } from './doc.ts';

export const formKeys = {
  schema: key('designer', 'The version of this format.', 'نسخهٔ این قالب.', { value: same('`1`') }),
  title: key('screen', 'The form’s title.', 'عنوان فرم.'),
  language: key(
    'screen',
    'The language of texts that are written in one language only.',
    'زبان متن‌هایی که تنها به یک زبان نوشته شده‌اند.',
  ),
  pages: key(
    'designer',
    `The steps, in their order; at most ${limits.pages}, with ${limits.questions} questions in all.`,
    `گام‌ها به ترتیب؛ حداکثر ${limits.pages} صفحه و روی هم ${limits.questions} پرسش.`,
  ),
  conditions: key(
    'form',
    `What is shown, which page follows, and to whom a file goes; at most ${limits.conditions}.`,
    `چه نشان داده شود، کدام صفحه بیاید و پرونده به چه کسی برود؛ حداکثر ${limits.conditions}.`,
  ),
  report: key('report', 'What the printed report holds.', 'محتوای گزارش چاپی.', {
    otherwise: { en: 'every question with `displayInReport`', fa: 'همهٔ پرسش‌های دارای `displayInReport`' },
  }),
  endings: key(
    'form',
    `What is shown at the end; at most ${limits.endings}. All that hold are shown, the most severe first.`,
    `آنچه در پایان نشان داده می‌شود؛ حداکثر ${limits.endings}. همهٔ پایان‌های برقرار نشان داده می‌شوند، مهم‌ترین نخست.`,
  ),
  review: key(
    'screen',
    'All answers are shown once more before they are sent.',
    'همهٔ پاسخ‌ها پیش از ارسال یک بار دیگر نشان داده می‌شوند.',
    { otherwise: { en: 'true where several pages were filled', fa: 'true اگر چند صفحه پر شده باشد' } },
  ),
} satisfies Readonly<Record<keyof FormDefinition, KeyDoc>>;

export const pageKeys = {
  id: key('designer', 'Unique in the form; conditions name it.', 'یکتا در فرم؛ شرط‌ها با آن نام می‌برند.'),
  text: key('designer', 'A short name for lists.', 'نامی کوتاه برای فهرست‌ها.'),
  displayTitle: key(
    'screen',
    'The title above the page and in the menu; a page without one is not in the menu.',
    'عنوان بالای صفحه و در منو؛ صفحهٔ بی‌عنوان در منو نمی‌آید.',
  ),
  pageType: key(
    'screen',
    '`form` is filled once and changed later; `followup` adds an entry at each visit.',
    '`form` یک بار پر و سپس تغییر داده می‌شود؛ `followup` در هر مراجعه ثبتی تازه می‌سازد.',
  ),
  roles: key(
    'server',
    'Who fills it: `secretary`, `newuser`, `public` and others. Owners and experts always see every page; a new user sees what the public sees.',
    'چه کسی پر می‌کند: `secretary`، `newuser`، `public` و دیگران. مالک و کارشناس همیشه همهٔ صفحه‌ها را می‌بینند؛ کاربر تازه آنچه همه می‌بینند.',
    { otherwise: { en: 'everybody who may fill the form', fa: 'هر کس که حق پرکردن فرم را دارد' } },
  ),
  questions: key('designer', 'The questions, in their order.', 'پرسش‌ها به ترتیب.'),
} satisfies Readonly<Record<keyof Page, KeyDoc>>;

export const optionKeys = {
  text: key('designer', 'What is read; given once in the list.', 'آنچه خوانده می‌شود؛ در فهرست یک بار.', {
    value: { en: 'localized', fa: 'دوزبانه' },
  }),
  value: key('form', 'What is stored; given once in the list.', 'آنچه ذخیره می‌شود؛ در فهرست یک بار.', {
    value: { en: 'text', fa: 'متن' },
  }),
  score: key('form', 'What the option counts for in `SCORE(question)`.', 'امتیاز گزینه در `SCORE(question)`.', {
    value: { en: 'number', fa: 'عدد' },
  }),
  visibleWhen: key(
    'form',
    'The option is offered while this holds; one that is hidden counts as not chosen.',
    'گزینه تا وقتی این برقرار است پیشنهاد می‌شود؛ گزینهٔ پنهان انتخاب‌نشده به شمار می‌آید.',
    { value: { en: 'expression', fa: 'عبارت' } },
  ),
  children: key('form', 'The next level of a cascade.', 'پلهٔ بعدی انتخاب پله‌ای.', {
    value: { en: 'options', fa: 'گزینه‌ها' },
  }),
} satisfies Readonly<Record<keyof Option, KeyDoc>>;

export const rowKeys = {
  name: key(
    'designer',
    'What formulas call it after the question’s name: `mood.sleep`. Unique in the matrix.',
    'نام سطر در فرمول پس از نام پرسش: `mood.sleep`. یکتا در جدول.',
    { value: { en: 'name', fa: 'نام' } },
  ),
  text: key('screen', 'What is asked in the row.', 'آنچه در سطر پرسیده می‌شود.', {
    value: { en: 'localized', fa: 'دوزبانه' },
  }),
  mandatory: key('form', 'Whether the row needs an answer.', 'آیا سطر پاسخ لازم دارد؟', {
    value: { en: 'true or false', fa: 'true یا false' },
    otherwise: { en: 'the question’s own', fa: 'همان پرسش' },
  }),
} satisfies Readonly<Record<keyof MatrixRow, KeyDoc>>;

export const reportKeys = {
  title: key('report', 'The report’s title.', 'عنوان گزارش.', {
    otherwise: { en: 'the form’s title', fa: 'عنوان فرم' },
  }),
  header: key('report', 'What stands above the answers.', 'متن بالای پاسخ‌ها.'),
  footer: key('report', 'What stands below the answers.', 'متن پایین پاسخ‌ها.'),
  questions: key('report', 'Names of questions in the order they are printed.', 'نام پرسش‌ها به ترتیب چاپ.', {
    otherwise: { en: 'all with `displayInReport`', fa: 'همهٔ دارای `displayInReport`' },
  }),
  showScores: key('report', 'Whether scores are printed.', 'آیا امتیازها چاپ شوند؟'),
  showHistory: key(
    'report',
    'Whether earlier answers are printed for questions with a history.',
    'آیا پاسخ‌های پیشینِ پرسش‌های دارای تاریخچه چاپ شوند؟',
  ),
} satisfies Readonly<Record<keyof ReportDesign, KeyDoc>>;

const severity = { otherwise: same('`neutral`') };

export const endingKeys = {
  id: key('designer', 'Unique among the endings.', 'یکتا میان پایان‌ها.'),
  when: key(
    'form',
    'The ending is shown while it holds; one that had to be stopped is shown. What the server finds with questions that the patient does not see counts too, once the entry is saved.',
    'پایان تا وقتی برقرار است نشان داده می‌شود؛ شرطی که ناچار متوقف شود نیز برقرار است. پس از ذخیره، آنچه کارساز با پرسش‌های پنهان از بیمار می‌یابد هم به شمار می‌آید.',
    { value: { en: 'expression', fa: 'عبارت' }, otherwise: { en: 'always', fa: 'همیشه' } },
  ),
  severity: key(
    'screen',
    '`warning` and `danger` are urgent: shown above “Send” too, at the head of the last page, never with a green tick.',
    '`warning` و `danger` فوری‌اند: بالای «ارسال» هم نشان داده می‌شوند و در صفحهٔ پایان در صدر می‌آیند، بی تیک سبز.',
    severity,
  ),
  title: key(
    'screen',
    'The heading. Of a neutral ending it replaces “Thank you”.',
    'عنوان. در پایانی با `neutral` به‌جای «سپاسگزاریم» می‌آید.',
  ),
  text: key('screen', 'What is said below it; line breaks are kept.', 'متن زیر آن؛ شکستن خط‌ها می‌ماند.'),
  links: key(
    'screen',
    `Buttons to press: numbers to call, pages, addresses; at most ${limits.endingLinks}.`,
    `دکمه‌ها: شمارهٔ تماس، صفحه یا نشانی؛ حداکثر ${limits.endingLinks}.`,
  ),
  redirect: key(
    'screen',
    'An https address or a path on the same site. Opened once the entry is saved; offered as a link where there is urgent advice, an entry that waits, or a preview.',
    'نشانی https یا مسیری در همین سایت. پس از ذخیرهٔ پاسخ‌ها باز می‌شود؛ هنگام توصیهٔ فوری، در انتظار ارسال و در پیش‌نمایش تنها پیوند آن می‌آید.',
  ),
} satisfies Readonly<Record<keyof Ending, KeyDoc>>;

export const endingLinkKeys = {
  text: key('screen', 'What the button says.', 'نوشتهٔ دکمه.'),
  href: key(
    'screen',
    'Starts with `https://`, `tel:`, `sms:` or `mailto:`; one for all languages or one for each. Without one in the reader’s language the link is not shown.',
    'با `https://`، `tel:`، `sms:` یا `mailto:` آغاز می‌شود؛ یکی برای همهٔ زبان‌ها یا برای هر زبان یکی. اگر برای زبان خواننده نباشد، پیوند نشان داده نمی‌شود.',
  ),
} satisfies Readonly<Record<keyof EndingLink, KeyDoc>>;

export const bandKeys = {
  from: key(
    'screen',
    'The least number of the band; it reaches up to the next band. Only the first band may be without.',
    'کوچک‌ترین عدد رده؛ رده تا آغاز ردهٔ بعد ادامه دارد. تنها ردهٔ نخست می‌تواند آن را نداشته باشد.',
  ),
  text: key('screen', 'What the number means.', 'معنای عدد.'),
  severity: key('screen', 'The colour of the result.', 'رنگ نتیجه.', severity),
} satisfies Readonly<Record<keyof Band, KeyDoc>>;

/** Keys of a condition; which there are depends on its kind. */
export const conditionKeys = {
  id: key('designer', 'Unique in the form.', 'یکتا در فرم.'),
  when: key(
    'form',
    'Holds or does not. A blank condition does not hold; one that had to be stopped hides nothing.',
    'برقرار است یا نیست. شرط خالی برقرار نیست؛ شرطی که ناچار متوقف شود چیزی را پنهان نمی‌کند.',
    { value: { en: 'expression', fa: 'عبارت' } },
  ),
  kind: key(
    'form',
    '`visibility`: the target is shown while it holds. `gotopage`: after page `from`, page `to` follows; the first that holds wins. `sendfile`: on saving, the file goes to colleagues.',
    '`visibility`: هدف تا وقتی برقرار است نشان داده می‌شود. `gotopage`: پس از صفحهٔ `from` صفحهٔ `to` می‌آید و نخستین شرط برقرار پیش است. `sendfile`: هنگام ذخیره پرونده به همکاران می‌رود.',
  ),
  target: key(
    'form',
    'Of `visibility`: id of a question or a page; one condition for each.',
    'برای `visibility`: شناسهٔ یک پرسش یا صفحه؛ برای هر کدام یک شرط.',
    { value: { en: 'id', fa: 'شناسه' } },
  ),
  from: key('screen', 'Of `gotopage`: the page that was finished.', 'برای `gotopage`: صفحه‌ای که تمام شده.', {
    value: { en: 'id', fa: 'شناسه' },
  }),
  to: key(
    'server',
    'Of `gotopage`: the page that follows. Of `sendfile`: `[{ user }, { group }, { category }]`, to whom the file goes; only the server sends.',
    'برای `gotopage`: صفحهٔ بعدی. برای `sendfile`: ‏`[{ user }, { group }, { category }]`، گیرندگان پرونده؛ تنها کارساز می‌فرستد.',
    { value: { en: 'id, or addresses', fa: 'شناسه یا نشانی‌ها' } },
  ),
} satisfies Readonly<Record<string, KeyDoc>>;
