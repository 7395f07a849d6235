import type { RuleExamples } from '../../example.ts';

export const populationExamples: RuleExamples = {
  'fa.population.groups-of': {
    example: 'مقایسهٔ تصویر بدنی در دو گروه از [P زنان] با زایمان طبیعی و سزارین',
    counterExample: 'مقایسهٔ دو گروه دارویی در کنترل درد',
  },
  'fa.population.compared': {
    example: 'مقایسهٔ کیفیت خواب [P بیماران دیابتی] و [C افراد سالم]',
    counterExample: 'مقایسهٔ تأثیر ماساژ و گرما بر درد مادران و نوزادان',
  },
  'fa.population.compared-kinds': {
    example: 'مقایسهٔ کیفیت زندگی [P بیماران همودیالیزی] و [C پیوند کلیه]',
    counterExample: 'بررسی کیفیت زندگی بیماران همودیالیزی و دیابتی',
  },
  'fa.population.people': {
    example: 'اثر ماساژ بر درد [P زنان نخست‌زا]',
    counterExample: 'اثر ماساژ بر درد در بخش زنان',
  },
  'fa.population.procedure': {
    example: 'مقایسهٔ عوارض بیهوشی عمومی و نخاعی در [P سزارین]',
    counterExample: 'عوارض بیهوشی در زنان تحت سزارین',
  },
};
