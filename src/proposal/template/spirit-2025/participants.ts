import type { TemplateSection } from '../types.ts';

export const participants: TemplateSection = {
  id: 'participants',
  title: { en: 'Setting and participants', fa: 'محل و شرکت‌کنندگان' },
  questions: [
    {
      id: 'setting13',
      kind: 'paragraphs',
      role: 'setting',
      required: true,
      title: { en: '13 Trial setting', fa: 'محل کارآزمایی (13)' },
      guidance: {
        en: 'Kind of place (community, clinic, hospital), number of sites, cities and countries.',
        fa: 'نوع محل (جامعه، کلینیک، بیمارستان)، تعداد مراکز، شهرها و کشورها.',
      },
      example: {
        en: 'One outpatient diabetes clinic of a teaching hospital in Shiraz, Iran',
        fa: 'کلینیک سرپایی دیابت یک بیمارستان آموزشی در شیراز',
      },
    },
    {
      id: 'population14a',
      kind: 'paragraphs',
      role: 'participants',
      required: true,
      title: { en: '14a Participants', fa: 'شرکت‌کنندگان (14a)' },
      guidance: {
        en: 'Who the trial is about, in one sentence: condition, age, sex, place of care.',
        fa: 'کارآزمایی دربارهٔ چه کسانی است، در یک جمله: بیماری، سن، جنس، محل مراقبت.',
      },
      example: {
        en: 'Women and men aged 30 to 65 years with type 2 diabetes who attend the clinic',
        fa: 'زنان و مردان ۳۰ تا ۶۵ سالهٔ مبتلا به دیابت نوع ۲ که به کلینیک مراجعه می‌کنند',
      },
    },
    {
      id: 'inclusion14a',
      kind: 'list',
      role: 'inclusion',
      required: true,
      title: { en: '14a Inclusion criteria', fa: 'معیارهای ورود (14a)' },
      guidance: {
        en: 'One criterion each, with the limit and how it is measured.',
        fa: 'هر مورد یک معیار، با حد آن و روش سنجش.',
      },
      example: { en: 'HbA1c between 7.5% and 10%', fa: 'هموگلوبین A1c بین ۷٫۵ تا ۱۰ درصد' },
    },
    {
      id: 'exclusion14a',
      kind: 'list',
      role: 'exclusion',
      required: true,
      title: { en: '14a Exclusion criteria', fa: 'معیارهای خروج (14a)' },
      guidance: {
        en: 'Why someone who fits would still be left out; no opposites of inclusion criteria.',
        fa: 'دلیل کنار گذاشتن کسی که واجد شرایط است؛ نه عکس معیارهای ورود.',
      },
      example: { en: 'Pregnancy or breastfeeding', fa: 'بارداری یا شیردهی' },
    },
    {
      id: 'sites14b',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '14b Sites and providers', fa: 'شرایط مراکز و ارائه‌دهندگان (14b)' },
      guidance: {
        en: 'What a site must have, and which training or experience those who deliver the interventions need.',
        fa: 'مرکز چه امکاناتی باید داشته باشد و ارائه‌دهندگان مداخله چه آموزش یا تجربه‌ای لازم دارند.',
      },
      example: {
        en: 'Nurses with two years of work in a diabetes clinic who have had two days of training',
        fa: 'پرستاران با دو سال سابقه در کلینیک دیابت که دورهٔ دوروزه را گذرانده‌اند',
      },
    },
    {
      id: 'timeline18',
      kind: 'timetable',
      role: 'timetable',
      required: true,
      title: { en: '18 Participant timeline', fa: 'زمان‌بندی (18)' },
      guidance: {
        en: 'Enrollment, interventions, assessments and visits with the months in which they start and end. SPIRIT has a figure for it.',
        fa: 'ورود، مداخله‌ها، سنجش‌ها و ویزیت‌ها با ماه شروع و پایان. SPIRIT برای آن نموداری دارد.',
      },
      example: { en: 'HbA1c at six months | 7 | 12', fa: 'سنجش هموگلوبین A1c ماه ششم | ۷ | ۱۲' },
    },
    {
      id: 'sampleSize19',
      kind: 'sampleSize',
      role: 'sampleSize',
      required: true,
      title: { en: '19 Sample size', fa: 'حجم نمونه (19)' },
      guidance: {
        en: 'The formula for the primary outcome, each assumption with its source, dropout, and the total of all groups.',
        fa: 'فرمول متناسب با پیامد اصلی، هر فرض با منبع آن، درصد ریزش و تعداد کل گروه‌ها.',
      },
      example: {
        en: 'Two means: alpha 0.05, power 0.8, SD 1.1 [@lee2021], difference 0.6, dropout 15%: 126',
        fa: 'مقایسهٔ دو میانگین: آلفا ۰٫۰۵، توان ۰٫۸، انحراف معیار ۱٫۱ [@lee2021]، تفاوت ۰٫۶، ریزش ۱۵ درصد: ۱۲۶',
      },
    },
    {
      id: 'recruitment20',
      kind: 'paragraphs',
      required: true,
      title: { en: '20 Recruitment', fa: 'جذب شرکت‌کنندگان (20)' },
      guidance: {
        en: 'How you will reach the sample size in time: who invites, where, how many come by each month, what you do when too few come.',
        fa: 'چگونه به‌موقع به حجم نمونه می‌رسید: چه کسی، کجا و ماهانه چند نفر را دعوت می‌کند و اگر کم بودند چه می‌کنید.',
      },
      example: {
        en: 'The clinic sees 90 eligible patients a month; with half consenting, recruitment takes three months.',
        fa: 'کلینیک ماهانه ۹۰ بیمار واجد شرایط دارد؛ با رضایت نیمی از آن‌ها، نمونه‌گیری سه ماه طول می‌کشد.',
      },
    },
  ],
};
