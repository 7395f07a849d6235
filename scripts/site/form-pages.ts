import type { SitePage } from './element-pages.ts';
import { shelvesOf, siteForms, textIn, unbroken, type SiteForm, type SiteLanguage } from './site-forms.ts';

const words = {
  en: {
    all: 'Forms and instruments',
    about: (count: number) =>
      `${count} forms that are ready to be used, in both languages: instruments of the library, which the designer inserts, and the samples of the demo. Each page shows the real form. What you type there stays in your browser.`,
    title: 'Form',
    purpose: 'What for',
    minutes: 'Time',
    minutesHead: 'Minutes',
    everyType: 'To see every type of question',
    takes: (minutes: string) => `about ${minutes} min`,
    source: 'Source',
    terms: 'Terms of use',
    wording: 'Wording',
    wordings: {
      official: 'as published',
      own: 'our own words: check a translation against the original before you use it for a diagnosis or in a study',
    },
    use: 'Use it',
    inDesigner:
      'In the designer: **Insert from the library**, then its name. On a page of your website, once you have published it:',
    inCode: 'Change its definition, and see what becomes of it, in the [playground]({link}).',
    note: 'Note',
    caution: 'A score supports a clinician’s judgement and does not replace it.',
  },
  fa: {
    all: 'فرم‌ها و ابزارها',
    about: (count: number) =>
      `${count.toLocaleString('fa-IR')} فرم آمادهٔ استفاده به هر دو زبان: ابزارهای کتابخانه که در طراح می‌توانید اضافه کنید، و فرم‌های نمونهٔ نسخهٔ نمایشی. هر صفحه خود فرم را نشان می‌دهد و آنچه در آن می‌نویسید فقط در مرورگر شما می‌ماند.`,
    title: 'فرم',
    purpose: 'کاربرد',
    minutes: 'زمان',
    minutesHead: 'دقیقه',
    everyType: 'برای دیدن همهٔ نوع‌های پرسش',
    takes: (minutes: string) => `حدود ${minutes} دقیقه`,
    source: 'منبع',
    terms: 'شرایط استفاده',
    wording: 'متن فارسی',
    wordings: {
      official: 'متن منتشرشدهٔ رسمی',
      own: 'ترجمهٔ خود پرسا: پیش از استفاده در تشخیص یا پژوهش، آن را با متن اصلی مقایسه کنید',
    },
    use: 'استفاده',
    inDesigner:
      'در طراح، **افزودن از کتابخانه** را بزنید و آن را انتخاب کنید. پس از انتشار، در صفحهٔ وب‌سایت خود بگذارید:',
    inCode: 'تعریف فرم را در [آزمایشگاه]({link}) تغییر دهید و نتیجه را ببینید.',
    note: 'توجه',
    caution: 'امتیاز کمکی برای تصمیم پزشک است و جای آن را نمی‌گیرد.',
  },
} as const;

const shownNumber = (value: number, language: SiteLanguage): string =>
  value.toLocaleString(language === 'fa' ? 'fa-IR' : 'en');

/** A page for each form and one that lists them all, in one language. */
export const formPages = (language: SiteLanguage): readonly SitePage[] => [
  { params: { form: 'index' }, content: listOf(language) },
  ...siteForms.map((form) => ({ params: { form: form.id }, content: pageOf(form, language) })),
];

function listOf(language: SiteLanguage): string {
  const w = words[language];
  const rows = (forms: readonly SiteForm[]): string =>
    [
      `| ${w.title} | ${w.purpose} | ${w.minutesHead} |`,
      '| --- | --- | --- |',
      ...forms.map(({ id, title, definition: { opening } }) => {
        const minutes = opening?.minutes === undefined ? '' : shownNumber(opening.minutes, language);
        const purpose = textIn(opening?.purpose, language) || w.everyType;
        return `| [${unbroken(textIn(title, language))}](./${id}.md) | ${unbroken(purpose)} | ${minutes || '–'} |`;
      }),
    ].join('\n');
  return [
    `# ${w.all}`,
    w.about(siteForms.length),
    ...shelvesOf(language).flatMap(({ name, forms }) => [`## ${name}`, rows(forms)]),
    '',
  ].join('\n\n');
}

function pageOf({ id, title, definition, instrument }: SiteForm, language: SiteLanguage): string {
  const w = words[language];
  const { opening } = definition;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [w.minutes, opening?.minutes === undefined ? undefined : w.takes(shownNumber(opening.minutes, language))],
    [w.source, instrument?.source && `<bdi dir="ltr">${instrument.source}</bdi>`],
    [w.terms, instrument?.terms.statement[language]],
    [w.wording, instrument?.source && w.wordings[instrument.wording[language]]],
  ];
  return [
    `# ${textIn(title, language)}`,
    textIn(opening?.purpose, language),
    `<LiveForm name="${id}" />`,
    instrument?.source ? `::: info ${w.note}\n${w.caution}\n:::` : '',
    facts.flatMap(([name, fact]) => (fact ? [`- **${name}:** ${fact}`] : [])).join('\n'),
    `## ${w.use}`,
    instrument ? w.inDesigner : '',
    instrument ? `\`\`\`html\n<porsa-form category="${id}" language="${language}"></porsa-form>\n\`\`\`` : '',
    w.inCode.replace('{link}', `../playground.md?form=${id}`),
    '',
  ].join('\n\n');
}
