import type { TemplateSection } from '../types.ts';

export const monitoring: TemplateSection = {
  id: 'monitoring',
  title: { en: 'Monitoring', fa: 'پایش' },
  questions: [
    {
      id: 'committee28a',
      kind: 'paragraphs',
      required: true,
      title: { en: '28a Data monitoring committee', fa: 'کمیتهٔ پایش داده‌ها (28a)' },
      guidance: {
        en: 'Its members, what it decides, whether it is independent, and where its charter is; or why none is needed.',
        fa: 'اعضا، اختیارات، استقلال و محل دسترسی به آیین‌نامهٔ آن؛ یا اینکه چرا لازم نیست.',
      },
      example: {
        en: 'None: calls by nurses carry little risk, and the trial is short.',
        fa: 'لازم نیست، زیرا تماس پرستار خطر اندکی دارد و کارآزمایی کوتاه است.',
      },
    },
    {
      id: 'interim28b',
      kind: 'paragraphs',
      required: true,
      mayNotApply: true,
      title: { en: '28b Interim analyses', fa: 'تحلیل‌های میانی (28b)' },
      guidance: {
        en: 'When, by which rule the trial stops, who sees the results and who decides.',
        fa: 'چه زمانی، با کدام قاعده کارآزمایی متوقف می‌شود، چه کسی نتایج را می‌بیند و چه کسی تصمیم می‌گیرد.',
      },
      example: {
        en: 'One after half of the participants, O’Brien-Fleming boundary, seen by the statistician alone',
        fa: 'یک تحلیل پس از نیمی از شرکت‌کنندگان با مرز اوبراین-فلمینگ که فقط آماردان آن را می‌بیند',
      },
    },
    {
      id: 'monitoring29',
      kind: 'paragraphs',
      required: true,
      title: { en: '29 Trial monitoring', fa: 'پایش اجرای کارآزمایی (29)' },
      guidance: {
        en: 'Who checks consent, data and conduct, how often; or why no one does.',
        fa: 'چه کسی و هر چند وقت رضایت‌نامه‌ها، داده‌ها و اجرا را بررسی می‌کند؛ یا چرا بررسی نمی‌شود.',
      },
      example: {
        en: 'An officer of the university checks all consent forms and a tenth of the data after three months.',
        fa: 'کارشناس دانشگاه پس از سه ماه همهٔ رضایت‌نامه‌ها و یک‌دهم داده‌ها را بررسی می‌کند.',
      },
    },
  ],
};

export const references: TemplateSection = {
  id: 'references',
  title: { en: 'Sources', fa: 'منابع' },
  questions: [
    {
      id: 'sources',
      kind: 'sources',
      role: 'sources',
      required: true,
      title: { en: 'Sources', fa: 'منابع' },
      guidance: {
        en: 'Every work cited, a systematic review of the question among them where there is one.',
        fa: 'همهٔ منابع ارجاع‌شده، از جمله مرور نظام‌مند همین پرسش اگر وجود دارد.',
      },
      example: {
        en: 'Chan A-W, Boutron I, Hopewell S, et al. SPIRIT 2025 statement: updated guideline for protocols of randomised trials. BMJ. 2025;389:e081477.',
        fa: 'Chan A-W, Boutron I, Hopewell S, et al. SPIRIT 2025 statement: updated guideline for protocols of randomised trials. BMJ. 2025;389:e081477.',
      },
    },
  ],
};
