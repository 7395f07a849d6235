import type { TemplateSection } from '../types.ts';

export const closing: TemplateSection = {
  id: 'ethics',
  title: { en: 'Ethics and limitations', fa: 'اخلاق و محدودیت‌ها' },
  questions: [
    {
      id: 'ethics',
      kind: 'paragraphs',
      role: 'ethics',
      required: true,
      title: { en: 'Ethical considerations', fa: 'ملاحظات اخلاقی' },
      guidance: {
        en: 'Ethics committee and code (or that it is applied for), informed consent, confidentiality, risks and who pays for harm, the right to withdraw.',
        fa: 'کمیتهٔ اخلاق و کد آن (یا درخواست آن)، رضایت آگاهانه، محرمانگی، خطرها و جبران خسارت، حق انصراف.',
      },
      example: {
        en: 'The ethics committee of the university is asked for its code (IR.SUMS.REC) before the first participant. Written informed consent; names are replaced by numbers; anyone may withdraw without a change in care.',
        fa: 'پیش از ورود اولین شرکت‌کننده، کد اخلاق (IR.SUMS.REC) از کمیتهٔ اخلاق دانشگاه دریافت می‌شود. رضایت آگاهانهٔ کتبی گرفته می‌شود؛ به‌جای نام، شماره ثبت می‌شود؛ هر کس می‌تواند بدون تغییر در مراقبت انصراف دهد.',
      },
    },
    {
      id: 'registration',
      kind: 'line',
      role: 'registration',
      mayNotApply: true,
      title: { en: 'Trial registration', fa: 'ثبت کارآزمایی' },
      guidance: {
        en: 'Registry and number; before it is registered, the registry you will use. Every trial needs it before the first participant.',
        fa: 'سامانه و شمارهٔ ثبت؛ اگر هنوز ثبت نشده، سامانه‌ای که در آن ثبت می‌شود. هر کارآزمایی باید پیش از ورود اولین شرکت‌کننده ثبت شود.',
      },
      example: {
        en: 'Will be registered in IRCT before recruitment',
        fa: 'پیش از نمونه‌گیری در IRCT ثبت می‌شود',
      },
    },
    {
      id: 'limitations',
      kind: 'paragraphs',
      required: true,
      title: { en: 'Limitations and how they are reduced', fa: 'محدودیت‌ها و راه کاهش آن‌ها' },
      guidance: {
        en: 'What could weaken the result, and what you do about each.',
        fa: 'چه چیزهایی ممکن است نتیجه را تضعیف کند و برای هر کدام چه می‌کنید.',
      },
      example: {
        en: 'Participants cannot be blinded; the primary outcome is a laboratory value and its assessors are blinded.',
        fa: 'کور کردن شرکت‌کنندگان ممکن نیست؛ پیامد اصلی آزمایشگاهی است و ارزیابان آن کور هستند.',
      },
    },
  ],
};
