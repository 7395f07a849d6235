/*
 * Body mass index with the adult bands of the World Health Organization (2000), and body surface area by Mosteller
 * (1987) and by Du Bois and Du Bois (1916). Formulas are facts; the wording here is our own.
 */
import type { Instrument } from '../instrument.ts';
import { coded } from '../parts/loinc.ts';
import { label } from '../parts/questions.ts';
import { from } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const squareMetres = { en: 'm²', fa: 'متر مربع' } as const;
const kilograms = { en: 'kg', fa: 'کیلوگرم' } as const;

const form: Instrument = {
  id: 'bmi',
  shelf: 'metabolism',
  terms: method,
  source:
    'Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000; Mosteller RD. N Engl J Med. 1987;317:1098. doi:10.1056/NEJM198710223171717',
  wording: { en: 'own', fa: 'own' },
  definition: {
    schema: 1,
    title: { en: 'Body mass index and body surface area', fa: 'شاخص تودهٔ بدنی و سطح بدن' },
    language: 'fa',
    opening: {
      purpose: {
        en: 'To work out body mass index and body surface area.',
        fa: 'برای محاسبهٔ شاخص تودهٔ بدنی و سطح بدن.',
      },
      minutes: 1,
    },
    pages: [
      {
        id: 'bmi',
        text: 'bmi',
        displayTitle: { en: 'BMI', fa: 'BMI' },
        pageType: 'form',
        questions: [
          {
            id: 'weight',
            name: 'weight',
            type: 'number',
            title: { en: 'Weight', fa: 'وزن' },
            helptext: { en: 'In light clothes, without shoes', fa: 'با لباس سبک و بدون کفش' },
            unit: kilograms,
            min: 1,
            max: 400,
            floatcount: 1,
            mandatory: true,
            displaysize: 6,
            historytype: 'followup',
          },
          {
            id: 'height',
            name: 'height',
            type: 'number',
            title: { en: 'Height', fa: 'قد' },
            helptext: { en: 'Without shoes', fa: 'بدون کفش' },
            unit: { en: 'cm', fa: 'سانتی‌متر' },
            min: 40,
            max: 260,
            floatcount: 1,
            mandatory: true,
            displaysize: 6,
          },
          {
            id: 'bmi-value',
            name: 'bmi',
            type: 'calculated',
            title: { en: 'Body mass index', fa: 'شاخص تودهٔ بدنی' },
            shorttitle: { en: 'BMI', fa: 'BMI' },
            startNewRow: true,
            formula: 'weight / (height / 100) ^ 2',
            floatcount: 1,
            unit: { en: 'kg/m²', fa: 'کیلوگرم بر متر مربع' },
            historytype: 'followup',
            bands: [
              from(undefined, 'Underweight', 'کم‌وزن', 'warning'),
              from(18.5, 'Normal weight', 'وزن طبیعی'),
              from(25, 'Overweight', 'اضافه‌وزن', 'info'),
              from(30, 'Obesity, class I', 'چاقی درجهٔ ۱', 'warning'),
              from(35, 'Obesity, class II', 'چاقی درجهٔ ۲', 'warning'),
              from(40, 'Obesity, class III', 'چاقی درجهٔ ۳', 'danger'),
            ],
          },
          {
            id: 'lowest',
            name: 'lowest',
            type: 'calculated',
            title: { en: 'Lowest normal weight for this height', fa: 'کمترین وزن طبیعی برای این قد' },
            startNewRow: true,
            formula: '18.5 * (height / 100) ^ 2',
            floatcount: 1,
            unit: kilograms,
            displaysize: 6,
          },
          {
            id: 'highest',
            name: 'highest',
            type: 'calculated',
            title: { en: 'Highest normal weight for this height', fa: 'بیشترین وزن طبیعی برای این قد' },
            formula: '24.9 * (height / 100) ^ 2',
            floatcount: 1,
            unit: kilograms,
            displaysize: 6,
          },
          {
            id: 'mosteller',
            name: 'mosteller',
            type: 'calculated',
            title: { en: 'Body surface area (Mosteller)', fa: 'سطح بدن (مستلر)' },
            startNewRow: true,
            tooltip: { en: 'The square root of weight × height / 3600', fa: 'جذر حاصل‌ضرب وزن در قد، تقسیم بر ۳۶۰۰' },
            formula: 'SQRT(weight * height / 3600)',
            floatcount: 2,
            unit: squareMetres,
            displaysize: 6,
          },
          {
            id: 'dubois',
            name: 'dubois',
            type: 'calculated',
            title: { en: 'Body surface area (Du Bois)', fa: 'سطح بدن (دوبوا)' },
            tooltip: { en: '0.007184 × weight^0.425 × height^0.725', fa: '‎0.007184 × weight^0.425 × height^0.725' },
            formula: '0.007184 * weight ^ 0.425 * height ^ 0.725',
            floatcount: 2,
            unit: squareMetres,
            displaysize: 6,
          },
          label(
            'source',
            {
              en: 'The bands are for adults. For children and teenagers use growth charts.',
              fa: 'این دسته‌ها برای بزرگسالان است. برای کودکان و نوجوانان از نمودارهای رشد استفاده کنید.',
            },
            {
              en: 'Bands: WHO, 2000. Body surface area: Mosteller, 1987; Du Bois and Du Bois, 1916.',
              fa: 'دسته‌ها: سازمان جهانی بهداشت، ۲۰۰۰. سطح بدن: مستلر، ۱۹۸۷؛ دوبوا و دوبوا، ۱۹۱۶.',
            },
          ),
        ],
      },
    ],
    conditions: [],
    report: { showHistory: true },
  },
};

export const bmi = coded(form, { questions: { weight: '29463-7', height: '8302-2', bmi: '39156-5' } });
