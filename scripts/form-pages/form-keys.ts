import type {
  Band,
  Ending,
  EndingLink,
  FormDefinition,
  MatrixRow,
  Opening,
  Page,
  ReportDesign,
} from '../../src/engine/definition/types.ts';
import { limits } from '../../src/engine/definition/limits.ts';
import { reportLimits } from '../../src/engine/report/report-limits.ts';
import type { blockShape } from '../../src/engine/checks/shapes.ts';
import { key, same, type KeyDoc } from './doc.ts';

export const formKeys = {
  schema: key('designer', 'The version of this format.', 'نسخهٔ این قالب.', { value: same('`1`') }),
  title: key('screen', 'The form’s title.', 'عنوان فرم.'),
  language: key(
    'screen',
    'The language of texts that exist in one language only.',
    'زبان متن‌هایی که فقط به یک زبان نوشته شده‌اند.',
  ),
  pages: key(
    'designer',
    `The steps, in their order; at most ${limits.pages}, with ${limits.questions} questions in all.`,
    `صفحه‌ها به ترتیب؛ حداکثر ${limits.pages} صفحه و روی هم ${limits.questions} پرسش.`,
  ),
  conditions: key(
    'form',
    `What is shown, which page follows, where a file is forwarded, and who is notified; at most ${limits.conditions}.`,
    `چه نشان داده شود، کدام صفحه بیاید، پرونده به چه کسی برود و به چه کسی هشدار داده شود؛ حداکثر ${limits.conditions}.`,
  ),
  report: key('report', 'The content of the printed report.', 'محتوای گزارش چاپی.', {
    otherwise: { en: 'every question with `displayInReport`', fa: 'همهٔ پرسش‌های دارای `displayInReport`' },
  }),
  endings: key(
    'form',
    `What is shown at the end; at most ${limits.endings}. All whose condition is true are shown, the most severe first.`,
    `آنچه در پایان نشان داده می‌شود؛ حداکثر ${limits.endings}. همهٔ پایان‌های برقرار نشان داده می‌شوند، مهم‌ترین اول.`,
  ),
  review: key(
    'screen',
    'Whether answers are reviewed before they are sent.',
    'همهٔ پاسخ‌ها پیش از ارسال یک بار دیگر نشان داده می‌شوند.',
    { otherwise: { en: 'true if several pages were filled in', fa: 'true اگر چند صفحه پر شده باشد' } },
  ),
  opening: key(
    'screen',
    'What is read before the first question: what the form is for, how long it takes, who reads the answers.',
    'آنچه پیش از پرسش اول خوانده می‌شود: فرم برای چیست، چقدر وقت می‌گیرد و پاسخ‌ها را چه کسی می‌خواند.',
  ),
  layout: key(
    'screen',
    '`pages`: a page at a time. `single`: one question at a time on a phone.',
    '`pages`: هر بار یک صفحه. `single`: روی گوشی هر بار یک پرسش.',
    { otherwise: same('`pages`') },
  ),
  results: key(
    'screen',
    'What whoever filled in the form sees of its results once it is sent: `card`, a card for each result, or `none`. Staff always see them.',
    'پس از ارسال، پرکنندهٔ فرم از نتیجه‌ها چه می‌بیند: `card` برای هر نتیجه یک کارت، `none` هیچ. کارکنان همیشه می‌بینند.',
    { otherwise: same('`card`') },
  ),
  scaleTables: key(
    'screen',
    'Whether three or more consecutive `flatview` questions with the same options stand in one table on wide screens.',
    'اینکه سه پرسش `flatview` پیاپی یا بیشتر با گزینه‌های یکسان در صفحهٔ عریض یک جدول می‌شوند.',
    { otherwise: same('true') },
  ),
  loinc: key(
    'exchange',
    'The LOINC code of the instrument, such as `44249-1` for PHQ-9.',
    'کد LOINC پرسش‌نامه، مانند `44249-1` برای PHQ-9.',
  ),
} satisfies Readonly<Record<keyof FormDefinition, KeyDoc>>;

export const openingKeys = {
  purpose: key('screen', 'What the form is for.', 'فرم برای چیست.'),
  minutes: key('screen', 'About how many minutes it takes.', 'پر کردن آن حدود چند دقیقه وقت می‌گیرد.'),
  readers: key('screen', 'Who reads the answers.', 'پاسخ‌ها را چه کسی می‌خواند.'),
} satisfies Readonly<Record<keyof Opening, KeyDoc>>;

