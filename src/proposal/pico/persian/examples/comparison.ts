import type { RuleExamples } from '../../example.ts';

export const comparisonExamples: RuleExamples = {
  'fa.compare.before-after': {
    example: 'مقایسهٔ [O فشار خون] [C قبل و بعد] از [I همودیالیز] در [P بیماران دیالیزی]',
    counterExample: 'مقایسهٔ فشار خون بعد از همودیالیز در زنان و مردان',
  },
  'fa.compare.with-others': {
    example: 'بررسی [O سطح ویتامین D] در [P بیماران مبتلا به ام‌اس] و مقایسهٔ آن با [C افراد سالم]',
    counterExample: 'بررسی سطح ویتامین D در بیماران و مقایسهٔ دو روش سنجش',
  },
  'fa.compare.effect-on': {
    example: 'مقایسهٔ تأثیر [I ماساژ] و [C رایحه‌درمانی] بر [O شدت درد] [P مادران]',
    counterExample: 'تأثیر ماساژ و رایحه‌درمانی بر شدت درد مادران',
  },
  'fa.compare.effect-in-on': {
    example: 'مقایسهٔ اثر [I متفورمین] و [C انسولین] در [P زنان مبتلا به دیابت بارداری] بر [O وزن نوزاد]',
    counterExample: 'اثر متفورمین در زنان مبتلا به دیابت بارداری بر وزن نوزاد',
  },
  'fa.compare.effect-treat': {
    example: 'مقایسهٔ [O اثربخشی] [I کرایوتراپی] و [C لیزر] در درمان [P زگیل]',
    counterExample: 'مقایسهٔ اثر کرایوتراپی و لیزر بر درد زگیل',
  },
  'fa.compare.effect-for': {
    example: 'مقایسهٔ اثر [I اندانسترون] و [C متوکلوپرامید] در پیشگیری از [O تهوع بعد از عمل]',
    counterExample: 'مقایسهٔ دانش پرستاران در بیمارستان‌ها',
  },
  'fa.compare.effect-treat-people': {
    example: 'مقایسهٔ [O اثربخشی] [I سرترالین] و [C فلوکستین] در درمان [P بیماران مبتلا به وسواس]',
    counterExample: 'مقایسهٔ تجربهٔ پرستاران و پزشکان',
  },
  'fa.compare.outcome-by-kinds': {
    example: 'مقایسهٔ [O بروز تهوع] در [P کودکان] با دو روش [I بیهوشی عمومی] و [C بی‌حسی نخاعی]',
    counterExample: 'مقایسهٔ اثر ماساژ بر درد مادران',
  },
  'fa.compare.property': {
    example: 'مقایسهٔ [O ریزنشت] [I کامپوزیت سیلوران] و [C کامپوزیت متاکریلات]',
    counterExample: 'مقایسهٔ اثر کامپوزیت بر ریزنشت',
  },
  'fa.compare.on': {
    example: 'مقایسهٔ [I گرمادرمانی] و [C سرمادرمانی] بر [O شدت درد]',
    counterExample: 'مقایسهٔ اضطراب در زنان باردار',
  },
  'fa.compare.outcome-by-method': {
    example: 'مقایسهٔ [O تصویر بدنی] در دو گروه [P زنان] با [I زایمان طبیعی] و [C سزارین]',
    counterExample: 'مقایسهٔ اثر ماساژ بر درد مادران',
  },
  'fa.compare.outcome-by-people': {
    example: 'مقایسهٔ [O کیفیت خواب] در [P بیماران دیابتی] و [C افراد سالم]',
    counterExample: 'مقایسهٔ متفورمین و انسولین در زنان باردار',
  },
  'fa.compare.outcome-of-compared': {
    example: 'مقایسهٔ [O تراکم استخوان] در [P ورزشکاران] و [C افراد غیرفعال]',
    counterExample: 'مقایسهٔ متفورمین و انسولین در زنان باردار',
  },
  'fa.compare.in': {
    example: 'مقایسهٔ [I متفورمین] و [C انسولین] در [P زنان مبتلا به دیابت بارداری]',
    counterExample: 'مقایسهٔ کیفیت خواب زنان باردار',
  },
  'fa.compare.effect-in': {
    example: 'مقایسهٔ اثر [I لیدوکائین] و [C بوپیواکائین] در [O درد تزریق]',
    counterExample: 'مقایسهٔ نظر استادان در دو دانشکده',
  },
  'fa.compare.state': {
    example: 'مقایسهٔ [O میزان نشت] در کانال‌های پرشده',
    counterExample: 'مقایسهٔ لیزر و کرایوتراپی',
  },
  'fa.compare.arms': {
    example: 'مقایسهٔ [I لیزر] و [C کرایوتراپی]',
    counterExample: 'کاربرد لیزر و کرایوتراپی',
  },
  'fa.comparison.versus': {
    example: 'اثر زنجبیل بر تهوع در مقایسه با [C ویتامین B6]',
    counterExample: 'نگرش مادران نسبت به واکسن',
  },
  'fa.comparison.plain': {
    example: 'نیمی از بیماران [C دارونما] می‌گیرند',
    counterExample: 'مراقبت در منزل',
  },
};
