import { foldDigits } from '../../../engine/numbers/digits.ts';
import { parseNumber } from '../../../engine/numbers/number-text.ts';
import { countWords } from '../../text/count-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Rule } from '../rule.ts';
import { isReview } from '../design/study-design.ts';
import { cue } from '../words/cues.ts';
import { foreignDates } from './calendars.ts';
import { criteriaRules } from './criteria.ts';
import { findVagueWords } from './vague-words.ts';

const yesOrNo = /^\s*(?:is|are|was|were|does|do|did|can|could|will|would|has|have|should|آیا)(?![\p{L}\p{N}])/iu;
const secondQuestion =
  /[?؟](?=\s)[^]*[?؟]|(?:[,،;؛]\s*|\s)(?:and|و)\s+(?:what|how|which|whether|why|does|do|is|are|آیا|چه|چگونه|چقدر|چرا|کدام)(?![\p{L}\p{N}])/iu;

/** Longer sentences are read twice. */
const mostWords = 40;

const stated =
  /(?:\bn\s*=\s*|\bsample size (?:of|is|was|will be)\s+|حجم نمونه[ٔ‌]?\s+(?:برابر(?: با)?\s+)?)(\d[\d,]*)/giu;

const people =
  '(?:participants?|patients?|people|persons?|adults?|women|men|children|students?|nurses?|volunteers?|subjects?|cases|interviews?|نفر|بیمار|شرکت ?کننده|آزمودنی|زن|مرد|کودک|دانشجو|پرستار|داوطلب|نمونه|مصاحبه)';
const participantCount = cue(
  `\\d[\\d,]* (?:[a-zا-ی-]+ ){0,4}${people}`,
  'n ?= ?\\d',
  'sample size',
  'saturation',
  'حجم نمونه',
  'اشباع',
);

export const writingRules: readonly Rule[] = [
  {
    code: 'question-yes-no',
    level: 'warning',
    message: {
      en: 'Yes or no would answer this question. Ask what, how much or which instead.',
      fa: 'پاسخ این پرسش بله یا خیر است. به‌جای آن بپرسید چه، چقدر یا کدام.',
    },
    roles: ['question', 'title', 'titleEnglish', 'titlePersian'],
    inAnswer: ({ passages }, report) => {
      for (const { path, text } of passages) {
        const found = yesOrNo.exec(text);
        if (found) report({ path, start: 0, end: found[0].length });
      }
    },
  },
  {
    code: 'question-joined',
    level: 'warning',
    message: {
      en: 'These are two questions in one. Write each for itself, so that each gets an answer.',
      fa: 'اینجا دو پرسش در هم آمده‌اند. هر کدام را جدا بنویسید تا هر یک پاسخ خود را بگیرد.',
    },
    roles: ['question', 'generalObjective', 'title'],
    inAnswer: ({ passages }, report) => {
      for (const { path, text } of passages) {
        const found = secondQuestion.exec(text.slice(0, 5000));
        if (found) report({ path, start: found.index, end: found.index + found[0].length });
      }
    },
  },
  {
    code: 'sentence-long',
    level: 'warning',
    message: {
      en: 'This sentence has {count} words. Make two of it.',
      fa: 'این جمله {count} واژه دارد. آن را به دو جمله تقسیم کنید.',
    },
    roles: 'every',
    inAnswer: ({ question, passages }, report) => {
      if (!['paragraphs', 'line', 'list'].includes(question.kind)) return;
      for (const { path, text } of passages)
        for (const { start, end } of sentencesOf(text)) {
          if (end - start <= mostWords * 2) continue;
          const count = countWords(text.slice(start, end));
          if (count > mostWords) report({ path, start, end }, { count });
        }
    },
  },
  {
    code: 'vague-word',
    level: 'warning',
    message: {
      en: '“{word}” means something else to each reader: {instead}.',
      fa: '«{word}» برای هر خواننده معنای دیگری دارد: {instead}.',
    },
    roles: [
      'title',
      'titleEnglish',
      'titlePersian',
      'question',
      'generalObjective',
      'specificObjectives',
      'participants',
      'inclusion',
      'exclusion',
      'intervention',
      'comparison',
      'outcomes',
    ],
    inAnswer: ({ passages }, report) => {
      for (const { path, text } of passages)
        for (const { start, end, instead } of findVagueWords(text))
          report({ path, start, end }, { word: text.slice(start, end), instead });
    },
  },
  {
    code: 'date-calendar',
    level: 'warning',
    message: {
      en: '“{date}” is a date of another calendar than the rest of the proposal. Write it in the Gregorian calendar.',
      fa: '«{date}» تاریخی از تقویم دیگر است. آن را به تاریخ شمسی بنویسید.',
    },
    roles: [
      'title',
      'titleEnglish',
      'titlePersian',
      'generalObjective',
      'specificObjectives',
      'question',
      'setting',
      'method',
      'participants',
      'inclusion',
      'exclusion',
      'intervention',
      'timetable',
    ],
    inAnswer: ({ question, passages }, report, study) => {
      const { role } = question;
      const language = role === 'titleEnglish' ? 'en' : role === 'titlePersian' ? 'fa' : study.language;
      for (const { path, text } of passages)
        for (const { start, end } of foreignDates(text, language))
          report({ path, start, end }, { date: text.slice(start, end) });
    },
  },
  {
    code: 'sample-size-text-differs',
    level: 'warning',
    message: {
      en: 'The text says {text} participants, the sample size {stated}. Make them agree.',
      fa: 'در متن {text} نفر آمده، اما حجم نمونه {stated} است. آن‌ها را یکی کنید.',
    },
    inStudy: (study, report) => {
      const size = parseNumber(study.of('sampleSize')?.sampleSize.stated ?? '');
      if (size === undefined) return;
      for (const role of ['method', 'participants', 'title'] as const)
        for (const { path, text } of study.of(role)?.passages ?? [])
          for (const { index, 0: found, 1: number = '' } of foldDigits(text).matchAll(stated))
            if (parseNumber(number) !== size)
              report({ path, start: index, end: index + found.length }, { text: number, stated: size });
    },
  },
  {
    code: 'participants-not-counted',
    level: 'warning',
    message: {
      en: 'The method does not say how many participants there will be. Add the number and where it comes from.',
      fa: 'در روش اجرا نیامده که چند نفر شرکت می‌کنند. تعداد و مبنای محاسبهٔ آن را اضافه کنید.',
    },
    inStudy: (study, report) => {
      const method = study.of('method');
      if (!method || isReview(study.design) || study.of('sampleSize') || countWords(method.text) < 20) return;
      if (!study.has(method.text, participantCount)) report({ path: method.path });
    },
  },
  ...criteriaRules,
];
