import type { CoreLanguage } from '../../../engine/definition/types.ts';

type Lists = Readonly<Record<CoreLanguage, readonly string[]>>;

/** What interventions of a kind are usually compared with. The first that is named counts. */
export const comparisons: readonly { readonly named: RegExp; readonly with: Lists }[] = [
  {
    named: /vaccin|واکسن|واکسیناسیون/i,
    with: {
      en: ['placebo', 'no vaccination', 'standard vaccination schedule'],
      fa: ['دارونما', 'بدون واکسیناسیون', 'برنامهٔ معمول واکسیناسیون'],
    },
  },
  {
    named: /surg|ectomy|plasty|laparoscop|resection|graft|implant|stent|جراحی|لاپاراسکوپ|پیوند|ایمپلنت|استنت/i,
    with: {
      en: ['conventional surgery', 'open surgery', 'conservative treatment'],
      fa: ['جراحی مرسوم', 'جراحی باز', 'درمان محافظه‌کارانه'],
    },
  },
  {
    named:
      /acupunct|acupress|massage|reflexolog|relax|music|aroma|cold|heat|laser|tens\b|stimulation|taping|طب سوزنی|طب فشاری|ماساژ|رفلکس|آرام[ \u200c]?سازی|موسیقی|رایحه|آروما|سرما|گرما|لیزر|تحریک/i,
    with: {
      en: ['usual care', 'sham treatment', 'no additional treatment'],
      fa: ['مراقبت معمول', 'مداخلهٔ نمایشی (شم)', 'بدون مداخلهٔ اضافی'],
    },
  },
  {
    named:
      /psycho|cognitive|behavio|therapy group|counsel|mindful|acceptance|motivational|شناختی|رفتاری|روان[ \u200c]?درمان|مشاوره|ذهن[ \u200c]?آگاهی|پذیرش|انگیزشی/i,
    with: {
      en: ['waiting list', 'treatment as usual', 'drug treatment alone'],
      fa: ['فهرست انتظار', 'درمان معمول', 'دارودرمانی به‌تنهایی'],
    },
  },
  {
    named:
      /educat|training program|teach|app\b|tele|mobile|simulation|booklet|peer|self-?care|آموزش|اپلیکیشن|تله|همتا|شبیه[ \u200c]?ساز|خودمراقبت|کتابچه/i,
    with: {
      en: ['usual education', 'routine care', 'face-to-face education'],
      fa: ['آموزش معمول', 'مراقبت معمول', 'آموزش حضوری'],
    },
  },
  {
    named:
      /exercise|training|yoga|pilates|physio|rehabilit|walking|aerobic|ورزش|تمرین|یوگا|پیلاتس|فیزیوتراپی|توانبخشی|پیاده[ \u200c]?روی|هوازی/i,
    with: {
      en: ['usual physical activity', 'usual care', 'stretching exercises'],
      fa: ['فعالیت بدنی معمول', 'مراقبت معمول', 'تمرین‌های کششی'],
    },
  },
  {
    named: /diet|fasting|nutrition|feeding|رژیم|روزه|تغذیه/i,
    with: {
      en: ['usual diet', 'standard dietary advice', 'low-fat diet'],
      fa: ['رژیم غذایی معمول', 'توصیهٔ غذایی استاندارد', 'رژیم کم‌چرب'],
    },
  },
  {
    named:
      /mg\b|tablet|capsule|drug|inject|infusion|dose|oral|syrup|cream|gel\b|ointment|supplement|vitamin|zinc|iron|omega|probiotic|extract|herbal|ginger|saffron|[a-z]{4,}(?:in|ine|ol|ide|ate|one|am|il|ab|ib|an|cin|xin)\b|قرص|کپسول|دارو|تزریق|شربت|پماد|ژل|مکمل|ویتامین|زینک|آهن|امگا|پروبیوتیک|عصاره|گیاه|زنجبیل|زعفران|دمنوش|روغن|(?:ین|ول|اید|ات|ون|پام|تین|سین|میل)(?:$|\s)/i,
    with: {
      en: ['placebo', 'usual care', 'standard drug treatment'],
      fa: ['دارونما', 'مراقبت معمول', 'درمان دارویی استاندارد'],
    },
  },
];

