import { block, plain } from '../parts/block.ts';
import { option, yesNo } from '../parts/questions.ts';

export const allergies = block({
  id: 'allergies',
  title: { en: 'Allergies', fa: 'حساسیت‌ها' },
  purpose: {
    en: 'What the patient reacts to, how, and how severely.',
    fa: 'بیمار به چه چیزی، چگونه و با چه شدتی حساسیت دارد.',
  },
  questions: [
    yesNo(
      'hasallergies',
      'Are you allergic to a drug, food or anything else?',
      'آیا به دارو، غذا یا چیز دیگری حساسیت دارید؟',
    ),
    plain('container', 'allergies', 'Allergies', 'حساسیت‌ها', {
      multimode: true,
      questions: [
        plain('text', 'substance', 'Allergic to', 'حساسیت به', { displaysize: 6, mandatory: true }),
        plain('text', 'reaction', 'Reaction', 'واکنش', { displaysize: 6 }),
        plain('flatview', 'reactionseverity', 'Severity', 'شدت', {
          options: [
            option('mild', undefined, 'Mild', 'خفیف'),
            option('moderate', undefined, 'Moderate', 'متوسط'),
            option('severe', undefined, 'Severe or life-threatening', 'شدید یا تهدیدکنندهٔ زندگی'),
          ],
        }),
      ],
    }),
  ],
  conditions: [{ id: 'show-allergies', kind: 'visibility', target: 'allergies', when: 'hasallergies = "yes"' }],
});
