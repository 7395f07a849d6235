import type { BothLanguages } from './rule.ts';
import type { PicoElement, QuestionFrame } from './types.ts';

/** What one frame calls an element of the question, and what it asks for there. */
export interface FrameElement {
  readonly element: PicoElement;
  readonly name: BothLanguages;
  readonly asks: BothLanguages;
  /** Whether a question of this frame is incomplete without it. */
  readonly needed: boolean;
}

/** A frame of research questions with its elements in the order in which they are asked. */
export interface Frame {
  readonly frame: QuestionFrame;
  readonly name: BothLanguages;
  /** For which questions it is meant. */
  readonly use: BothLanguages;
  readonly elements: readonly FrameElement[];
}

const element = (code: PicoElement, name: BothLanguages, asks: BothLanguages, needed = true): FrameElement => ({
  element: code,
  name,
  asks,
  needed,
});

const population = element(
  'P',
  { en: 'Population', fa: 'جمعیت' },
  {
    en: 'Who is studied: the condition, and what else defines the people, such as age, sex, stage or setting.',
    fa: 'چه کسانی مطالعه می‌شوند: بیماری یا وضعیت آنان و ویژگی‌هایی چون سن، جنس، مرحلهٔ بیماری یا محل.',
  },
);
const outcome = element(
  'O',
  { en: 'Outcome', fa: 'پیامد' },
  { en: 'What is measured, with which measure and when.', fa: 'چه چیزی، با چه ابزاری و در چه زمانی سنجیده می‌شود.' },
);
const time = element(
  'T',
  { en: 'Time', fa: 'زمان' },
  { en: 'When the outcome is measured, or how long people are followed.', fa: 'زمان سنجش پیامد یا طول دورهٔ پیگیری.' },
  false,
);
const setting = element(
  'S',
  { en: 'Setting', fa: 'محل' },
  { en: 'Where the study takes place.', fa: 'مطالعه در کجا انجام می‌شود.' },
  false,
);
const design = element(
  'D',
  { en: 'Design', fa: 'نوع مطالعه' },
  {
    en: 'How the study is designed, such as a randomized trial or a cohort.',
    fa: 'نوع مطالعه، مانند کارآزمایی تصادفی یا هم‌گروهی.',
  },
  false,
);

