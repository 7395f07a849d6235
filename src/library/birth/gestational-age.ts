import type { Question } from '../../engine/definition/types.ts';
import { instrument } from '../parts/instrument.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const lastPeriod: Question = {
  id: 'lastperiod',
  name: 'lastperiod',
  type: 'date',
  title: { en: 'First day of the last menstrual period', fa: 'نخستین روز آخرین قاعدگی' },
  max: 'TODAY()',
  mandatory: true,
  displaysize: 6,
};

const due: Question = {
  id: 'due',
  name: 'due',
  type: 'calculated',
  title: { en: 'Estimated due date', fa: 'تاریخ تقریبی زایمان' },
  startNewRow: true,
  formula: 'lastperiod + 280',
};

export const gestationalAge = instrument({
  id: 'gestational-age',
  shelf: 'birth',
  title: ['Gestational age and due date', 'سن بارداری و تاریخ زایمان'],
  purpose: ['To work out the due date from the last menstrual period.', 'برای محاسبهٔ تاریخ زایمان از آخرین قاعدگی.'],
  minutes: 1,
  source:
    'Committee Opinion 700: methods for estimating the due date. Obstet Gynecol. 2017;129:e150–e154. doi:10.1097/AOG.0000000000002046',
  terms: method,
  items: [lastPeriod],
  results: [
    due,
    result({
      title: { en: 'Completed weeks', fa: 'هفته‌های کامل' },
      short: 'GA',
      formula: 'ROUNDDOWN(DAYS(TODAY(), lastperiod) / 7)',
      unit: { en: 'weeks', fa: 'هفته' },
      bands: [
        from(0, 'First trimester', 'سه‌ماههٔ نخست'),
        from(14, 'Second trimester', 'سه‌ماههٔ دوم'),
        from(28, 'Third trimester, preterm', 'سه‌ماههٔ سوم، نارس'),
        from(37, 'Early term', 'ترم زودرس'),
        from(39, 'Full term', 'ترم کامل'),
        from(41, 'Late term', 'ترم دیررس', 'warning', {
          en: 'Plan surveillance, and talk about induction.',
          fa: 'پایش را برنامه‌ریزی و دربارهٔ القای زایمان گفت‌وگو کنید.',
        }),
        from(42, 'Post-term', 'پس از ترم', 'danger', {
          en: 'Induction is recommended.',
          fa: 'القای زایمان توصیه می‌شود.',
        }),
      ],
    }),
  ],
});
