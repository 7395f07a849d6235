import type { Option, Question } from '../../engine/definition/types.ts';
import { textOf, type Raw } from '../shared/raw.ts';
import { optionsOf, specialOf } from './choices.ts';
import { quoted, type Element, type SurveyContext } from './survey-context.ts';
import { wordsOf } from './words.ts';

/** All parts that are given hold. */
export function together(parts: readonly (string | undefined)[]): string | undefined {
  const written = parts.filter((part) => part !== undefined);
  return written.length > 1 ? `AND(${written.join(', ')})` : written[0];
}

const pickWhen = (visibleWhen: string | undefined): Partial<Option> =>
  visibleWhen === undefined ? {} : { visibleWhen };

/** The options of a question, the rows of a matrix, the steps of a rating. */
export function choicesFor(context: SurveyContext, element: Element, { type, name }: Question): Partial<Question> {
  const { main, note } = context;
  const { raw, path } = element;
  if (type === 'matrix') {
    const rows = optionsOf(raw['rows'], { path: `${path}.rows`, main, note }).map((row) => ({
      name: context.outline.rowName(raw, row.value),
      text: row.text,
      ...(raw['isAllRowRequired'] === true && { mandatory: true }),
    }));
    return { options: optionsOf(raw['columns'], { path: `${path}.columns`, main, note }), rows };
  }
  if (type === 'rating') {
    const options = optionsOf(raw['rateValues'], { path: `${path}.rateValues`, main, note });
    const values = options.map(({ value }) => Number(value));
    return options.length === 0 || values.some(Number.isNaN)
      ? {}
      : { options, min: Math.min(...values), max: Math.max(...values) };
  }
  if (type !== 'flatview' && type !== 'select') return {};
  if (raw['type'] === 'boolean') return { options: yesAndNo(context, raw, path) };
  const options = [...listed(context, element, new Set()), ...specialOf(raw, { path, main, note }).options];
  if (options.length > 0) return { options };
  note(path, `the choices of '${name}' are not in the survey: the answer is typed`);
  if (textOf(raw['choicesVisibleIf']) !== undefined)
    note(`${path}.choicesVisibleIf`, 'decides about choices that are not in the survey');
  return { type: 'text', ...{ multimode: undefined } } as Partial<Question>;
}

function yesAndNo(context: SurveyContext, raw: Raw, path: string): readonly Option[] {
  const words = (key: string): Option['text'] | undefined =>
    wordsOf(raw[key], `${path}.${key}`, context.main, context.note);
  return [
    { value: String(raw['valueTrue'] ?? true), text: words('labelTrue') ?? { en: 'Yes', fa: 'بله' } },
    { value: String(raw['valueFalse'] ?? false), text: words('labelFalse') ?? { en: 'No', fa: 'خیر' } },
  ];
}

/** Its own choices, or those of the question it takes them from, all of them or as they are chosen there. */
function listed(context: SurveyContext, element: Element, seen: Set<string>): readonly Option[] {
  const { raw, path, scope } = element;
  const source = textOf(raw['choicesFromQuestion']);
  const from = source === undefined || seen.has(source) ? undefined : context.outline.element(source);
  const mode = raw['choicesFromQuestionMode'];
  const key = raw['type'] === 'rating' ? 'rateValues' : 'choices';
  const chosen = from && (mode === 'selected' || mode === 'unselected') ? context.outline.nameOf(from) : undefined;
  const when = (choice: Raw, value: string, where: string): string | undefined =>
    together([
      context.expression(choice['visibleIf'], `${where}.visibleIf`, scope),
      itemIf(context, element, value),
      chosen === undefined ? undefined : `${mode === 'selected' ? '' : 'NOT'}(${chosen} = ${quoted(value)})`,
    ]);
  if (source === undefined)
    return optionsOf(raw[key], { path: `${path}.${key}`, main: context.main, note: context.note, when });
  if (from)
    return listed(context, { raw: from, path, scope }, seen.add(source)).map((option) => ({
      ...option,
      ...pickWhen(together([option.visibleWhen, when({}, option.value, path)])),
    }));
  context.note(`${path}.choicesFromQuestion`, `takes its choices from '${source.slice(0, 100)}', which has none`);
  return [];
}

/** What decides about every choice, asked of this one: `{item}` is its value. */
function itemIf(context: SurveyContext, { raw, path, scope }: Element, value: string): string | undefined {
  return textOf(raw['choicesVisibleIf']) === undefined
    ? undefined
    : context.expression(raw['choicesVisibleIf'], `${path}.choicesVisibleIf`, scope, value);
}
