import type { TemplateSection } from '../types.ts';

const execution: TemplateSection = {
  id: 'plan',
  title: { en: 'Necessity and method', fa: 'ضرورت و روش اجرا' },
  questions: [
    {
      id: 'necessity',
      kind: 'paragraphs',
      required: true,
      words: { least: 60, most: 400 },
      title: { en: 'Summary of why the study is needed', fa: 'خلاصهٔ ضرورت اجرا' },
      guidance: {
        en: 'Size of the problem in numbers and with their source, what happens if nothing is done, and who will use the result and for which decision. A council asks: why this study, why here, why now?',
        fa: 'بزرگی مسئله را با عدد و منبع بنویسید، پیامد اجرا نشدن طرح را توضیح دهید و بگویید چه کسی از نتیجه برای کدام تصمیم استفاده می‌کند. پرسش شورا این است: چرا این مطالعه، چرا اینجا و چرا اکنون؟',
      },
      example: {
        en: 'One in seven adults in Iran lives with type 2 diabetes and fewer than a third of them reach an HbA1c below 7% [@esteghamati2014]. Clinics see a patient every three months for about eight minutes. If a nurse’s telephone call between visits lowers HbA1c, the clinic’s committee can make it part of routine care with the staff it has.',
        fa: 'از هر هفت بزرگسال ایرانی یک نفر به دیابت نوع ۲ مبتلاست و کمتر از یک‌سوم آن‌ها به هموگلوبین A1c زیر ۷ درصد می‌رسند [@esteghamati2014]. کلینیک هر بیمار را هر سه ماه یک بار و حدود هشت دقیقه می‌بیند. اگر تماس تلفنی پرستار بین دو ویزیت هموگلوبین A1c را کم کند، کمیتهٔ کلینیک می‌تواند آن را با همین تعداد کارکنان به مراقبت معمول اضافه کند.',
      },
    },
    {
      id: 'method',
      kind: 'paragraphs',
      role: 'method',
      required: true,
      words: { least: 100, most: 1000 },
      title: { en: 'Method of execution', fa: 'روش اجرا' },
      guidance: {
        en: 'Design, place and time; who is included and excluded; how participants are chosen and how many; what each group receives, with dose and duration; the primary outcome with its measure and time; the analysis; ethics approval and consent.',
        fa: 'نوع مطالعه، مکان و زمان؛ معیارهای ورود و خروج؛ روش نمونه‌گیری و حجم نمونه؛ آنچه هر گروه دریافت می‌کند با مقدار و مدت؛ پیامد اصلی با ابزار و زمان سنجش؛ روش تحلیل؛ کد اخلاق و رضایت آگاهانه.',
      },
      example: {
        en: 'Parallel-group randomized trial in the diabetes clinic of Shahid Beheshti Hospital. Adults aged 30 to 65 with type 2 diabetes and HbA1c of 7.5% to 10% are included; pregnant women are excluded. 128 participants are allocated 1:1 by blocks of four in sealed envelopes. The intervention group receives a 15-minute call by a nurse every two weeks for six months; the control group receives usual care. The primary outcome is HbA1c measured by HPLC at six months. Hypoglycemic events are recorded at each call. Means are compared by analysis of covariance, by intention to treat. The trial starts after approval by the ethics committee and registration in IRCT.',
        fa: 'کارآزمایی تصادفی‌شده با دو گروه موازی در کلینیک دیابت بیمارستان شهید بهشتی. بزرگسالان ۳۰ تا ۶۵ ساله مبتلا به دیابت نوع ۲ با هموگلوبین A1c بین ۷٫۵ تا ۱۰ درصد وارد و زنان باردار خارج می‌شوند. ۱۲۸ شرکت‌کننده با بلوک‌های چهارتایی و پاکت‌های مهروموم‌شده به نسبت ۱:۱ تخصیص می‌یابند. گروه مداخله شش ماه، هر دو هفته یک تماس ۱۵ دقیقه‌ای از پرستار و گروه کنترل مراقبت معمول دریافت می‌کند. پیامد اصلی هموگلوبین A1c به روش HPLC در ماه ششم است. موارد هیپوگلیسمی در هر تماس ثبت می‌شود. میانگین‌ها با تحلیل کوواریانس و بر پایهٔ قصد درمان مقایسه می‌شوند. مطالعه پس از دریافت کد اخلاق و ثبت در IRCT آغاز می‌شود.',
      },
    },
  ],
};

const more: TemplateSection = {
  id: 'more',
  title: { en: 'More', fa: 'موارد دیگر' },
  questions: [
    {
      id: 'link',
      kind: 'link',
      title: { en: 'Related link', fa: 'لینک مرتبط' },
      guidance: {
        en: 'A page that helps the council judge: a registration, a guideline, a pilot study, the project’s page. Give the full address.',
        fa: 'صفحه‌ای که به داوری شورا کمک می‌کند: ثبت کارآزمایی، راهنمای بالینی، مطالعهٔ مقدماتی یا صفحهٔ طرح. نشانی کامل را بنویسید.',
      },
      example: { en: 'https://irct.behdasht.gov.ir', fa: 'https://irct.behdasht.gov.ir' },
    },
    {
      id: 'ideas',
      kind: 'paragraphs',
      words: { most: 300 },
      title: { en: 'Ideas', fa: 'ایده‌ها' },
      guidance: {
        en: 'What you would like to discuss: variants of the question, possible partners, risks, follow-up studies. The council does not judge this part; it helps your supervisor advise you.',
        fa: 'آنچه می‌خواهید درباره‌اش گفت‌وگو کنید: شکل‌های دیگر پرسش، همکاران احتمالی، خطرها و مطالعات بعدی. شورا این بخش را داوری نمی‌کند؛ برای راهنمایی گرفتن از استاد است.',
      },
      example: {
        en: 'The same calls could be made by trained health workers in rural health houses. A second study could compare voice calls with text messages.',
        fa: 'همین تماس‌ها را می‌توان به بهورزان آموزش‌دیده در خانه‌های بهداشت سپرد. مطالعهٔ بعدی می‌تواند تماس صوتی را با پیامک مقایسه کند.',
      },
    },
  ],
};

export const plan = { execution, more };