export const pageKeys = {
  id: key('designer', 'Unique in the form; used by conditions.', 'یکتا در فرم؛ شرط‌ها با آن نام می‌برند.'),
  text: key('designer', 'A short name for lists.', 'نامی کوتاه برای فهرست‌ها.'),
  displayTitle: key(
    'screen',
    'The title above the page and in the menu; pages without a title don’t appear in the menu.',
    'عنوان بالای صفحه و در منو؛ صفحهٔ بی‌عنوان در منو نمی‌آید.',
  ),
  pageType: key(
    'screen',
    '`form` is filled in once and edited later; `followup` adds a response at each visit.',
    '`form` یک بار پر و سپس تغییر داده می‌شود؛ `followup` در هر مراجعه پاسخی جدید می‌سازد.',
  ),
  roles: key(
    'server',
    'Who fills it in: `secretary`, `newuser`, `public` and others. Owners and experts always see every page; new users see what the public sees.',
    'چه کسی پر می‌کند: `secretary`، `newuser`، `public` و دیگران. مالک و متخصص همیشه همهٔ صفحه‌ها را می‌بینند؛ کاربر جدید آنچه همه می‌بینند.',
    { otherwise: { en: 'everyone who can fill in the form', fa: 'هر کس که حق پرکردن فرم را دارد' } },
  ),
  questions: key('designer', 'The questions, in their order.', 'پرسش‌ها به ترتیب.'),
} satisfies Readonly<Record<keyof Page, KeyDoc>>;

export const rowKeys = {
  name: key(
    'designer',
    'Its name in formulas, after the question’s name: `mood.sleep`. Unique in the matrix.',
    'نام سطر در فرمول پس از نام پرسش: `mood.sleep`. یکتا در جدول.',
    { value: { en: 'name', fa: 'نام' } },
  ),
  text: key('screen', 'The text of the row.', 'آنچه در سطر پرسیده می‌شود.', {
    value: { en: 'localized', fa: 'دوزبانه' },
  }),
  mandatory: key('form', 'Whether the row is required.', 'آیا سطر پاسخ لازم دارد؟', {
    value: { en: 'true or false', fa: 'true یا false' },
    otherwise: { en: 'the question’s setting', fa: 'همان پرسش' },
  }),
} satisfies Readonly<Record<keyof MatrixRow, KeyDoc>>;

export const reportKeys = {
  title: key('report', 'The report’s title.', 'عنوان گزارش.', {
    otherwise: { en: 'the form’s title', fa: 'عنوان فرم' },
  }),
  header: key('report', 'Text above the answers.', 'متن بالای پاسخ‌ها.'),
  footer: key('report', 'Text below the answers.', 'متن پایین پاسخ‌ها.'),
  paper: key('report', 'The size of the paper.', 'اندازهٔ کاغذ.', { otherwise: same('`A4`') }),
  blocks: key(
    'report',
    `What is printed, in its order; at most ${reportLimits.blocks} blocks.`,
    `آنچه چاپ می‌شود، به ترتیب؛ حداکثر ${reportLimits.blocks} بخش.`,
    {
      otherwise: {
        en: 'letterhead, patient, scores (unless `showScores` is false), answers, table (unless `showHistory` is false)',
        fa: 'سربرگ، بیمار، امتیازها (مگر `showScores` برابر false باشد)، پاسخ‌ها، جدول (مگر `showHistory` برابر false باشد)',
      },
    },
  ),
  questions: key('report', 'Names of questions in printing order.', 'نام پرسش‌ها به ترتیب چاپ.', {
    otherwise: { en: 'all with `displayInReport`', fa: 'همهٔ دارای `displayInReport`' },
  }),
  showScores: key(
    'report',
    'Whether scores are printed; counts only without `blocks`.',
    'آیا امتیازها چاپ شوند؟ فقط بدون `blocks` اثر دارد.',
  ),
  showHistory: key(
    'report',
    'Whether previous answers are printed for questions with a history; counts only without `blocks`.',
    'آیا پاسخ‌های قبلیِ پرسش‌های دارای تاریخچه چاپ شوند؟ فقط بدون `blocks` اثر دارد.',
  ),
} satisfies Readonly<Record<keyof ReportDesign, KeyDoc>>;