export const usualComparisons: Lists = {
  en: ['usual care', 'placebo', 'standard treatment'],
  fa: ['مراقبت معمول', 'دارونما', 'درمان استاندارد'],
};

/** Fits any intervention: the group is its own comparison. */
export const beforeAfter: Readonly<Record<CoreLanguage, string>> = {
  en: 'the same group before the intervention',
  fa: 'همان گروه پیش از مداخله',
};

export const unexposed: readonly { readonly named: RegExp; readonly with: Lists }[] = [
  {
    named: /smok|tobacco|سیگار|دخانیات|قلیان/i,
    with: {
      en: ['people who never smoked', 'former smokers'],
      fa: ['افرادی که هرگز سیگار نکشیده‌اند', 'افرادی که سیگار را ترک کرده‌اند'],
    },
  },
  {
    named: /intake|consum|diet|level|concentration|score|duration|مصرف|سطح|میزان|نمره|مدت/i,
    with: { en: ['the lowest quartile', 'people with normal levels'], fa: ['پایین‌ترین چارک', 'افراد با سطح طبیعی'] },
  },
  {
    named: /obes|overweight|bmi|چاق|اضافه[ \u200c]?وزن/i,
    with: { en: ['people of normal weight'], fa: ['افراد با وزن طبیعی'] },
  },
  {
    named: /(?:)/,
    with: { en: ['people without the exposure', 'the general population'], fa: ['افراد بدون مواجهه', 'جمعیت عمومی'] },
  },
];

export const referenceStandards: readonly { readonly named: RegExp; readonly with: Lists }[] = [
  {
    named: /cancer|tumou?r|malign|appendic|biops|nodule|سرطان|تومور|بدخیم|آپاندیس|ندول/i,
    with: { en: ['histopathology', 'follow-up for 12 months'], fa: ['آسیب‌شناسی (هیستوپاتولوژی)', 'پیگیری ۱۲ماهه'] },
  },
  {
    named: /infect|sepsis|tubercul|covid|urin|pneumon|عفونت|سپسیس|سل|کووید|ادرار|پنومونی|ذات[ \u200c]?الری/i,
    with: { en: ['culture', 'PCR'], fa: ['کشت', 'آزمون PCR'] },
  },
  {
    named: /coronary|stenosis|embol|thromb|کرونر|تنگی|آمبولی|ترومبوز/i,
    with: { en: ['invasive angiography', 'CT angiography'], fa: ['آنژیوگرافی تهاجمی', 'سی‌تی آنژیوگرافی'] },
  },
  {
    named: /depress|anxi|autis|dement|افسرد|اضطراب|اوتیسم|دمانس/i,
    with: {
      en: ['structured clinical interview (SCID)', 'diagnosis by two specialists'],
      fa: ['مصاحبهٔ بالینی ساختاریافته (SCID)', 'تشخیص دو پزشک'],
    },
  },
  {
    named: /fractur|tear|ligament|menisc|disc|شکستگی|پارگی|رباط|منیسک|دیسک/i,
    with: { en: ['magnetic resonance imaging', 'arthroscopy'], fa: ['تصویربرداری تشدید مغناطیسی (MRI)', 'آرتروسکوپی'] },
  },
  {
    named: /(?:)/,
    with: {
      en: ['histopathology', 'magnetic resonance imaging', 'diagnosis by two specialists'],
      fa: ['آسیب‌شناسی (هیستوپاتولوژی)', 'تصویربرداری تشدید مغناطیسی (MRI)', 'تشخیص دو پزشک'],
    },
  },
];
