import type { PicoElement } from '../types.ts';
import { lazyPattern, matchOf, matchesOf } from './pattern.ts';

/** A part of the joined words. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** Where the match began that it belongs to. */
  readonly match: number;
}

const anyLead =
  '(?:یک|این|آن|[،,:؛.)"«-]|و|در|بر|با|به|از|را|که|بین|میان|آیا|همچنین|نیز|هر|کلیهٔ|تمام|تمامی|همهٔ|میزان استفاده از|(?:دو|سه|چهار|2|3|4) (?:روش|نوع|شیوهٔ|رویکرد|داروی|گروه|برنامهٔ|مدل|تکنیک|عامل|دارو|ماده)|دو روش)';
const leads: Readonly<Partial<Record<PicoElement, string>>> = {
  O: '(?:وضعیت|کاهش|افزایش|بهبود|ارتقای|ارتقاء|ارتقا|پیشگیری از|پیش‌گیری از|جلوگیری از|تسکین|اصلاح|تسریع|تعدیل|میزان کاهش|روند بهبود)',
  I: '(?:استفاده از|تجویز|مصرف|به‌کارگیری|انجام|اجرای|افزودن|ارائهٔ|کاربرد)(?=.* از )',
};
const trail = '(?:[،,:؛.("«-]|و|در|بر|با|به|از|را|که|بین|میان|یا|برای|جهت|ناشی|حاصل)';

const leadOf = (element: PicoElement) => lazyPattern(`^(?:${anyLead}${leads[element] ? `|${leads[element]}` : ''}) `);
const leading: Readonly<Record<PicoElement, () => RegExp>> = {
  P: leadOf('P'),
  I: leadOf('I'),
  C: leadOf('C'),
  O: leadOf('O'),
  T: leadOf('T'),
  S: leadOf('S'),
  D: leadOf('D'),
};
const trailing = lazyPattern(` ${trail}$`);

/** A phrase without the words around it that name nothing; undefined where nothing is left. */
export function trimPhrase(element: PicoElement, part: Part, text: string): Part | undefined {
  let { from, to } = part;
  for (let changed = true; changed;) {
    const before = matchOf(leading[element](), text.slice(from, to))?.[0].length ?? 0;
    const after = matchOf(trailing(), text.slice(from + before, to))?.[0].length ?? 0;
    from += before;
    to -= after;
    while (text[from] === ' ') from += 1;
    while (to > from && text[to - 1] === ' ') to -= 1;
    changed = before + after > 0;
  }
  const isEmpty = /^(?:[^\p{L}\d]*|در|بر|با|به|از|و|که)$/u.test(text.slice(from, to));
  return !isEmpty ? { ...part, from, to } : undefined;
}

const versus = lazyPattern(
  ' (?:$versus|(?<!(?:نگرش|دیدگاه|احساس|احساسات|باور|باورهای|حساسیت|تعهد|اعتماد|ترس|آگاهی|گرایش|ادراک|رضایت|واکنش)(?: .*)? )نسبت به) ',
);
const withWord = lazyPattern(
  ' (?<!(?:درمان|همراه|توأم|رویکرد|مقابله|شست‌وشو|شستشو|شستشوی|تحریک|آموزش|تمرین|ترکیب|ضدعفونی|دهانشویه|پالپوتومی|پالپکتومی|ترمیم|مرتبط|متناسب|بیهوشی|تغذیه|تزریق|ماساژ|مراقبت|آشنایی|مصاحبه|افراد|مبارزه|مواجهه) )با ',
);

function divideAt(part: Part, places: readonly { readonly index: number; readonly length: number }[]): readonly Part[] {
  const parts: Part[] = [];
  let from = part.from;
  for (const { index, length } of places) {
    parts.push({ ...part, from, to: part.from + index });
    from = part.from + index + length;
  }
  return [...parts, { ...part, from, to: part.to }];
}

const matchesIn = (phrase: string, expression: RegExp): { index: number; length: number }[] =>
  matchesOf(expression, phrase).map((match) => ({ index: match.index, length: match[0].length }));

/** «الف در مقایسه با ب». */
export function divideVersus(part: Part, text: string): readonly Part[] {
  return divideAt(part, matchesIn(text.slice(part.from, part.to), versus()).slice(0, 1));
}

/**
 * What is compared, apart: by «در مقایسه با», else where the head is repeated («آموزش … و آموزش …»), else by «با», else by
 * commas and «و».
 */
export function divideCompared(part: Part, text: string): readonly Part[] {
  const phrase = text.slice(part.from, part.to);
  const explicit = matchesIn(phrase, versus());
  if (explicit.length > 0) return divideAt(part, explicit);
  const head = /^(?:(?:دو|سه|چهار|\d) (?:روش|نوع|شیوه|رویکرد|داروی|برنامه) )?(\p{L}+)/u.exec(phrase)?.[1] ?? '';
  if (head.length > 2) {
    const repeated = matchesIn(phrase, new RegExp(` (?:، و|و|با|،|یا) (?=${head}(?!\\p{L}))`, 'gu'));
    if (repeated.length > 0) return divideAt(part, repeated);
  }
  const withPlaces = matchesIn(phrase, withWord());
  if (withPlaces.length > 0) return divideAt(part, withPlaces.slice(-1));
  const listed = matchesIn(phrase, / (?:، و|،|(?<!(?:ترکیب|ترکیبی|توام|همزمان) [^،]*)(?:و|یا)) /gu);
  return divideAt(part, phrase.includes('،') ? listed : listed.slice(0, 1));
}