export const blockKeys = {
  id: key('designer', 'Unique among the blocks.', 'یکتا میان بخش‌ها.'),
  kind: key(
    'report',
    '`letterhead`: logo, clinic, title and header, and when the form was answered. `patient`: the patient’s details. `scores`: what was computed, with its bands. `answers`: the answers by page. `chart`: one number over time. `table`: the last responses side by side. `text`: a text with answers in it. `signature`: a line to sign on. `pagebreak`: a new page.',
    '`letterhead`: نشان، مرکز، عنوان و سربرگ و زمان پاسخ. `patient`: مشخصات بیمار. `scores`: آنچه محاسبه شده با رده‌ها. `answers`: پاسخ‌ها صفحه به صفحه. `chart`: یک عدد در طول زمان. `table`: آخرین پاسخ‌ها کنار هم. `text`: متنی که پاسخ‌ها در آن می‌آید. `signature`: جای امضا. `pagebreak`: صفحهٔ جدید.',
  ),
  when: key('report', 'The block is printed while this is true.', 'بخش تا وقتی این برقرار است چاپ می‌شود.', {
    value: { en: 'expression', fa: 'عبارت' },
    otherwise: { en: 'always', fa: 'همیشه' },
  }),
  title: key('report', 'The heading of the block.', 'عنوان بخش.'),
  text: key(
    'report',
    'For `text`: the text. `{name}` is the answer to the question of that name; `{patient.name}`, `{response.date}`, `{response.by}`, `{form.title}` and `{form.clinic}` are what they say.',
    'برای `text`: متن. `{name}` پاسخ پرسشی با این نام است؛ `{patient.name}`، `{response.date}`، `{response.by}`، `{form.title}` و `{form.clinic}` همان‌اند که نامشان می‌گوید.',
  ),
  questions: key(
    'report',
    'For `answers` and `table`: names of questions in printing order.',
    'برای `answers` و `table`: نام پرسش‌ها به ترتیب چاپ.',
    {
      otherwise: {
        en: 'for `answers` the report’s questions, for `table` those with a history',
        fa: 'برای `answers` پرسش‌های گزارش و برای `table` پرسش‌های دارای تاریخچه',
      },
    },
  ),
  question: key('report', 'For `chart`: the name of the question.', 'برای `chart`: نام پرسش.'),
  logo: key(
    'report',
    `For \`letterhead\`: a PNG, JPEG or WebP picture as a \`data:\` address of at most ${reportLimits.logoCharacters} characters.`,
    `برای \`letterhead\`: تصویری PNG، JPEG یا WebP به شکل نشانی \`data:\` با حداکثر ${reportLimits.logoCharacters} کاراکتر.`,
  ),
} satisfies Readonly<Record<keyof typeof blockShape, KeyDoc>>;

const severity = { otherwise: same('`neutral`') };

export const endingKeys = {
  id: key('designer', 'Unique among the endings.', 'یکتا میان پایان‌ها.'),
  when: key(
    'form',
    'The ending is shown while this is true, or if it had to be stopped. Once the response is saved, results of questions that the patient can’t see count too.',
    'پایان تا وقتی برقرار است نشان داده می‌شود؛ شرطی که ناچار متوقف شود نیز برقرار است. پس از ذخیره، آنچه سرور با پرسش‌های پنهان از بیمار می‌یابد هم به شمار می‌آید.',
    { value: { en: 'expression', fa: 'عبارت' }, otherwise: { en: 'always', fa: 'همیشه' } },
  ),
  severity: key(
    'screen',
    '`warning` and `danger` are urgent: also shown above “Send”, first on the final page, never with a green tick.',
    '`warning` و `danger` فوری‌اند: بالای «ارسال» هم نشان داده می‌شوند و در صفحهٔ پایان در صدر می‌آیند، بی تیک سبز.',
    severity,
  ),
  title: key(
    'screen',
    'The heading. In a neutral ending it replaces “Thank you”.',
    'عنوان. در پایانی با `neutral` به‌جای «سپاسگزاریم» می‌آید.',
  ),
  text: key('screen', 'The text below it; line breaks are kept.', 'متن زیر آن؛ شکستن خط‌ها می‌ماند.'),
  links: key(
    'screen',
    `Buttons: phone numbers, pages, addresses; at most ${limits.endingLinks}.`,
    `دکمه‌ها: شمارهٔ تماس، صفحه یا نشانی؛ حداکثر ${limits.endingLinks}.`,
  ),
  redirect: key(
    'screen',
    'An https URL or a path on the same site. Opened once the response is saved; shown as a link if there is urgent advice, the response is queued, or in a preview.',
    'نشانی https یا مسیری در همین سایت. پس از ذخیرهٔ پاسخ‌ها باز می‌شود؛ هنگام توصیهٔ فوری، در انتظار ارسال و در پیش‌نمایش فقط لینک آن می‌آید.',
  ),
} satisfies Readonly<Record<keyof Ending, KeyDoc>>;

export const endingLinkKeys = {
  text: key('screen', 'What the button says.', 'نوشتهٔ دکمه.'),
  href: key(
    'screen',
    'Starts with `https://`, `tel:`, `sms:` or `mailto:`; one for all languages or one for each. Without one in the reader’s language the link is not shown.',
    'با `https://`، `tel:`، `sms:` یا `mailto:` آغاز می‌شود؛ یکی برای همهٔ زبان‌ها یا برای هر زبان یکی. اگر برای زبان خواننده نباشد، لینک نشان داده نمی‌شود.',
  ),
} satisfies Readonly<Record<keyof EndingLink, KeyDoc>>;

