import type { TemplateSection } from '../types.ts';

export const aims: TemplateSection = {
  id: 'aims',
  title: { en: 'Objectives and hypotheses', fa: 'اهداف و فرضیه‌ها' },
  questions: [
    {
      id: 'generalObjective',
      kind: 'line',
      role: 'generalObjective',
      required: true,
      words: { least: 8, most: 50 },
      title: { en: 'General objective', fa: 'هدف کلی' },
      guidance: {
        en: 'One sentence that begins with a verb (to determine, to compare) and names population, intervention, comparison and outcome as the title does.',
        fa: 'یک جمله که با «تعیین» یا «مقایسه» شروع شود و جمعیت، مداخله، مقایسه و پیامد را با همان واژه‌های عنوان بیاورد.',
      },
      example: {
        en: 'To compare the effect of nurse-led telephone follow-up with usual care on HbA1c at six months in adults with type 2 diabetes',
        fa: 'مقایسهٔ تأثیر پیگیری تلفنی توسط پرستار با مراقبت معمول بر هموگلوبین A1c پس از شش ماه در بزرگسالان مبتلا به دیابت نوع ۲',
      },
    },
    {
      id: 'specificObjectives',
      kind: 'list',
      role: 'specificObjectives',
      required: true,
      title: { en: 'Specific objectives', fa: 'اهداف اختصاصی' },
      guidance: {
        en: 'The general objective in steps that can be measured, one outcome each. Every hypothesis and every variable must belong to one of them.',
        fa: 'هدف کلی را به گام‌های قابل اندازه‌گیری تقسیم کنید، هر کدام برای یک پیامد. هر فرضیه و هر متغیر باید به یکی از این اهداف مربوط باشد.',
      },
      example: {
        en: 'To compare mean HbA1c at six months between the telephone follow-up group and the usual care group',
        fa: 'مقایسهٔ میانگین هموگلوبین A1c در ماه ششم بین گروه پیگیری تلفنی و گروه مراقبت معمول',
      },
    },
    {
      id: 'appliedObjectives',
      kind: 'list',
      role: 'appliedObjectives',
      title: { en: 'Applied objectives', fa: 'اهداف کاربردی' },
      guidance: {
        en: 'What will be done with the result, and by whom. Not measured in the study.',
        fa: 'با نتیجه چه خواهد شد و چه کسی از آن استفاده می‌کند. این اهداف در خود مطالعه سنجیده نمی‌شوند.',
      },
      example: {
        en: 'To provide the diabetes clinic with a tested protocol of telephone follow-up',
        fa: 'ارائهٔ دستورالعمل آزموده‌شدهٔ پیگیری تلفنی به کلینیک دیابت',
      },
    },
    {
      id: 'questions',
      kind: 'list',
      role: 'question',
      mayNotApply: true,
      title: { en: 'Research questions', fa: 'پرسش‌های پژوهش' },
      guidance: {
        en: 'For descriptive objectives: how many, how much, which. One question each; not one that yes or no answers. Hypotheses belong below.',
        fa: 'برای اهداف توصیفی: چقدر، چه میزان، کدام. هر مورد یک پرسش باشد و پاسخ آن بله یا خیر نباشد. فرضیه‌ها را در بخش بعد بنویسید.',
      },
      example: {
        en: 'What proportion of calls is answered by participants over six months?',
        fa: 'طی شش ماه چه نسبتی از تماس‌ها را شرکت‌کنندگان پاسخ می‌دهند؟',
      },
    },
    {
      id: 'hypotheses',
      kind: 'list',
      role: 'hypotheses',
      mayNotApply: true,
      title: { en: 'Hypotheses', fa: 'فرضیه‌ها' },
      guidance: {
        en: 'For analytical objectives, one testable statement each, with the variables as the table of variables names them. A descriptive study has none: give that as the reason.',
        fa: 'برای هر هدف تحلیلی یک گزارهٔ آزمون‌پذیر، با متغیرهایی که در جدول متغیرها آمده‌اند. مطالعهٔ توصیفی فرضیه ندارد؛ همین را به‌عنوان دلیل بنویسید.',
      },
      example: {
        en: 'Mean HbA1c at six months is lower in the telephone follow-up group than in the usual care group.',
        fa: 'میانگین هموگلوبین A1c در ماه ششم در گروه پیگیری تلفنی کمتر از گروه مراقبت معمول است.',
      },
    },
  ],
};
