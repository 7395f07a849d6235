import type { TemplateSection } from '../types.ts';

export const administration: TemplateSection = {
  id: 'administration',
  title: { en: 'Administrative information', fa: 'اطلاعات کلی' },
  questions: [
    {
      id: 'title',
      kind: 'line',
      role: 'title',
      required: true,
      words: { least: 8, most: 35 },
      title: { en: '1a Title', fa: 'عنوان (1a)' },
      guidance: {
        en: 'Population, interventions and design, and that this is a protocol. Add an acronym only if the trial has one.',
        fa: 'جمعیت، مداخله‌ها و نوع مطالعه، همراه با ذکر اینکه این متن پروتکل است. نام اختصاری را فقط اگر کارآزمایی دارد بیاورید.',
      },
      example: {
        en: 'Nurse-led telephone follow-up versus usual care on HbA1c at six months in adults with type 2 diabetes: protocol of a randomized controlled trial',
        fa: 'تأثیر پیگیری تلفنی توسط پرستار در مقایسه با مراقبت معمول بر هموگلوبین A1c پس از شش ماه در بزرگسالان مبتلا به دیابت نوع ۲: پروتکل کارآزمایی بالینی تصادفی‌شده',
      },
    },
    {
      id: 'summary',
      kind: 'paragraphs',
      required: true,
      words: { least: 120, most: 450 },
      title: { en: '1b Structured summary', fa: 'خلاصهٔ ساختاریافته (1b)' },
      guidance: {
        en: 'Background, objective, design, setting, participants, interventions, outcomes, size and registration in a page, with everything that the WHO registration data set asks for.',
        fa: 'زمینه، هدف، نوع مطالعه، محل، شرکت‌کنندگان، مداخله‌ها، پیامدها، حجم نمونه و ثبت در یک صفحه، با همهٔ مواردی که مجموعه‌دادهٔ ثبت کارآزمایی WHO می‌خواهد.',
      },
      example: {
        en: 'Objective: to compare nurse-led telephone follow-up with usual care. Design: parallel-group trial, 1:1, superiority. Setting: one diabetes clinic in Shiraz. Participants: 126 adults with type 2 diabetes.',
        fa: 'هدف: مقایسهٔ پیگیری تلفنی توسط پرستار با مراقبت معمول. نوع مطالعه: کارآزمایی موازی برتری با نسبت ۱:۱. محل: یک کلینیک دیابت در شیراز. شرکت‌کنندگان: ۱۲۶ بزرگسال مبتلا به دیابت نوع ۲.',
      },
    },
    {
      id: 'version2',
      kind: 'line',
      required: true,
      title: { en: '2 Protocol version', fa: 'نسخهٔ پروتکل (2)' },
      guidance: {
        en: 'A version number with its date, so that everyone knows which text was approved.',
        fa: 'شماره و تاریخ نسخه، تا معلوم باشد کدام متن تصویب شده است.',
      },
      example: { en: 'Version 1.2, 4 May 2026', fa: 'نسخهٔ ۱٫۲، ۱۴ اردیبهشت ۱۴۰۵' },
    },
    {
      id: 'fullname',
      kind: 'line',
      role: 'author',
      required: true,
      title: { en: '3a Principal investigator', fa: 'پژوهشگر اصلی (3a)' },
      guidance: {
        en: 'First and last name of the person who answers for the trial.',
        fa: 'نام و نام خانوادگی کسی که مسئول کارآزمایی است.',
      },
      example: { en: 'Sara Ahmadi', fa: 'سارا احمدی' },
    },
    {
      id: 'contributors3a',
      kind: 'table',
      required: true,
      title: { en: '3a Contributors', fa: 'مشارکت‌کنندگان (3a)' },
      columns: [
        { id: 'name', title: { en: 'Full name', fa: 'نام و نام خانوادگی' } },
        { id: 'affiliation', title: { en: 'Affiliation', fa: 'وابستگی سازمانی' } },
        { id: 'part', title: { en: 'Role', fa: 'نقش' } },
      ],
      guidance: {
        en: 'Everyone who wrote or planned the protocol: where they work and what they did.',
        fa: 'همهٔ کسانی که در نوشتن یا طراحی پروتکل سهم داشته‌اند، محل کار و نقش هر یک.',
      },
      example: {
        en: 'Mina Sadeghi | School of Health | sample size, analysis plan',
        fa: 'مینا صادقی | دانشکدهٔ بهداشت | حجم نمونه و برنامهٔ تحلیل',
      },
    },
    {
      id: 'sponsor3b',
      kind: 'paragraphs',
      required: true,
      title: { en: '3b Sponsor and contact', fa: 'حامی و راه تماس (3b)' },
      guidance: {
        en: 'Who takes legal responsibility for the trial, with a name, an address and an email.',
        fa: 'چه نهادی مسئولیت قانونی کارآزمایی را دارد؛ با نام، نشانی و ایمیل.',
      },
      example: {
        en: 'Vice-chancellor for research, Shiraz University of Medical Sciences; research@example.org',
        fa: 'معاونت تحقیقات و فناوری دانشگاه علوم پزشکی شیراز؛ research@example.org',
      },
    },
    {
      id: 'sponsorRole3c',
      kind: 'paragraphs',
      required: true,
      title: { en: '3c Role of sponsor and funders', fa: 'نقش حامی و تأمین‌کنندهٔ مالی (3c)' },
      guidance: {
        en: 'Say whether they take part in design, conduct, analysis and reporting, and who decides on publication.',
        fa: 'بنویسید آیا در طراحی، اجرا، تحلیل و گزارش دخالت دارند و چه کسی دربارهٔ انتشار تصمیم می‌گیرد.',
      },
      example: {
        en: 'The university funds the trial and takes no part in its design, analysis or publication.',
        fa: 'دانشگاه هزینه را تأمین می‌کند و در طراحی، تحلیل و انتشار نقشی ندارد.',
      },
    },
    {
      id: 'committees3d',
      kind: 'paragraphs',
      mayNotApply: true,
      title: { en: '3d Committees', fa: 'کمیته‌ها (3d)' },
      guidance: {
        en: 'Coordinating site, steering committee, endpoint adjudication and data management: who is in them and what each decides. A trial at one site may have none.',
        fa: 'مرکز هماهنگ‌کننده، کمیتهٔ راهبری، داوری پیامد و مدیریت داده: اعضا و اختیار هر یک. کارآزمایی تک‌مرکزی ممکن است هیچ‌کدام را نداشته باشد.',
      },
      example: {
        en: 'A steering committee of the three investigators and a patient meets every two months.',
        fa: 'کمیتهٔ راهبری شامل سه پژوهشگر و یک بیمار، هر دو ماه جلسه دارد.',
      },
    },
  ],
};

