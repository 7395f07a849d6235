import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';

type Lists = Readonly<Record<CoreLanguage, readonly string[]>>;

/** Designs by the kind of question, the strongest first. */
export const designs: Readonly<Record<QuestionFrame, Lists>> = {
  PICO: {
    en: [
      'randomized controlled trial',
      'double-blind randomized controlled trial',
      'crossover trial',
      'before–after study',
    ],
    fa: [
      'کارآزمایی بالینی تصادفی‌شده',
      'کارآزمایی بالینی تصادفی‌شدهٔ دوسوکور',
      'کارآزمایی متقاطع',
      'مطالعهٔ نیمه‌تجربی پیش و پس',
    ],
  },
  PECO: {
    en: ['cohort study', 'case–control study', 'cross-sectional study'],
    fa: ['مطالعهٔ کوهورت', 'مطالعهٔ مورد-شاهدی', 'مطالعهٔ مقطعی'],
  },
  SPIDER: {
    en: ['phenomenological study', 'qualitative content analysis', 'grounded theory study'],
    fa: ['مطالعهٔ پدیدارشناسی', 'تحلیل محتوای کیفی', 'مطالعهٔ گراندد تئوری'],
  },
  PCC: { en: ['scoping review'], fa: ['مرور دامنه‌ای'] },
  diagnostic: {
    en: ['diagnostic accuracy study', 'cross-sectional diagnostic accuracy study'],
    fa: ['مطالعهٔ دقت تشخیصی', 'مطالعهٔ مقطعی دقت تشخیصی'],
  },
  prognostic: {
    en: ['prospective cohort study', 'retrospective cohort study'],
    fa: ['مطالعهٔ کوهورت آینده‌نگر', 'مطالعهٔ کوهورت گذشته‌نگر'],
  },
  prevalence: {
    en: ['cross-sectional study', 'population-based survey'],
    fa: ['مطالعهٔ مقطعی', 'پیمایش مبتنی بر جمعیت'],
  },
};

export const singleGroupDesigns: Lists = {
  en: ['before–after study', 'single-arm trial', 'case series'],
  fa: ['مطالعهٔ نیمه‌تجربی پیش و پس', 'کارآزمایی تک‌گروهی', 'گزارش موارد'],
};

export const times: Readonly<Record<'followed' | 'long' | 'when', Lists>> = {
  followed: { en: ['8 weeks', '12 weeks', '6 months'], fa: ['۸ هفته', '۱۲ هفته', '۶ ماه'] },
  long: { en: ['1 year', '5 years'], fa: ['۱ سال', '۵ سال'] },
  when: { en: ['2026', 'from 2022 to 2026'], fa: ['۱۴۰۵', 'از ۱۴۰۱ تا ۱۴۰۵'] },
};

/** Hours count after an operation or a birth, not weeks. */
export const soon: { readonly named: RegExp; readonly with: Lists } = {
  named: /post-?operative|surg|labou?r|an[ae]+sthes|پس از (?:عمل|جراحی)|جراحی|زایمان|بی[ \u200c]?هوشی/i,
  with: {
    en: ['24 hours after surgery', '2, 6, 12 and 24 hours after surgery', '30 days'],
    fa: ['۲۴ ساعت پس از جراحی', '۲، ۶، ۱۲ و ۲۴ ساعت پس از جراحی', '۳۰ روز'],
  },
};

export const settings: Readonly<Record<'clinic' | 'review', Lists>> = {
  clinic: {
    en: ['teaching hospitals', 'primary care centers', 'a university clinic'],
    fa: ['بیمارستان‌های آموزشی', 'مراکز جامع سلامت', 'کلینیک دانشگاه'],
  },
  review: {
    en: ['primary care', 'hospitals', 'low- and middle-income countries'],
    fa: ['مراقبت‌های اولیه', 'بیمارستان‌ها', 'کشورهای با درآمد کم و متوسط'],
  },
};

export const evaluations: Lists = {
  en: ['experiences', 'perceptions', 'needs', 'barriers and facilitators'],
  fa: ['تجربه', 'دیدگاه‌ها', 'نیازها', 'موانع و تسهیل‌کننده‌ها'],
};

export const accuracyMeasures: Lists = {
  en: ['sensitivity and specificity', 'area under the ROC curve', 'positive and negative predictive values'],
  fa: ['حساسیت و ویژگی', 'سطح زیر منحنی ROC', 'ارزش اخباری مثبت و منفی'],
};

export const prognosticFactors: Lists = {
  en: ['age', 'C-reactive protein at admission', 'comorbidity'],
  fa: ['سن', 'پروتئین واکنشی C در بدو بستری', 'بیماری‌های همراه'],
};

export const usualOutcomes: Lists = {
  en: ['quality of life', 'pain intensity', 'length of hospital stay'],
  fa: ['کیفیت زندگی', 'شدت درد', 'مدت بستری'],
};

/** What is often studied where the title names only people or a condition. */
export const usualInterventions: Readonly<Record<'PICO' | 'PECO' | 'diagnostic' | 'SPIDER' | 'PCC', Lists>> = {
  PICO: {
    en: [
      'a self-care education program',
      'cognitive behavioral therapy',
      'aerobic exercise for 8 weeks',
      'vitamin D supplementation',
    ],
    fa: ['برنامهٔ آموزش خودمراقبتی', 'درمان شناختی-رفتاری', '۸ هفته تمرین هوازی', 'مکمل ویتامین D'],
  },
  PECO: {
    en: ['smoking', 'sleep duration', 'physical activity', 'obesity'],
    fa: ['مصرف سیگار', 'مدت خواب', 'فعالیت بدنی', 'چاقی'],
  },
  diagnostic: {
    en: ['ultrasound', 'a rapid test', 'computed tomography'],
    fa: ['سونوگرافی', 'آزمون سریع', 'سی‌تی اسکن'],
  },
  SPIDER: {
    en: ['living with the disease', 'nursing care', 'self-care'],
    fa: ['زندگی با بیماری', 'مراقبت پرستاری', 'خودمراقبتی'],
  },
  PCC: {
    en: ['telehealth', 'palliative care', 'self-care education'],
    fa: ['سلامت از راه دور', 'مراقبت تسکینی', 'آموزش خودمراقبتی'],
  },
};
