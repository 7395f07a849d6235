import { instrument } from '../parts/instrument.ts';
import { criteria, measure, yesNo } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { celsius, millimetresOfMercury, perMinute, percent } from '../parts/units.ts';

const breathing = 'IFS(breaths <= 8, 3, breaths <= 11, 1, breaths <= 20, 0, breaths <= 24, 2, TRUE, 3)';
const usual = 'IFS(saturation <= 91, 3, saturation <= 93, 2, saturation <= 95, 1, TRUE, 0)';
/** With a target of 88 to 92, more counts only while oxygen is given. */
const hypercapnic =
  'IFS(saturation <= 83, 3, saturation <= 85, 2, saturation <= 87, 1, saturation <= 92, 0, oxygen = "no", 0, saturation <= 94, 1, saturation <= 96, 2, TRUE, 3)';
const saturation = `IF(hypercapnic = "yes", ${hypercapnic}, ${usual})`;
const pressure = 'IFS(systolic <= 90, 3, systolic <= 100, 2, systolic <= 110, 1, systolic <= 219, 0, TRUE, 3)';
const pulse = 'IFS(pulse <= 40, 3, pulse <= 50, 1, pulse <= 90, 0, pulse <= 110, 1, pulse <= 130, 2, TRUE, 3)';
const temperature =
  'IFS(temperature <= 35, 3, temperature <= 36, 1, temperature <= 38, 0, temperature <= 39, 1, TRUE, 2)';

export const news2 = instrument({
  id: 'news2',
  shelf: 'emergency',
  title: ['NEWS2: National Early Warning Score', 'امتیاز ملی هشدار زودهنگام (NEWS2)'],
  purpose: ['To detect deterioration in acutely ill adults.', 'برای تشخیص بدتر شدن حال بزرگسالان بدحال.'],
  minutes: 2,
  source: 'Royal College of Physicians. National Early Warning Score (NEWS) 2. London: RCP; 2017',
  terms: method,
  items: [
    measure('breaths', 'Respiratory rate', 'تعداد تنفس', { unit: perMinute, min: 0, max: 80 }),
    measure('saturation', 'Oxygen saturation', 'اشباع اکسیژن', { unit: percent, min: 50, max: 100 }),
    yesNo(
      'hypercapnic',
      'Hypercapnic respiratory failure (target saturation 88–92%)',
      'نارسایی تنفسی هیپرکاپنیک (هدف اشباع ۸۸ تا ۹۲ درصد)',
    ),
    ...criteria([
      ['oxygen', 2, 'Receives oxygen', 'اکسیژن می‌گیرد'],
      [
        'confused',
        3,
        'New confusion, or responds only to voice or pain, or unresponsive',
        'گیجی تازه، پاسخ تنها به صدا یا درد، یا بی‌پاسخ',
      ],
    ]),
    measure('systolic', 'Systolic blood pressure', 'فشار خون سیستولیک', {
      unit: millimetresOfMercury,
      min: 30,
      max: 300,
    }),
    measure('pulse', 'Pulse', 'نبض', { unit: perMinute, min: 0, max: 250 }),
    measure('temperature', 'Temperature', 'دمای بدن', { unit: celsius, min: 25, max: 45, floatcount: 1 }),
  ],
  results: [
    result({
      title: { en: 'NEWS2', fa: 'NEWS2' },
      short: 'NEWS2',
      formula: [breathing, saturation, 'SCORE(oxygen)', pressure, pulse, 'SCORE(confused)', temperature].join(' + '),
      min: 0,
      max: 20,
      bands: [
        from(0, 'Low', 'کم', undefined, {
          en: 'Monitor at least every 4 to 6 hours (12 hours at 0). A 3 in one item: urgent review on the ward.',
          fa: 'دست‌کم هر ۴ تا ۶ ساعت پایش کنید (در امتیاز ۰ هر ۱۲ ساعت). امتیاز ۳ در یک مورد: ارزیابی فوری در بخش.',
        }),
        from(5, 'Medium', 'متوسط', 'warning', {
          en: 'Urgent review by a clinician; monitor at least every hour.',
          fa: 'ارزیابی فوری پزشک؛ پایش دست‌کم هر ساعت.',
        }),
        from(7, 'High', 'زیاد', 'danger', {
          en: 'Emergency assessment by a critical care team; monitor continuously.',
          fa: 'ارزیابی اورژانسی تیم مراقبت ویژه؛ پایش پیوسته.',
        }),
      ],
    }),
  ],
});
