import { formatNumber } from '../../../engine/numbers/number-text.ts';
import type { Rule } from '../rule.ts';
import { amountOf, budgetRows, budgetTotal, statedTotals } from './budget.ts';
import { lastMonth, monthsBetween, monthsOf } from './months.ts';

const money = (amount: number) => ({
  en: formatNumber(amount, { language: 'en', grouped: true }),
  fa: formatNumber(amount, { language: 'fa', grouped: true }),
});

export const timeRules: readonly Rule[] = [
  {
    code: 'end-before-start',
    level: 'error',
    message: {
      en: 'The study ends before it starts. Correct one of the two dates.',
      fa: 'تاریخ پایان پیش از تاریخ شروع است. یکی از دو تاریخ را اصلاح کنید.',
    },
    inStudy: (study, report) => {
      const ends = study.of('ends');
      const months = monthsBetween(study.text('starts'), study.text('ends'));
      if (ends && months !== undefined && months <= 0) report({ path: ends.path });
    },
  },
  {
    code: 'timetable-row-invalid',
    level: 'error',
    message: {
      en: '“{activity}” needs the months in which it starts and ends, counted from 1, the end not before the start.',
      fa: '«{activity}» باید ماه شروع و پایان داشته باشد؛ ماه‌ها از 1 شمرده می‌شوند و پایان پیش از شروع نیست.',
    },
    roles: ['timetable'],
    inAnswer: ({ path, rows }, report) =>
      rows.forEach((row, index) => {
        const activity = row['activity']?.trim() ?? '';
        const begun = [activity, row['starts'], row['ends']].some((text) => text?.trim());
        if (begun && !monthsOf(row)) report({ path: `${path}[${index}].ends` }, { activity });
      }),
  },
  {
    code: 'duration-differs',
    level: 'error',
    message: {
      en: 'The dates make {months} months, the timetable {last}. Make them agree.',
      fa: 'بین دو تاریخ {months} ماه فاصله است، اما جدول زمان‌بندی {last} ماه دارد. آن‌ها را یکی کنید.',
    },
    inStudy: (study, report) => {
      const timetable = study.of('timetable');
      const months = monthsBetween(study.text('starts'), study.text('ends'));
      const last = timetable && lastMonth(timetable);
      if (last === undefined || months === undefined || months <= 0) return;
      if (Math.abs(months - last) > 1) report({ path: timetable!.path }, { months, last });
    },
  },
];

export const budgetRules: readonly Rule[] = [
  {
    code: 'budget-row-invalid',
    level: 'error',
    message: {
      en: '“{item}” needs a count and a price as numbers, so that its cost can be computed.',
      fa: '«{item}» باید تعداد و قیمت عددی داشته باشد تا هزینهٔ آن محاسبه شود.',
    },
    roles: ['budget'],
    inAnswer: (answer, report) => {
      for (const { row, index, cost } of budgetRows(answer))
        if (cost === undefined) {
          const column = amountOf(row['count']) === undefined ? 'count' : 'price';
          report({ path: `${answer.path}[${index}].${column}` }, { item: row['item']?.trim() ?? '' });
        }
    },
  },
  {
    code: 'budget-total-differs',
    level: 'error',
    message: {
      en: 'A total of {stated} is stated, but the rows of the budget come to {total}. Correct one of them.',
      fa: 'جمع کل {stated} نوشته شده، اما جمع ردیف‌های بودجه {total} است. یکی را اصلاح کنید.',
    },
    inStudy: (study, report) => {
      const budget = study.of('budget');
      const total = budget && budgetTotal(budget);
      if (total === undefined) return;
      const field = study.of('budgetTotal');
      const stated = amountOf(field?.text);
      if (field && stated !== undefined && stated !== total)
        report({ path: field.path }, { stated: money(stated), total: money(total) });
      for (const { passages } of study.answers)
        for (const { path, text } of passages)
          for (const { amount, start, end } of statedTotals(text))
            if (amount !== total && path !== field?.path)
              report({ path, start, end }, { stated: money(amount), total: money(total) });
    },
  },
];
