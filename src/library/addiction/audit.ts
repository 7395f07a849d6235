import { instrument } from '../parts/instrument.ts';
import { from, total } from '../parts/results.ts';
import { whoManual } from '../parts/terms.ts';
import { consumption, harm } from './audit-items.ts';

const items = [...consumption, ...harm];

export const audit = instrument({
  id: 'audit',
  shelf: 'addiction',
  title: ['AUDIT: alcohol use', 'غربالگری مصرف الکل (AUDIT)'],
  purpose: ['To find out whether drinking harms health.', 'برای آنکه روشن شود مصرف الکل به سلامت آسیب می‌زند یا نه.'],
  minutes: 4,
  source:
    'Babor TF, Higgins-Biddle JC, Saunders JB, Monteiro MG. AUDIT: guidelines for use in primary care, 2nd edition. WHO/MSD/MSB/01.6a; 2001',
  terms: whoManual,
  wording: 'official',
  patient: true,
  intro: [
    'Your answers will remain confidential. Choose the answer that best describes your drinking in the past year.',
    'پاسخ‌های شما محرمانه می‌ماند. پاسخی را انتخاب کنید که به مصرف شما در سال گذشته نزدیک‌تر است.',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Alcohol use', fa: 'مصرف الکل' },
      short: 'AUDIT',
      bands: [
        from(0, 'Zone I: low risk', 'گروه ۱: خطر کم', undefined, {
          en: 'Alcohol education.',
          fa: 'آموزش دربارهٔ الکل.',
        }),
        from(8, 'Zone II: hazardous', 'گروه ۲: پرخطر', 'info', {
          en: 'Give simple advice.',
          fa: 'توصیهٔ ساده بدهید.',
        }),
        from(16, 'Zone III: harmful', 'گروه ۳: زیان‌بار', 'warning', {
          en: 'Simple advice plus brief counseling and continued monitoring.',
          fa: 'توصیهٔ ساده همراه با مشاورهٔ کوتاه و پیگیری مداوم.',
        }),
        from(20, 'Zone IV: possible dependence', 'گروه ۴: احتمال وابستگی', 'danger', {
          en: 'Refer to a specialist for diagnostic evaluation and treatment.',
          fa: 'برای ارزیابی تشخیصی و درمان به متخصص ارجاع دهید.',
        }),
      ],
    }),
  ],
});
