import type { CoreLanguage } from '../../../engine/definition/types.ts';

type Lists = Readonly<Record<CoreLanguage, readonly string[]>>;
type Words = Readonly<Record<CoreLanguage, string>>;

/** Whom a condition concerns, for ages and groups to suggest. */
export type Group = 'adults' | 'children' | 'olderAdults' | 'women' | 'pregnant' | 'newborns' | 'students' | 'staff';

export interface Condition {
  /** In either language, in a title or a part. */
  readonly named: RegExp;
  /** As it stands behind "adults with" and «بزرگسالان مبتلا به»; absent where the groups say it all. */
  readonly name?: Words;
  readonly groups: readonly Group[];
  /** What studies of it usually measure. */
  readonly outcomes: Lists;
}

/** People as they are usually bounded, alone or with a condition. */
export const groups: Readonly<Record<Group, { readonly alone: Words; readonly with: Words }>> = {
  adults: {
    alone: { en: 'adults aged 18 to 65 years', fa: 'بزرگسالان ۱۸ تا ۶۵ ساله' },
    with: { en: 'adults aged 18 to 65 years with {name}', fa: 'بزرگسالان ۱۸ تا ۶۵ سالهٔ مبتلا به {name}' },
  },
  children: {
    alone: { en: 'children aged 6 to 12 years', fa: 'کودکان ۶ تا ۱۲ ساله' },
    with: { en: 'children aged 6 to 12 years with {name}', fa: 'کودکان ۶ تا ۱۲ سالهٔ مبتلا به {name}' },
  },
  olderAdults: {
    alone: { en: 'adults aged 60 years and over', fa: 'سالمندان ۶۰ ساله و بالاتر' },
    with: { en: 'adults aged 60 years and over with {name}', fa: 'سالمندان ۶۰ ساله و بالاتر مبتلا به {name}' },
  },
  women: {
    alone: { en: 'women aged 18 to 45 years', fa: 'زنان ۱۸ تا ۴۵ ساله' },
    with: { en: 'women with {name}', fa: 'زنان مبتلا به {name}' },
  },
  pregnant: {
    alone: { en: 'pregnant women', fa: 'زنان باردار' },
    with: { en: 'pregnant women with {name}', fa: 'زنان باردار مبتلا به {name}' },
  },
  newborns: {
    alone: { en: 'preterm infants', fa: 'نوزادان نارس' },
    with: { en: 'newborns with {name}', fa: 'نوزادان مبتلا به {name}' },
  },
  students: {
    alone: { en: 'university students', fa: 'دانشجویان' },
    with: { en: 'university students with {name}', fa: 'دانشجویان مبتلا به {name}' },
  },
  staff: {
    alone: { en: 'nurses working in hospitals', fa: 'پرستاران شاغل در بیمارستان' },
    with: { en: 'nurses working in hospitals', fa: 'پرستاران شاغل در بیمارستان' },
  },
};
