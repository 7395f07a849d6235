import type { TemplateSection } from '../types.ts';

export const assignment: TemplateSection = {
  id: 'assignment',
  title: { en: 'Assignment of interventions', fa: 'تخصیص مداخله‌ها' },
  questions: [
    {
      id: 'sequence21a',
      kind: 'paragraphs',
      role: 'randomisation',
      required: true,
      title: { en: '21a Sequence generation', fa: 'تولید توالی تصادفی (21a)' },
      guidance: {
        en: 'Who makes the random sequence, and with what.',
        fa: 'توالی تصادفی را چه کسی و با چه ابزاری می‌سازد.',
      },
      example: {
        en: 'A statistician outside the trial, with the package blockrand of R',
        fa: 'آماردانی بیرون از کارآزمایی، با بستهٔ blockrand در نرم‌افزار R',
      },
    },
    {
      id: 'restriction21b',
      kind: 'paragraphs',
      required: true,
      title: { en: '21b Type of randomization', fa: 'نوع تصادفی‌سازی (21b)' },
      guidance: {
        en: 'Simple or restricted, and the factors of stratification. Keep the sizes of blocks in a document that recruiters do not see.',
        fa: 'ساده یا محدودشده، و عوامل طبقه‌بندی. اندازهٔ بلوک‌ها را در سندی بنویسید که جذب‌کنندگان نمی‌بینند.',
      },
      example: {
        en: 'Blocks of random size, stratified by use of insulin',
        fa: 'بلوک‌هایی با اندازهٔ تصادفی، طبقه‌بندی‌شده بر اساس مصرف انسولین',
      },
    },
    {
      id: 'concealment22',
      kind: 'paragraphs',
      required: true,
      title: { en: '22 Allocation concealment', fa: 'پنهان‌سازی تخصیص (22)' },
      guidance: {
        en: 'How the next allocation stays unknown before a participant is in: a central service, or numbered opaque sealed envelopes.',
        fa: 'چگونه کسی پیش از ورود شرکت‌کننده از تخصیص بعدی باخبر نمی‌شود: سامانهٔ مرکزی یا پاکت‌های مات شماره‌دار و مهروموم‌شده.',
      },
      example: {
        en: 'Sequentially numbered opaque sealed envelopes kept in the pharmacy',
        fa: 'پاکت‌های مات، مهروموم‌شده و شماره‌دار که در داروخانه نگهداری می‌شوند',
      },
    },
    {
      id: 'implementation23',
      kind: 'paragraphs',
      required: true,
      title: { en: '23 Implementation', fa: 'اجرای تخصیص (23)' },
      guidance: {
        en: 'Who enrolls, who assigns, and that neither can see the sequence.',
        fa: 'چه کسی ثبت‌نام و چه کسی تخصیص می‌دهد، و اینکه هیچ‌کدام توالی را نمی‌بینند.',
      },
      example: {
        en: 'The clinic’s nurse enrolls; the pharmacist, who does not know the sequence, opens the envelope.',
        fa: 'پرستار کلینیک ثبت‌نام می‌کند و داروساز، که توالی را نمی‌داند، پاکت را باز می‌کند.',
      },
    },
    {
      id: 'blinded24a',
      kind: 'paragraphs',
      required: true,
      title: { en: '24a Who is blinded', fa: 'چه کسانی کور هستند (24a)' },
      guidance: {
        en: 'Participants, providers, assessors, analysts: each by name, instead of “double blind”. If no one is, say why.',
        fa: 'شرکت‌کنندگان، ارائه‌دهندگان، ارزیابان و تحلیلگران را جداگانه نام ببرید و به «دوسوکور» بسنده نکنید. اگر هیچ‌کس کور نیست، دلیلش را بنویسید.',
      },
      example: {
        en: 'Laboratory staff and the analyst are blinded; participants and nurses cannot be.',
        fa: 'کارکنان آزمایشگاه و تحلیلگر کور هستند؛ کور کردن شرکت‌کنندگان و پرستاران ممکن نیست.',
      },
    },
    {
      id: 'blinding24b',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '24b How blinding is achieved', fa: 'روش کورسازی (24b)' },
      guidance: {
        en: 'What makes the interventions alike: look, taste, schedule, or coded samples.',
        fa: 'چه چیزی مداخله‌ها را یکسان می‌کند: شکل، مزه، برنامه یا نمونه‌های کدگذاری‌شده.',
      },
      example: {
        en: 'Blood samples carry a number; groups are called A and B until the analysis is finished.',
        fa: 'نمونه‌های خون فقط شماره دارند و تا پایان تحلیل، گروه‌ها «الف» و «ب» نامیده می‌شوند.',
      },
    },
    {
      id: 'unblinding24c',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '24c Unblinding', fa: 'شکستن کورسازی (24c)' },
      guidance: {
        en: 'When a participant’s group may be revealed, to whom, and by which procedure.',
        fa: 'گروه یک شرکت‌کننده در چه شرایطی، برای چه کسی و با چه روالی آشکار می‌شود.',
      },
      example: {
        en: 'In an emergency the physician on duty may open the envelope and records why.',
        fa: 'در وضعیت اورژانسی، پزشک کشیک می‌تواند پاکت را باز کند و دلیل را ثبت می‌کند.',
      },
    },
  ],
};
