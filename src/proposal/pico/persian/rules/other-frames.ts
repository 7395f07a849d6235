import type { PersianRule } from '../rule.ts';

const diagnosis = {
  en: 'How well a test tells is the outcome, the test stands where an intervention would, what it detects is whom it is for.',
  fa: 'درستی آزمون پیامد است، خود آزمون به‌جای مداخله می‌آید و آنچه تشخیص می‌دهد می‌گوید برای چه کسانی است.',
};
const experience = {
  en: 'What people have lived through or think of is the phenomenon of interest; the experience or view of it is what is evaluated (SPIDER).',
  fa: 'آنچه افراد تجربه یا درک کرده‌اند پدیدهٔ مورد نظر است و خودِ تجربه یا دیدگاه آنان چیزی است که ارزیابی می‌شود (SPIDER).',
};
const measured = {
  en: 'A study that describes has an outcome in a population and no intervention.',
  fa: 'مطالعهٔ توصیفی پیامدی را در یک جمعیت می‌سنجد و مداخله ندارد.',
};

export const diagnosticRules: readonly PersianRule[] = [
  {
    code: 'fa.diagnostic.compared',
    cues: '$diagnostic',
    pattern:
      'مقایسهٔ (?<O>$diagnostic(?: (?:تشخیصی|مثبت|منفی|و|ویژگی))*) {A} (?:در|برای|جهت|از نظر) $detect (?:{P}{end}|<P>)',
    says: 'sentence',
    frame: 'diagnostic',
    explanation: diagnosis,
  },
  {
    code: 'fa.diagnostic.of',
    cues: '$diagnostic',
    pattern:
      '(?<O>$diagnostic(?: (?:تشخیصی|مثبت|منفی|و|ویژگی|ارزش|اخباری))*) {I} (?:در|برای|جهت|از نظر) $detect {P}{end}',
    unless: ['P'],
    says: 'sentence',
    frame: 'diagnostic',
    explanation: diagnosis,
  },
  {
    code: 'fa.diagnostic.of-in',
    cues: '$diagnostic',
    pattern: '(?<O>$diagnostic(?: (?:تشخیصی|مثبت|منفی|و|ویژگی))*) {I} (?:در|برای|جهت|از نظر) $detect ',
    says: 'sentence',
    frame: 'diagnostic',
    explanation: diagnosis,
  },
];

export const qualitativeRules: readonly PersianRule[] = [
  {
    code: 'fa.experience.of',
    cues: '$experience',
    pattern:
      '(?<O>$experience(?: زیستهٔ)?) <P> (?:(?:از|در|نسبت به|دربارهٔ|در مورد|در خصوص|در زمینهٔ|به|پیرامون) )(?:تجربهٔ )?{I}{last}',
    says: 'sentence',
    frame: 'SPIDER',
    groups: 'single',
    explanation: experience,
  },
  {
    code: 'fa.experience.through',
    cues: '$experience',
    pattern: '(?<O>$experience(?: زیستهٔ)?) {I} (?:در|از دیدگاه|از منظر|از نگاه|بین) <P>',
    says: 'sentence',
    frame: 'SPIDER',
    groups: 'single',
    explanation: experience,
  },
  {
    code: 'fa.experience.explained',
    cues: 'تبیین|واکاوی|کاوش|بازنمایی|فهم|تحلیل|نمودشناسی|معناکاوی',
    pattern:
      '(?:(?:تبیین|واکاوی|کاوش|بازنمایی|فهم|نمودشناسی|معناکاوی) (?:(?:فرایند|مفهوم|پدیدهٔ|ابعاد) )?|تحلیل مفهوم ){I}{last}',
    says: 'sentence',
    frame: 'SPIDER',
    groups: 'single',
    explanation: experience,
  },
  {
    code: 'fa.experience.kind-of',
    cues: 'پدیدار‌شناسی|پدیدارشناسی|روایت‌پژوهی|قوم‌نگاری',
    pattern: '^<D> (?:(?:تجربهٔ|تجارب) )?{I} (?:(?:در|بین|میان|در میان) )?<P>',
    says: 'sentence',
    frame: 'SPIDER',
    groups: 'single',
    explanation: experience,
  },
];