export const openScience: TemplateSection = {
  id: 'open-science',
  title: { en: 'Open science', fa: 'علم باز' },
  questions: [
    {
      id: 'registration4',
      kind: 'line',
      role: 'registration',
      required: true,
      title: { en: '4 Trial registration', fa: 'ثبت کارآزمایی (4)' },
      guidance: {
        en: 'Registry, number, address and date; before that, the registry you intend to use.',
        fa: 'سامانه، شماره، نشانی و تاریخ ثبت؛ پیش از ثبت، سامانه‌ای که در نظر دارید.',
      },
      example: { en: 'Will be registered in IRCT before recruitment', fa: 'پیش از نمونه‌گیری در IRCT ثبت می‌شود' },
    },
    {
      id: 'access5',
      kind: 'paragraphs',
      required: true,
      title: { en: '5 Access to protocol and analysis plan', fa: 'دسترسی به پروتکل و برنامهٔ تحلیل (5)' },
      guidance: {
        en: 'Where readers find the full protocol and the statistical analysis plan, and from when.',
        fa: 'متن کامل پروتکل و برنامهٔ تحلیل آماری کجا و از چه زمانی در دسترس است.',
      },
      example: {
        en: 'Both are posted on OSF before recruitment starts.',
        fa: 'هر دو پیش از شروع نمونه‌گیری در OSF منتشر می‌شوند.',
      },
    },
    {
      id: 'sharing6',
      kind: 'paragraphs',
      required: true,
      title: { en: '6 Data sharing', fa: 'اشتراک‌گذاری داده‌ها (6)' },
      guidance: {
        en: 'Where, when and on which terms de-identified data, their dictionary and the code of the analysis can be had; if they cannot, why.',
        fa: 'داده‌های بی‌نام، راهنمای متغیرها و کد تحلیل کجا، کی و با چه شرایطی در دسترس‌اند؛ اگر نیستند، چرا.',
      },
      example: {
        en: 'De-identified data, dictionary and R code on Zenodo within a year of the main publication',
        fa: 'داده‌های بی‌نام، راهنمای متغیرها و کد R تا یک سال پس از انتشار مقالهٔ اصلی در Zenodo',
      },
    },
    {
      id: 'funding7a',
      kind: 'paragraphs',
      required: true,
      title: { en: '7a Funding', fa: 'منابع مالی (7a)' },
      guidance: {
        en: 'Money, drugs, devices and staff: who gives what, with the number of the grant.',
        fa: 'پول، دارو، تجهیزات و نیرو: چه کسی چه چیزی می‌دهد، با شمارهٔ قرارداد.',
      },
      example: { en: 'Grant 1405-01 of the university', fa: 'طرح شمارهٔ ۰۱-۱۴۰۵ دانشگاه' },
    },
    {
      id: 'conflicts7b',
      kind: 'paragraphs',
      required: true,
      title: { en: '7b Conflicts of interest', fa: 'تعارض منافع (7b)' },
      guidance: {
        en: 'Of each investigator and member of the steering committee: fees, shares, patents, kinship. If there are none, say so for each.',
        fa: 'برای هر پژوهشگر و عضو کمیتهٔ راهبری: دستمزد، سهام، اختراع، خویشاوندی. اگر وجود ندارد، برای هر نفر تصریح کنید.',
      },
      example: {
        en: 'SA and MS have none. RK has received fees for lectures from a maker of insulin.',
        fa: 'س. ا. و م. ص. تعارض منافع ندارند. ر. ک. بابت سخنرانی از یک سازندهٔ انسولین دستمزد گرفته است.',
      },
    },
    {
      id: 'dissemination8',
      kind: 'paragraphs',
      required: true,
      title: { en: '8 Dissemination', fa: 'انتشار نتایج (8)' },
      guidance: {
        en: 'How participants, clinicians and the public learn the result, whatever it is: registry, plain summary, article.',
        fa: 'شرکت‌کنندگان، درمانگران و مردم نتیجه را، هرچه باشد، چگونه می‌فهمند: سامانهٔ ثبت، خلاصهٔ ساده، مقاله.',
      },
      example: {
        en: 'Results in IRCT within a year, an article, and a summary of one page for each participant',
        fa: 'نتایج تا یک سال در IRCT، یک مقاله و یک خلاصهٔ یک‌صفحه‌ای برای هر شرکت‌کننده',
      },
    },
  ],
};
