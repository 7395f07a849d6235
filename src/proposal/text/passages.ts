import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Token } from './tokens.ts';

/** Neighbouring words that are read by the rules of one language. */
export interface Passage {
  readonly language: CoreLanguage;
  readonly tokens: readonly Token[];
}

/** Words that only hold a sentence together: a run of foreign words with one of them is a passage, without it a term. */
const holdsTogether: Readonly<Record<CoreLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the a an of in on for to and or with by from versus vs among after during between compared than is are was were effect effects comparison'.split(
      ' ',
    ),
  ),
  fa: new Set(
    'و در بر با از به برای بین میان یا که این روی تحت جهت است را طی پس مقایسه تاثیر اثر اثرات بررسی اثربخشی ارتباط رابطه'.split(
      ' ',
    ),
  ),
};

interface Run {
  language: CoreLanguage;
  from: number;
  to: number;
  stands: boolean;
}

const languageOfToken = (token: Token): CoreLanguage | undefined =>
  token.script === 'persian' ? 'fa' : token.script === 'latin' ? 'en' : undefined;

/** Runs of one script; numbers and marks go with the words before them. */
const runsOf = (tokens: readonly Token[]): Run[] => {
  const runs: Run[] = [];
  tokens.forEach((token, at) => {
    const language = languageOfToken(token);
    const last = runs.at(-1);
    if (last === undefined) {
      runs.push({ language: language ?? 'en', from: 0, to: at + 1, stands: language !== undefined });
    } else if (language === undefined || language === last.language) {
      last.to = at + 1;
    } else if (!last.stands && last.from === 0) {
      Object.assign(last, { language, to: at + 1, stands: true });
    } else {
      runs.push({ language, from: at, to: at + 1, stands: true });
    }
  });
  return runs;
};

const holds = (run: Run, tokens: readonly Token[]): boolean => {
  for (let at = run.from; at < run.to; at += 1) {
    if (holdsTogether[run.language].has(tokens[at]?.word ?? '')) return true;
  }
  return false;
};

/** The language that most letters of the words are written in; English where there are none. */
export const languageOfTokens = (tokens: readonly Token[]): CoreLanguage => {
  let persian = 0;
  let latin = 0;
  for (const token of tokens) {
    if (token.script === 'persian') persian += token.word.length;
    else if (token.script === 'latin') latin += token.word.length;
  }
  return persian > latin ? 'fa' : 'en';
};

/**
 * A text divided where its language changes.
 *
 * A foreign term stays in the sentence around it («تأثیر metformin بر قند خون»); foreign words that make a phrase of
 * their own («… بر درد Effect of aspirin on pain») are a passage of their own.
 */
export const passagesOf = (tokens: readonly Token[]): readonly Passage[] => {
  const runs = runsOf(tokens);
  if (runs.length === 0) return [];
  const passages: { language: CoreLanguage; from: number; to: number }[] = [];
  languagesOf(runs, tokens).forEach((language, at) => {
    const { from, to } = runs[at] ?? { from: 0, to: 0 };
    const last = passages.at(-1);
    if (last !== undefined && last.language === language) last.to = to;
    else passages.push({ language, from, to });
  });
  return passages.map(({ language, from, to }) => ({ language, tokens: tokens.slice(from, to) }));
};

/**
 * By which language each run is read. A run that holds together is read by its own. Terms between two such runs belong to
 * the first, until one is of the language of the second: «… on pain. تأثیر metformin بر …».
 */
const languagesOf = (runs: readonly Run[], tokens: readonly Token[]): readonly CoreLanguage[] => {
  const standing = runs.map((run) => holds(run, tokens));
  const first = runs[standing.indexOf(true)];
  if (first === undefined) return runs.map(() => languageOfTokens(tokens));
  const languages: CoreLanguage[] = [];
  let current = first.language;
  let next = 0;
  runs.forEach((run, at) => {
    if (next <= at) {
      next = at + 1;
      while (next < runs.length && standing[next] !== true) next += 1;
    }
    if (standing[at] === true || run.language === runs[next]?.language) current = run.language;
    languages.push(current);
  });
  return languages;
};
