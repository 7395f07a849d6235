import type { FormDefinition, CoreLanguage, QuestionType } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { MissingText } from './missing-texts.ts';

/** Titles that earlier versions gave to new questions, in both languages. */
const titles: Readonly<Record<QuestionType, { readonly en: string; readonly fa: string }>> = {
  text: { en: 'Text', fa: 'متن' },
  number: { en: 'Number', fa: 'عدد' },
  select: { en: 'Select', fa: 'انتخاب از فهرست' },
  date: { en: 'Date', fa: 'تاریخ' },
  note: { en: 'Note', fa: 'یادداشت' },
  link: { en: 'Link', fa: 'پیوند' },
  label: { en: 'Label', fa: 'برچسب' },
  container: { en: 'Container', fa: 'قاب' },
  flatview: { en: 'Flat view', fa: 'گزینه‌های باز' },
  cascadeview: { en: 'Cascade view', fa: 'انتخاب پله‌ای' },
  numericrange: { en: 'Range', fa: 'بازه' },
  calculated: { en: 'Calculated', fa: 'محاسبه‌شده' },
  checkbox: { en: 'Checkbox', fa: 'گزینهٔ بله و خیر' },
  time: { en: 'Time', fa: 'ساعت' },
  datetime: { en: 'Date and time', fa: 'تاریخ و ساعت' },
  rating: { en: 'Rating', fa: 'امتیازدهی' },
  matrix: { en: 'Matrix', fa: 'جدول گزینه‌ها' },
  file: { en: 'Picture', fa: 'تصویر' },
  signature: { en: 'Signature', fa: 'امضا' },
};
const options = [1, 2].map((number) => ({ en: `Option ${number}`, fa: `گزینهٔ ${'۰۱۲'.charAt(number)}` }));

type Texts = Readonly<Partial<Record<CoreLanguage, string>>>;

/** Where only one language of such a text was written by somebody: the other would reach people as if it were theirs. */
function leftIn(text: unknown, placeholder: Texts | undefined): CoreLanguage | undefined {
  if (typeof text !== 'object' || text === null || !placeholder) return undefined;
  const { en, fa } = text as Texts;
  if ((en === placeholder.en) === (fa === placeholder.fa)) return undefined;
  return en === placeholder.en ? (fa ? 'en' : undefined) : en ? 'fa' : undefined;
}

/** Placeholders that earlier versions stored and that were written over in one language only. */
export function leftPlaceholders(definition: FormDefinition): readonly MissingText[] {
  return walkQuestions(definition).flatMap(({ question, path }): readonly MissingText[] => {
    const found = [
      { path: `${path}.title`, key: 'title', language: leftIn(question.title, titles[question.type]) },
      ...(Array.isArray(question.options) ? question.options : []).slice(0, 2).map((option, index) => ({
        path: `${path}.options[${index}].text`,
        key: 'options',
        language: leftIn(option?.text, options[index]),
      })),
    ];
    return found.flatMap(({ language, ...place }) =>
      language ? [{ ...place, language, count: 1, isNeeded: false }] : [],
    );
  });
}
