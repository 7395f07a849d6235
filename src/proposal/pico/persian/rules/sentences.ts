import type { PersianRule } from '../rule.ts';

const effect = {
  en: 'The sentence asks or claims that one thing acts on another: the first is the intervention, the second the outcome.',
  fa: 'جمله می‌پرسد یا می‌گوید که چیزی بر چیز دیگری اثر دارد: اولی مداخله است و دومی پیامد.',
};
const inWhom = '(?:(?:در|بین|میان|روی|برای) )?';

/** Questions and hypotheses: the verb at the end says what the words before it are. */
export const questionRules: readonly PersianRule[] = [
  {
    code: 'fa.question.does-it-act',
    cues: 'آیا',
    pattern: `آیا {I} (?:${inWhom}<P> )?{on} (?:$aim )?{O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: effect,
  },
  {
    code: 'fa.question.does-it-cause',
    cues: 'باعث|سبب|موجب|منجر',
    pattern: `(?:^|آیا |که )(?!آیا){I} (?:${inWhom}<P> )?(?:می‌تواند )?(?:باعث|سبب|موجب|منجر به) (?:$aim )?{O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: effect,
  },
  {
    code: 'fa.question.what-effect',
    cues: 'چه',
    pattern: `^{I} (?:${inWhom}<P> )?چه (?:تأثیری|اثری|نقشی) (?:{on}|در) (?:$aim )?{O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: effect,
  },
  {
    code: 'fa.hypothesis.acts',
    cues: 'تأثیر|اثر|مؤثر|مؤثرتر|تأثیرگذار|اثربخش',
    pattern: `^(?!(?:بر|در|به) ){I} (?:${inWhom}<P> )?{on} (?:$aim )?{O} (?:(?:در )?<PST> )*(?:مؤثر|تأثیر|اثر|مؤثرتر|تأثیرگذار|اثربخش)`,
    says: 'sentence',
    frame: 'PICO',
    explanation: effect,
  },
  {
    code: 'fa.hypothesis.lower-than',
    cues: 'کمتر|بیشتر|پایین‌تر|بالاتر|متفاوت',
    pattern:
      '(?:میانگین (?:نمرهٔ )?)?{O} (?:در |<P> |در <P> )*(?:گروه|گروهی که) {I} (?:می‌گیرند |دریافت می‌کنند )?(?:به‌طور معناداری )?(?:کمتر|بیشتر|پایین‌تر|بالاتر|متفاوت) از (?:گروه )?{C}{end}',
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'The sentence expects an outcome to differ between the group with the intervention and another.',
      fa: 'جمله انتظار دارد پیامد در گروه مداخله با گروه دیگر تفاوت داشته باشد.',
    },
  },
];

/** Sentences of a method, each of which says one thing. */
export const methodRules: readonly PersianRule[] = [
  {
    code: 'fa.method.receives',
    cues: 'گروه',
    pattern:
      '(?:گروه|گروه‌های) (?:مداخله|آزمون|آزمایش|تجربی|درمان|مورد|اول|نخست|الف) (?:،|،? ?نیز|فقط)? ?{I!} ?(?:را )?(?:دریافت|انجام|اجرا|می‌گیرد|می‌گیرند|خواهند|خواهد|مصرف|تجویز|داده)',
    says: 'part',
    explanation: {
      en: 'What the intervention group gets is the intervention.',
      fa: 'آنچه گروه مداخله دریافت می‌کند مداخله است.',
    },
  },
  {
    code: 'fa.method.control-receives',
    cues: 'گروه',
    pattern:
      '(?:گروه|گروه‌های) (?:کنترل|شاهد|مقایسهٔ|دوم|ب|دارونما) (?:،|،? ?نیز|فقط|تنها)? ?{C!} ?(?:را )?(?:دریافت|انجام|اجرا|می‌گیرد|می‌گیرند|خواهند|خواهد|مصرف|تجویز|داده)',
    says: 'part',
    explanation: {
      en: 'What the control group gets is the comparison.',
      fa: 'آنچه گروه شاهد دریافت می‌کند مقایسه است.',
    },
  },
  {
    code: 'fa.method.group-in-brackets',
    cues: 'گروه',
    pattern:
      '(?:گروه )?(?:مداخله|آزمون|آزمایش|تجربی) \\( (?!\\d|\\S+ نفر){I} \\)(?:.*?(?:کنترل|شاهد|مقایسهٔ) \\( {C} \\))?',
    says: 'part',
    explanation: {
      en: 'The brackets say what each group gets.',
      fa: 'آنچه در پرانتز آمده می‌گوید هر گروه چه دریافت می‌کند.',
    },
  },
  {
    code: 'fa.method.outcome-is',
    cues: 'پیامد|پیامدهای|متغیر|متغیرهای',
    pattern:
      '(?:پیامد|پیامدهای|متغیر وابستهٔ|متغیرهای وابستهٔ) (?:(?:اولیه|اصلی|ثانویه|فرعی|نهایی) )?(?:(?:این )?(?:مطالعه|پژوهش) )?(?:شامل |عبارت‌اند از |عبارت است از |: )?{O!} (?:است|هستند|خواهد بود|خواهند بود|می‌باشد|بود|بودند|در نظر)',
    says: 'part',
    explanation: { en: 'The sentence names the outcome.', fa: 'جمله پیامد را نام می‌برد.' },
  },
  {
    code: 'fa.method.measured',
    cues: 'پرسشنامهٔ|مقیاس|ابزار|چک‌لیست|آزمون|دستگاه|سیاههٔ|شاخص|معیار|فرم',
    pattern:
      '^(?:(?:سپس|همچنین|در پایان|قبل و بعد از مداخله) ?،? )?{O!} (?:<P> )?(?:(?:در )?<ST> ?،? )*(?:با|توسط|به وسیلهٔ|با استفاده از|با کمک) (?:پرسشنامهٔ|مقیاس|ابزار|چک‌لیست|آزمون|دستگاه|سیاههٔ|شاخص|معیار|فرم)',
    says: 'part',
    explanation: {
      en: 'What is measured with an instrument is an outcome.',
      fa: 'آنچه با ابزار سنجیده می‌شود پیامد است.',
    },
  },
];
