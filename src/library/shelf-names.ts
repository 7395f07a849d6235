import type { Bilingual, Shelf } from './instrument.ts';

/** What the shelves are called; searched in both languages, whichever is shown. */
export const shelfNames: Readonly<Record<Shelf, Bilingual>> = {
  mood: { en: 'Mood, anxiety and trauma', fa: 'خلق، اضطراب و سانحه' },
  wellbeing: { en: 'Well-being and function', fa: 'بهزیستی و عملکرد' },
  addiction: { en: 'Alcohol and tobacco', fa: 'الکل و دخانیات' },
  emergency: { en: 'Emergency', fa: 'اورژانس' },
  heart: { en: 'Heart', fa: 'قلب' },
  lungs: { en: 'Lungs and airways', fa: 'ریه و راه هوایی' },
  digestion: { en: 'Digestion and liver', fa: 'گوارش و کبد' },
  metabolism: { en: 'Kidney and metabolism', fa: 'کلیه و متابولیسم' },
  nerves: { en: 'Brain and nerves', fa: 'مغز و اعصاب' },
  birth: { en: 'Pregnancy and newborns', fa: 'بارداری و نوزاد' },
  blocks: { en: 'Blocks of questions', fa: 'دسته‌های پرسش' },
};
