import type { Language, Localized, Option, Question } from '../../../engine/definition/types.ts';
import { scaleOf } from '../../../fields/numericrange/scale.ts';
import { ratingScale } from '../../../fields/rating/scale.ts';
import { localize } from '../../../fields/texts/localize.ts';
import { readAnnotation } from '../dictionary/annotation.ts';
import { writeChoices } from '../dictionary/choices.ts';
import type { Cells } from '../dictionary/columns.ts';
import { validationFor } from '../dictionary/validations.ts';
import { trueFalse, yesNo } from '../build/field-types.ts';
import { choiceSettings, choiceTags } from '../build/choice-tags.ts';
import { keptCells } from '../build/kept-cells.ts';
import type { WrittenFields } from '../logic/written.ts';
import { codesOf, pathSign } from './variables.ts';

/** Notes a setting that could not be written. */
export type Miss = (setting: string) => void;

export interface CellContext {
  readonly language: Language;
  readonly fields: WrittenFields;
  readonly miss: Miss;
}

/** The label with its unit, and what explains it. */
export function wordCells(question: Question, language: Language): Cells {
  const say = (text: Localized | undefined): string => localize(text, language).trim();
  const unit = say(question.unit);
  const { subtitle, subtext, tooltip, helptext } = question;
  const note = [subtitle, subtext, tooltip, helptext].map(say).filter(Boolean).join('\n');
  return {
    label: `${say(question.title) || question.name}${unit === '' ? '' : ` (${unit})`}`,
    ...(note !== '' && { note }),
  };
}

/** Type, choices and validation of what is asked; what is computed and what has parts is written elsewhere. */
export function typeCells(question: Question, context: CellContext): Cells {
  switch (question.type) {
    case 'note':
      return { type: 'notes' };
    case 'select':
    case 'flatview':
      return choiceCells(question, context.language);
    case 'cascadeview':
      return { type: 'dropdown', choices: writeChoices(pathChoices(question, context.language)) };
    case 'checkbox':
      return { type: 'yesno' };
    case 'rating':
      return sliderCells(question, context.language);
    case 'numericrange':
      return sliderCells(question, context.language);
    case 'file':
      return { type: 'file' };
    case 'signature':
      return { type: 'file', validation: 'signature' };
    case 'label':
    case 'link':
      return { type: 'descriptive' };
    default:
      return textCells(question, context);
  }
}

function textCells(question: Question, { fields, miss }: CellContext): Cells {
  const { name, isWhole } = validationFor(question);
  if (!isWhole) miss(question.type === 'text' ? 'format' : 'floatcount');
  const ends = (['min', 'max'] as const).flatMap((end) => {
    const bound = boundOf(question[end], fields);
    if (bound === undefined) miss(end);
    return bound === undefined || bound === '' ? [] : [[end, withDecimals(bound, question)] as const];
  });
  return { type: 'text', ...(name !== '' && { validation: name }), ...Object.fromEntries(ends) };
}

/** Bounds are written as the answers are. */
function withDecimals(bound: string, { type, floatcount = 0 }: Question): string {
  const isFixed = type === 'number' && floatcount > 0 && floatcount <= 4 && Number.isFinite(Number(bound));
  return isFixed ? Number(bound).toFixed(floatcount) : bound;
}

/** Blank for none; undefined for one that REDCap cannot hold. */
function boundOf(bound: number | string | undefined, fields: WrittenFields): string | undefined {
  const text = String(bound ?? '').trim();
  if (/^TODAY\(\s*\)$/i.test(text)) return 'today';
  if (/^NOW\(\s*\)$/i.test(text)) return 'now';
  if (/^[\d.:T-]*$/.test(text)) return text.replace('T', ' ');
  try {
    return `[${fields.find(text).variable}]`;
  } catch {
    return undefined;
  }
}

function choiceCells(question: Question, language: Language): Cells {
  const { type, options = [], multimode } = question;
  const isShown = type === 'flatview' && !multimode;
  if (isShown && isLike(options, yesNo)) return { type: 'yesno' };
  if (isShown && isLike(options, trueFalse)) return { type: 'truefalse' };
  const field = multimode ? 'checkbox' : type === 'select' ? 'dropdown' : 'radio';
  return { type: field, choices: writeChoices(choicesOf(question, language)) };
}

