import type { PersianRule } from '../rule.ts';

const years = '(?:\\d{2,4}(?: ?(?:-|/) ?\\d{2,4})?)';

export const timeRules: readonly PersianRule[] = [
  {
    code: 'fa.time.years',
    cues: '$yearCue',
    pattern: `(?<T>(?:(?:نیمهٔ (?:اول|دوم)|بهار|تابستان|پاییز|زمستان) )?(?:سال|سال‌های|سال تحصیلی|سال‌های تحصیلی|فاصلهٔ سال‌های|بین سال‌های) ?${years}(?: (?:تا|الی|لغایت|و|-) (?:سال )?${years})?(?: (?:میلادی|شمسی|هجری شمسی))?)`,
    says: 'part',
    explanation: { en: 'This says when the study took place.', fa: 'این عبارت زمان انجام مطالعه را می‌گوید.' },
  },
  {
    code: 'fa.time.year-alone',
    pattern: '(?<= )(?<T>(?:1[34]\\d\\d|20[012]\\d)(?: ?(?:-|تا|/) ?(?:1[34]\\d\\d|20[012]\\d))?)$',
    says: 'part',
    explanation: { en: 'This says when the study took place.', fa: 'این عبارت زمان انجام مطالعه را می‌گوید.' },
  },
  {
    code: 'fa.time.follow-up',
    cues: 'پیگیری|طی|طول',
    pattern:
      '(?<T>پیگیری $number (?:روزه|هفته‌ای|ماهه|ساله|روز|هفته|ماه|سال)|$number (?:روز|هفته|ماه|سال) پیگیری|(?<=(?:طی|در طول) )$number (?:روز|هفته|ماه|سال)(?: (?:اخیر|گذشته|پیگیری))?)',
    says: 'part',
    explanation: { en: 'This says how long people are followed.', fa: 'این عبارت مدت پیگیری را می‌گوید.' },
  },
  {
    code: 'fa.time.after',
    cues: 'بعد|پس',
    pattern:
      '(?<T>(?:$number|یک) (?:ساعت|روز|هفته|ماه|سال) (?:بعد از|پس از|بعد|پس) (?:پایان |اتمام |شروع )?(?:مداخله|درمان|آموزش|تمرین|جراحی|عمل))',
    says: 'part',
    explanation: {
      en: 'This says when the outcome is measured.',
      fa: 'این عبارت زمان سنجش پیامد را می‌گوید.',
    },
  },
];

export const placeRules: readonly PersianRule[] = [
  {
    code: 'fa.setting.place',
    cues: '$place',
    pattern:
      '(?<!(?:سن|پیش از|مراقبت در) )(?<S>(?:(?:بخش|بخش‌های|مجلات) [^\\uE000-\\uE006:؛؟]{1,40} )?$place(?! (?:بدن|درد|بین‌المللی|دارو|کشورهای|اول|دوم|زندگی|عمل|عمده|دولتی|خصوصی|را|توجه))(?: (?!(?:در|بر|از|طی|با|به|مبتلا|تحت|که|و|بین|برای|دارای|منتشر|سال|سال‌های|انجام|بستری|شد|شدند|است|هستند|می‌شود|مراجعه|وارد|انتخاب|وابسته|را|دریافت|1[34]\\d\\d|20[012]\\d)(?!@))[^\\uE000-\\uE006:؛؟?!،()\\s]+){0,8})',
    says: 'part',
    explanation: { en: 'This says where the study takes place.', fa: 'این عبارت محل انجام مطالعه را می‌گوید.' },
  },
  {
    code: 'fa.setting.city',
    cues: '$city',
    pattern: '(?<S>$city)(?= ?$| [:؛،)\\uE000-\\uE006]| (?:در|طی|از)(?!@))',
    says: 'part',
    explanation: {
      en: 'This town, province or country is the place of the study.',
      fa: 'این شهر، استان یا کشور محل مطالعه است.',
    },
  },
];
