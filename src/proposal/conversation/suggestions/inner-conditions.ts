import type { Condition } from './condition.ts';

/** Of metabolism, heart, kidney and lungs, and cancer. The first that is named counts, so the narrower stand first. */
export const innerConditions: readonly Condition[] = [
  {
    named: /gestational diabetes|دیابت بارداری/i,
    name: { en: 'gestational diabetes', fa: 'دیابت بارداری' },
    groups: ['pregnant'],
    outcomes: {
      en: ['fasting blood glucose', 'birth weight', 'rate of cesarean delivery'],
      fa: ['قند خون ناشتا', 'وزن هنگام تولد', 'میزان سزارین'],
    },
  },
  {
    named: /diabet|hba1c|h?ypoglyc|insulin|metformin|glyc[ae]?emi|دیابت|متفورمین|انسولین|هموگلوبین a1c|گلیسمی/i,
    name: { en: 'type 2 diabetes', fa: 'دیابت نوع ۲' },
    groups: ['adults', 'olderAdults', 'children'],
    outcomes: {
      en: ['HbA1c', 'fasting blood glucose', 'quality of life', 'self-care behaviors'],
      fa: ['هموگلوبین A1c', 'قند خون ناشتا', 'کیفیت زندگی', 'رفتارهای خودمراقبتی'],
    },
  },
  {
    named: /pre-?eclampsia|پره[ \u200c]?اکلامپسی/i,
    name: { en: 'preeclampsia', fa: 'پره‌اکلامپسی' },
    groups: ['pregnant'],
    outcomes: {
      en: ['blood pressure', 'preterm birth', 'maternal complications'],
      fa: ['فشار خون', 'زایمان زودرس', 'عوارض مادری'],
    },
  },
  {
    named: /hypertensi|blood pressure|پرفشاری|فشار[ \u200c]?خون/i,
    name: { en: 'hypertension', fa: 'پرفشاری خون' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['systolic blood pressure', 'medication adherence', 'cardiovascular events'],
      fa: ['فشار خون سیستولیک', 'پایبندی به درمان دارویی', 'رویدادهای قلبی‌عروقی'],
    },
  },
  {
    named: /heart failure|نارسایی قلب/i,
    name: { en: 'heart failure', fa: 'نارسایی قلبی' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['readmission within 30 days', 'quality of life', 'six-minute walk distance', 'all-cause mortality'],
      fa: ['بستری مجدد در ۳۰ روز', 'کیفیت زندگی', 'مسافت پیاده‌روی شش‌دقیقه‌ای', 'مرگ‌ومیر به هر علت'],
    },
  },
  {
    named: /myocardial|coronary|angina|cabg|infarct|bypass|عروق کرونر|سکتهٔ? قلبی|انفارکتوس|آنژیو|پیوند عروق/i,
    name: { en: 'coronary artery disease', fa: 'بیماری عروق کرونر' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['major adverse cardiac events', 'anxiety', 'LDL cholesterol', 'quality of life'],
      fa: ['رویدادهای مهم قلبی', 'اضطراب', 'کلسترول LDL', 'کیفیت زندگی'],
    },
  },
  {
    named: /stroke|سکتهٔ? مغزی/i,
    name: { en: 'stroke', fa: 'سکتهٔ مغزی' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['functional independence', 'upper limb function', 'balance', 'recurrence of stroke'],
      fa: ['استقلال عملکردی', 'عملکرد اندام فوقانی', 'تعادل', 'عود سکتهٔ مغزی'],
    },
  },
  {
    named: /h[ae]?emodialysis|dialysis|kidney|renal|دیالیز|کلیوی|کلیه/i,
    name: { en: 'end-stage kidney disease on hemodialysis', fa: 'نارسایی مزمن کلیه تحت همودیالیز' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['quality of life', 'fatigue', 'pruritus', 'serum phosphorus'],
      fa: ['کیفیت زندگی', 'خستگی', 'خارش', 'فسفر سرم'],
    },
  },
  {
    named: /breast cancer|سرطان (?:پستان|سینه)/i,
    name: { en: 'breast cancer', fa: 'سرطان پستان' },
    groups: ['women'],
    outcomes: {
      en: ['quality of life', 'fatigue', 'disease-free survival', 'anxiety'],
      fa: ['کیفیت زندگی', 'خستگی', 'بقای بدون بیماری', 'اضطراب'],
    },
  },
  {
    named: /cancer|chemotherap|oncolog|tumou?r|leuk[ae]|lymphoma|سرطان|شیمی[ \u200c]?درمانی|لوسمی|تومور/i,
    name: { en: 'cancer', fa: 'سرطان' },
    groups: ['adults', 'children', 'women'],
    outcomes: {
      en: ['quality of life', 'fatigue', 'chemotherapy-induced nausea and vomiting', 'overall survival'],
      fa: ['کیفیت زندگی', 'خستگی', 'تهوع و استفراغ ناشی از شیمی‌درمانی', 'بقای کلی'],
    },
  },
  {
    named: /asthma|آسم/i,
    name: { en: 'asthma', fa: 'آسم' },
    groups: ['adults', 'children'],
    outcomes: {
      en: ['asthma control', 'FEV1', 'number of exacerbations'],
      fa: ['کنترل آسم', 'حجم بازدمی در ثانیهٔ اول (FEV1)', 'تعداد حملات'],
    },
  },
  {
    named: /copd|chronic obstructive|انسدادی مزمن ریه|انسدادی ریه/i,
    name: { en: 'chronic obstructive pulmonary disease', fa: 'بیماری انسدادی مزمن ریه' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['dyspnea', 'six-minute walk distance', 'number of exacerbations'],
      fa: ['تنگی نفس', 'مسافت پیاده‌روی شش‌دقیقه‌ای', 'تعداد حملات تشدید'],
    },
  },
  {
    named: /covid|sars-cov|کووید|کرونا/i,
    name: { en: 'COVID-19', fa: 'کووید-۱۹' },
    groups: ['adults', 'olderAdults', 'staff'],
    outcomes: {
      en: ['length of hospital stay', 'all-cause mortality', 'need for mechanical ventilation'],
      fa: ['مدت بستری', 'مرگ‌ومیر به هر علت', 'نیاز به تهویهٔ مکانیکی'],
    },
  },
  {
    named: /mechanical ventilat|intensive care|\bicu\b|critical(?:ly)? ill|بخش مراقبت|تهویهٔ? مکانیکی|مراقبت‌?های ویژه/i,
    name: { en: 'critical illness in intensive care', fa: 'بیماری بحرانی در بخش مراقبت‌های ویژه' },
    groups: ['adults'],
    outcomes: {
      en: ['duration of mechanical ventilation', 'length of stay in intensive care', 'delirium'],
      fa: ['مدت تهویهٔ مکانیکی', 'مدت بستری در بخش مراقبت‌های ویژه', 'دلیریوم'],
    },
  },
];
