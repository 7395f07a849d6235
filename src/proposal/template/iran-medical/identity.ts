import type { TemplateSection } from '../types.ts';

export const identity: TemplateSection = {
  id: 'identity',
  title: { en: 'Title and proposers', fa: 'عنوان و مجریان' },
  questions: [
    {
      id: 'titlePersian',
      kind: 'line',
      role: 'titlePersian',
      required: true,
      words: { least: 6, most: 30 },
      title: { en: 'Title in Persian', fa: 'عنوان طرح به فارسی' },
      guidance: {
        en: 'Population, intervention or exposure, comparison, main outcome and study design, with place and year where they matter. No abbreviations. Councils check that the title and the general objective say the same.',
        fa: 'جمعیت، مداخله یا مواجهه، گروه مقایسه، پیامد اصلی و نوع مطالعه را بیاورید و اگر اهمیت دارد مکان و سال را هم بنویسید. از کوته‌نوشت استفاده نکنید. شورا عنوان را با هدف کلی مقایسه می‌کند.',
      },
      example: {
        en: 'تأثیر پیگیری تلفنی توسط پرستار در مقایسه با مراقبت معمول بر هموگلوبین A1c پس از شش ماه در بزرگسالان مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
        fa: 'تأثیر پیگیری تلفنی توسط پرستار در مقایسه با مراقبت معمول بر هموگلوبین A1c پس از شش ماه در بزرگسالان مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
      },
    },
    {
      id: 'titleEnglish',
      kind: 'line',
      role: 'titleEnglish',
      required: true,
      words: { least: 6, most: 30 },
      title: { en: 'Title in English', fa: 'عنوان طرح به انگلیسی' },
      guidance: {
        en: 'The same title in English, element by element: nothing added, nothing left out.',
        fa: 'همان عنوان به انگلیسی، جزء به جزء؛ چیزی کم یا اضافه نشود.',
      },
      example: {
        en: 'Effect of nurse-led telephone follow-up versus usual care on HbA1c at six months in adults with type 2 diabetes: a randomized controlled trial',
        fa: 'Effect of nurse-led telephone follow-up versus usual care on HbA1c at six months in adults with type 2 diabetes: a randomized controlled trial',
      },
    },
    {
      id: 'fullname',
      kind: 'line',
      role: 'author',
      required: true,
      title: { en: 'Principal investigator', fa: 'مجری اصلی' },
      guidance: {
        en: 'First and last name of the person who signs the contract; for a thesis, the student.',
        fa: 'نام و نام خانوادگی کسی که قرارداد را امضا می‌کند؛ در پایان‌نامه، دانشجو.',
      },
      example: { en: 'Sara Ahmadi', fa: 'سارا احمدی' },
    },
    {
      id: 'supervisor',
      kind: 'line',
      role: 'supervisor',
      mayNotApply: true,
      title: { en: 'Supervisor', fa: 'استاد راهنما' },
      guidance: {
        en: 'First and last name, for a thesis. A project without a student has none: say so.',
        fa: 'نام و نام خانوادگی، در پایان‌نامه. طرح بدون دانشجو استاد راهنما ندارد؛ همین را بنویسید.',
      },
      example: { en: 'Dr. Reza Karimi', fa: 'دکتر رضا کریمی' },
    },
    {
      id: 'proposers',
      kind: 'table',
      title: { en: 'Co-investigators', fa: 'همکاران طرح' },
      columns: [
        { id: 'name', title: { en: 'Full name', fa: 'نام و نام خانوادگی' } },
        { id: 'degree', title: { en: 'Degree and field', fa: 'مدرک و رشته' } },
        { id: 'affiliation', title: { en: 'Affiliation', fa: 'محل خدمت' } },
        { id: 'part', title: { en: 'Part in the study', fa: 'نوع همکاری' } },
      ],
      guidance: {
        en: 'Everyone with a part in the study, the advisor and the statistician among them, and what each will do. Authorship later follows from this table.',
        fa: 'همهٔ کسانی که در طرح نقش دارند، از جمله استاد مشاور و مشاور آمار، و کاری که هر یک انجام می‌دهد. نویسندگان مقاله از همین جدول مشخص می‌شوند.',
      },
      example: {
        en: 'Mina Sadeghi | PhD, biostatistics | School of Health | sample size and analysis',
        fa: 'مینا صادقی | دکترای آمار زیستی | دانشکدهٔ بهداشت | حجم نمونه و تحلیل داده‌ها',
      },
    },
    {
      id: 'college',
      kind: 'line',
      required: true,
      title: { en: 'Faculty or research center', fa: 'دانشکده یا مرکز تحقیقات' },
      guidance: {
        en: 'The unit whose council decides first, with its department.',
        fa: 'واحدی که شورای آن ابتدا طرح را بررسی می‌کند، همراه با گروه.',
      },
      example: {
        en: 'Department of Nursing, School of Nursing and Midwifery',
        fa: 'گروه پرستاری، دانشکدهٔ پرستاری و مامایی',
      },
    },
    {
      id: 'projectKind',
      kind: 'choice',
      required: true,
      title: { en: 'Kind of project', fa: 'نوع طرح' },
      options: [
        { value: 'thesis', text: { en: 'Thesis', fa: 'پایان‌نامه' } },
        { value: 'project', text: { en: 'Research project', fa: 'طرح تحقیقاتی' } },
        { value: 'joint', text: { en: 'Joint project with another center', fa: 'طرح مشترک با مرکز دیگر' } },
      ],
      guidance: {
        en: 'Theses and projects go to different councils and have different budgets.',
        fa: 'پایان‌نامه و طرح تحقیقاتی در شوراهای متفاوتی بررسی می‌شوند و سقف بودجهٔ جدا دارند.',
      },
      example: { en: 'Thesis', fa: 'پایان‌نامه' },
    },
    {
      id: 'keywords',
      kind: 'line',
      title: { en: 'Keywords', fa: 'کلیدواژه‌ها' },
      guidance: {
        en: 'Three to six terms, from MeSH where there is one.',
        fa: 'سه تا شش واژه؛ در صورت امکان از فهرست MeSH.',
      },
      example: {
        en: 'type 2 diabetes, telephone follow-up, HbA1c, nursing care',
        fa: 'دیابت نوع ۲، پیگیری تلفنی، هموگلوبین A1c، مراقبت پرستاری',
      },
    },
  ],
};
