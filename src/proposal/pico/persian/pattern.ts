import { foldWord } from '../../text/fold.ts';
import { picoElements, type PicoElement } from '../types.ts';
import { isWordList, wordsOf } from './words.ts';

/** What stands for a word that is known to belong to an element: its spans are of one piece for the patterns that follow. */
export const maskOf = (element: PicoElement): string => String.fromCharCode(0xe000 + picoElements.indexOf(element));

const taken = '\\uE000-\\uE006';
const mark = ':؛;؟?!«»\\[\\]';
/** A letter of a folded word. */
const letter = '[a-z\\u00df-\\u024f\\u0620-\\u06ef]';
const word = (folded: string): string => `(?<!${letter})${folded}(?!${letter})`;

/** A word as a pattern writes it: ezafe after «ه» may be written, a half-space may be a space. */
const wordExpression = (written: string): string => {
  const parts = written.split('\u200c').map((part) => foldWord(part).replace(/\./g, '\\.'));
  return parts.join(' ?').replace(/(?<=..)ه$/, 'ه(?: ?ی)?');
};

const phraseExpression = (written: string): string => written.split(' ').map(wordExpression).join(' ');

const listExpression = (name: string): string => {
  if (!isWordList(name)) throw new Error(`There is no list of words "${name}".`);
  return word(`(?:${wordsOf(name).map(phraseExpression).join('|')})`);
};

/** Stand in place of the space before a word that ends phrases, and before a verb. */
const stopMark = '\ue007';
const verbMark = '\ue008';
let marking: { readonly stops: RegExp; readonly verbs: RegExp } | undefined;

/** Marks once in a sentence what ends phrases, which nearly every pattern asks for. */
export function markEnds(words: string): string {
  marking ??= {
    stops: new RegExp(` (?=${listExpression('stop')})`, 'g'),
    verbs: new RegExp(` (?=${listExpression('verb')})`, 'g'),
  };
  return words.replace(marking.verbs, verbMark).replace(marking.stops, stopMark);
}

/** Lets every space of an expression be a marked one. */
const withMarkedSpaces = (expression: string): string => {
  const marks = stopMark + verbMark;
  let isClass = false;
  return expression.replace(/\\[\s\S]|[[\] ]/g, (part) => {
    if (part === '[') isClass = true;
    else if (part === ']') isClass = false;
    else if (part === ' ') return isClass ? ` ${marks}` : `[ ${marks}]`;
    else if (part === '\\s') return isClass ? `\\s${marks}` : `[\\s${marks}]`;
    else if (part === '\\S') return `[^\\s${marks}]`;
    return part;
  });
};

const bound = (ends: string): string =>
  `(?=$|[${ends}]| ?[${mark}]| \\)| (?:(?:در|بین|میان|برای|از|به|با|و|،) )*[${taken}])`;

/** A phrase without a verb. */
const short = (name: string): string =>
  `(?<${name}>[^${taken}${mark} ]+(?:(?![${verbMark}]| (?:اما|ولی|که|توسط) ) [^${taken}${mark} ]+){0,13}?)`;

const phrase = (name: string): string => `(?<${name}>[^${taken}${mark} ][^${taken}${mark}]*?)`;

/** «بر», but not that of «مبتنی بر» or «بر اساس». */
const on = (): string =>
  `(?:[؛،] )?(?<!(?:${['مبتنی', 'علاوه', 'تکیه', 'تاکید', 'مروری', 'مرور', 'موثر', 'مشتمل', 'تمرکز', 'حاکم', 'متکی', 'دال'].join('|')}) )(?:${word('بر روی')}|${word('به روی')}|${word('روی')}|${word('بر')}(?! (?:اساس|پایه|حسب|مبنای|طبق|علیه|عهده|روی|خلاف)(?!${letter})))`;

const tokens =
  /(?<as>\(\?<\w+>|\\[a-z])|@|\{(?<name>\w+!?)\}|<(?<known>[PICOTSD]+)>|\$(?<list>\w+)|(?<open>[+*])?(?<text>[\p{Script=Arabic}\p{M}\u200c]+)/gu;

/**
 * Reads a pattern. Persian words stand for themselves, `$list` for a word of a list, `{I}` for a phrase that names the
 * intervention (`{C2}` a second comparison, `{A}` what is compared, divided later, `{I!}` one without a verb), `<P>` for a
 * population already found (`<ST>` a setting or time), `{end}` for where a phrase ends, `{last}` for where a clause does,
 * `{on}` for «بر», `@` for a letter. All else is a regular expression; letters after its `*` or `+` are the end of a word.
 */
export function compilePattern(source: string): RegExp {
  const expression = source.replace(tokens, (whole: string, ...rest: unknown[]) => {
    const { as, name, known, list, open, text } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (as !== undefined) return as;
    if (whole === '@') return letter;
    // The end of what a phrase names: a mark, something already known, a word that ends phrases, a verb.
    if (name === 'end') return bound(stopMark + verbMark);
    if (name === 'on') return on();
    // The end of what a clause says: «در» and its like do not end it.
    if (name === 'last') return bound(verbMark);
    if (name?.endsWith('!')) return short(name.slice(0, -1));
    if (name !== undefined) return phrase(name);
    if (known !== undefined) return `[${[...known].map((element) => maskOf(element as PicoElement)).join('')}]+`;
    if (list !== undefined) return listExpression(list);
    if (text === undefined) return whole;
    return open === undefined ? word(wordExpression(text)) : `${open}${wordExpression(text)}(?!${letter})`;
  });
  return new RegExp(withMarkedSpaces(expression), 'dg');
}

/** The first words of what `$list|word|word` names, by which a text is known to be worth searching. */
export function cueWords(cues: string): ReadonlySet<string> {
  const written = cues.split('|').flatMap((cue) => {
    const list = cue.slice(1);
    return cue.startsWith('$') && isWordList(list) ? wordsOf(list) : [cue];
  });
  return new Set(written.flatMap(firstWords));
}

/** How the first word of a phrase may stand in a text: «نظاممند», or «نظام» before a space. */
const firstWords = (written: string): readonly string[] => {
  const [first = ''] = written.split(' ');
  return [foldWord(first), foldWord(first.split('\u200c')[0] ?? ''), `${foldWord(first)}ی`];
};

/** All matches in a text. As `matchAll`, which would copy the expression each time. */
export function matchesOf(expression: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    matches.push(match);
    if (match[0] === '') expression.lastIndex += 1;
  }
  return matches;
}

/** The first match in a text. */
export function matchOf(expression: RegExp, text: string): RegExpExecArray | undefined {
  expression.lastIndex = 0;
  return expression.exec(text) ?? undefined;
}

/** A pattern that is compiled when it is first asked for: who reads English pays nothing for it. */
export function lazyPattern(source: string): () => RegExp {
  let expression: RegExp | undefined;
  return () => (expression ??= compilePattern(source));
}
