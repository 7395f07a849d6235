import type { RuleExamples } from '../../example.ts';

export const sentencesExamples: RuleExamples = {
  'fa.question.does-it-act': {
    example: 'آیا [I ماساژ پا] بر [O کیفیت خواب] [P سالمندان] مؤثر است؟',
    counterExample: 'آیا سالمندان خواب خوبی دارند؟',
  },
  'fa.question.does-it-cause': {
    example: 'آیا [I مصرف زنجبیل] باعث کاهش [O تهوع بارداری] می‌شود؟',
    counterExample: 'علت تهوع بارداری چیست؟',
  },
  'fa.question.what-effect': {
    example: '[I آموزش همتا] چه تأثیری بر [O خودمراقبتی] [P نوجوانان] دارد؟',
    counterExample: 'خودمراقبتی چه ابعادی دارد؟',
  },
  'fa.hypothesis.acts': {
    example: '[I موسیقی] بر [O اضطراب] [P بیماران] تأثیر دارد',
    counterExample: 'موسیقی در بخش دیالیز پخش شد',
  },
  'fa.hypothesis.lower-than': {
    example: 'میانگین نمرهٔ [O درد] در گروه [I ماساژ] کمتر از گروه [C مراقبت معمول] است',
    counterExample: 'میانگین سن گروه کمتر از ۳۰ سال است',
  },
  'fa.method.receives': {
    example: 'گروه مداخله [I کپسول زنجبیل] دریافت می‌کند',
    counterExample: 'گروه کنترل کپسول نشاسته دریافت می‌کند',
  },
  'fa.method.control-receives': {
    example: 'گروه شاهد [C کپسول نشاسته] دریافت می‌کند',
    counterExample: 'گروه مداخله کپسول زنجبیل دریافت می‌کند',
  },
  'fa.method.group-in-brackets': {
    example: 'به دو گروه مداخله ([I ماساژ]) و شاهد ([C مراقبت معمول]) تقسیم می‌شوند',
    counterExample: 'گروه مداخله (۳۰ نفر) و شاهد',
  },
  'fa.method.outcome-is': {
    example: 'پیامد اولیهٔ مطالعه [O شدت درد] است',
    counterExample: 'پیامدهای بیماری را بررسی می‌کنیم',
  },
  'fa.method.measured': {
    example: '[O کیفیت خواب] با پرسشنامهٔ پیتزبورگ سنجیده می‌شود',
    counterExample: 'بیماران با پرسشنامهٔ سلامت غربال می‌شوند',
  },
};
