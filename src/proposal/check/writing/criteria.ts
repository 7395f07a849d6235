import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { Rule } from '../rule.ts';
import type { StudyAnswer } from '../study/answer.ts';
import type { Study } from '../study/study.ts';
import { cue } from '../words/cues.ts';
import { indexTerms, shareIn } from '../words/terms.ts';

const negation = cue(
  'no\\b',
  'not\\b',
  'non',
  'without',
  'lack',
  'absence',
  'unable',
  'unwilling',
  'refus',
  'withdraw',
  'عدم',
  'نداشتن',
  'فقدان',
  'بدون',
  'غیر',
  'انصراف',
  'نبود',
);
const numbersOf = (text: string): string => (foldDigits(text).match(/\d+(?:\.\d+)?/gu) ?? []).join(' ');

interface Criterion {
  readonly path: string;
  readonly text: string;
  readonly terms: readonly string[];
}

/** One criterion each; a text is divided where its lines and semicolons are. */
const criteriaOf = (study: Study, answer: StudyAnswer | undefined): readonly Criterion[] =>
  (answer?.passages ?? []).flatMap(({ path, text }) =>
    text
      .split(/[\n;؛]/u)
      .slice(0, 100)
      .map((one) => ({ path, text: one.trim(), terms: study.terms(one) }))
      .filter(({ terms }) => terms.length > 0),
  );

/** The same said on both sides: all terms of one are in the other, with the same numbers, and neither denies it. */
function isSame(study: Study, one: Criterion, other: Criterion): boolean {
  const [fewer, more] = one.terms.length <= other.terms.length ? [one, other] : [other, one];
  if (fewer.terms.length < more.terms.length && fewer.terms.length < 2) return false;
  return (
    numbersOf(one.text) === numbersOf(other.text) &&
    study.has(one.text, negation) === study.has(other.text, negation) &&
    shareIn(fewer.terms, indexTerms(more.terms)) === 1
  );
}

export const criteriaRules: readonly Rule[] = [
  {
    code: 'criteria-overlap',
    level: 'error',
    message: {
      en: '“{text}” is among the inclusion criteria as well, so no one could take part. Remove it from one of them.',
      fa: '«{text}» در معیارهای ورود هم آمده است، پس کسی نمی‌تواند شرکت کند. آن را از یکی حذف کنید.',
    },
    inStudy: (study, report) => {
      const inclusion = criteriaOf(study, study.of('inclusion'));
      for (const excluded of criteriaOf(study, study.of('exclusion')))
        if (inclusion.some((included) => isSame(study, included, excluded)))
          report({ path: excluded.path }, { text: excluded.text });
    },
  },
];
