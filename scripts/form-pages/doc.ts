/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly fa: string;
}

export type PageLanguage = keyof Bilingual;

/** Who sees to it that a key holds. */
export const enforcers = {
  form: {
    en: 'the form: in the browser while it is filled in, and by the same code on the server when the response arrives',
    fa: 'خود فرم: در مرورگر هنگام پرکردن، و همان کد در سرور هنگام رسیدن پاسخ',
  },
  server: {
    en: 'the server, which removes what a role can’t see; without a server, the form',
    fa: 'سرور که آنچه نقش نباید ببیند را برمی‌دارد؛ و جایی که سرور نباشد خود فرم',
  },
  screen: { en: 'the screen that renders it', fa: 'صفحه‌ای که آن را می‌کشد' },
  report: { en: 'the report', fa: 'گزارش' },
  exchange: { en: 'the export to FHIR', fa: 'خروجی FHIR' },
  designer: {
    en: 'the definition check: the designer, publishing and `createForm` reject invalid values',
    fa: 'بررسی تعریف: طراح، انتشار و `createForm` نادرست را نمی‌پذیرند',
  },
  host: {
    en: 'the code that opens the form with `startingAnswers`',
    fa: 'کسی که فرم را با `startingAnswers` باز می‌کند',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Enforcer = keyof typeof enforcers;

/** One key of the form's JSON. */
export interface KeyDoc extends Bilingual {
  readonly by: Enforcer;
  /** What holds where the key is absent. */
  readonly otherwise?: Bilingual;
  /** Its value, where the shape alone does not say it. */
  readonly value?: Bilingual;
}

export const key = (by: Enforcer, en: string, fa: string, more: Pick<KeyDoc, 'otherwise' | 'value'> = {}): KeyDoc => ({
  by,
  en,
  fa,
  ...more,
});

export const bilingual = (en: string, fa: string): Bilingual => ({ en, fa });

export const same = (text: string): Bilingual => bilingual(text, text);
