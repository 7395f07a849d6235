import { isInterventional } from '../design/study-design.ts';
import type { Report, Rule } from '../rule.ts';
import type { StudyAnswer } from '../study/answer.ts';
import { cue } from '../words/cues.ts';
import { isPlaceholder } from '../answers/placeholder.ts';
import { hypothesisRules } from './hypotheses.ts';
import { rowsOfRank, rowsWithText } from './outcomes.ts';
import { variableRules } from './variables.ts';

const harm = cue(
  'harms?\\b',
  'advers',
  'side effects?',
  'complications?',
  'safety',
  'toxicity',
  'hypoglyc',
  'bleeding',
  'عارضه',
  'عوارض',
  'ایمنی',
  'رویداد(?:های)? نامطلوب',
  'پیامد(?:های)? نامطلوب',
  'هیپوگلیسمی',
  'خونریزی',
);

const lacks =
  (column: 'measure' | 'time', isPrimary: boolean) =>
  (answer: StudyAnswer, report: Report): void => {
    for (const { row, index, name } of rowsWithText(answer)) {
      const text = row[column] ?? '';
      if ((row['rank'] === 'primary') === isPrimary && (text.trim() === '' || isPlaceholder(text)))
        report({ path: `${answer.path}[${index}].${column}` }, { name });
    }
  };

const mostPrimary = 3;

const ofOutcomes: readonly Rule[] = [
  {
    code: 'primary-outcome-missing',
    level: 'error',
    message: {
      en: 'No outcome is marked as primary. Choose the one that the study is to answer, best a single one.',
      fa: 'هیچ پیامدی به‌عنوان پیامد اصلی مشخص نشده است. پیامدی را که مطالعه باید پاسخ دهد، ترجیحاً فقط یکی، انتخاب کنید.',
    },
    roles: ['outcomes'],
    inAnswer: (answer, report) => {
      if (!answer.blank && rowsOfRank(answer, 'primary').length === 0) report({ path: answer.path });
    },
  },
  {
    code: 'primary-outcome-without-measure',
    level: 'error',
    message: {
      en: 'Say how the primary outcome “{name}” is measured: the instrument, the variable and its unit.',
      fa: 'بنویسید پیامد اصلی «{name}» چگونه سنجیده می‌شود: ابزار، متغیر و واحد آن.',
    },
    roles: ['outcomes'],
    inAnswer: lacks('measure', true),
  },
  {
    code: 'primary-outcome-without-time',
    level: 'error',
    message: {
      en: 'Say when the primary outcome “{name}” is measured, such as “six months after allocation”.',
      fa: 'بنویسید پیامد اصلی «{name}» چه زمانی سنجیده می‌شود، مانند «شش ماه پس از تخصیص».',
    },
    roles: ['outcomes'],
    inAnswer: lacks('time', true),
  },
  {
    code: 'outcome-without-measure',
    level: 'warning',
    message: {
      en: 'Say how the outcome “{name}” is measured.',
      fa: 'بنویسید پیامد «{name}» چگونه سنجیده می‌شود.',
    },
    roles: ['outcomes'],
    inAnswer: lacks('measure', false),
  },
  {
    code: 'outcome-without-time',
    level: 'warning',
    message: {
      en: 'Say when the outcome “{name}” is measured.',
      fa: 'بنویسید پیامد «{name}» چه زمانی سنجیده می‌شود.',
    },
    roles: ['outcomes'],
    inAnswer: lacks('time', false),
  },
  {
    code: 'primary-outcomes-many',
    level: 'warning',
    message: {
      en: '{count} outcomes are primary. Keep one, at most three: the sample size is computed for it.',
      fa: '{count} پیامد به‌عنوان اصلی آمده است. یکی و حداکثر سه تا نگه دارید؛ حجم نمونه برای آن محاسبه می‌شود.',
    },
    roles: ['outcomes'],
    inAnswer: (answer, report) => {
      const count = rowsOfRank(answer, 'primary').length;
      if (count > mostPrimary) report({ path: answer.path }, { count });
    },
  },
  {
    code: 'harm-outcome-missing',
    level: 'warning',
    message: {
      en: 'Something is done to people, but no harm is measured. Add what could go wrong and how you will notice it.',
      fa: 'مداخله انجام می‌شود، اما عارضه‌ای سنجیده نمی‌شود. بنویسید چه عوارضی ممکن است و چگونه متوجه آن می‌شوید.',
    },
    inStudy: (study, report) => {
      if (!isInterventional(study.design)) return;
      const outcomes = study.of('outcomes');
      const place = outcomes ?? study.of('method');
      if (!place || place.blank || rowsOfRank(outcomes, 'harm').length > 0) return;
      const harms = study.of('harms');
      if (harms && !harms.blank) return;
      const texts = outcomes ? [outcomes.text] : study.answers.map(({ text }) => text);
      if (!texts.some((text) => study.has(text, harm))) report({ path: place.path });
    },
  },
];

export const outcomeRules: readonly Rule[] = [...ofOutcomes, ...hypothesisRules, ...variableRules];
