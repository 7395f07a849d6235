import { instrument } from '../parts/instrument.ts';
import { from, total } from '../parts/results.ts';
import { whoManual } from '../parts/terms.ts';
import { consumption } from './audit-items.ts';

export const auditC = instrument({
  id: 'audit-c',
  shelf: 'addiction',
  title: ['AUDIT-C: alcohol use in three questions', 'غربالگری مصرف الکل با سه پرسش (AUDIT-C)'],
  purpose: ['To screen quickly for risky drinking.', 'برای غربالگری سریع مصرف پرخطر الکل.'],
  minutes: 1,
  source:
    'Bush K, Kivlahan DR, McDonell MB, et al. The AUDIT alcohol consumption questions (AUDIT-C). Arch Intern Med. 1998;158:1789–1795. doi:10.1001/archinte.158.16.1789',
  terms: whoManual,
  loinc: {
    form: '72109-2',
    questions: { frequency: '68518-0', amount: '68519-8', binge: '68520-6', total: '75626-2' },
    answers: {
      frequency: ['LA6270-8', 'LA18926-8', 'LA18927-6', 'LA18928-4', 'LA18929-2'],
      amount: ['LA15694-5', 'LA15695-2', 'LA18930-0', 'LA18931-8', 'LA18932-6'],
      binge: ['LA6270-8', 'LA18933-4', 'LA18876-5', 'LA18891-4', 'LA18934-2'],
    },
  },
  wording: 'official',
  patient: true,
  items: consumption,
  results: [
    total(consumption, {
      title: { en: 'Alcohol use', fa: 'مصرف الکل' },
      short: 'AUDIT-C',
      bands: [
        from(0, 'Low risk', 'خطر کم'),
        from(3, 'Positive screen in women', 'غربالگری مثبت در زنان', 'info', {
          en: 'In women, continue with the full AUDIT.',
          fa: 'در زنان با AUDIT کامل ادامه دهید.',
        }),
        from(4, 'Positive screen', 'غربالگری مثبت', 'warning', {
          en: 'Continue with the full AUDIT.',
          fa: 'با AUDIT کامل ادامه دهید.',
        }),
      ],
    }),
  ],
});
