import { isComparative } from '../design/study-design.ts';
import type { Rule } from '../rule.ts';
import { cue } from '../words/cues.ts';
import { isSameNaming } from '../words/terms.ts';
import { wordsOf } from '../../text/tokens.ts';

const comparison = cue(
  'control(?:s|led)?\\b',
  'compar',
  'versus',
  'vs\\b',
  'placebo',
  'sham',
  'usual care',
  'standard care',
  'alone\\b',
  'non-?exposed',
  'unexposed',
  'no (?:treatment|intervention|exercise|training)',
  'nothing',
  'بدون مداخله',
  'گروه (?:کنترل|شاهد|مقایسه)',
  'شاهد',
  'مقایسه',
  'در برابر',
  'دارونما',
  'پلاسبو',
  'مراقبت (?:معمول|استاندارد)',
);

/** What stands between two names that are compared; more than that tells them apart (“than no exercise”). */
const isBetween = /^[\s,،]*(?:versus|vs\.?|or|and|than|compared (?:with|to)|یا|و|در مقایسه با|در برابر|با)\s*$/iu;

const sameWords = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one).join(' '), wordsOf(other).join(' ')];
  return words !== '' && words === others;
};

export const groupRules: readonly Rule[] = [
  {
    code: 'comparison-equals-intervention',
    level: 'error',
    message: {
      en: 'Both groups receive the same: “{text}”. Say how intervention and comparison differ.',
      fa: 'هر دو گروه یک چیز دریافت می‌کنند: «{text}». تفاوت مداخله و گروه مقایسه را بنویسید.',
    },
    inStudy: (study, report) => {
      const [one, other] = [study.of('intervention'), study.of('comparison')];
      if (
        one &&
        other &&
        (sameWords(one.text, other.text) || isSameNaming(study.terms(one.text), study.terms(other.text)))
      )
        report({ path: other.path, start: 0, end: other.text.length }, { text: other.text.trim() });
      const { title } = study;
      if (!title || title.blank) return;
      const { I, C } = study.pico(title.text);
      const same = C.find(({ text, start }) =>
        I.some((span) => sameWords(span.text, text) && isBetween.test(title.text.slice(span.end, start))),
      );
      if (same) report({ path: title.path, start: same.start, end: same.end }, { text: same.text });
    },
  },
  {
    code: 'comparison-missing',
    level: 'error',
    message: {
      en: 'This design compares groups, but nothing is named to compare with. Name it, or write “none, because …”.',
      fa: 'این نوع مطالعه گروه‌ها را مقایسه می‌کند، اما گروه مقایسه نوشته نشده است. آن را بنویسید یا «ندارد، چون …».',
    },
    inStudy: (study, report) => {
      if (!isComparative(study.design)) return;
      const answer = study.of('comparison');
      if (answer) {
        if (answer.blank && answer.reason === undefined) report({ path: answer.path });
        return;
      }
      const method = study.of('method');
      const place = study.title ?? method;
      if (!place || place.blank || method?.blank) return;
      const isNamed =
        study.pico(place.text).C.length > 0 || study.answers.some(({ text }) => study.has(text, comparison));
      if (!isNamed) report({ path: place.path });
    },
  },
];
