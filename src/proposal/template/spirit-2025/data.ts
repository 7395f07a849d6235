import type { TemplateSection } from '../types.ts';

export const data: TemplateSection = {
  id: 'data',
  title: { en: 'Data and analysis', fa: 'داده‌ها و تحلیل' },
  questions: [
    {
      id: 'collection25a',
      kind: 'paragraphs',
      required: true,
      title: { en: '25a Data collection', fa: 'گردآوری داده‌ها (25a)' },
      guidance: {
        en: 'Who measures what with which instrument, its validity and reliability, and what keeps the quality: training, duplicate measurements.',
        fa: 'چه کسی چه چیزی را با چه ابزاری می‌سنجد، روایی و پایایی آن، و آنچه کیفیت را حفظ می‌کند: آموزش، سنجش دوباره.',
      },
      example: {
        en: 'HbA1c by HPLC in one accredited laboratory (coefficient of variation below 2%), each tenth sample twice',
        fa: 'هموگلوبین A1c به روش HPLC در یک آزمایشگاه معتبر (ضریب تغییرات کمتر از ۲ درصد)، از هر ده نمونه یکی دو بار',
      },
    },
    {
      id: 'retention25b',
      kind: 'paragraphs',
      required: true,
      title: { en: '25b Retention', fa: 'حفظ شرکت‌کنندگان (25b)' },
      guidance: {
        en: 'What keeps participants in follow-up, and which data you still collect of those who stop the intervention.',
        fa: 'چه چیزی شرکت‌کنندگان را در پیگیری نگه می‌دارد و از کسانی که مداخله را قطع می‌کنند کدام داده‌ها همچنان گردآوری می‌شود.',
      },
      example: {
        en: 'A reminder two days before each visit; HbA1c is measured in everyone who agrees, also after calls have stopped.',
        fa: 'یادآوری دو روز پیش از هر ویزیت؛ هموگلوبین A1c در همهٔ موافقان سنجیده می‌شود، حتی پس از قطع تماس‌ها.',
      },
    },
    {
      id: 'management26',
      kind: 'paragraphs',
      required: true,
      title: { en: '26 Data management', fa: 'مدیریت داده‌ها (26)' },
      guidance: {
        en: 'How data are typed in, coded, checked, stored and backed up, and who has access.',
        fa: 'ورود، کدگذاری، کنترل، نگهداری، پشتیبان‌گیری و افراد دارای دسترسی.',
      },
      example: {
        en: 'Entered twice into a database with range checks, on an encrypted server of the university, backed up every night',
        fa: 'ورود دوباره در پایگاه داده با کنترل دامنه، روی سرور رمزگذاری‌شدهٔ دانشگاه با پشتیبان شبانه',
      },
    },
    {
      id: 'analysis27a',
      kind: 'paragraphs',
      role: 'analysis',
      required: true,
      title: { en: '27a Statistical methods', fa: 'روش‌های آماری (27a)' },
      guidance: {
        en: 'The model for the primary outcome, for secondary outcomes and for harms, with the effect measure and its interval.',
        fa: 'مدل تحلیل پیامد اصلی، پیامدهای فرعی و عوارض، با شاخص اثر و فاصلهٔ اطمینان آن.',
      },
      example: {
        en: 'Difference in mean HbA1c at six months by analysis of covariance adjusted for baseline, with its 95% confidence interval',
        fa: 'تفاوت میانگین هموگلوبین A1c در ماه ششم با تحلیل کوواریانس و تعدیل مقدار پایه، با فاصلهٔ اطمینان ۹۵ درصد',
      },
    },
    {
      id: 'population27b',
      kind: 'paragraphs',
      required: true,
      title: { en: '27b Who is analyzed', fa: 'چه کسانی تحلیل می‌شوند (27b)' },
      guidance: {
        en: 'Who counts in each analysis and in which group.',
        fa: 'در هر تحلیل چه کسانی و در کدام گروه به حساب می‌آیند.',
      },
      example: {
        en: 'Everyone randomized, in the group of allocation',
        fa: 'همهٔ افراد تخصیص‌یافته، در گروه تخصیص خود',
      },
    },
    {
      id: 'missing27c',
      kind: 'paragraphs',
      required: true,
      title: { en: '27c Missing data', fa: 'داده‌های گمشده (27c)' },
      guidance: {
        en: 'What you assume about missing values, and how you test the assumption.',
        fa: 'فرض شما دربارهٔ داده‌های گمشده چیست و چگونه آن را می‌آزمایید.',
      },
      example: {
        en: 'Multiple imputation under missing at random; a sensitivity analysis with worse values in the intervention group',
        fa: 'جانهی چندگانه با فرض گم‌شدن تصادفی؛ تحلیل حساسیت با مقادیر بدتر در گروه مداخله',
      },
    },
    {
      id: 'additional27d',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '27d Additional analyses', fa: 'تحلیل‌های تکمیلی (27d)' },
      guidance: {
        en: 'Subgroups with the direction you expect, and sensitivity analyses; few, and named beforehand.',
        fa: 'زیرگروه‌ها با جهت مورد انتظار و تحلیل‌های حساسیت؛ کم و از پیش تعیین‌شده.',
      },
      example: {
        en: 'By use of insulin at baseline: a larger effect is expected without it.',
        fa: 'بر اساس مصرف انسولین در شروع: انتظار می‌رود اثر در افراد بدون انسولین بیشتر باشد.',
      },
    },
  ],
};
