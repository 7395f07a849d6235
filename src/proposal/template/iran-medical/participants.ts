import { studyDesigns } from '../study-designs.ts';
import type { TemplateSection } from '../types.ts';

export const participants: TemplateSection = {
  id: 'participants',
  title: { en: 'Design, population and sample', fa: 'نوع مطالعه، جامعه و نمونه' },
  questions: [
    {
      id: 'design',
      kind: 'choice',
      role: 'design',
      required: true,
      options: studyDesigns,
      title: { en: 'Study design', fa: 'نوع مطالعه' },
      guidance: {
        en: 'The design decides what the council asks for next: a trial needs registration and randomization, a survey does not.',
        fa: 'نوع مطالعه مشخص می‌کند شورا چه می‌خواهد: کارآزمایی ثبت و تصادفی‌سازی لازم دارد، مطالعهٔ مقطعی نه.',
      },
      example: { en: 'Randomized controlled trial', fa: 'کارآزمایی بالینی تصادفی‌شده' },
    },
    {
      id: 'setting',
      kind: 'line',
      role: 'setting',
      required: true,
      title: { en: 'Place and time', fa: 'مکان و زمان اجرا' },
      guidance: {
        en: 'Hospital, clinic or community, city, and the period of data collection.',
        fa: 'بیمارستان، کلینیک یا جامعه، شهر و بازهٔ گردآوری داده‌ها.',
      },
      example: {
        en: 'Diabetes clinic of Shahid Beheshti Hospital, Shiraz, for twelve months',
        fa: 'کلینیک دیابت بیمارستان شهید بهشتی شیراز، به مدت دوازده ماه',
      },
    },
    {
      id: 'population',
      kind: 'paragraphs',
      role: 'participants',
      required: true,
      title: { en: 'Study population', fa: 'جامعهٔ مورد مطالعه' },
      guidance: {
        en: 'Who is meant: condition and how it is defined, age, sex, place of care. Numbers instead of words such as elderly or severe.',
        fa: 'چه کسانی منظورند: بیماری و تعریف آن، سن، جنس و محل مراقبت. به‌جای واژه‌هایی مانند «سالمند» یا «شدید» عدد بنویسید.',
      },
      example: {
        en: 'Women and men aged 30 to 65 years with type 2 diabetes by ADA criteria who attend the diabetes clinic',
        fa: 'زنان و مردان ۳۰ تا ۶۵ سالهٔ مبتلا به دیابت نوع ۲ بر اساس معیار ADA که به کلینیک دیابت مراجعه می‌کنند',
      },
    },
    {
      id: 'inclusion',
      kind: 'list',
      role: 'inclusion',
      required: true,
      title: { en: 'Inclusion criteria', fa: 'معیارهای ورود' },
      guidance: {
        en: 'One criterion each, so that two people would decide alike.',
        fa: 'هر مورد یک معیار، چنان روشن که دو نفر یکسان تصمیم بگیرند.',
      },
      example: { en: 'HbA1c between 7.5% and 10%', fa: 'هموگلوبین A1c بین ۷٫۵ تا ۱۰ درصد' },
    },
    {
      id: 'exclusion',
      kind: 'list',
      role: 'exclusion',
      required: true,
      title: { en: 'Exclusion criteria', fa: 'معیارهای خروج' },
      guidance: {
        en: 'Reasons to leave out someone who fits the inclusion criteria; not their opposites.',
        fa: 'دلایل کنار گذاشتن کسی که معیارهای ورود را دارد؛ نه عکس همان معیارها.',
      },
      example: { en: 'Pregnancy or breastfeeding', fa: 'بارداری یا شیردهی' },
    },
    {
      id: 'sampling',
      kind: 'paragraphs',
      required: true,
      title: { en: 'Sampling method', fa: 'روش نمونه‌گیری' },
      guidance: {
        en: 'How participants are reached and chosen: convenience, consecutive, simple random, stratified, cluster; the list they are drawn from.',
        fa: 'شرکت‌کنندگان چگونه انتخاب می‌شوند: در دسترس، متوالی، تصادفی ساده، طبقه‌ای یا خوشه‌ای؛ و از کدام فهرست.',
      },
      example: {
        en: 'Consecutive sampling of patients who attend the clinic on working days until the sample size is reached',
        fa: 'نمونه‌گیری متوالی از مراجعان کلینیک در روزهای کاری تا تکمیل حجم نمونه',
      },
    },
    {
      id: 'sampleSize',
      kind: 'sampleSize',
      role: 'sampleSize',
      required: true,
      title: { en: 'Sample size', fa: 'حجم نمونه' },
      guidance: {
        en: 'The formula for the primary outcome, each number in it with its source, the dropout you expect, and the total of all groups.',
        fa: 'فرمول متناسب با پیامد اصلی، هر عدد آن با منبع، درصد ریزش پیش‌بینی‌شده و تعداد کل همهٔ گروه‌ها.',
      },
      example: {
        en: 'Two means: alpha 0.05, power 0.8, SD 1.1 [@lee2021], difference 0.6, dropout 15%: 126 participants',
        fa: 'مقایسهٔ دو میانگین: آلفا ۰٫۰۵، توان ۰٫۸، انحراف معیار ۱٫۱ [@lee2021]، تفاوت ۰٫۶، ریزش ۱۵ درصد: ۱۲۶ نفر',
      },
    },
  ],
};
