import { isDate } from '../../../engine/calendar/day-number.ts';
import { countWords } from '../../text/count-words.ts';
import type { Rule } from '../rule.ts';
import type { StudyAnswer } from '../study/answer.ts';
import { findPlaceholders, isNotApplicable, isPlaceholder } from './placeholder.ts';

/** Titles have rules of their own for what is missing. */
const named = ({ question }: StudyAnswer): boolean =>
  question.role === 'titleEnglish' || question.role === 'titlePersian';

const doesNotApply = ({ question, reason }: StudyAnswer): boolean =>
  question.mayNotApply === true && reason !== undefined;

/** The rules that every answer has to pass, whatever it is about. */
export const answerRules: readonly Rule[] = [
  {
    code: 'answer-missing',
    level: 'error',
    message: {
      en: '“{question}” has no answer. A council sends back a proposal that leaves it blank.',
      fa: '«{question}» پاسخی ندارد. شورا پروپوزالی را که این بخش آن خالی باشد برمی‌گرداند.',
    },
    roles: 'every',
    inAnswer: (answer, report) => {
      const { question, path, blank, readable } = answer;
      if (question.required && blank && readable && !doesNotApply(answer) && !named(answer))
        report({ path }, { question: question.title });
    },
  },
  {
    code: 'answer-unreadable',
    level: 'error',
    message: {
      en: 'The answer to “{question}” was stored in a form that cannot be read. Answer it again.',
      fa: 'پاسخ «{question}» به شکلی ذخیره شده که قابل خواندن نیست. دوباره به آن پاسخ دهید.',
    },
    roles: 'every',
    inAnswer: ({ question, path, readable }, report) => {
      if (!readable) report({ path }, { question: question.title });
    },
  },
  {
    code: 'answer-placeholder',
    level: 'error',
    message: {
      en: '“{text}” only holds a place. Write the answer, or leave it blank until you know it.',
      fa: '«{text}» فقط جای پاسخ را گرفته است. پاسخ را بنویسید یا تا وقتی معلوم نیست خالی بگذارید.',
    },
    roles: 'every',
    inAnswer: ({ question, passages }, report) => {
      if (!['line', 'paragraphs', 'list'].includes(question.kind)) return;
      for (const { path, text } of passages)
        if (isPlaceholder(text)) report({ path, start: 0, end: text.length }, { text: text.trim() });
    },
  },
  {
    code: 'placeholder-inside',
    level: 'warning',
    message: {
      en: '“{text}” still has to be filled in.',
      fa: '«{text}» هنوز باید تکمیل شود.',
    },
    roles: 'every',
    inAnswer: ({ passages }, report) => {
      for (const { path, text } of passages)
        if (!isPlaceholder(text))
          for (const { start, end } of findPlaceholders(text))
            report({ path, start, end }, { text: text.slice(start, end) });
    },
  },
  {
    code: 'reason-missing',
    level: 'error',
    message: {
      en: 'Say why “{question}” does not apply: “none, because …”. Without a reason it counts as not answered.',
      fa: 'بنویسید چرا «{question}» موضوعیت ندارد: «ندارد، چون …». بدون دلیل، بی‌پاسخ به حساب می‌آید.',
    },
    roles: 'every',
    inAnswer: (answer, report) => {
      const { question, path, text, blank, reason } = answer;
      const named = blank && doesNotApply(answer) && reason !== undefined;
      const words = named ? reason.replace(/^.{0,30}?(?:because|since|as|زیرا|چون)/iu, '') : '';
      const empty = named && (isPlaceholder(reason) || isNotApplicable(reason) || countWords(words) < 2);
      const answered = !blank && question.required === true && isNotApplicable(text);
      if (empty || answered) report({ path }, { question: question.title });
    },
  },
  {
    code: 'answer-short',
    level: 'warning',
    message: {
      en: '{count} words; councils expect at least {least} here. Say more; the guidance says what.',
      fa: '{count} واژه نوشته‌اید؛ شورا اینجا حداقل {least} واژه انتظار دارد. با کمک راهنما کامل‌ترش کنید.',
    },
    roles: 'every',
    inAnswer: ({ question, path, blank, text }, report) => {
      const least = question.words?.least;
      if (least === undefined || blank || isPlaceholder(text) || isNotApplicable(text)) return;
      const count = countWords(text);
      if (count < least) report({ path }, { count, least });
    },
  },
  {
    code: 'answer-long',
    level: 'warning',
    message: {
      en: '{count} words; at most {most} are expected here. Shorten it, or move details to the method.',
      fa: '{count} واژه نوشته‌اید؛ اینجا حداکثر {most} واژه انتظار می‌رود. کوتاهش کنید یا جزئیات را به روش اجرا ببرید.',
    },
    roles: 'every',
    inAnswer: ({ question, path, text }, report) => {
      const most = question.words?.most;
      if (most === undefined) return;
      const count = countWords(text);
      if (count > most) report({ path }, { count, most });
    },
  },
];

/** Rules of the kinds whose answers are no free text. */
export const kindRules: readonly Rule[] = [
  {
    code: 'link-invalid',
    level: 'error',
    message: {
      en: '“{link}” is not a web address. Write it in full, such as https://example.org/page.',
      fa: '«{link}» نشانی وب نیست. نشانی را کامل بنویسید، مانند https://example.org/page.',
    },
    roles: 'every',
    inAnswer: ({ question, path, blank, text }, report) => {
      if (question.kind !== 'link' || blank) return;
      const link = text.trim();
      if (link && !/^https?:\/\/[^\s/?#.]+\.[^\s]+$/iu.test(link)) report({ path }, { link });
    },
  },
  {
    code: 'choice-unknown',
    level: 'error',
    message: {
      en: '“{value}” is not one of the options of “{question}”. Choose one of them.',
      fa: '«{value}» از گزینه‌های «{question}» نیست. یکی از گزینه‌ها را انتخاب کنید.',
    },
    roles: 'every',
    inAnswer: ({ question, path, blank, text }, report) => {
      if (question.kind !== 'choice' || blank) return;
      if (!question.options?.some((option) => option.value === text))
        report({ path }, { value: text, question: question.title });
    },
  },
  {
    code: 'date-invalid',
    level: 'error',
    message: {
      en: '“{value}” is not a date. Choose a day in the calendar.',
      fa: '«{value}» تاریخ نیست. یک روز را در تقویم انتخاب کنید.',
    },
    roles: 'every',
    inAnswer: ({ question, path, blank, text }, report) => {
      if (question.kind !== 'date' || blank) return;
      if (!isDate(text)) report({ path }, { value: text });
    },
  },
];
