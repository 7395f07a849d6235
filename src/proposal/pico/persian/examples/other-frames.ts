import type { RuleExamples } from '../../example.ts';

export const otherFramesExamples: RuleExamples = {
  'fa.diagnostic.compared': {
    example: 'مقایسهٔ [O دقت تشخیصی] [I سونوگرافی] و [C سی‌تی‌اسکن] در تشخیص [P آپاندیسیت]',
    counterExample: 'مقایسهٔ هزینهٔ سونوگرافی و سی‌تی‌اسکن',
  },
  'fa.diagnostic.of': {
    example: '[O ارزش تشخیصی] [I تروپونین] در تشخیص [P سکتهٔ قلبی]',
    counterExample: 'ارزش غذایی شیر مادر',
  },
  'fa.diagnostic.of-in': {
    example: '[O حساسیت و ویژگی] [I ماموگرافی] در تشخیص سرطان پستان در [P زنان]',
    counterExample: 'حساسیت دندان در زنان',
  },
  'fa.experience.of': {
    example: '[O تجربهٔ زیستهٔ] [P پرستاران] از [I مراقبت از بیماران کرونا]',
    counterExample: 'سابقهٔ کار پرستاران',
  },
  'fa.experience.through': {
    example: '[O تجربهٔ زیستهٔ] [I ناباروری] در [P زنان]',
    counterExample: 'درمان ناباروری در زنان',
  },
  'fa.experience.explained': {
    example: 'تبیین فرایند [I سازگاری با سرطان] در [P مردان]',
    counterExample: 'تعیین سازگاری مردان با سرطان',
  },
  'fa.experience.kind-of': {
    example: '[D پدیدارشناسی] [I سوگ] در [P مادران]',
    counterExample: 'پدیدارشناسی چیست',
  },
  'fa.describe.instrument': {
    example: '[O ویژگی‌های روان‌سنجی] [I پرسشنامهٔ تاب‌آوری] در [P پرستاران]',
    counterExample: 'ویژگی‌های فردی پرستاران',
  },
  'fa.describe.study-of': {
    example: 'بررسی [O سلامت جسمی] [P دانش‌آموزان ۷ ساله]',
    counterExample: 'سلامت جسمی دانش‌آموزان ۷ ساله',
  },
  'fa.describe.frequency': {
    example: '[O شیوع پوسیدگی دندان] در [P دانش‌آموزان]',
    counterExample: 'پوسیدگی دندان در دانش‌آموزان',
  },
  'fa.describe.response-to': {
    example: '[O پاسخ ایمنی] به [I واکسن هپاتیت B] در [P بیماران دیالیزی]',
    counterExample: 'پاسخ پرستاران در پرسشنامه',
  },
  'fa.describe.designed': {
    example: 'طراحی و ارزشیابی [I برنامهٔ آموزش مراقبت در منزل] برای [P مادران کودکان مبتلا به آسم]',
    counterExample: 'طراحی ساختمان بیمارستان',
  },
  'fa.describe.treatment-in': {
    example: '[I مداخلات مبتنی بر توانمندسازی] در [P بیماران مبتلا به دیابت]: مرور دامنه‌ای',
    counterExample: 'افسردگی در بیماران مبتلا به دیابت',
  },
  'fa.describe.state-of': {
    example: '[O آگاهی، نگرش و عملکرد] [P مادران] دربارهٔ تغذیهٔ تکمیلی',
    counterExample: 'مادران و تغذیهٔ تکمیلی',
  },
};
