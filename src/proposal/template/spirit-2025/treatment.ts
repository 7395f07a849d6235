import type { TemplateSection } from '../types.ts';

export const treatment: TemplateSection = {
  id: 'treatment',
  title: { en: 'Interventions and outcomes', fa: 'مداخله‌ها و پیامدها' },
  questions: [
    {
      id: 'intervention15a',
      kind: 'paragraphs',
      role: 'intervention',
      required: true,
      title: { en: '15a Intervention', fa: 'مداخله (15a)' },
      guidance: {
        en: 'What, how much, how often, for how long, by whom, where, so that others can repeat it; and where its manual is.',
        fa: 'چه چیزی، چه مقدار، چند بار، چه مدت، توسط چه کسی و کجا، تا دیگران بتوانند تکرارش کنند؛ و محل دسترسی به دستورالعمل آن.',
      },
      example: {
        en: 'A telephone call of 15 minutes by a trained diabetes nurse every two weeks for six months, after a written script',
        fa: 'هر دو هفته یک تماس تلفنی ۱۵ دقیقه‌ای از پرستار آموزش‌دیده به مدت شش ماه بر اساس متن نوشته‌شده',
      },
    },
    {
      id: 'comparison15a',
      kind: 'paragraphs',
      role: 'comparison',
      required: true,
      mayNotApply: true,
      title: { en: '15a Comparator', fa: 'گروه مقایسه (15a)' },
      guidance: {
        en: 'The comparator in the same detail. Usual care differs from place to place: describe it.',
        fa: 'گروه مقایسه با همان جزئیات. مراقبت معمول در هر مرکز فرق می‌کند؛ توصیفش کنید.',
      },
      example: {
        en: 'Usual care: a visit every three months and a printed leaflet',
        fa: 'مراقبت معمول: هر سه ماه یک ویزیت و یک جزوهٔ آموزشی',
      },
    },
    {
      id: 'modification15b',
      kind: 'paragraphs',
      required: true,
      mayNotApply: true,
      title: { en: '15b Stopping or changing it', fa: 'قطع یا تغییر مداخله (15b)' },
      guidance: {
        en: 'When a participant’s allocated intervention is changed or stopped: harm, request, worsening.',
        fa: 'مداخلهٔ یک شرکت‌کننده در چه شرایطی تغییر می‌کند یا قطع می‌شود: عارضه، درخواست خود او، بدتر شدن بیماری.',
      },
      example: {
        en: 'Calls stop at the participant’s request or after severe hypoglycemia; follow-up goes on.',
        fa: 'تماس‌ها با درخواست شرکت‌کننده یا پس از هیپوگلیسمی شدید قطع و پیگیری ادامه می‌یابد.',
      },
    },
    {
      id: 'adherence15c',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '15c Adherence', fa: 'پایبندی (15c)' },
      guidance: {
        en: 'What helps participants and staff to keep to the protocol, and how you know that they do.',
        fa: 'چه چیزی به پایبندی شرکت‌کنندگان و کارکنان کمک می‌کند و چگونه از آن باخبر می‌شوید.',
      },
      example: {
        en: 'Each call is logged with its length; one in ten is listened to by a second nurse.',
        fa: 'هر تماس با مدت آن ثبت می‌شود و از هر ده تماس یکی را پرستار دوم گوش می‌دهد.',
      },
    },
    {
      id: 'concomitant15d',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '15d Other care', fa: 'مراقبت‌های همزمان (15d)' },
      guidance: {
        en: 'What participants may and may not receive besides.',
        fa: 'شرکت‌کنندگان همزمان چه مراقبت‌هایی می‌توانند یا نمی‌توانند دریافت کنند.',
      },
      example: {
        en: 'All care of the clinic is permitted, other telephone programs are not.',
        fa: 'همهٔ مراقبت‌های کلینیک مجاز است و برنامه‌های تلفنی دیگر مجاز نیست.',
      },
    },
    {
      id: 'outcomes16',
      kind: 'outcomes',
      role: 'outcomes',
      required: true,
      title: { en: '16 Outcomes', fa: 'پیامدها (16)' },
      guidance: {
        en: 'Each with the variable measured, how it is summarized in a group (mean, proportion), and the time point; the primary one named.',
        fa: 'هر پیامد با متغیر اندازه‌گیری‌شده، شاخص خلاصهٔ گروه (میانگین، نسبت) و زمان سنجش؛ پیامد اصلی مشخص باشد.',
      },
      example: {
        en: 'Primary: HbA1c | mean percent, by HPLC | six months. Harm: hypoglycemia | events per participant | up to six months',
        fa: 'اصلی: هموگلوبین A1c | میانگین درصد، به روش HPLC | ماه ششم. عارضه: هیپوگلیسمی | تعداد به‌ازای هر نفر | تا ماه ششم',
      },
    },
    {
      id: 'harms17',
      kind: 'paragraphs',
      role: 'harms',
      required: true,
      title: { en: '17 Harms', fa: 'عوارض (17)' },
      guidance: {
        en: 'Which harms are expected, how they are defined and graded, whether you ask for them or wait for reports.',
        fa: 'کدام عوارض انتظار می‌رود، تعریف و شدت آن‌ها چگونه است و آیا از آن‌ها می‌پرسید یا منتظر گزارش می‌مانید.',
      },
      example: {
        en: 'At each call the nurse asks for glucose below 70 mg/dL and for visits to an emergency ward.',
        fa: 'پرستار در هر تماس قند کمتر از ۷۰ میلی‌گرم در دسی‌لیتر و مراجعه به اورژانس را می‌پرسد.',
      },
    },
  ],
};
