/** What is said in both languages. */
export interface Said {
  readonly en: string;
  readonly fa: string;
}

export type PageLanguage = keyof Said;

/** Who sees to it that a key holds. */
export const enforcers = {
  form: {
    en: 'the form: in the browser while it is filled, and the same code on the server when the entry arrives',
    fa: 'خود فرم: در مرورگر هنگام پرکردن، و همان کد در کارساز هنگام رسیدن ثبت',
  },
  server: {
    en: 'the server, which cuts out what a role may not see; the form, where there is no server',
    fa: 'کارساز که آنچه نقش نباید ببیند را برمی‌دارد؛ و جایی که کارساز نباشد خود فرم',
  },
  screen: { en: 'the screen that draws it', fa: 'صفحه‌ای که آن را می‌کشد' },
  report: { en: 'the report', fa: 'گزارش' },
  designer: {
    en: 'the check of the definition: the designer, publishing and `createForm` refuse what breaks it',
    fa: 'بررسی تعریف: طراح، انتشار و `createForm` نادرست را نمی‌پذیرند',
  },
  host: { en: 'whoever opens the form with `startingAnswers`', fa: 'کسی که فرم را با `startingAnswers` باز می‌کند' },
} as const satisfies Readonly<Record<string, Said>>;

export type Enforcer = keyof typeof enforcers;

/** One key of the form's JSON. */
export interface KeyDoc extends Said {
  readonly by: Enforcer;
  /** What holds where the key is absent. */
  readonly otherwise?: Said;
  /** Its value, where the shape alone does not say it. */
  readonly value?: Said;
}

export const key = (by: Enforcer, en: string, fa: string, more: Pick<KeyDoc, 'otherwise' | 'value'> = {}): KeyDoc => ({
  by,
  en,
  fa,
  ...more,
});

export const same = (text: string): Said => ({ en: text, fa: text });