/** The same codes in the same words, in either language. */
const isLike = (options: readonly Option[], known: readonly Option[]): boolean =>
  options.length === known.length &&
  known.every(({ value, text }, index) => {
    const own = options[index];
    const words = (['en', 'fa'] as const).map((language) => localize(text, language));
    return own?.value === value && words.includes(localize(own.text, 'en'));
  });

export function choicesOf(
  question: Question,
  language: Language,
): readonly { readonly code: string; readonly label: string }[] {
  const codes = codesOf(question);
  return (question.options ?? []).map(({ value, text }) => ({
    code: codes.get(value) ?? value,
    label: localize(text, language) || value,
  }));
}

/** Each place of a cascade, by all the levels that lead to it. */
function pathChoices(
  question: Question,
  language: Language,
): readonly { readonly code: string; readonly label: string }[] {
  const codes = codesOf(question);
  const walk = (
    options: readonly Option[],
    value: string,
    label: string,
  ): readonly { readonly code: string; readonly label: string }[] =>
    options.flatMap((option) => {
      const [path, words] = [`${value}${option.value}`, `${label}${localize(option.text, language)}`];
      return [
        { code: codes.get(path) ?? path, label: words },
        ...walk(option.children ?? [], `${path}${pathSign}`, `${words} › `),
      ];
    });
  return walk(question.options ?? [], '', '');
}

function sliderCells(question: Question, language: Language): Cells {
  const { min, max } = question.type === 'rating' ? ratingScale(question) : scaleOf(question);
  const ends = [question.minLabel, question.maxLabel].map((text) => localize(text, language).replaceAll('|', '/'));
  return {
    type: 'slider',
    ...(ends.some(Boolean) && { choices: `${ends[0]} |  | ${ends[1]}`.trim() }),
    ...(min !== 0 && { min: String(min) }),
    ...(max !== 100 && { max: String(max) }),
  };
}

const setting = /^@(?:CALCTEXT|CALCDATE|HIDDEN|HIDDEN-SURVEY|TODAY|NOW|DEFAULT)$/;

/** Action tags of what the question does, after those that came with it and mean nothing here. */
export function annotationCells(question: Question, computed: string | undefined, miss: Miss): Cells {
  const { tags, words } = readAnnotation(keptCells(question)[0]?.annotation);
  const ofChoices = choiceTags(question, codesOf(question));
  ofChoices.missed.forEach(miss);
  const parts = [
    words,
    ...tags.flatMap((tag) => (setting.test(tag.name) || choiceSettings(tag, question) ? [] : [tag.written])),
    computed ?? '',
    ...(computed === undefined ? [beginning(question, miss)] : []),
    Reflect.get(question, 'hidden') === true ? '@HIDDEN' : '',
    question.showforuser === false ? '@HIDDEN-SURVEY' : '',
    ...ofChoices.tags,
  ].filter(Boolean);
  return parts.length > 0 ? { annotation: parts.join(' ') } : {};
}

/** What the answer begins with. */
function beginning(question: Question, miss: Miss): string {
  const { type, initialformula, defaultvalue } = question;
  if (/^TODAY\(\s*\)$/i.test(initialformula ?? '')) return '@TODAY';
  if (/^NOW\(\s*\)$/i.test(initialformula ?? '')) return '@NOW';
  if (initialformula !== undefined) miss('initialformula');
  if (defaultvalue === undefined || defaultvalue === '') return '';
  const codes = codesOf(question);
  const codeOf = (value: unknown): string => codes.get(String(value)) ?? String(value);
  if (typeof defaultvalue === 'boolean') return defaultvalue ? "@DEFAULT='1'" : '';
  if (Array.isArray(defaultvalue) && question.multimode && question.options)
    return `@DEFAULT='${defaultvalue.map(codeOf).join(',')}'`;
  const text = question.options ? codeOf(defaultvalue) : String(defaultvalue);
  if (typeof defaultvalue === 'object' || (text.includes("'") && text.includes('"'))) miss('defaultvalue');
  if (typeof defaultvalue === 'object' || (text.includes("'") && text.includes('"'))) return '';
  const quote = text.includes("'") ? '"' : "'";
  return `@DEFAULT=${quote}${type === 'datetime' ? text.replace('T', ' ') : text}${quote}`;
}
