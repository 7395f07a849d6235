import type { ConversationPart } from './types.ts';

export interface Words {
  readonly en: string;
  readonly fa: string;
}

export interface Asked {
  readonly part: ConversationPart;
  readonly question: Words;
  /** A question is complete without it; it is asked for last. */
  readonly optional?: true;
  /** Where the PICO check has no name for it. */
  readonly name?: Words;
}

export interface AskedFrame {
  /** Within a sentence. */
  readonly name: Words;
  readonly parts: readonly Asked[];
}

export const population: Asked = {
  part: 'P',
  question: {
    en: 'Who is the study about? Name the condition and who has it, with age or sex if that matters.',
    fa: 'پژوهش دربارهٔ چه کسانی است؟ بیماری یا وضعیت و افراد دارای آن را بنویسید و اگر مهم است، سن یا جنس را هم بگویید.',
  },
};

const outcome: Asked = {
  part: 'O',
  question: {
    en: 'Which outcome should change? Name one primary outcome, something that can be measured.',
    fa: 'انتظار دارید چه پیامدی تغییر کند؟ یک پیامد اصلی را بنویسید که بتوان آن را اندازه گرفت.',
  },
};

const measure: Asked = {
  part: 'measure',
  question: {
    en: 'How will the outcome be measured? Name the instrument, test or unit.',
    fa: 'پیامد چگونه سنجیده می‌شود؟ نام پرسشنامه، آزمون یا واحد اندازه‌گیری را بنویسید.',
  },
};

const time: Asked = {
  part: 'T',
  question: {
    en: 'When is the outcome measured, or how long does the study last?',
    fa: 'پیامد چه زمانی سنجیده می‌شود، یا پژوهش چه مدت طول می‌کشد؟',
  },
  optional: true,
};

const setting: Asked = {
  part: 'S',
  question: { en: 'Where will the study take place?', fa: 'پژوهش کجا انجام می‌شود؟' },
  optional: true,
};

const design: Asked = {
  part: 'D',
  question: { en: 'Which study design will you use?', fa: 'نوع مطالعه چیست؟' },
  optional: true,
};

export const treatment: AskedFrame = {
  name: { en: 'PICO question', fa: 'پرسش PICO' },
  parts: [
    population,
    {
      part: 'I',
      question: {
        en: 'Which intervention will you study? Name the treatment, program or procedure, with its dose or length if known.',
        fa: 'چه مداخله‌ای را بررسی می‌کنید؟ درمان، برنامه یا روش را بنویسید و اگر معلوم است، مقدار یا مدت آن را هم بگویید.',
      },
    },
    {
      part: 'C',
      question: {
        en: 'What is it compared with? If there is no comparison, write “none, because …”.',
        fa: 'با چه چیزی مقایسه می‌شود؟ اگر مقایسه‌ای نیست، بنویسید «ندارد، چون …».',
      },
    },
    outcome,
    measure,
    time,
    setting,
    design,
  ],
};

export const exposure: AskedFrame = {
  name: { en: 'PECO question', fa: 'پرسش PECO' },
  parts: [
    population,
    {
      part: 'I',
      question: {
        en: 'Which exposure or risk factor will you study?',
        fa: 'کدام مواجهه یا عامل خطر را بررسی می‌کنید؟',
      },
    },
    {
      part: 'C',
      question: {
        en: 'With whom are exposed people compared? If there is no comparison, write “none, because …”.',
        fa: 'افراد مواجهه‌یافته با چه کسانی مقایسه می‌شوند؟ اگر مقایسه‌ای نیست، بنویسید «ندارد، چون …».',
      },
    },
    {
      ...outcome,
      question: {
        en: 'Which outcome may be associated with it? Name one that can be measured.',
        fa: 'چه پیامدی ممکن است با آن ارتباط داشته باشد؟ پیامدی را بنویسید که بتوان آن را اندازه گرفت.',
      },
    },
    measure,
    time,
    setting,
    design,
  ],
};

