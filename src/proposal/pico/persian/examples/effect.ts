import type { RuleExamples } from '../../example.ts';

export const effectExamples: RuleExamples = {
  'fa.effect.on': {
    example: 'تأثیر [I ماساژ پا] بر [O کیفیت خواب] [P سالمندان]',
    counterExample: 'ارتباط کیفیت خواب با سلامت روان سالمندان',
  },
  'fa.effect.in-on': {
    example: 'اثر [I آموزش همتا] در [P بیماران دیابتی] بر [O خودمراقبتی]',
    counterExample: 'خودمراقبتی در بیماران دیابتی و ارتباط آن با آموزش',
  },
  'fa.effect.treat': {
    example: '[O اثربخشی] [I ایزوترتینوئین خوراکی] در درمان [P آکنهٔ شدید]',
    counterExample: 'تجربهٔ درمان آکنه',
  },
  'fa.effect.for': {
    example: 'اثربخشی [I زعفران] در کاهش [O علائم افسردگی]',
    counterExample: 'کاهش علائم افسردگی در زنان',
  },
  'fa.effect.treat-people': {
    example: '[O اثربخشی و ایمنی] [I سیتاگلیپتین] در درمان [P بیماران مبتلا به دیابت]',
    counterExample: 'اثر سیتاگلیپتین بر وزن بیماران مبتلا به دیابت',
  },
  'fa.effect.of-on-people': {
    example: '[O ایمنی] [I واکسن آنفلوانزا] در [P زنان باردار]',
    counterExample: 'نگرش زنان باردار به واکسن آنفلوانزا',
  },
  'fa.effect.in': {
    example: 'نقش [I ورزش] در [O سلامت روان]',
    counterExample: 'سلامت روان در ورزش',
  },
  'fa.effect.in-people': {
    example: 'تأثیر [I هیپنوتیزم] در [P بیماران سوخته]',
    counterExample: 'بیماران تحت تأثیر دارو',
  },
  'fa.effect.efficacy-of': {
    example: '[O هزینه‌اثربخشی] [I دیالیز صفاقی] در مقایسه با [C همودیالیز]',
    counterExample: 'هزینهٔ دیالیز صفاقی',
  },
  'fa.effect.alone': {
    example: 'تأثیر [I طب سوزنی]',
    counterExample: 'کاربرد طب سوزنی',
  },
};
