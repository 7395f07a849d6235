import { block, plain } from '../parts/block.ts';

export const address = block({
  id: 'address',
  title: { en: 'Address', fa: 'نشانی' },
  purpose: { en: 'Where the patient lives.', fa: 'محل زندگی بیمار.' },
  questions: [
    plain('text', 'province', 'Province or state', 'استان', { displaysize: 6 }),
    plain('text', 'city', 'City', 'شهر', { displaysize: 6, mandatory: true }),
    plain('note', 'street', 'Street, number and unit', 'خیابان، پلاک و واحد', { mandatory: true }),
    plain('text', 'postcode', 'Postal code', 'کد پستی', {
      displaysize: 6,
      format: {
        pattern: '\\d{5}-?\\d{4,5}|[A-Za-z0-9 -]{3,10}',
        message: { en: 'Enter a postal code, such as 1234567890.', fa: 'کد پستی را وارد کنید، مانند ۱۲۳۴۵۶۷۸۹۰.' },
      },
    }),
    plain('text', 'homephone', 'Phone', 'تلفن', { displaysize: 6, format: 'phone' }),
  ],
});
