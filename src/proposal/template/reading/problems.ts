import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { Finding } from '../../types.ts';

/** Everything that a template may have wrong, as its author reads it. */
export const templateProblems = {
  'template-not-json': {
    en: 'This is not JSON. Check commas, quotes and brackets near line {line}, column {column}.',
    fa: 'این متن JSON نیست. ویرگول‌ها، گیومه‌ها و کروشه‌ها را نزدیک خط {line}، ستون {column} بررسی کنید.',
  },
  'template-not-data': {
    en: 'A template is plain JSON data: no functions and nothing that contains itself.',
    fa: 'قالب باید دادهٔ سادهٔ JSON باشد؛ نه تابع داشته باشد و نه چیزی که خودش را در بر بگیرد.',
  },
  'template-too-large': {
    en: 'The template is larger than {max} MB. Shorten it.',
    fa: 'حجم قالب بیشتر از {max} مگابایت است. کوتاهش کنید.',
  },
  'template-too-deep': {
    en: 'The template is nested too deeply. A template has sections, a section has questions, and nothing lies deeper.',
    fa: 'قالب بیش از حد تودرتو است. قالب بخش دارد و هر بخش پرسش، نه لایه‌ای بیشتر.',
  },
  'not-object': {
    en: 'An object in braces is expected here.',
    fa: 'اینجا باید یک شیء در آکولاد باشد.',
  },
  'not-list': {
    en: 'A list in brackets is expected here.',
    fa: 'اینجا باید یک فهرست در کروشه باشد.',
  },
  'list-empty': {
    en: 'This list is empty. Add at least one.',
    fa: 'این فهرست خالی است. حداقل یک مورد اضافه کنید.',
  },
  'list-long': {
    en: 'More than {max} are not allowed here.',
    fa: 'اینجا بیشتر از {max} مورد مجاز نیست.',
  },
  'member-unknown': {
    en: '“{name}” is not known here. Known are: {known}. Correct the name or remove it.',
    fa: '«{name}» اینجا شناخته‌شده نیست. موارد مجاز: {known}. نام را اصلاح یا حذف کنید.',
  },
  'member-forbidden': {
    en: 'A member may not be called “{name}”. Remove it.',
    fa: 'نام «{name}» مجاز نیست. آن را حذف کنید.',
  },
  'id-invalid': {
    en: '“{id}” is no id. Write a letter, then letters, digits or _ (ids of templates and sections: lower-case letters, digits and hyphens), at most 60.',
    fa: '«{id}» شناسهٔ معتبری نیست. با یک حرف شروع کنید و بعد حرف، رقم یا _ بیاورید (شناسهٔ قالب و بخش: حرف کوچک لاتین، رقم و خط تیره)، حداکثر 60 کاراکتر.',
  },
  'id-double': {
    en: 'The id “{id}” is used twice. Give each its own.',
    fa: 'شناسهٔ «{id}» دو بار آمده است. هر کدام شناسهٔ خودش را داشته باشد.',
  },
  'text-missing': {
    en: 'A text is missing: write it as "…" or in one or both languages, {"en": "…", "fa": "…"}.',
    fa: 'متن نوشته نشده است: به شکل "…" یا به یک یا دو زبان بنویسید، {"en": "…", "fa": "…"}.',
  },
  'text-long': {
    en: 'This text has more than {max} characters. Shorten it.',
    fa: 'این متن بیشتر از {max} کاراکتر دارد. کوتاهش کنید.',
  },
  'value-unknown': {
    en: '“{value}” is not known. Choose one of: {known}.',
    fa: '«{value}» شناخته‌شده نیست. یکی از اینها را انتخاب کنید: {known}.',
  },
  'role-double': {
    en: 'Two questions have the role “{role}”. Keep it on one of them.',
    fa: 'دو پرسش نقش «{role}» دارند. نقش را فقط روی یکی نگه دارید.',
  },
  'role-kind': {
    en: 'A question with the role “{role}” has the kind “{kind}”. Change one of them.',
    fa: 'پرسشی که نقش «{role}» دارد باید از نوع «{kind}» باشد. یکی را تغییر دهید.',
  },
  'not-boolean': {
    en: 'Write true or false.',
    fa: 'true یا false بنویسید.',
  },
  'words-invalid': {
    en: 'Write whole numbers, "least" not above "most".',
    fa: 'عدد صحیح بنویسید؛ "least" نباید بیشتر از "most" باشد.',
  },
  'member-misplaced': {
    en: '“{name}” belongs to questions of the kind “{kind}” alone. Remove it or change the kind.',
    fa: '«{name}» فقط برای پرسش‌های نوع «{kind}» است. آن را حذف کنید یا نوع پرسش را تغییر دهید.',
  },
} as const;

export type TemplateProblem = keyof typeof templateProblems;

export type ReportProblem = (path: string, code: TemplateProblem, params?: Readonly<Record<string, unknown>>) => void;

/** A broken file brings no more than anybody reads. */
const mostProblems = 100;

const shorten = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

/** Collects problems with their sentences in the language. */
export function collectProblems(language: CoreLanguage): { report: ReportProblem; problems: Finding[] } {
  const problems: Finding[] = [];
  const report: ReportProblem = (path, code, params = {}) => {
    if (problems.length >= mostProblems) return;
    const message = showDigits(templateProblems[code][language], language).replace(
      /\{(\w+)\}/gu,
      (whole, name: string) => (Object.hasOwn(params, name) ? shorten(String(params[name])) : whole),
    );
    problems.push({ code, level: 'error', path: shorten(path), message });
  };
  return { report, problems };
}
