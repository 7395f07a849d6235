import { foldWord } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';

/** Words that say what a text is about, each cut down to what its forms share. */
export type Terms = readonly string[];

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).map(foldWord));

/** Words of any text, and those of study designs: they say nothing of what is studied. */
const common = words(`
  a an the of in on at to for from with without and or nor not no by as is are was were be been being it its this that
  these those than then there their they who whom whose which what when where how whether between among after before
  during within into over under per each any all both other another more most less least such same own new
  will would can could may might should shall do does did done has have had having if but so also only very
  effect effects impact influence efficacy effectiveness comparison compare compared comparing versus vs relative
  determine determining assess assessing evaluate evaluating investigate investigating measure measuring examine
  study studies trial protocol group groups participant participants patient patients people person persons subject subjects
  mean average level levels rate score scores month months week weeks day days year years
  one two three four five six seven eight nine ten twelve
  از به در با بر برای بین و یا که این آن را تا هر هم نیز نه اما اگر پس پیش طی روی میان بی هیچ همه چه
  است هست بود شد شده می شود شوند می‌شود می‌شوند باشد خواهد دارد دارند ندارد کرد کردن گردد یک دو سه چهار پنج شش هفت هشت ده
  اثر تأثیر تاثیر اثربخشی مقایسه مقایسهٔ مقایسه‌ی نسبت تعیین بررسی ارزیابی سنجش مطالعه مطالعهٔ پژوهش کارآزمایی گروه گروه‌های
  بیمار بیماران افراد فرد شرکت‌کننده شرکت‌کنندگان آزمودنی میانگین میزان سطح نمره ماه هفته روز سال مبتلا دارای مورد جهت توسط
  کمتر بیشتر معمول
`);

const isCommon = (word: string): boolean => common.has(word);

const latin = /^[a-z]/u;

/** Light stems: plural and verb endings go, nothing is looked up. */
export function stem(word: string): string {
  if (latin.test(word)) {
    if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
    if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
    if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2);
    return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  }
  const bare = word.replace(/(?:هایشان|هایی|های|ها)$/u, '');
  if (bare.length > 2 && bare.length < word.length) return bare;
  return word.replace(/(?<=.{3})(?:گان|ان|ی)$/u, '');
}

/** The terms of a text in their order, each once. Numbers count as terms where they stand alone. */
export function termsOf(text: string): Terms {
  const terms = new Set<string>();
  for (const { word, kind } of tokenize(text.length > mostRead ? text.slice(0, mostRead) : text)) {
    if (kind !== 'word' || isCommon(word) || word.length < 2) continue;
    terms.add(stem(word));
  }
  return [...terms];
}

/** Of a text that someone pasted a book into, the beginning is compared. */
const mostRead = 60_000;

const sharedLetters = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
};

/** Forms of one word: diabetes and diabetic, «درمان» and «درمانی». */
export function isSameTerm(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedLetters(one, other);
  return shared >= (latin.test(one) ? 5 : 4) && shared >= 0.6 * Math.max(one.length, other.length);
}

/** Terms of a text, to look others up in. */
export interface TermIndex {
  readonly has: (term: string) => boolean;
}

export function indexTerms(terms: Terms): TermIndex {
  const exact = new Set(terms);
  const byStart = new Map<string, string[]>();
  for (const term of terms) {
    const start = term.slice(0, 4);
    const those = byStart.get(start);
    if (those) those.push(term);
    else byStart.set(start, [term]);
  }
  return {
    has: (term) =>
      exact.has(term) || (byStart.get(term.slice(0, 4))?.some((other) => isSameTerm(term, other)) ?? false),
  };
}

/** Which part of the terms the index has: 0 to 1; 1 where there are none. */
export const shareIn = (terms: Terms, index: TermIndex): number =>
  terms.length === 0 ? 1 : terms.filter((term) => index.has(term)).length / terms.length;

/** Whether both texts name the same, in any order and form. */
export const isSameNaming = (one: Terms, other: Terms): boolean =>
  one.length > 0 && other.length > 0 && shareIn(one, indexTerms(other)) === 1 && shareIn(other, indexTerms(one)) === 1;
