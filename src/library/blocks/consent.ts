import { block, plain } from '../parts/block.ts';
import { label } from '../parts/questions.ts';

export const consent = block({
  id: 'consent',
  title: { en: 'Consent', fa: 'رضایت‌نامه' },
  purpose: {
    en: 'Consent to treatment and data use, with signature and date.',
    fa: 'رضایت به درمان و استفاده از داده‌ها، با امضا و تاریخ.',
  },
  questions: [
    label('consenttext', {
      en: 'Write here what the patient consents to, and that consent can be withdrawn at any time.',
      fa: 'اینجا بنویسید بیمار به چه چیزی رضایت می‌دهد و اینکه هر زمان می‌تواند رضایت خود را پس بگیرد.',
    }),
    plain(
      'checkbox',
      'consenttreatment',
      'I have read this and agree to the treatment.',
      'این متن را خوانده‌ام و با درمان موافقم.',
      {
        mandatory: true,
      },
    ),
    plain(
      'checkbox',
      'consentdata',
      'I agree that my data are kept in my file and read by those who treat me.',
      'موافقم که داده‌هایم در پرونده‌ام نگه داشته شود و درمانگرانم آن را بخوانند.',
      { mandatory: true },
    ),
    plain('signature', 'consentsignature', 'Signature', 'امضا', { mandatory: true }),
    plain('date', 'consentdate', 'Date', 'تاریخ', {
      displaysize: 6,
      initialformula: 'TODAY()',
      max: 'TODAY()',
      mandatory: true,
    }),
  ],
});
