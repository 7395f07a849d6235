import type { TemplateSection } from '../types.ts';

export const groups: TemplateSection = {
  id: 'groups',
  title: { en: 'Intervention and outcomes', fa: 'مداخله و پیامدها' },
  questions: [
    {
      id: 'intervention',
      kind: 'paragraphs',
      role: 'intervention',
      mayNotApply: true,
      title: { en: 'Intervention or exposure', fa: 'مداخله یا مواجهه' },
      guidance: {
        en: 'What exactly, how much, how often, for how long, by whom and how. Another clinic should be able to repeat it. In an observational study: the exposure and how it is ascertained.',
        fa: 'دقیقاً چه کاری، چه مقدار، چند بار، چه مدت، توسط چه کسی و چگونه؛ به‌طوری که مرکز دیگری بتواند تکرارش کند. در مطالعهٔ مشاهده‌ای: مواجهه و روش تعیین آن.',
      },
      example: {
        en: 'A telephone call of 15 minutes by a trained diabetes nurse every two weeks for six months, after a written script about diet, activity and drugs, in addition to usual care',
        fa: 'هر دو هفته یک تماس تلفنی ۱۵ دقیقه‌ای از پرستار دورهٔ دیابت گذرانده، به مدت شش ماه و بر اساس متن نوشته‌شده دربارهٔ تغذیه، فعالیت و دارو، علاوه بر مراقبت معمول',
      },
    },
    {
      id: 'comparison',
      kind: 'paragraphs',
      role: 'comparison',
      mayNotApply: true,
      title: { en: 'Comparison', fa: 'گروه مقایسه' },
      guidance: {
        en: 'What the other group receives, in the same detail. A study with one group has none: “none, because …”.',
        fa: 'آنچه گروه دیگر دریافت می‌کند، با همان جزئیات. مطالعهٔ تک‌گروهی گروه مقایسه ندارد: «ندارد، چون …».',
      },
      example: {
        en: 'Usual care: a visit to the clinic every three months and a printed leaflet',
        fa: 'مراقبت معمول: هر سه ماه یک ویزیت در کلینیک و یک جزوهٔ آموزشی',
      },
    },
    {
      id: 'randomisation',
      kind: 'paragraphs',
      role: 'randomisation',
      mayNotApply: true,
      title: { en: 'Randomization and blinding', fa: 'تصادفی‌سازی و کورسازی' },
      guidance: {
        en: 'How the sequence is made, by whom, how it is concealed, and who is blinded. Every randomized trial needs it.',
        fa: 'توالی تصادفی چگونه و توسط چه کسی ساخته می‌شود، چگونه پنهان می‌ماند و چه کسانی کور هستند. در هر کارآزمایی تصادفی‌شده لازم است.',
      },
      example: {
        en: 'Permuted blocks of four, made with R by the statistician, in numbered opaque sealed envelopes. The laboratory and the analyst do not know the groups.',
        fa: 'بلوک‌های جایگشتی چهارتایی که مشاور آمار با نرم‌افزار R می‌سازد، در پاکت‌های شماره‌دار مات و مهروموم‌شده. آزمایشگاه و تحلیلگر از گروه‌ها اطلاع ندارند.',
      },
    },
    {
      id: 'outcomes',
      kind: 'outcomes',
      role: 'outcomes',
      required: true,
      title: { en: 'Outcomes', fa: 'پیامدها' },
      guidance: {
        en: 'One primary outcome, at most three, each with the way it is measured and when. Secondary outcomes and, where something is done to people, harms.',
        fa: 'یک پیامد اصلی و حداکثر سه تا، هر کدام با روش و زمان سنجش. پیامدهای فرعی و، اگر مداخله‌ای انجام می‌شود، عوارض را هم بنویسید.',
      },
      example: {
        en: 'Primary: HbA1c | percent, by HPLC | six months. Harm: hypoglycemia | events reported in calls | up to six months',
        fa: 'اصلی: هموگلوبین A1c | درصد، به روش HPLC | ماه ششم. عارضه: هیپوگلیسمی | موارد گزارش‌شده در تماس‌ها | تا ماه ششم',
      },
    },
    {
      id: 'tools',
      kind: 'paragraphs',
      required: true,
      title: { en: 'Data collection tools', fa: 'ابزار گردآوری داده‌ها' },
      guidance: {
        en: 'Each questionnaire or device with its validity and reliability in the population, and a citation. Attach the forms.',
        fa: 'هر پرسشنامه یا دستگاه با روایی و پایایی آن در جمعیت مورد نظر و ارجاع. فرم‌ها را پیوست کنید.',
      },
      example: {
        en: 'HbA1c by HPLC (Tosoh G8, coefficient of variation below 2%); the Persian SDSCA questionnaire, Cronbach’s alpha 0.78 [@didarloo2016]',
        fa: 'هموگلوبین A1c به روش HPLC (دستگاه Tosoh G8، ضریب تغییرات کمتر از ۲ درصد)؛ نسخهٔ فارسی پرسشنامهٔ SDSCA با آلفای کرونباخ ۰٫۷۸ [@didarloo2016]',
      },
    },
    {
      id: 'method',
      kind: 'paragraphs',
      role: 'method',
      required: true,
      words: { least: 80, most: 1200 },
      title: { en: 'Method of execution', fa: 'روش اجرا' },
      guidance: {
        en: 'What happens, step by step and in order: from the first contact with a participant to the last measurement.',
        fa: 'آنچه رخ می‌دهد، گام به گام و به ترتیب: از اولین تماس با شرکت‌کننده تا آخرین سنجش.',
      },
      example: {
        en: 'A nurse invites adults with type 2 diabetes at their visit and obtains written consent. After baseline HbA1c they are allocated to telephone follow-up or usual care. HbA1c is measured again at three and six months by staff who do not know the groups.',
        fa: 'پرستار بزرگسالان مبتلا به دیابت نوع ۲ را هنگام ویزیت دعوت می‌کند و رضایت کتبی می‌گیرد. پس از سنجش هموگلوبین A1c پایه، آن‌ها به گروه پیگیری تلفنی یا مراقبت معمول تخصیص می‌یابند. هموگلوبین A1c در ماه سوم و ششم توسط کارکنانی که از گروه‌ها اطلاع ندارند دوباره سنجیده می‌شود.',
      },
    },
  ],
};
