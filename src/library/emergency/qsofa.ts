import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['breathing', 1, 'Respiratory rate 22/min or more', 'تعداد تنفس ۲۲ در دقیقه یا بیشتر'],
  ['mentation', 1, 'Altered mental state (GCS below 15)', 'تغییر هوشیاری (GCS کمتر از ۱۵)'],
  ['pressure', 1, 'Systolic blood pressure 100 mmHg or less', 'فشار سیستولیک ۱۰۰ میلی‌متر جیوه یا کمتر'],
]);

export const qsofa = instrument({
  id: 'qsofa',
  shelf: 'emergency',
  title: ['qSOFA: risk in suspected infection', 'خطر در عفونت مشکوک (qSOFA)'],
  purpose: ['To find patients with infection who may do badly.', 'برای یافتن بیماران عفونی پرخطر.'],
  minutes: 1,
  source: 'Singer M, Deutschman CS, Seymour CW, et al. Sepsis-3. JAMA. 2016;315:801–810. doi:10.1001/jama.2016.0287',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'qSOFA', fa: 'qSOFA' },
      short: 'qSOFA',
      bands: [
        from(0, 'Not high risk', 'کم‌خطرتر'),
        from(2, 'High risk', 'پرخطر', 'danger', {
          en: 'Look for organ dysfunction, measure lactate and start treatment of sepsis if it is likely.',
          fa: 'نارسایی اندام‌ها را بررسی و لاکتات را اندازه‌گیری کنید و در صورت احتمال سپسیس درمان را آغاز کنید.',
        }),
      ],
    }),
  ],
});
