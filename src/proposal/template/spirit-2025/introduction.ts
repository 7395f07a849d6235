import { studyDesigns } from '../study-designs.ts';
import type { TemplateSection } from '../types.ts';

export const introduction: TemplateSection = {
  id: 'introduction',
  title: { en: 'Introduction and design', fa: 'مقدمه و طراحی' },
  questions: [
    {
      id: 'background9a',
      kind: 'paragraphs',
      role: 'background',
      required: true,
      words: { least: 150, most: 1000 },
      title: { en: '9a Background and rationale', fa: 'زمینه و منطق مطالعه (9a)' },
      guidance: {
        en: 'What is known of benefits and harms of each intervention, published or not, best from a systematic review; and what is still uncertain.',
        fa: 'دانسته‌ها دربارهٔ فایده و زیان هر مداخله، منتشرشده یا نشده، ترجیحاً از مرور نظام‌مند؛ و آنچه هنوز معلوم نیست.',
      },
      example: {
        en: 'Telephone follow-up lowered HbA1c by 0.4 to 0.7 points for three months in three trials [@lee2021][@park2022][@rossi2023]; none reported hypoglycemia.',
        fa: 'پیگیری تلفنی در سه کارآزمایی هموگلوبین A1c را تا سه ماه ۰٫۴ تا ۰٫۷ واحد کاهش داد [@lee2021][@park2022][@rossi2023]؛ هیچ‌کدام هیپوگلیسمی را گزارش نکرده‌اند.',
      },
    },
    {
      id: 'comparator9b',
      kind: 'paragraphs',
      role: 'comparatorChoice',
      required: true,
      title: { en: '9b Choice of comparator', fa: 'دلیل انتخاب گروه مقایسه (9b)' },
      guidance: {
        en: 'Why this comparator and no other, and that no one is denied a treatment known to work.',
        fa: 'چرا این گروه مقایسه و نه گروه دیگر، و اینکه کسی از درمان مؤثر شناخته‌شده محروم نمی‌شود.',
      },
      example: {
        en: 'Usual care is what patients receive today, and no more effective follow-up is established in Iran.',
        fa: 'مراقبت معمول همان است که بیماران اکنون دریافت می‌کنند و در ایران پیگیری مؤثرتری تثبیت نشده است.',
      },
    },
    {
      id: 'objectives10',
      kind: 'list',
      role: 'specificObjectives',
      required: true,
      title: { en: '10 Objectives', fa: 'اهداف (10)' },
      guidance: {
        en: 'One sentence each, for benefits and for harms, with the elements of the title.',
        fa: 'هر هدف یک جمله، هم برای فایده و هم برای زیان، با همان اجزای عنوان.',
      },
      example: {
        en: 'To compare HbA1c at six months between nurse-led telephone follow-up and usual care in adults with type 2 diabetes',
        fa: 'مقایسهٔ هموگلوبین A1c در ماه ششم بین پیگیری تلفنی توسط پرستار و مراقبت معمول در بزرگسالان مبتلا به دیابت نوع ۲',
      },
    },
    {
      id: 'involvement11',
      kind: 'paragraphs',
      required: true,
      title: { en: '11 Patient and public involvement', fa: 'مشارکت بیماران و مردم (11)' },
      guidance: {
        en: 'How patients take part in design, conduct and reporting, beyond being participants. If they do not, say so.',
        fa: 'بیماران، فراتر از شرکت در مطالعه، چگونه در طراحی، اجرا و گزارش نقش دارند. اگر ندارند، بنویسید.',
      },
      example: {
        en: 'Two patients of the clinic chose the times of the calls and read the consent form.',
        fa: 'دو بیمار کلینیک زمان تماس‌ها را انتخاب و متن رضایت‌نامه را بازخوانی کردند.',
      },
    },
    {
      id: 'design12',
      kind: 'choice',
      role: 'design',
      required: true,
      options: studyDesigns,
      title: { en: '12 Study design', fa: 'نوع مطالعه (12)' },
      guidance: {
        en: 'SPIRIT is written for randomized trials; for another design another guideline fits better.',
        fa: 'SPIRIT برای کارآزمایی تصادفی‌شده نوشته شده است؛ برای طرح‌های دیگر راهنمای دیگری مناسب‌تر است.',
      },
      example: { en: 'Randomized controlled trial', fa: 'کارآزمایی بالینی تصادفی‌شده' },
    },
    {
      id: 'trialDesign12',
      kind: 'paragraphs',
      role: 'method',
      required: true,
      title: { en: '12 Trial design', fa: 'طراحی کارآزمایی (12)' },
      guidance: {
        en: 'Parallel, crossover, factorial or cluster; the ratio of the groups; superiority, non-inferiority or equivalence, with the margin.',
        fa: 'موازی، متقاطع، فاکتوریل یا خوشه‌ای؛ نسبت گروه‌ها؛ برتری، ناکم‌تری یا هم‌ارزی با حاشیهٔ آن.',
      },
      example: {
        en: 'Two parallel groups, 1:1, superiority: nurse-led telephone follow-up against usual care in adults with type 2 diabetes, HbA1c at six months',
        fa: 'دو گروه موازی با نسبت ۱:۱ و چارچوب برتری: پیگیری تلفنی توسط پرستار در برابر مراقبت معمول در بزرگسالان مبتلا به دیابت نوع ۲، هموگلوبین A1c در ماه ششم',
      },
    },
  ],
};
