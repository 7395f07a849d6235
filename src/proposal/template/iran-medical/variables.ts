import type { TemplateSection } from '../types.ts';

export const variables: TemplateSection = {
  id: 'variables',
  title: { en: 'Variables and analysis', fa: 'متغیرها و تحلیل' },
  questions: [
    {
      id: 'variables',
      kind: 'variables',
      role: 'variables',
      required: true,
      title: { en: 'Table of variables', fa: 'جدول متغیرها' },
      guidance: {
        en: 'Every variable of objectives and hypotheses: its role, type, practical definition, unit and scale. Outcomes are dependent variables.',
        fa: 'همهٔ متغیرهای اهداف و فرضیه‌ها با نقش، نوع، تعریف کاربردی، واحد و مقیاس. پیامدها متغیر وابسته‌اند.',
      },
      example: {
        en: 'HbA1c | dependent | continuous | glycated hemoglobin in venous blood by HPLC | percent | ratio',
        fa: 'هموگلوبین A1c | وابسته | کمی پیوسته | هموگلوبین گلیکوزیله در خون وریدی به روش HPLC | درصد | نسبی',
      },
    },
    {
      id: 'analysis',
      kind: 'paragraphs',
      role: 'analysis',
      required: true,
      title: { en: 'Data analysis', fa: 'روش تجزیه و تحلیل داده‌ها' },
      guidance: {
        en: 'The test or model for each objective, who is analyzed in which group, how missing data are handled, the level of significance and the software.',
        fa: 'آزمون یا مدل برای هر هدف، اینکه چه کسانی در کدام گروه تحلیل می‌شوند، برخورد با داده‌های گمشده، سطح معناداری و نرم‌افزار.',
      },
      example: {
        en: 'HbA1c at six months is compared by analysis of covariance adjusted for baseline, by intention to treat, with multiple imputation of missing values; two-sided alpha of 0.05; R 4.4.',
        fa: 'هموگلوبین A1c ماه ششم با تحلیل کوواریانس و تعدیل مقدار پایه، بر پایهٔ قصد درمان و با جانهی چندگانهٔ داده‌های گمشده مقایسه می‌شود؛ آلفای دوطرفهٔ ۰٫۰۵؛ نرم‌افزار R نسخهٔ ۴٫۴.',
      },
    },
  ],
};
