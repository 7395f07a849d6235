import type { Rule } from '../rule.ts';

/** Titles that stand before a name; they are part of no name. */
const title =
  /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|eng|دکتر|پروفسور|استاد|استادیار|دانشیار|مهندس|آقای|خانم|سرکار|جناب)\.?$/iu;

/** Several people in one line: `Sara Ahmadi and Reza Karimi`, «سارا احمدی، رضا کریمی». */
const separators = /[،؛;,\n]|\s(?:and|و)\s|&/u;

const wordsOf = (name: string): readonly string[] =>
  name.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !title.test(word));

/** At least two words, two of them more than an initial. */
function isFullName(name: string): boolean {
  const words = wordsOf(name);
  return words.length >= 2 && words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) > 1).length >= 2;
}

/** `Ahmadi, Sara` is one person, last name first. */
function isEachFull(text: string): boolean {
  const names = text.split(separators).filter((name) => wordsOf(name).length > 0);
  const isLastFirst = /^[^,،]+[,،][^,،]+$/u.test(text) && names.length === 2;
  if (isLastFirst && names.every((name) => wordsOf(name).length === 1)) return isFullName(names.join(' '));
  return names.every(isFullName);
}

export const peopleRules: readonly Rule[] = [
  {
    code: 'name-incomplete',
    level: 'error',
    message: {
      en: 'Write both first and last name: “{name}” has only one of them. The council writes to people by their full name.',
      fa: 'نام و نام خانوادگی هر دو لازم است؛ در «{name}» فقط یکی آمده است. نامه‌های شورا به نام کامل صادر می‌شود.',
    },
    roles: ['author', 'supervisor'],
    inAnswer: ({ path, text }, report) => {
      if (text.trim() && !isEachFull(text)) report({ path }, { name: text.trim() });
    },
  },
];