/** The seven frames, PICO first. */
export const frames: readonly Frame[] = [
  {
    frame: 'PICO',
    name: { en: 'PICO', fa: 'PICO' },
    use: { en: 'Effects of a treatment or another intervention', fa: 'اثر درمان یا مداخله‌ای دیگر' },
    elements: [
      population,
      element(
        'I',
        { en: 'Intervention', fa: 'مداخله' },
        {
          en: 'What is done, with dose, duration and way of giving it.',
          fa: 'چه کاری انجام می‌شود، با دوز، مدت و شیوهٔ اجرا.',
        },
      ),
      element(
        'C',
        { en: 'Comparison', fa: 'مقایسه' },
        {
          en: 'What it is compared with: placebo, usual care, another treatment – or why there is nothing to compare it with.',
          fa: 'با چه چیزی مقایسه می‌شود: دارونما، مراقبت معمول، درمانی دیگر؛ یا چرا مقایسه‌ای در کار نیست.',
        },
      ),
      outcome,
      time,
      setting,
      design,
    ],
  },
  {
    frame: 'PECO',
    name: { en: 'PECO', fa: 'PECO' },
    use: { en: 'Effects of an exposure or a risk factor', fa: 'اثر مواجهه یا عامل خطر' },
    elements: [
      population,
      element(
        'I',
        { en: 'Exposure', fa: 'مواجهه' },
        {
          en: 'What people are exposed to, how much and for how long.',
          fa: 'افراد با چه چیزی، چه مقدار و چه مدت مواجهه دارند.',
        },
      ),
      element(
        'C',
        { en: 'Comparator', fa: 'گروه مقایسه' },
        { en: 'People without the exposure, or with less of it.', fa: 'افراد بدون مواجهه یا با مواجههٔ کمتر.' },
      ),
      outcome,
      time,
      setting,
      design,
    ],
  },
  {
    frame: 'SPIDER',
    name: { en: 'SPIDER', fa: 'SPIDER' },
    use: {
      en: 'Experiences and views, in qualitative and mixed studies',
      fa: 'تجربه‌ها و دیدگاه‌ها، در پژوهش کیفی و آمیخته',
    },
    elements: [
      element(
        'P',
        { en: 'Sample', fa: 'نمونه' },
        { en: 'Whose experience is studied.', fa: 'تجربهٔ چه کسانی مطالعه می‌شود.' },
      ),
      element(
        'I',
        { en: 'Phenomenon of interest', fa: 'پدیدهٔ مورد نظر' },
        {
          en: 'What they have experienced or what they think of.',
          fa: 'چه چیزی را تجربه کرده‌اند یا دربارهٔ چه می‌اندیشند.',
        },
      ),
      element(
        'D',
        { en: 'Design and research type', fa: 'طرح و نوع پژوهش' },
        {
          en: 'How it is studied (interviews, focus groups, observation), and whether the research is qualitative or mixed.',
          fa: 'چگونه مطالعه می‌شود (مصاحبه، گروه متمرکز، مشاهده) و پژوهش کیفی است یا آمیخته.',
        },
      ),
      element(
        'O',
        { en: 'Evaluation', fa: 'ارزیابی' },
        { en: 'What is described: experiences, views, attitudes.', fa: 'چه چیزی توصیف می‌شود: تجربه، دیدگاه، نگرش.' },
      ),
      setting,
    ],
  },
  {
    frame: 'PCC',
    name: { en: 'PCC', fa: 'PCC' },
    use: { en: 'Scoping reviews', fa: 'مرور دامنه‌ای' },
    elements: [
      population,
      element(
        'I',
        { en: 'Concept', fa: 'مفهوم' },
        {
          en: 'The idea, intervention or phenomenon that the review maps.',
          fa: 'مفهوم، مداخله یا پدیده‌ای که مرور می‌شود.',
        },
      ),
      element(
        'S',
        { en: 'Context', fa: 'زمینه' },
        { en: 'The place, culture or kind of care.', fa: 'مکان، فرهنگ یا نوع مراقبت.' },
      ),
      design,
    ],
  },
  {
    frame: 'diagnostic',
    name: { en: 'Diagnostic question', fa: 'پرسش تشخیصی' },
    use: { en: 'How well a test finds a condition', fa: 'دقت یک آزمون در تشخیص' },
    elements: [
      population,
      element(
        'I',
        { en: 'Index test', fa: 'آزمون مورد بررسی' },
        {
          en: 'The test whose accuracy is studied, with its threshold.',
          fa: 'آزمونی که دقت آن بررسی می‌شود، با نقطهٔ برش.',
        },
      ),
      element(
        'C',
        { en: 'Reference standard', fa: 'استاندارد مرجع' },
        { en: 'The test that decides who has the condition.', fa: 'آزمونی که مشخص می‌کند چه کسی بیمار است.' },
      ),
      element(
        'O',
        { en: 'Target condition and accuracy', fa: 'بیماری هدف و دقت' },
        {
          en: 'What is to be found, and which figures of accuracy are reported.',
          fa: 'چه چیزی باید تشخیص داده شود و کدام شاخص‌های دقت گزارش می‌شود.',
        },
      ),
      setting,
      design,
    ],
  },
  {
    frame: 'prognostic',
    name: { en: 'Prognostic question', fa: 'پرسش پیش‌آگهی' },
    use: { en: 'What predicts the course of a condition', fa: 'عوامل پیش‌بینی‌کنندهٔ سیر بیماری' },
    elements: [
      population,
      element(
        'I',
        { en: 'Prognostic factor or model', fa: 'عامل یا مدل پیش‌آگهی' },
        { en: 'What is expected to predict the outcome.', fa: 'آنچه انتظار می‌رود پیامد را پیش‌بینی کند.' },
      ),
      element(
        'C',
        { en: 'Comparator', fa: 'گروه مقایسه' },
        { en: 'Another factor or model, where there is one.', fa: 'عامل یا مدلی دیگر، اگر باشد.' },
        false,
      ),
      outcome,
      time,
      setting,
      design,
    ],
  },
  {
    frame: 'prevalence',
    name: { en: 'Prevalence question', fa: 'پرسش شیوع' },
    use: { en: 'How frequent a condition is', fa: 'فراوانی یک بیماری یا وضعیت' },
    elements: [
      population,
      element(
        'O',
        { en: 'Condition', fa: 'وضعیت مورد نظر' },
        { en: 'What is counted, and how a case is defined.', fa: 'چه چیزی شمرده می‌شود و مورد چگونه تعریف می‌شود.' },
      ),
      element(
        'S',
        { en: 'Context', fa: 'زمینه' },
        { en: 'Where and when it is counted.', fa: 'در کجا و چه زمانی شمرده می‌شود.' },
        false,
      ),
      time,
      design,
    ],
  },
];
