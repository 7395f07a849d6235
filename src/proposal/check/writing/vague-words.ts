import { foldWord } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { tokenize, type Token } from '../../text/tokens.ts';

interface VagueKind {
  /** What to write in its place. */
  readonly instead: { readonly en: string; readonly fa: string };
  readonly words: string;
}

/** Words that two readers understand in two ways. */
const kinds: readonly VagueKind[] = [
  {
    instead: { en: 'give the ages in years', fa: 'سن را به سال بنویسید' },
    words: 'elderly elders aged old older young younger سالمند سالمندان مسن جوان جوانان میانسال',
  },
  {
    instead: { en: 'give a number with its unit', fa: 'عدد و واحد آن را بنویسید' },
    words:
      'high low large small many few several frequent frequently long short زیاد کم بالا پایین طولانی کوتاه متعدد فراوان چندین',
  },
  {
    instead: {
      en: 'say which measure changes, in which direction and by how much',
      fa: 'بنویسید کدام شاخص، در کدام جهت و چقدر تغییر می‌کند',
    },
    words: 'better best good improve improves improved improving improvement بهبود بهتر بهترین خوب ارتقا ارتقای ارتقاء',
  },
  {
    instead: { en: 'say what it is measured against', fa: 'معیار آن را بنویسید' },
    words:
      'appropriate adequate suitable proper properly sufficient optimal reasonable مناسب کافی مطلوب شایسته لازم بهینه',
  },
  {
    instead: { en: 'give the dates or the number of days', fa: 'تاریخ یا تعداد روزها را بنویسید' },
    words: 'soon recently regularly often sometimes long-term short-term به‌زودی اخیرا منظم گاهی بلندمدت کوتاه‌مدت',
  },
];

const byWord: ReadonlyMap<string, VagueKind> = new Map(
  kinds.flatMap((kind) => kind.words.split(' ').map((word) => [foldWord(word), kind] as const)),
);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldWord));

/** After these neighbours the word is part of a term: high blood pressure, «کم‌خونی» written apart. */
const termsAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['high', wordSet('blood school density resolution performance fat protein flow risk income')],
  ['low', wordSet('back birth density dose molecular income flow vision')],
  ['small', wordSet('cell intestine bowel')],
  ['large', wordSet('cell intestine bowel language')],
  ['short', wordSet('form message bowel stature')],
  [foldWord('کم'), wordSet('خونی کاری آبی توان شنوایی بینایی')],
  [foldWord('بالا'), wordSet('رفتن بردن آمدن')],
  [foldWord('لازم'), wordSet('به است')],
]);

export interface VagueWord {
  readonly start: number;
  readonly end: number;
  readonly instead: VagueKind['instead'];
}

/** So many words away a number still says what the word means. */
const near = 6;

const isNumber = ({ kind, word }: Token): boolean => kind === 'number' || /^[<>≥≤]?\d/u.test(word);

/** Vague words of a text that have no number near in their sentence. */
export function findVagueWords(text: string): readonly VagueWord[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const tokens = tokenize(text.slice(start, end));
    return tokens.flatMap((token, index): readonly VagueWord[] => {
      const kind = byWord.get(token.word);
      if (!kind || termsAfter.get(token.word)?.has(tokens[index + 1]?.word ?? '')) return [];
      if (tokens.slice(Math.max(0, index - near), index + near + 1).some(isNumber)) return [];
      return [{ start: start + token.start, end: start + token.end, instead: kind.instead }];
    });
  });
}