export const descriptiveRules: readonly PersianRule[] = [
  {
    code: 'fa.describe.instrument',
    cues: 'ویژگی‌های|ویژگی|روان‌سنجی|روان|اعتباریابی|اعتبار‌سنجی|هنجاریابی|روایی|بومی|بومی‌سازی',
    pattern:
      '(?<O>(?:بررسی )?(?:ویژگی‌های روان‌سنجی|روان‌سنجی|روایی و پایایی|اعتباریابی|اعتبار‌سنجی|هنجاریابی)) {I}{end}',
    says: 'sentence',
    frame: 'prevalence',
    groups: 'single',
    explanation: {
      en: 'The instrument stands where an intervention would; how well it measures is the outcome.',
      fa: 'ابزار به‌جای مداخله می‌آید و درستی سنجش آن پیامد است.',
    },
  },
  {
    code: 'fa.describe.study-of',
    cues: '$study',
    pattern:
      '^(?:.{0,80}? (?:با هدف|به منظور) |هدف (?:(?:کلی|اصلی|اختصاصی) )?(?:از )?(?:(?:انجام )?(?:این )?(?:مطالعهٔ|پژوهش|تحقیق)(?: حاضر)? )?،? ?)?$study (?:وضعیت )?{O}{end}',
    says: 'sentence',
    frame: 'prevalence',
    groups: 'single',
    explanation: measured,
  },
  {
    code: 'fa.describe.frequency',
    cues: '$frequency',
    pattern: '(?<O>$frequency [^\\uE000-\\uE006:؛؟?!]+?){end}',
    says: 'sentence',
    frame: 'prevalence',
    groups: 'single',
    explanation: measured,
  },
  {
    code: 'fa.describe.response-to',
    cues: 'پاسخ|واکنش',
    pattern: '^(?:$study )?(?<O>(?:پاسخ|واکنش)(?: [^\\uE000-\\uE006:؛؟?!]+?)?) به {I}{end}',
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'A response is the outcome; what it responds to is the intervention or exposure.',
      fa: 'پاسخ پیامد است و آنچه به آن پاسخ داده می‌شود مداخله یا مواجهه.',
    },
  },
  {
    code: 'fa.describe.designed',
    cues: 'طراحی|تدوین|توسعهٔ|ساخت|تولید',
    pattern:
      '(?:طراحی|تدوین|توسعهٔ|ساخت|تولید)(?: ?(?:،|و) (?:تدوین|توسعهٔ|ساخت|اجرا|اجرای|پیاده‌سازی|ارزیابی|ارزشیابی|اعتباریابی|اعتبارسنجی|روان‌سنجی))* {I} (?:در|برای|جهت|ویژهٔ) <P>',
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'What is designed for people is the intervention.',
      fa: 'آنچه برای افراد طراحی می‌شود مداخله است.',
    },
  },
  {
    code: 'fa.describe.treatment-in',
    cues: '$treatment',
    pattern: '^(?<I>$treatment(?: [^\\uE000-\\uE006:؛؟?!]+?)?) (?:در|برای) <P>',
    says: 'sentence',
    explanation: {
      en: 'The title begins with a treatment and goes on with those who get it.',
      fa: 'عنوان با یک درمان آغاز می‌شود و با کسانی که آن را می‌گیرند ادامه می‌یابد.',
    },
  },
  {
    code: 'fa.describe.state-of',
    pattern: '^(?:وضعیت )?(?<O>$state(?: [^\\uE000-\\uE006:؛؟?!]+?)?) (?:(?:در|بین|میان) )?<P>',
    says: 'sentence',
    frame: 'prevalence',
    groups: 'single',
    explanation: measured,
  },
];
