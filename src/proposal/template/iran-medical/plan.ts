import type { TemplateSection } from '../types.ts';

const timeAndMoney: TemplateSection = {
  id: 'plan',
  title: { en: 'Timetable and budget', fa: 'زمان‌بندی و بودجه' },
  questions: [
    {
      id: 'starts',
      kind: 'date',
      role: 'starts',
      required: true,
      title: { en: 'Start', fa: 'تاریخ شروع' },
      guidance: {
        en: 'After approval by the council and the ethics committee: allow two to three months.',
        fa: 'پس از تصویب شورا و کمیتهٔ اخلاق؛ دو تا سه ماه برای آن در نظر بگیرید.',
      },
      example: { en: '21 March 2026', fa: '۱ فروردین ۱۴۰۵' },
    },
    {
      id: 'ends',
      kind: 'date',
      role: 'ends',
      required: true,
      title: { en: 'End', fa: 'تاریخ پایان' },
      guidance: {
        en: 'With the final report handed in. The months between both dates must be those of the timetable.',
        fa: 'همراه با تحویل گزارش نهایی. فاصلهٔ دو تاریخ باید با جدول زمان‌بندی یکی باشد.',
      },
      example: { en: '20 March 2027', fa: '۲۹ اسفند ۱۴۰۵' },
    },
    {
      id: 'timetable',
      kind: 'timetable',
      role: 'timetable',
      required: true,
      title: { en: 'Timetable', fa: 'جدول زمان‌بندی' },
      guidance: {
        en: 'Activities with the months in which they start and end, counted from 1; the report is the last of them.',
        fa: 'فعالیت‌ها با ماه شروع و پایان، از ماه ۱؛ آخرین فعالیت تهیهٔ گزارش است.',
      },
      example: { en: 'Recruitment | 1 | 4', fa: 'نمونه‌گیری | ۱ | ۴' },
    },
    {
      id: 'budget',
      kind: 'budget',
      role: 'budget',
      required: true,
      title: { en: 'Budget', fa: 'بودجه' },
      guidance: {
        en: 'Personnel, consumables, equipment and travel, each row with count and price in rials. Equipment that the university has is not bought again.',
        fa: 'پرسنلی، مصرفی، غیرمصرفی و سفر؛ هر ردیف با تعداد و قیمت به ریال. تجهیزاتی که دانشگاه دارد دوباره خریداری نمی‌شود.',
      },
      example: {
        en: 'consumable | HbA1c test by HPLC | 378 | 900,000',
        fa: 'مصرفی | آزمایش هموگلوبین A1c به روش HPLC | ۳۷۸ | ۹۰۰٬۰۰۰',
      },
    },
    {
      id: 'budgetTotal',
      kind: 'line',
      role: 'budgetTotal',
      required: true,
      title: { en: 'Total cost', fa: 'جمع کل هزینه' },
      guidance: {
        en: 'As it will stand on the contract, in rials: the sum of the rows above.',
        fa: 'همان مبلغی که در قرارداد می‌آید، به ریال: جمع ردیف‌های بالا.',
      },
      example: { en: '480,200,000', fa: '۴۸۰٬۲۰۰٬۰۰۰' },
    },
  ],
};

const references: TemplateSection = {
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
        en: 'Vancouver style, in the order in which they are cited. Mostly of the last five years, Iranian studies among them.',
        fa: 'به شیوهٔ ونکوور و به ترتیب ارجاع در متن؛ بیشتر از پنج سال اخیر و شامل مطالعات داخلی.',
      },
      example: {
        en: 'Stratton IM, Adler AI, Neil HA, et al. Association of glycaemia with macrovascular and microvascular complications of type 2 diabetes (UKPDS 35). BMJ. 2000;321:405–12.',
        fa: 'Stratton IM, Adler AI, Neil HA, et al. Association of glycaemia with macrovascular and microvascular complications of type 2 diabetes (UKPDS 35). BMJ. 2000;321:405–12.',
      },
    },
  ],
};

export const plan = { timeAndMoney, references };
