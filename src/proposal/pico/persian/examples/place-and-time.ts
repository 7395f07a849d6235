import type { RuleExamples } from '../../example.ts';

export const placeAndTimeExamples: RuleExamples = {
  'fa.time.years': {
    example: 'شیوع پوسیدگی دندان در شهر قم در [T سال ۱۳۹۵]',
    counterExample: 'اضطراب در دختران ۱۰ تا ۱۲ سال',
  },
  'fa.time.year-alone': {
    example: 'رضایت پرستاران شهر ارومیه [T ۱۳۹۸]',
    counterExample: 'رضایت ۱۴۰۰ پرستار',
  },
  'fa.time.follow-up': {
    example: 'اثر ورزش بر وزن با [T پیگیری شش ماهه]',
    counterExample: 'اثر پیگیری تلفنی بر تبعیت از درمان',
  },
  'fa.time.after': {
    example: 'شدت درد [T سه ماه پس از مداخله] سنجیده می‌شود',
    counterExample: 'هشت هفته تمرین مقاومتی در سالمندان',
  },
  'fa.setting.place': {
    example: 'رضایت بیماران بستری در [S بیمارستان فارابی مشهد]',
    counterExample: 'مرگ‌ومیر بیمارستانی پس از سکته',
  },
  'fa.setting.city': {
    example: 'سواد سلامت دانشجویان [S تبریز]',
    counterExample: 'اعتبار نسخهٔ ایرانی پرسشنامه',
  },
};
