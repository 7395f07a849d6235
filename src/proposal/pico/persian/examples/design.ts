import type { RuleExamples } from '../../example.ts';

export const designExamples: RuleExamples = {
  'fa.design.trial': {
    example: 'اثر زنجبیل بر تهوع: یک [D کارآزمایی بالینی تصادفی‌شدهٔ دوسوکور]',
    counterExample: 'کیفیت گزارش مقاله‌های کارآزمایی بالینی',
  },
  'fa.design.review': {
    example: 'اثربخشی متفورمین: [D مرور نظام‌مند و فراتحلیل]',
    counterExample: 'مرور پروندهٔ بیماران بستری',
  },
  'fa.design.review-of': {
    example: '[D مروری] بر اثربخشی تمرین در کمردرد',
    counterExample: 'آموزش مروری در دانشجویان',
  },
  'fa.design.study': {
    example: 'شیوع کم‌خونی در زنان باردار: یک [D مطالعهٔ مقطعی توصیفی]',
    counterExample: 'عادت‌های مطالعه در دانشجویان',
  },
  'fa.design.kind': {
    example: 'تجربهٔ زیستهٔ پرستاران: یک [D پدیدارشناسی]',
    counterExample: 'گزارش خطای دارویی در پرستاران',
  },
};