export const bandKeys = {
  from: key(
    'screen',
    'The lowest number of the band, which ends at the next band. Only the first band can omit it.',
    'کوچک‌ترین عدد رده؛ رده تا آغاز ردهٔ بعد ادامه دارد. فقط ردهٔ اول می‌تواند آن را نداشته باشد.',
  ),
  text: key('screen', 'The meaning of the number.', 'معنای عدد.'),
  severity: key('screen', 'The color of the result.', 'رنگ نتیجه.', severity),
  advice: key(
    'screen',
    'What to do next; shown with the result once the form is sent.',
    'گام بعدی؛ پس از ارسال کنار نتیجه نشان داده می‌شود.',
  ),
} satisfies Readonly<Record<keyof Band, KeyDoc>>;

/** Keys of a condition; which there are depends on its kind. */
export const conditionKeys = {
  id: key('designer', 'Unique in the form.', 'یکتا در فرم.'),
  when: key(
    'form',
    'True or false. A blank condition is false; a condition that had to be stopped hides nothing.',
    'برقرار است یا نیست. شرط خالی برقرار نیست؛ شرطی که ناچار متوقف شود چیزی را پنهان نمی‌کند.',
    { value: { en: 'expression', fa: 'عبارت' } },
  ),
  kind: key(
    'form',
    '`visibility`: the target is shown while it is true. `gotopage`: after page `from`, page `to` follows; the first true condition wins. `error`: while it is true, the form can’t be submitted, and `text` is shown at the target, answered or not; while the target is hidden, at a visible question that the formula reads, or, if it reads none, at any. If all that it reads are hidden, nothing is refused. `sendfile`: on saving, the file is forwarded to colleagues. `notify`: on saving, colleagues who may read the file are notified, once for each response; a condition that had to be stopped notifies.',
    '`visibility`: هدف تا وقتی برقرار است نشان داده می‌شود. `gotopage`: پس از صفحهٔ `from` صفحهٔ `to` می‌آید و اولین شرط برقرار پیش است. `error`: تا وقتی برقرار است فرم ارسال نمی‌شود و `text` کنار هدف نشان داده می‌شود، پاسخ داشته باشد یا نه؛ تا وقتی هدف پنهان است، کنار پرسش نمایانی که فرمول می‌خواند و اگر فرمول پرسشی نمی‌خواند، کنار پرسشی دیگر. اگر همهٔ پرسش‌هایی که می‌خواند پنهان باشند، چیزی رد نمی‌شود. `sendfile`: هنگام ذخیره پرونده به همکاران می‌رود. `notify`: هنگام ذخیره به همکارانی که پرونده را می‌بینند هشدار داده می‌شود، برای هر پاسخ یک بار؛ شرطی که ناچار متوقف شود هم هشدار می‌دهد.',
  ),
  target: key(
    'form',
    'For `visibility`: ID of a question or a page; one condition for each. For `error`: ID of a question that is answered, or of a container with rows.',
    'برای `visibility`: شناسهٔ یک پرسش یا صفحه؛ برای هر کدام یک شرط. برای `error`: شناسهٔ پرسشی که پاسخ دارد، یا قابی با ردیف.',
    { value: { en: 'id', fa: 'شناسه' } },
  ),
  from: key('screen', 'For `gotopage`: the page that was completed.', 'برای `gotopage`: صفحه‌ای که تمام شده.', {
    value: { en: 'id', fa: 'شناسه' },
  }),
  to: key(
    'server',
    'For `gotopage`: the page that follows. For `sendfile`: `[{ user }, { group }, { category }]`, the recipients of the file; only the server forwards it. For `notify`: `[{ user }, { group }, { role }]`, with `owner`, `secretary` or `expert` as role; if no one is left of them, the form’s owners.',
    'برای `gotopage`: صفحهٔ بعدی. برای `sendfile`: ‏`[{ user }, { group }, { category }]`، گیرندگان پرونده؛ فقط سرور می‌فرستد. برای `notify`: ‏`[{ user }, { group }, { role }]`، که نقش `owner`، `secretary` یا `expert` است؛ اگر کسی از آنان نمانده باشد، مالکان فرم.',
    { value: { en: 'ID or recipients', fa: 'شناسه یا نشانی‌ها' } },
  ),
  severity: key('server', 'For `notify`: how urgent it is.', 'برای `notify`: چقدر فوری است.', {
    otherwise: same('`neutral`'),
  }),
  text: key(
    'form',
    'For `error`: what is wrong and how to correct it; without it, a general message. For `notify`: shown to those notified. Those who may not see a question in `when` see only that a response needs attention.',
    'برای `error`: چه چیز درست نیست و چگونه اصلاح می‌شود؛ بدون آن پیامی کلی. برای `notify`: به گیرندگان هشدار نشان داده می‌شود. کسی که پرسشی از `when` را نمی‌بیند فقط می‌بیند که پاسخی نیاز به توجه دارد.',
  ),
} satisfies Readonly<Record<string, KeyDoc>>;