export const experience: AskedFrame = {
  name: { en: 'SPIDER question', fa: 'پرسش SPIDER' },
  parts: [
    {
      part: 'P',
      question: { en: 'Whose experience or view will you study?', fa: 'تجربه یا دیدگاه چه کسانی را بررسی می‌کنید؟' },
    },
    {
      part: 'I',
      question: {
        en: 'Which phenomenon will you study? Name the event, care or situation that people speak about.',
        fa: 'کدام پدیده را بررسی می‌کنید؟ رویداد، مراقبت یا موقعیتی را بنویسید که افراد دربارهٔ آن صحبت می‌کنند.',
      },
    },
    {
      part: 'O',
      question: {
        en: 'What will you learn about it: experiences, views, needs, barriers?',
        fa: 'چه چیزی از آن را می‌خواهید بدانید: تجربه‌ها، دیدگاه‌ها، نیازها یا موانع؟',
      },
    },
    {
      ...design,
      optional: undefined,
      question: { en: 'Which qualitative design will you use?', fa: 'از چه روش کیفی استفاده می‌کنید؟' },
    },
    setting,
  ],
};

export const scope: AskedFrame = {
  name: { en: 'PCC question', fa: 'پرسش PCC' },
  parts: [
    population,
    {
      part: 'I',
      question: { en: 'Which concept will you map?', fa: 'کدام مفهوم را مرور می‌کنید؟' },
    },
    {
      ...setting,
      optional: undefined,
      question: {
        en: 'In which context: place, level of care, culture?',
        fa: 'در چه زمینه‌ای: مکان، سطح مراقبت، فرهنگ؟',
      },
    },
    time,
    design,
  ],
};

export const diagnosis: AskedFrame = {
  name: { en: 'diagnostic question', fa: 'پرسش تشخیصی' },
  parts: [
    population,
    {
      part: 'I',
      question: {
        en: 'Which test will you evaluate (the index test)?',
        fa: 'کدام آزمون را ارزیابی می‌کنید (آزمون مورد بررسی)؟',
      },
    },
    {
      part: 'C',
      question: {
        en: 'Which reference standard shows who really has the condition?',
        fa: 'کدام استاندارد مرجع نشان می‌دهد چه کسی واقعاً بیماری را دارد؟',
      },
    },
    {
      part: 'O',
      question: { en: 'Which condition should the test detect?', fa: 'آزمون باید کدام بیماری را تشخیص دهد؟' },
    },
    {
      ...measure,
      name: { en: 'accuracy measure', fa: 'شاخص دقت' },
      question: { en: 'Which measures of accuracy will you report?', fa: 'کدام شاخص‌های دقت را گزارش می‌کنید؟' },
    },
    setting,
    design,
  ],
};

export const prognosis: AskedFrame = {
  name: { en: 'prognostic question', fa: 'پرسش پیش‌آگهی' },
  parts: [
    population,
    {
      part: 'I',
      question: { en: 'Which factor may predict the outcome?', fa: 'کدام عامل ممکن است پیامد را پیش‌بینی کند؟' },
    },
    { ...outcome, question: { en: 'Which outcome is predicted?', fa: 'چه پیامدی پیش‌بینی می‌شود؟' } },
    measure,
    {
      ...time,
      optional: undefined,
      question: { en: 'Over what time is it predicted?', fa: 'پیامد در چه بازهٔ زمانی پیش‌بینی می‌شود؟' },
    },
    setting,
    design,
  ],
};

export const frequency: AskedFrame = {
  name: { en: 'prevalence question', fa: 'پرسش شیوع' },
  parts: [
    {
      part: 'O',
      question: { en: 'The prevalence of what will you study?', fa: 'شیوع چه چیزی را بررسی می‌کنید؟' },
    },
    { ...population, question: { en: 'In which population?', fa: 'در چه جمعیتی؟' } },
    {
      ...measure,
      question: {
        en: 'How will you know who has it? Name the test or the definition.',
        fa: 'چگونه مشخص می‌کنید چه کسی آن را دارد؟ آزمون یا تعریف را بنویسید.',
      },
    },
    { ...setting, optional: undefined },
    time,
    design,
  ],
};
