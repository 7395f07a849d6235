import type { Bilingual } from '../instrument.ts';

export interface Terms {
  readonly kind: 'free' | 'publicDomain' | 'nonCommercial' | 'method' | 'own';
  /** What its owner says of its use. */
  readonly statement: Bilingual;
}

/** PHQ and GAD: phqscreeners.com. */
export const pfizer: Terms = {
  kind: 'free',
  statement: {
    en: 'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    fa: 'ساختهٔ رابرت ال. اسپیتزر، جنت بی. دبلیو. ویلیامز، کرت کرونکی و همکاران با کمک‌هزینهٔ آموزشی شرکت فایزر. تکثیر، ترجمه، نمایش و توزیع آن نیازی به اجازه ندارد.',
  },
};

/** Manuals of WHO that are not formal publications. */
export const whoManual: Terms = {
  kind: 'nonCommercial',
  statement: {
    en: '© World Health Organization. May be freely reviewed, abstracted, reproduced and translated, in part or in whole, but not for sale or for use in conjunction with commercial purposes.',
    fa: '© سازمان جهانی بهداشت. نقل، تلخیص، تکثیر و ترجمهٔ همه یا بخشی از آن آزاد است، اما نه برای فروش یا در کنار هدف‌های تجاری.',
  },
};

export const whoCreativeCommons: Terms = {
  kind: 'nonCommercial',
  statement: {
    en: '© World Health Organization 2024. Licence: CC BY-NC-SA 3.0 IGO. The Persian text was not created by WHO.',
    fa: '© سازمان جهانی بهداشت ۲۰۲۴. مجوز: CC BY-NC-SA 3.0 IGO. متن فارسی را این سازمان تهیه نکرده است.',
  },
};

/** Works of the government of the United States have no copyright there. */
export const usGovernment: Terms = {
  kind: 'publicDomain',
  statement: {
    en: 'Public domain: created by the United States government.',
    fa: 'مالکیت عمومی: ساختهٔ دولت ایالات متحدهٔ آمریکا.',
  },
};

/** Made with public money of the United States, and put into the public domain by its authors. */
export const usFunded: Terms = {
  kind: 'publicDomain',
  statement: {
    en: 'Public domain: developed with support of the United States government. May be used and translated without permission.',
    fa: 'مالکیت عمومی: با حمایت دولت ایالات متحدهٔ آمریکا ساخته شده است. استفاده و ترجمهٔ آن نیازی به اجازه ندارد.',
  },
};

export const ecogTerms: Terms = {
  kind: 'publicDomain',
  statement: {
    en: 'The ECOG Performance Status is in the public domain and available for public use (ECOG-ACRIN Cancer Research Group).',
    fa: 'وضعیت عملکردی ECOG در مالکیت عمومی است و استفاده از آن برای همه آزاد است (گروه ECOG-ACRIN).',
  },
};

/** What is counted, and how, is a fact that nobody owns. */
export const method: Terms = {
  kind: 'method',
  statement: {
    en: 'The published method is free for everyone to use; the wording is Porsa’s own.',
    fa: 'استفاده از روش منتشرشده برای همه آزاد است؛ متن پرسش‌ها از پرساست.',
  },
};

/** Under the licence of the product. */
export const ownTerms: Terms = {
  kind: 'own',
  statement: { en: 'Made by Porsa. Free to use and change.', fa: 'ساختهٔ پرسا. استفاده و تغییر آن آزاد است.' },
};
