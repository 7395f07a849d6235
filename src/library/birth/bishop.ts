import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  graded('dilation', 'Dilation', 'اتساع', [
    [0, 'Closed', 'بسته'],
    [1, '1 to 2 cm', '۱ تا ۲ سانتی‌متر'],
    [2, '3 to 4 cm', '۳ تا ۴ سانتی‌متر'],
    [3, '5 cm or more', '۵ سانتی‌متر یا بیشتر'],
  ]),
  graded('effacement', 'Effacement', 'افاسمان', [
    [0, '0 to 30%', '۰ تا ۳۰٪'],
    [1, '40 to 50%', '۴۰ تا ۵۰٪'],
    [2, '60 to 70%', '۶۰ تا ۷۰٪'],
    [3, '80% or more', '۸۰٪ یا بیشتر'],
  ]),
  graded('station', 'Station', 'جایگاه سر', [
    [0, '−3', '۳−'],
    [1, '−2', '۲−'],
    [2, '−1 or 0', '۱− یا ۰'],
    [3, '+1 or +2', '۱+ یا ۲+'],
  ]),
  graded('consistency', 'Consistency', 'قوام', [
    [0, 'Firm', 'سفت'],
    [1, 'Medium', 'متوسط'],
    [2, 'Soft', 'نرم'],
  ]),
  graded('position', 'Position', 'موقعیت', [
    [0, 'Posterior', 'خلفی'],
    [1, 'Middle', 'میانی'],
    [2, 'Anterior', 'قدامی'],
  ]),
];

export const bishop = instrument({
  id: 'bishop',
  shelf: 'birth',
  title: ['Bishop score', 'امتیاز بیشاپ'],
  purpose: [
    'To judge whether the cervix is ready for induction of labor.',
    'برای سنجش آمادگی دهانهٔ رحم برای القای زایمان.',
  ],
  minutes: 1,
  source: 'Bishop EH. Pelvic scoring for elective induction. Obstet Gynecol. 1964;24:266–268',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Bishop score', fa: 'امتیاز بیشاپ' },
      short: 'Bishop',
      bands: [
        from(0, 'Unfavorable', 'نامناسب', 'warning', {
          en: 'Consider ripening of the cervix first.',
          fa: 'نخست آماده‌سازی دهانهٔ رحم را در نظر بگیرید.',
        }),
        from(6, 'Intermediate', 'بینابین', 'info'),
        from(8, 'Favorable', 'مناسب', undefined, {
          en: 'Induction is about as likely to succeed as spontaneous labor.',
          fa: 'احتمال موفقیت القا نزدیک به زایمان خودبه‌خودی است.',
        }),
      ],
    }),
  ],
});
