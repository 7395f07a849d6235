import type { TemplateSection } from '../types.ts';

export const problem: TemplateSection = {
  id: 'problem',
  title: { en: 'Statement of the problem', fa: 'بیان مسئله' },
  questions: [
    {
      id: 'problem',
      kind: 'paragraphs',
      role: 'background',
      required: true,
      words: { least: 150, most: 700 },
      title: { en: 'Statement of the problem', fa: 'بیان مسئله' },
      guidance: {
        en: 'About one page: what the problem is and for whom, how large it is, what is known and disputed, which gap remains, and how this study closes it. A citation behind each claim.',
        fa: 'حدود یک صفحه: مسئله چیست و چه کسانی درگیر آن هستند، چقدر شایع است، چه چیزی معلوم و چه چیزی محل اختلاف است، کدام خلأ باقی مانده و این طرح چگونه آن را پر می‌کند. هر ادعا ارجاع می‌خواهد.',
      },
      example: {
        en: 'Type 2 diabetes affects about 14% of Iranian adults [@esteghamati2014]. Fewer than a third reach an HbA1c below 7%, and each percentage point above it raises the risk of microvascular complications by a third [@stratton2000]. Telephone follow-up lowered HbA1c for three months elsewhere [@lee2021], but has not been tested in Iran or for longer.',
        fa: 'حدود ۱۴ درصد بزرگسالان ایرانی به دیابت نوع ۲ مبتلا هستند [@esteghamati2014]. کمتر از یک‌سوم آن‌ها به هموگلوبین A1c زیر ۷ درصد می‌رسند و هر یک واحد افزایش، خطر عوارض میکروواسکولار را یک‌سوم بیشتر می‌کند [@stratton2000]. پیگیری تلفنی در کشورهای دیگر هموگلوبین A1c را تا سه ماه کاهش داده [@lee2021]، اما در ایران و در زمان طولانی‌تر بررسی نشده است.',
      },
    },
    {
      id: 'literature',
      kind: 'paragraphs',
      required: true,
      words: { least: 100, most: 1200 },
      title: { en: 'Review of the literature', fa: 'بررسی متون' },
      guidance: {
        en: 'For each study: author and year, place, participants and their number, what was done, what was found. Iranian and foreign studies, the newest first. Say where you searched. Close with what they share and where they differ.',
        fa: 'برای هر مطالعه: نویسنده و سال، مکان، شرکت‌کنندگان و تعداد آن‌ها، کار انجام‌شده و یافته‌ها. مطالعات داخلی و خارجی، از جدید به قدیم. پایگاه‌های جستجو را نام ببرید و در پایان شباهت‌ها و تفاوت‌ها را جمع‌بندی کنید.',
      },
      example: {
        en: 'Lee et al. (2021) randomized 204 adults in Busan to weekly calls by nurses or usual care; after three months HbA1c had fallen by 0.6 points more in the call group [@lee2021].',
        fa: 'لی و همکاران (۲۰۲۱) در بوسان ۲۰۴ بزرگسال را به‌طور تصادفی به تماس هفتگی پرستار یا مراقبت معمول تخصیص دادند؛ پس از سه ماه هموگلوبین A1c در گروه تماس ۰٫۶ واحد بیشتر کاهش یافته بود [@lee2021].',
      },
    },
    {
      id: 'necessity',
      kind: 'paragraphs',
      required: true,
      words: { least: 50, most: 300 },
      title: { en: 'Necessity of the study', fa: 'ضرورت اجرای طرح' },
      guidance: {
        en: 'Which decision the result changes, who makes it, and how it fits the research priorities of the university.',
        fa: 'نتیجهٔ طرح کدام تصمیم را تغییر می‌دهد، چه کسی آن تصمیم را می‌گیرد و طرح با اولویت‌های پژوهشی دانشگاه چه ارتباطی دارد.',
      },
      example: {
        en: 'If calls by nurses lower HbA1c, the clinic’s committee can add them to routine care with the staff it has. Diabetes control is a research priority of the university.',
        fa: 'اگر تماس پرستار هموگلوبین A1c را کاهش دهد، کمیتهٔ کلینیک می‌تواند آن را با همین تعداد کارکنان به مراقبت معمول اضافه کند. کنترل دیابت از اولویت‌های پژوهشی دانشگاه است.',
      },
    },
  ],
};
