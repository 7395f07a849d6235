import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['temperature', 1, 'Temperature above 38 °C or below 36 °C', 'دمای بالاتر از ۳۸ یا پایین‌تر از ۳۶ درجه'],
  ['pulse', 1, 'Heart rate above 90/min', 'ضربان قلب بیش از ۹۰ در دقیقه'],
  [
    'breathing',
    1,
    'Respiratory rate above 20/min, or PaCO₂ below 32 mmHg',
    'تنفس بیش از ۲۰ در دقیقه یا PaCO₂ کمتر از ۳۲ میلی‌متر جیوه',
  ],
  [
    'leukocytes',
    1,
    'White cells above 12,000 or below 4,000/mm³, or over 10% bands',
    'گلبول سفید بیش از ۱۲۰۰۰ یا کمتر از ۴۰۰۰، یا بیش از ۱۰٪ باند',
  ],
]);

export const sirs = instrument({
  id: 'sirs',
  shelf: 'emergency',
  title: ['SIRS criteria', 'معیارهای SIRS'],
  purpose: ['To recognize a systemic inflammatory response.', 'برای شناخت پاسخ التهابی منتشر.'],
  minutes: 1,
  source:
    'Bone RC, Balk RA, Cerra FB, et al. Definitions for sepsis and organ failure. Chest. 1992;101:1644–1655. doi:10.1378/chest.101.6.1644',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'SIRS criteria met', fa: 'معیارهای مثبت SIRS' },
      short: 'SIRS',
      bands: [
        from(0, 'No SIRS', 'بدون SIRS'),
        from(2, 'SIRS', 'SIRS', 'warning', {
          en: 'Look for an infection and for organ dysfunction.',
          fa: 'عفونت و نارسایی اندام‌ها را بررسی کنید.',
        }),
      ],
    }),
  ],
});
