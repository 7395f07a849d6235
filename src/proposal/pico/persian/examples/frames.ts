import type { RuleExamples } from '../../example.ts';

export const framesExamples: RuleExamples = {
  'fa.frame.PCC': {
    example: 'پرستاری از راه دور در بیماران دیالیزی: مرور دامنه‌ای',
    counterExample: 'پرستاری از راه دور در بیماران دیالیزی: مرور نظام‌مند',
  },
  'fa.frame.SPIDER': {
    example: 'تجربهٔ زیستهٔ مادران کودکان مبتلا به سرطان',
    counterExample: 'کیفیت زندگی مادران کودکان مبتلا به سرطان',
  },
  'fa.frame.PICO': {
    example: 'زنجبیل و تهوع بارداری: کارآزمایی بالینی',
    counterExample: 'کاشت زنجبیل در شمال',
  },
  'fa.frame.diagnostic': {
    example: 'ارزش تشخیصی تروپونین در سکتهٔ قلبی',
    counterExample: 'سطح تروپونین در ورزشکاران',
  },
  'fa.frame.prognostic': {
    example: 'ارزش پیش‌آگهی لاکتات در بیماران سپسیس',
    counterExample: 'سطح لاکتات در ورزشکاران',
  },
  'fa.frame.prevalence': {
    example: 'شیوع کم‌خونی در زنان باردار',
    counterExample: 'اثر آهن بر کم‌خونی زنان باردار',
  },
  'fa.frame.PECO': {
    example: 'عوامل خطر سرطان معده: مطالعهٔ مورد-شاهدی',
    counterExample: 'درمان سرطان معده با جراحی',
  },
};
