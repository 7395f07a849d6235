import type { PersianRule } from '../rule.ts';

const explanation = {
  en: 'In «ارتباط A با B» A is the exposure (in place of the intervention) and B the outcome.',
  fa: 'در «ارتباط الف با ب»، الف مواجهه (به‌جای مداخله) و ب پیامد است.',
};
const factors = {
  en: 'Factors, causes and risks stand where an intervention would: they are the exposure (PECO).',
  fa: 'عوامل، علل و خطرها به‌جای مداخله می‌آیند: مواجهه‌اند (PECO).',
};
const relation = '(?:$relation)(?: (?:معنادار|خطی|علّی|ساختاری|چندگانه))?(?: $between)?';

/** «ارتباط … با …»: nothing is done to anybody, an exposure is looked at. */
export const relationRules: readonly PersianRule[] = [
  {
    code: 'fa.relation.frequency-of-it',
    cues: '$relation',
    pattern:
      '(?<O>$frequency [^\\uE000-\\uE006:؛؟]+?) (?:(?:در|بین) )?(?:<P> )?و (?:$relation) (?:آن|آنها|آن‌ها) با {I}{end}',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: {
      en: 'How frequent something is is the outcome; what it is related to is the exposure.',
      fa: 'فراوانی هر چیز پیامد است و آنچه با آن ارتباط دارد مواجهه.',
    },
  },
  {
    code: 'fa.relation.of-it',
    cues: '$relation',
    pattern: '^(?:$study )?{I} (?:(?:در|بین) )?(?:<P> )?و (?:$relation) (?:آن|آنها|آن‌ها) با {O}{end}',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation,
  },
  {
    code: 'fa.relation.mediated',
    cues: 'میانجی|میانجی‌گر|میانجیگر|واسطه‌ای|تعدیل‌گر|تعدیلگر|تعدیل',
    pattern: `نقش (?:میانجی|میانجی‌گر|میانجی‌گری|واسطه‌ای|تعدیل‌گر|تعدیل‌کنندهٔ) [^:؛؟]+? در ${relation} {I} (?:با|و) {O}{end}`,
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation,
  },
  {
    code: 'fa.relation.predicted',
    cues: 'پیش‌بینی|پیشبینی|پیش',
    pattern: 'پیش‌بینی {O} (?:<P> )?(?:بر اساس|بر‌اساس|بر پایهٔ|با|از طریق|از روی) {I}{end}',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: {
      en: 'What is predicted is the outcome; what it is predicted from is the exposure.',
      fa: 'آنچه پیش‌بینی می‌شود پیامد است و آنچه از روی آن پیش‌بینی می‌شود مواجهه.',
    },
  },
  {
    code: 'fa.relation.with',
    cues: '$relation',
    pattern: `${relation} {I} (?<!(?:درمان|مقابله|مواجهه|مواجههٔ شغلی|مواجهه شغلی|تماس|همراه|زندگی|سازگاری) )با {O}{end}`,
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation,
  },
  {
    code: 'fa.relation.and',
    cues: '$relation',
    pattern: `${relation} {I} ?(?:و|،) {O}{end}`,
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation,
  },
  {
    code: 'fa.relation.between-there-is',
    cues: '$between',
    pattern: '$between {I} (?:و|با) {O} (?:(?:در|بین) )?(?:<PS> )?(?:(?:در )?<ST> )?(?:ارتباط|رابطهٔ|رابطه‌ای|همبستگی)',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation,
  },
  {
    code: 'fa.relation.frequency-and-factors',
    cues: '$frequency',
    pattern:
      '(?<O>$frequency [^\\uE000-\\uE006:؛؟]+?) (?:(?:در|بین|میان) )?(?:<P> )?و (?:(?:شناسایی|تعیین|برخی از|بعضی از|برخی|بعضی|سایر) )?(?<I>$factors(?: (?:مرتبط|مؤثر|خطر|همراه|زمینه‌ساز|مستعدکننده|دموگرافیک|اجتماعی))*(?: (?:با|بر) آن)?(?: آن)?)',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: factors,
  },
  {
    code: 'fa.relation.frequency-and-factors-of',
    cues: '$factors',
    pattern:
      '(?<O>$frequency) و (?<I>$factors(?: (?:مرتبط|مؤثر|خطر|همراه|زمینه‌ساز|مستعدکننده))*) (?:(?:با|بر|در) )?(?!آن){O2}{end}',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: factors,
  },
  {
    code: 'fa.relation.state-and-factors',
    cues: '$factors',
    pattern:
      '^(?:$study )?{O} (?:(?:در|بین|میان) )?(?:<P> )?و (?:(?:شناسایی|تعیین|برخی از|بعضی از|برخی|بعضی|سایر) )?(?<I>$factors(?: (?:مرتبط|مؤثر|خطر|همراه|زمینه‌ساز|مستعدکننده|دموگرافیک|اجتماعی))*(?: (?:با|بر) آن)?(?: آن)?)',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: factors,
  },
  {
    code: 'fa.relation.factors-of',
    cues: '$factors',
    pattern:
      '(?<!(?:$effect|$effectKind) )(?<I>$factors(?: (?:مرتبط|خطر|مؤثر|همراه|زمینه‌ساز|مستعدکننده|پیش‌بینی‌کننده|بازدارنده|روانی|اجتماعی|فردی|محیطی|فرهنگی|شغلی|اقتصادی|تغذیه‌ای|مدیریتی|سازمانی|خانوادگی|\\S+یک)){0,2}) (?:(?:با|بر|در) )?{O}{end}',
    says: 'sentence',
    frame: 'PECO',
    groups: 'single',
    explanation: factors,
  },
];
