import type { TemplateSection } from '../types.ts';

const title: TemplateSection = {
  id: 'question',
  title: { en: 'Title', fa: 'عنوان' },
  questions: [
    {
      id: 'title',
      kind: 'line',
      role: 'title',
      required: true,
      words: { least: 6, most: 30 },
      title: { en: 'Project title', fa: 'عنوان طرح' },
      guidance: {
        en: 'Name the participants, what is done to them, what it is compared with, the main outcome and the study design. A council reads the title first and compares every other part with it.',
        fa: 'شرکت‌کنندگان، مداخله، گروه مقایسه، پیامد اصلی و نوع مطالعه را در عنوان بیاورید. شورا اول عنوان را می‌خواند و همهٔ بخش‌های دیگر را با آن مقایسه می‌کند.',
      },
      example: {
        en: 'Effect of nurse-led telephone follow-up versus usual care on HbA1c at six months in adults with type 2 diabetes: a randomized controlled trial',
        fa: 'تأثیر پیگیری تلفنی توسط پرستار در مقایسه با مراقبت معمول بر هموگلوبین A1c پس از شش ماه در بزرگسالان مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
      },
    },
  ],
};

const list: TemplateSection = {
  id: 'sources',
  title: { en: 'Sources', fa: 'منابع' },
  questions: [
    {
      id: 'sources',
      kind: 'sources',
      role: 'sources',
      required: true,
      title: { en: 'List of sources', fa: 'فهرست منابع' },
      guidance: {
        en: 'Every work that you cite, and no other. Councils look for recent primary studies and at least one systematic review. Paste BibTeX, RIS, DOIs or plain references.',
        fa: 'همهٔ منابعی که به آن‌ها ارجاع داده‌اید و نه بیشتر. شورا به دنبال مطالعات اصیل سال‌های اخیر و حداقل یک مرور نظام‌مند است. BibTeX، RIS، DOI یا متن منبع را بچسبانید.',
      },
      example: {
        en: 'American Diabetes Association Professional Practice Committee. Glycemic goals and hypoglycemia: Standards of Care in Diabetes—2024. Diabetes Care. 2024;47(Suppl 1):S111–25.',
        fa: 'کمیتهٔ کشوری دیابت. راهنمای بالینی مراقبت از بیماران مبتلا به دیابت نوع ۲. تهران: وزارت بهداشت، درمان و آموزش پزشکی؛ ۱۴۰۰.',
      },
    },
    {
      id: 'sourcesSummary',
      kind: 'paragraphs',
      role: 'background',
      required: true,
      words: { least: 80, most: 600 },
      title: { en: 'Summary of the sources', fa: 'خلاصهٔ منابع' },
      guidance: {
        en: 'What is known, what is disputed and what is missing, in your own words and with a citation for each claim. For each key study give who was studied, how many, what was found. End with the gap that your study fills.',
        fa: 'به زبان خودتان و با ارجاع برای هر ادعا بنویسید چه چیزی معلوم است، کجا اختلاف نظر هست و چه چیزی هنوز معلوم نیست. برای هر مطالعهٔ کلیدی جمعیت، حجم نمونه و یافتهٔ اصلی را بیاورید و متن را با خلائی که طرح شما پر می‌کند تمام کنید.',
      },
      example: {
        en: 'Three trials with 612 adults tested telephone follow-up by nurses after discharge from diabetes clinics [@lee2021][@park2022][@rossi2023]. HbA1c fell by 0.4 to 0.7 percentage points more than with usual care after three months, but none followed participants for longer, and none was done in Iran. Whether the effect lasts for six months is unknown.',
        fa: 'سه کارآزمایی با ۶۱۲ بزرگسال، پیگیری تلفنی توسط پرستار را پس از ویزیت کلینیک دیابت بررسی کرده‌اند [@lee2021][@park2022][@rossi2023]. هموگلوبین A1c پس از سه ماه ۰٫۴ تا ۰٫۷ واحد درصد بیشتر از گروه مراقبت معمول کاهش یافت، اما هیچ‌کدام پیگیری طولانی‌تری نداشت و هیچ‌یک در ایران انجام نشده بود. ماندگاری این اثر تا شش ماه معلوم نیست.',
      },
    },
  ],
};

export const sources = { title, list };
