import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['urea', 1, 'Blood urea nitrogen above 25 mg/dL', 'BUN بیش از ۲۵'],
  ['mental', 1, 'Impaired mental status (GCS below 15)', 'اختلال هوشیاری (GCS کمتر از ۱۵)'],
  ['sirs', 1, 'Two or more SIRS criteria', 'دو معیار SIRS یا بیشتر'],
  ['sixty', 1, 'Age above 60', 'سن بیش از ۶۰ سال'],
  ['effusion', 1, 'Pleural effusion', 'افیوژن پلور'],
]);

export const bisap = instrument({
  id: 'bisap',
  shelf: 'digestion',
  title: ['BISAP score for acute pancreatitis', 'امتیاز BISAP برای پانکراتیت حاد'],
  purpose: [
    'To estimate the risk of death in acute pancreatitis in the first 24 hours.',
    'برای برآورد خطر مرگ در پانکراتیت حاد در ۲۴ ساعت نخست.',
  ],
  minutes: 1,
  source:
    'Wu BU, Johannes RS, Sun X, et al. The early prediction of mortality in acute pancreatitis. Gut. 2008;57:1698–1703. doi:10.1136/gut.2008.152702',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'BISAP score', fa: 'امتیاز BISAP' },
      short: 'BISAP',
      bands: [
        from(0, 'Low', 'کم'),
        from(3, 'High', 'زیاد', 'danger', {
          en: 'Watch closely for organ failure; consider intensive care.',
          fa: 'نارسایی اندام‌ها را از نزدیک پایش کنید؛ مراقبت ویژه را در نظر بگیرید.',
        }),
      ],
    }),
  ],
});
