import { showDigits } from '../../../engine/numbers/digits.ts';
import type { Slots } from './fill-pattern.ts';
import type { PartTexts } from './compose.ts';

const nonJoiner = '\u200c';

/** Words that say who is meant: what has none of them is a condition. */
const people =
  /(?:بیمار|افراد|اشخاص|زنان|بانوان|مردان|خانم|آقایان|کودک|بچه|بزرگسال|سالمند|نوجوان|جوان|مادر|پدر|والد|دختر|پسر|دانشجو|دانش[ \u200c]?آموز|پرستار|پزشک|ماما|دستیار|کارکنان|کارمند|پرسنل|کارگر|معلم|نوزاد|شیرخوار|خانواد|خانوار|همسران|زوج|مراجعه?[ \u200c]?کنند|مراجعان|مراجعین|مبتلایان|جمعیت|مردم|ورزشکار|بازیکن|معتاد|مصرف[ \u200c]?کنندگان|شرکت[ \u200c]?کنندگان|گیرندگان|دریافت[ \u200c]?کنندگان|اهداکنندگان|ساکنان|ساکنین|شهروند|رانند|اعضای|مراقب|بازماندگان|جانباز|سرباز|زندانی|مهاجر|پناهند|کشاورز|بازنشست|داوطلب|متقاضیان|رت[ \u200c]|رت‌?ها|موش|خرگوش|سلول|چشم[ \u200c]?ها|دندان[ \u200c]?ها|نخست[ \u200c]?زا|باردار|یائسه|مددجو|آزمودنی)/;

/** What is done to people rather than what they have. */
const procedure =
  /^(?:عمل|جراحی|شیمی[ \u200c]?درمانی|پرتودرمانی|رادیوتراپی|همودیالیز|دیالیز|پیوند|آنژیوگرافی|آنژیوپلاستی|سزارین|بیهوشی|بی\u200cهوشی|تهویه)/;

/** People and their condition, where a title names them apart: «زنان یائسهٔ مبتلا به سرطان پستان». */
export function populationOf(found: readonly string[]): string {
  const [who, ...others] = found.filter((each) => people.test(`${each} `));
  const [what, ...more] = found.filter((each) => !people.test(`${each} `));
  const isPair = who !== undefined && what !== undefined && others.length + more.length === 0;
  if (!isPair) return found.join(' و ');
  return `${who} ${procedure.test(what) ? 'تحت' : 'مبتلا به'} ${what}`;
}

/** Persian letters, digits, marks and half-spaces, whatever keyboard they came from; Latin words keep their own. */
export function tidyPersian(text: string): string {
  const letters = text
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ـ+/g, '')
    .replace(/ة(?=\s|$)/g, 'ه')
    .replace(/ۀ/g, 'هٔ')
    .replace(/(^|\s)(ن?می) (?=[\u0622-\u06cc])/g, `$1$2${nonJoiner}`)
    .replace(/([\u0622-\u06cc]) (ها(?:ی|یی|یم|یش)?|تر(?:ین)?)(?=$|[\s،؛:.()«»])/g, `$1${nonJoiner}$2`)
    .replace(/(?<=[آادذرزژو])\u200c(?=ها|تر)/g, '')
    .replace(/(دانش) (آموز)/g, `$1${nonJoiner}$2`)
    .replace(/(کم) (خونی|درد)/g, `$1${nonJoiner}$2`)
    .replace(/(?<=[\u0622-\u06cc])(?=[\d۰-۹])|(?<=[\d۰-۹])(?=[\u0622-\u06cc])/g, ' ')
    .replace(/\u200c{2,}/g, nonJoiner)
    .replace(/\u200c(?=\s|$)|(?<=\s|^)\u200c/g, '')
    .replace(/,(?=\s)/g, '،')
    .replace(/;(?=\s)/g, '؛')
    .replace(/\?/g, '؟');
  return letters.replace(/(?<![A-Za-z][A-Za-z-]*)\d+(?![\dA-Za-z]*[A-Za-z])/g, (digits) => showDigits(digits, 'fa'));
}

const consonantH = /(?:[اوی]ه|توجه|متوجه|وجه|فقه|مشابه|نبه|به)$/;
const consonantV = /(?:عضو|محو|نحو|جزو|سرو|لغو|عفو|هجو)$/;

/** The phrase as it stands before what belongs to it: «تجربهٔ», «نیازهای», «دیدگاه». */
export function ezafe(phrase: string): string {
  const last = phrase.replace(/^.*[\s\u200c]/, '');
  if (/ه$/.test(last)) return consonantH.test(last) && last !== 'تجربه' ? phrase : `${phrase}ٔ`;
  if (/[اآ]$/.test(last)) return `${phrase}ی`;
  return /و$/.test(last) && !consonantV.test(last) ? `${phrase}ی` : phrase;
}

/** Who, in the words of a title: «زنان باردار»; of a condition alone, «بیماران مبتلا به آسم». */
export function population(text: string): string {
  const bare = text.replace(/^(?:در (?:بین|میان) |در |بین |میان |روی )/, '');
  if (/^(?:مبتلا|دچار|تحت|دارای|بستری|کاندید)/.test(bare)) return `بیماران ${bare}`;
  if (people.test(`${bare} `)) return bare;
  return procedure.test(bare) ? `بیماران تحت ${bare}` : `بیماران مبتلا به ${bare}`;
}

const setting = (text: string): string => (/^(?:در|از|مراجعه)[\s\u200c]/.test(text) ? text : `در ${text}`);

function moment(text: string): string {
  if (/^(?:پس از|بعد از|قبل از|پیش از|طی|در|تا|از|به مدت|هر|بلافاصله|هنگام|حین|ماه|هفتهٔ)\s?/.test(text)) return text;
  if (/^سال/.test(text)) return `در ${text}`;
  if (/^(?:۱[۳۴]|۲۰|۱۹)[۰-۹]{2}(?:\s*[-–تا ]+[۰-۹]+)?$/.test(text)) return `در سال ${text}`;
  if (/ (?:پس از|بعد از|پیش از|قبل از) /.test(text)) return text;
  return /^(?:[۰-۹]|یک|دو|سه|چهار|شش|هشت|ده|دوازده)/.test(text) ? `پس از ${text}` : `در ${text}`;
}

/** The parts as they stand in Persian sentences. */
export function persianSlots(parts: PartTexts): Slots {
  const { P, I, C, O, measure, T, S, D } = parts;
  return {
    P: P && population(P),
    inP: P && `در ${population(P)}`,
    I,
    alone: C ? undefined : I,
    regardingI: I && (O && /^تجرب/.test(O) ? `از ${I}` : `دربارهٔ ${I}`),
    C,
    O,
    ofO: O && ezafe(O),
    measure,
    atT: T && moment(T),
    inS: S && setting(S),
    D: D?.replace(/^(?:یک|به (?:صورت|روش)) /, ''),
  };
}
