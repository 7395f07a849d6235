import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { Localized } from '../../../engine/definition/types.ts';
import type { Report, Rule } from '../rule.ts';
import type { StudyAnswer } from '../study/answer.ts';
import { computeSampleSize, type ComputedSize } from './sample-size.ts';

const names: Readonly<Record<string, { en: string; fa: string }>> = {
  alpha: { en: 'alpha', fa: 'آلفا' },
  power: { en: 'power', fa: 'توان آزمون' },
  sd: { en: 'standard deviation', fa: 'انحراف معیار' },
  sd2: { en: 'standard deviation of the second group', fa: 'انحراف معیار گروه دوم' },
  difference: { en: 'difference to detect', fa: 'تفاوت مورد انتظار' },
  proportion: { en: 'proportion', fa: 'نسبت' },
  proportion2: { en: 'proportion in the second group', fa: 'نسبت در گروه دوم' },
  precision: { en: 'precision', fa: 'دقت' },
  correlation: { en: 'correlation', fa: 'ضریب همبستگی' },
  ratio: { en: 'ratio of the groups', fa: 'نسبت حجم گروه‌ها' },
  dropout: { en: 'dropout', fa: 'درصد ریزش' },
  population: { en: 'size of the population', fa: 'حجم جامعه' },
};

const namesOf = (inputs: readonly string[]): Localized => ({
  en: inputs.map((input) => names[input]?.en ?? input).join(', '),
  fa: inputs.map((input) => names[input]?.fa ?? input).join('، '),
});

/** The size stated, a whole number; undefined where it is none. */
const statedOf = ({ sampleSize }: StudyAnswer): number | undefined => {
  const stated = parseNumber(sampleSize.stated.trim());
  return stated !== undefined && Number.isInteger(stated) && stated > 0 ? stated : undefined;
};

/** Rounding of quantiles and other variants of a formula move the result by a few percent. */
const tolerance = 0.03;

/** Keeps a computation in its own direction inside of a Persian sentence. */
const isolate = (text: string): string => `\u2066${text}\u2069`;

const ofComputed =
  (isFound: (stated: number, computed: ComputedSize) => boolean) =>
  (answer: StudyAnswer, report: Report): void => {
    const stated = statedOf(answer);
    const result = computeSampleSize(answer.sampleSize);
    if (stated === undefined || !result || !('computed' in result)) return;
    const { computed } = result;
    if (!isFound(stated, computed)) return;
    report(
      { path: `${answer.path}.stated` },
      {
        stated,
        computed: computed.total,
        computation: { en: computed.explain('en'), fa: isolate(computed.explain('fa')) },
      },
    );
  };

const tooSmall = (stated: number, { total }: ComputedSize) => stated < total * (1 - tolerance) - 1;
const tooLarge = (stated: number, { total, most }: ComputedSize) => stated > Math.max(total, most) * 1.15 + 2;

export const sampleSizeRules: readonly Rule[] = [
  {
    code: 'sample-size-not-number',
    level: 'error',
    message: {
      en: '“{stated}” is not a whole number. State how many participants there are in all groups together.',
      fa: '«{stated}» عدد صحیح نیست. تعداد کل شرکت‌کنندگان همهٔ گروه‌ها را بنویسید.',
    },
    roles: ['sampleSize'],
    inAnswer: (answer, report) => {
      const { path, blank, sampleSize } = answer;
      if (!blank && statedOf(answer) === undefined)
        report({ path: `${path}.stated` }, { stated: sampleSize.stated.trim() });
    },
  },
  {
    code: 'sample-size-formula-missing',
    level: 'error',
    message: {
      en: 'Say which formula the sample size comes from. A number alone is sent back.',
      fa: 'بنویسید حجم نمونه با کدام فرمول محاسبه شده است. شورا عدد بدون فرمول را نمی‌پذیرد.',
    },
    roles: ['sampleSize'],
    inAnswer: ({ path, blank, sampleSize }, report) => {
      if (!blank && sampleSize.formula === '') report({ path: `${path}.formula` });
    },
  },
  {
    code: 'sample-size-inputs-missing',
    level: 'error',
    message: {
      en: 'The formula also needs: {inputs}. Without them no one can repeat the computation.',
      fa: 'فرمول به این مقادیر هم نیاز دارد: {inputs}. بدون آن‌ها محاسبه تکرارپذیر نیست.',
    },
    roles: ['sampleSize'],
    inAnswer: ({ path, sampleSize }, report) => {
      const result = computeSampleSize(sampleSize);
      if (result && 'missing' in result)
        report({ path: `${path}.given.${result.missing[0]}` }, { inputs: namesOf(result.missing) });
    },
  },
  {
    code: 'sample-size-inputs-impossible',
    level: 'error',
    message: {
      en: 'No sample size follows from this value: {inputs}. Correct it; alpha is usually 0.05 and power 0.8 or 0.9.',
      fa: 'از این مقدار حجم نمونه به دست نمی‌آید: {inputs}. اصلاحش کنید؛ آلفا معمولاً 0٫05 و توان 0٫8 یا 0٫9 است.',
    },
    roles: ['sampleSize'],
    inAnswer: ({ path, sampleSize }, report) => {
      const result = computeSampleSize(sampleSize);
      if (result && 'impossible' in result)
        report({ path: `${path}.given.${result.impossible[0]}` }, { inputs: namesOf(result.impossible) });
    },
  },
  {
    code: 'sample-size-too-small',
    level: 'error',
    message: {
      en: '{stated} participants are stated, {computed} follow from the formula: {computation}. Correct one of them.',
      fa: 'حجم نمونه {stated} نوشته شده، اما از فرمول {computed} به دست می‌آید: {computation}. یکی را اصلاح کنید.',
    },
    roles: ['sampleSize'],
    inAnswer: ofComputed(tooSmall),
  },
  {
    code: 'sample-size-larger',
    level: 'warning',
    message: {
      en: '{stated} participants are stated, but {computed} would do: {computation}. Say why more are needed.',
      fa: 'حجم نمونه {stated} نوشته شده، اما {computed} کافی است: {computation}. دلیل تعداد بیشتر را بنویسید.',
    },
    roles: ['sampleSize'],
    inAnswer: ofComputed(tooLarge),
  },
  {
    code: 'sample-size-agrees',
    level: 'note',
    message: {
      en: 'The sample size of {stated} follows from its formula, which gives {computed}: {computation}.',
      fa: 'حجم نمونهٔ {stated} با فرمول می‌خواند که {computed} می‌دهد: {computation}.',
    },
    roles: ['sampleSize'],
    inAnswer: ofComputed((stated, computed) => !tooSmall(stated, computed) && !tooLarge(stated, computed)),
  },
  {
    code: 'sample-size-without-source',
    level: 'warning',
    message: {
      en: 'Say where the numbers of the computation come from: a study with its citation, or a pilot.',
      fa: 'بنویسید عددهای محاسبه از کجا آمده‌اند: مطالعه‌ای با ارجاع یا مطالعهٔ مقدماتی.',
    },
    roles: ['sampleSize'],
    inAnswer: ({ path, blank, sampleSize }, report) => {
      if (!blank && sampleSize.justification.trim() === '') report({ path: `${path}.justification` });
    },
  },
];
