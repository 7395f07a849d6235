import type { CoreLanguage } from '../../../engine/definition/types.ts';

type Lists = Readonly<Record<CoreLanguage, readonly string[]>>;

/** How outcomes are usually measured. Instruments by the names under which they were published and translated. */
export const measures: readonly { readonly named: RegExp; readonly with: Lists }[] = [
  { named: /hba1c|glycated|a1c|گلیسمی/i, with: { en: ['HbA1c in percent, by HPLC'], fa: ['درصد HbA1c با روش HPLC'] } },
  {
    named: /glucose|blood sugar|glyc[ae]+mi|قند/i,
    with: {
      en: ['fasting blood glucose in mg/dL', 'HbA1c in percent'],
      fa: ['قند خون ناشتا بر حسب mg/dL', 'درصد HbA1c'],
    },
  },
  {
    named: /blood pressure|hypertensi|فشار[ \u200c]?خون/i,
    with: {
      en: ['automatic sphygmomanometer, in mmHg', '24-hour ambulatory monitoring'],
      fa: ['فشارسنج دیجیتال بر حسب mmHg', 'پایش ۲۴ساعتهٔ فشار خون'],
    },
  },
  {
    named: /disab.*head|head.*disab|migraine|میگرن/i,
    with: {
      en: ['headache diary', 'Migraine Disability Assessment (MIDAS)'],
      fa: ['دفترچهٔ ثبت سردرد', 'پرسشنامهٔ MIDAS'],
    },
  },
  {
    named: /pain|درد/i,
    with: {
      en: ['visual analogue scale (VAS, 0–10)', 'numeric rating scale (NRS, 0–10)', 'McGill Pain Questionnaire'],
      fa: ['مقیاس دیداری درد (VAS، ۰ تا ۱۰)', 'مقیاس عددی درد (NRS، ۰ تا ۱۰)', 'پرسشنامهٔ درد مک‌گیل'],
    },
  },
  {
    named: /functional disab|disability|ناتوانی/i,
    with: { en: ['Oswestry Disability Index', 'WHODAS 2.0'], fa: ['شاخص ناتوانی اسوستری', 'پرسشنامهٔ WHODAS 2.0'] },
  },
  {
    named: /physical function|عملکرد جسم/i,
    with: { en: ['WOMAC', 'Timed Up and Go test'], fa: ['پرسشنامهٔ WOMAC', 'آزمون TUG'] },
  },
  {
    named: /postpartum depress|افسردگی (?:پس|بعد)/i,
    with: { en: ['Edinburgh Postnatal Depression Scale (EPDS)'], fa: ['مقیاس افسردگی پس از زایمان ادینبورگ (EPDS)'] },
  },
  {
    named: /depress|افسرد/i,
    with: {
      en: ['Beck Depression Inventory (BDI-II)', 'Hamilton Depression Rating Scale', 'PHQ-9'],
      fa: ['پرسشنامهٔ افسردگی بک (BDI-II)', 'مقیاس افسردگی هامیلتون', 'پرسشنامهٔ PHQ-9'],
    },
  },
  {
    named: /anxi|اضطراب/i,
    with: {
      en: ['State-Trait Anxiety Inventory (STAI)', 'Beck Anxiety Inventory', 'GAD-7'],
      fa: ['پرسشنامهٔ اضطراب اشپیلبرگر (STAI)', 'پرسشنامهٔ اضطراب بک', 'پرسشنامهٔ GAD-7'],
    },
  },
  { named: /burnout|فرسودگی/i, with: { en: ['Maslach Burnout Inventory'], fa: ['پرسشنامهٔ فرسودگی شغلی مسلش'] } },
  {
    named: /stress|استرس|تنیدگی/i,
    with: {
      en: ['Perceived Stress Scale (PSS-14)', 'DASS-21'],
      fa: ['مقیاس استرس ادراک‌شدهٔ کوهن (PSS-14)', 'پرسشنامهٔ DASS-21'],
    },
  },
  {
    named: /quality of life|کیفیت زندگی/i,
    with: {
      en: ['SF-36', 'WHOQOL-BREF', 'EQ-5D-5L'],
      fa: ['پرسشنامهٔ SF-36', 'پرسشنامهٔ WHOQOL-BREF', 'پرسشنامهٔ EQ-5D-5L'],
    },
  },
  {
    named: /sleepiness|خواب[ \u200c]?آلود/i,
    with: { en: ['Epworth Sleepiness Scale'], fa: ['مقیاس خواب‌آلودگی اپورث'] },
  },
  {
    named: /sleep|insomnia|خواب/i,
    with: {
      en: ['Pittsburgh Sleep Quality Index (PSQI)', 'actigraphy', 'Insomnia Severity Index'],
      fa: ['شاخص کیفیت خواب پیتزبورگ (PSQI)', 'اکتیگرافی', 'شاخص شدت بی‌خوابی'],
    },
  },
  {
    named: /fatigue|خستگی/i,
    with: {
      en: ['Fatigue Severity Scale (FSS)', 'Multidimensional Fatigue Inventory'],
      fa: ['مقیاس شدت خستگی (FSS)', 'پرسشنامهٔ چندبعدی خستگی (MFI)'],
    },
  },
  {
    named: /nausea|vomit|تهوع|استفراغ/i,
    with: { en: ['number of episodes in 24 hours', 'Rhodes Index'], fa: ['تعداد دفعات در ۲۴ ساعت', 'شاخص رودز'] },
  },
  {
    named: /balance|تعادل/i,
    with: { en: ['Berg Balance Scale', 'Timed Up and Go test'], fa: ['مقیاس تعادل برگ', 'آزمون TUG'] },
  },
  {
    named: /cognit|شناختی/i,
    with: {
      en: ['Mini-Mental State Examination (MMSE)', 'Montreal Cognitive Assessment (MoCA)'],
      fa: ['آزمون کوتاه وضعیت روانی (MMSE)', 'آزمون MoCA'],
    },
  },
  { named: /asthma control|کنترل آسم/i, with: { en: ['Asthma Control Test (ACT)'], fa: ['آزمون کنترل آسم (ACT)'] } },
  {
    named: /fev|lung function|dyspn|تنگی نفس|عملکرد ری/i,
    with: { en: ['spirometry', 'modified Borg scale'], fa: ['اسپیرومتری', 'مقیاس بورگ'] },
  },
  {
    named: /weight|bmi|obes|body mass|waist|وزن|تودهٔ? بدنی|چاقی|دور کمر/i,
    with: {
      en: ['weight in kilograms, calibrated scale', 'body mass index in kg/m²'],
      fa: ['وزن بر حسب کیلوگرم با ترازوی کالیبره', 'نمایهٔ تودهٔ بدنی بر حسب kg/m²'],
    },
  },
  {
    named: /h[ae]+moglobin|an[ae]+mia|ferritin|هموگلوبین|کم[ \u200c]?خونی|فریتین/i,
    with: {
      en: ['hemoglobin in g/dL (WHO cut-offs)', 'serum ferritin in ng/mL'],
      fa: ['هموگلوبین بر حسب g/dL (معیار سازمان جهانی بهداشت)', 'فریتین سرم بر حسب ng/mL'],
    },
  },
  {
    named: /cholesterol|lipid|ldl|triglycer|کلسترول|چربی|لیپید/i,
    with: {
      en: ['LDL cholesterol in mg/dL', 'lipid profile after 12 hours of fasting'],
      fa: ['کلسترول LDL بر حسب mg/dL', 'پروفایل لیپیدی پس از ۱۲ ساعت ناشتایی'],
    },
  },
  {
    named: /adheren|complian|پایبندی|تبعیت/i,
    with: {
      en: ['Morisky Medication Adherence Scale (MMAS-8)', 'pill count'],
      fa: ['پرسشنامهٔ تبعیت دارویی موریسکی (MMAS-8)', 'شمارش قرص‌ها'],
    },
  },
  {
    named: /self-?care|self-?efficacy|خودمراقبت|خودکارآمد/i,
    with: {
      en: ['Summary of Diabetes Self-Care Activities (SDSCA)', 'General Self-Efficacy Scale'],
      fa: ['پرسشنامهٔ SDSCA', 'مقیاس خودکارآمدی عمومی شرر'],
    },
  },
  {
    named: /mortality|survival|death|مرگ|بقا/i,
    with: {
      en: ['death from any cause, from hospital records', 'survival time in months'],
      fa: ['مرگ به هر علت بر اساس پروندهٔ بیمارستان', 'زمان بقا بر حسب ماه'],
    },
  },
  {
    named: /length of|duration of|hospital stay|مدت بستری|طول مدت|مدت/i,
    with: {
      en: ['days, from hospital records', 'hours, from hospital records'],
      fa: ['روز، بر اساس پروندهٔ بیمارستان', 'ساعت، بر اساس پروندهٔ بیمارستان'],
    },
  },
  { named: /infection|عفونت/i, with: { en: ['positive culture', 'CDC criteria'], fa: ['کشت مثبت', 'معیارهای CDC'] } },
  {
    named: /heal|wound|ترمیم|زخم/i,
    with: {
      en: ['wound area in cm²', 'REEDA scale', 'days to complete healing'],
      fa: ['سطح زخم بر حسب cm²', 'مقیاس REEDA', 'تعداد روز تا ترمیم کامل'],
    },
  },
  {
    named: /plaque|prob|gingiv|پلاک|پروبینگ|لثه/i,
    with: {
      en: ['Silness–Löe plaque index', 'probing depth in millimeters'],
      fa: ['شاخص پلاک سیلنس و لو', 'عمق پروبینگ بر حسب میلی‌متر'],
    },
  },
  {
    named: /knowledge|attitude|skill|دانش|آگاهی|نگرش|مهارت/i,
    with: { en: ['validated questionnaire', 'OSCE checklist'], fa: ['پرسشنامهٔ روا و پایا', 'چک‌لیست آسکی (OSCE)'] },
  },
  {
    named: /satisf|رضایت/i,
    with: {
      en: ['five-point Likert scale', 'validated questionnaire'],
      fa: ['مقیاس پنج‌درجه‌ای لیکرت', 'پرسشنامهٔ روا و پایا'],
    },
  },
  {
    named: /birth weight|وزن هنگام/i,
    with: { en: ['weight in grams within one hour of birth'], fa: ['وزن بر حسب گرم در یک ساعت اول تولد'] },
  },
];

export const usualMeasures: Lists = {
  en: ['validated questionnaire', 'laboratory test', 'hospital records'],
  fa: ['پرسشنامهٔ روا و پایا', 'آزمایش خون', 'پروندهٔ بیمارستان'],
};
