import type { TemplateSection } from '../types.ts';

export const ethics: TemplateSection = {
  id: 'ethics',
  title: { en: 'Ethics', fa: 'اخلاق' },
  questions: [
    {
      id: 'approval30',
      kind: 'paragraphs',
      role: 'ethics',
      required: true,
      title: { en: '30 Ethics approval', fa: 'تأیید کمیتهٔ اخلاق (30)' },
      guidance: {
        en: 'Which committee, its code, or when you will apply. No one is enrolled before.',
        fa: 'کدام کمیته، با چه کدی، یا زمان درخواست. پیش از آن کسی وارد مطالعه نمی‌شود.',
      },
      example: {
        en: 'Research ethics committee of the university, code IR.SUMS.REC.1405.012',
        fa: 'کمیتهٔ اخلاق در پژوهش دانشگاه، کد IR.SUMS.REC.1405.012',
      },
    },
    {
      id: 'amendments31',
      kind: 'paragraphs',
      required: true,
      title: { en: '31 Protocol amendments', fa: 'تغییر پروتکل (31)' },
      guidance: {
        en: 'Who is informed of an important change and how: committee, registry, sponsor, participants.',
        fa: 'تغییر مهم پروتکل به چه کسانی و چگونه اطلاع داده می‌شود: کمیته، سامانهٔ ثبت، حامی، شرکت‌کنندگان.',
      },
      example: {
        en: 'The ethics committee approves it first; the registration is updated within a week.',
        fa: 'ابتدا کمیتهٔ اخلاق تأیید می‌کند و تا یک هفته سامانهٔ ثبت به‌روز می‌شود.',
      },
    },
    {
      id: 'consent32a',
      kind: 'paragraphs',
      required: true,
      title: { en: '32a Consent', fa: 'رضایت آگاهانه (32a)' },
      guidance: {
        en: 'Who informs, who obtains consent or assent, in which language, with how much time to think; and from whom if the participant cannot.',
        fa: 'چه کسی اطلاعات می‌دهد و رضایت می‌گیرد، به چه زبانی، با چه فرصتی برای فکر کردن؛ و اگر شرکت‌کننده نتواند، از چه کسی.',
      },
      example: {
        en: 'The clinic’s nurse explains the study and gives a day to decide; consent is written, in Persian.',
        fa: 'پرستار کلینیک مطالعه را توضیح می‌دهد و یک روز فرصت می‌دهد؛ رضایت کتبی و به زبان فارسی است.',
      },
    },
    {
      id: 'ancillary32b',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '32b Consent for other studies', fa: 'رضایت برای مطالعات دیگر (32b)' },
      guidance: {
        en: 'Whether data or samples may be used later, asked apart from the main consent.',
        fa: 'آیا داده‌ها یا نمونه‌ها بعداً استفاده می‌شوند؛ این پرسش جدا از رضایت اصلی مطرح می‌شود.',
      },
      example: {
        en: 'A second signature permits blood to be kept for five years.',
        fa: 'امضای دوم اجازه می‌دهد نمونهٔ خون پنج سال نگهداری شود.',
      },
    },
    {
      id: 'confidentiality33',
      kind: 'paragraphs',
      required: true,
      title: { en: '33 Confidentiality', fa: 'محرمانگی (33)' },
      guidance: {
        en: 'Which personal data are collected, where the key to the names is, who sees it, and when it is destroyed.',
        fa: 'کدام اطلاعات شخصی گردآوری می‌شود، کلید نام‌ها کجاست، چه کسی آن را می‌بیند و کی از بین می‌رود.',
      },
      example: {
        en: 'Data carry numbers; the list of names stays in a locked cabinet of the clinic and is destroyed after two years.',
        fa: 'داده‌ها شماره دارند؛ فهرست نام‌ها در کمد قفل‌دار کلینیک می‌ماند و پس از دو سال از بین می‌رود.',
      },
    },
    {
      id: 'care34',
      kind: 'paragraphs',
      required: true,
      mayNotApply: true,
      title: { en: '34 Care and compensation', fa: 'مراقبت و جبران خسارت (34)' },
      guidance: {
        en: 'What participants receive after the trial, and who pays if someone is harmed by it.',
        fa: 'شرکت‌کنندگان پس از کارآزمایی چه دریافت می‌کنند و اگر کسی آسیب ببیند چه کسی هزینه را می‌پردازد.',
      },
      example: {
        en: 'The control group is offered the calls after six months. The university insures all participants.',
        fa: 'پس از شش ماه، تماس‌ها به گروه کنترل هم پیشنهاد می‌شود. دانشگاه همهٔ شرکت‌کنندگان را بیمه می‌کند.',
      },
    },
  ],
};
