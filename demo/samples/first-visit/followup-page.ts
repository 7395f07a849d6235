import type { Page, Question } from '../../../src/engine/definition/types.ts';
import { band } from '../furniture.ts';

const pressure = { en: 'mmHg', fa: 'میلی‌متر جیوه' } as const;
const kilograms = { en: 'kg', fa: 'کیلوگرم' } as const;

const bloodPressure: readonly Question[] = [
  { id: 'systolic', name: 'systolic', type: 'number', title: { en: 'Systolic pressure', fa: 'فشار سیستولی' }, shorttitle: { en: 'Systolic', fa: 'سیستولی' }, unit: pressure, min: 50, max: 300, floatcount: 0, mandatory: true, historytype: 'followup', clearonload: true, displaysize: 4 },
  { id: 'diastolic', name: 'diastolic', type: 'number', title: { en: 'Diastolic pressure', fa: 'فشار دیاستولی' }, shorttitle: { en: 'Diastolic', fa: 'دیاستولی' }, unit: pressure, min: 20, max: 'systolic', floatcount: 0, mandatory: true, historytype: 'followup', clearonload: true, displaysize: 4 },
  { id: 'pulse', name: 'pulse', type: 'number', title: { en: 'Pulse', fa: 'نبض' }, unit: { en: 'a minute', fa: 'در دقیقه' }, min: 20, max: 300, floatcount: 0, historytype: 'followup', clearonload: true, displaysize: 4 },
  {
    id: 'map', name: 'map', type: 'calculated', title: { en: 'Mean arterial pressure', fa: 'فشار متوسط شریانی' }, shorttitle: { en: 'MAP', fa: 'MAP' },
    formula: '(systolic + 2 * diastolic) / 3', floatcount: 0, unit: pressure, historytype: 'followup', displaysize: 4, startNewRow: true,
  },
  {
    id: 'stage', name: 'stage', type: 'calculated', title: { en: 'Blood pressure', fa: 'وضعیت فشار خون' }, displaysize: 8,
    formula: 'IFS(NOT(ANSWERED(systolic, diastolic)), "", OR(systolic >= 180, diastolic >= 120), "crisis", OR(systolic >= 140, diastolic >= 90), "stage2", OR(systolic >= 130, diastolic >= 80), "stage1", systolic >= 120, "elevated", TRUE, "normal")',
    options: [
      band('normal', 'Normal', 'طبیعی'), band('elevated', 'Elevated', 'بالاتر از طبیعی'), band('stage1', 'Hypertension, stage 1', 'پرفشاری خون، مرحلهٔ ۱'),
      band('stage2', 'Hypertension, stage 2', 'پرفشاری خون، مرحلهٔ ۲'), band('crisis', 'Severe: act now', 'شدید: اقدام فوری'),
    ],
  },
];

/** What is measured and decided at each visit. Pressure bands: American Heart Association, 2017. */
export const followupPage: Page = {
  id: 'followup', text: 'followup', displayTitle: { en: 'Follow-up', fa: 'پیگیری' }, pageType: 'followup', roles: ['owner', 'expert', 'secretary'],
  questions: [
    ...bloodPressure,
    { id: 'weight', name: 'weight', type: 'number', title: { en: 'Weight', fa: 'وزن' }, unit: kilograms, min: 1, max: 400, floatcount: 1, historytype: 'followup', clearonload: true, displaysize: 4, startNewRow: true },
    { id: 'weightchange', name: 'weightchange', type: 'calculated', title: { en: 'Since the last visit', fa: 'نسبت به مراجعهٔ پیش' }, formula: 'weight - LAST(weight)', floatcount: 1, unit: kilograms, displaysize: 4 },
    { id: 'meansystolic', name: 'meansystolic', type: 'calculated', title: { en: 'Mean systolic pressure so far', fa: 'میانگین فشار سیستولی تاکنون' }, formula: 'AVERAGE(HISTORY(systolic), systolic)', floatcount: 0, unit: pressure, displaysize: 4 },
    { id: 'impression', name: 'impression', type: 'note', title: { en: 'Assessment and plan', fa: 'ارزیابی و برنامهٔ درمان' }, showforuser: false, showforsecretary: false, clearonload: true, displaysize: 12 },
    { id: 'nextvisit', name: 'nextvisit', type: 'date', title: { en: 'Next visit', fa: 'مراجعهٔ بعدی' }, min: 'TODAY()', clearonload: true, displaysize: 6 },
    { id: 'daystonext', name: 'daystonext', type: 'calculated', title: { en: 'Days until then', fa: 'روزهای باقی‌مانده' }, formula: 'DAYS(nextvisit, TODAY())', floatcount: 0, displaysize: 6 },
  ],
};
