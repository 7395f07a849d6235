import type { CoreLanguage, Localized, Option } from '../../engine/definition/types.ts';
import { recordsOf, type Note, type Raw } from '../shared/raw.ts';
import { choiceOf } from './raw-survey.ts';
import { wordsOf } from './words.ts';

interface Place {
  readonly path: string;
  readonly main: CoreLanguage;
  readonly note: Note;
  /** What decides whether an option is offered, in our language. */
  readonly when?: (option: Raw, value: string, path: string) => string | undefined;
}

/** Settings of a choice that are read here or where its question is made. */
const carried: readonly string[] = ['value', 'text', 'score'];
/** Those of choices that are ticked, besides: rows and columns have no such settings here. */
const ofChoices: readonly string[] = [...carried, 'visibleIf', 'isExclusive'];

/** Choices, columns of a matrix or values of a rating. A value that is a number is what the option counts for, unless it has a score of its own. */
export function optionsOf(value: unknown, { path, main, note, when }: Place): readonly Option[] {
  const options: Option[] = [];
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const where = `${path}[${index}]`;
    const raw = choiceOf(item);
    const written = raw['value'];
    if ((typeof written !== 'string' && typeof written !== 'number' && typeof written !== 'boolean') || written === '')
      note(where, 'a choice without a value');
    else if (options.some((option) => option.value === String(written))) note(where, 'a choice that is there already');
    else {
      const score = typeof raw['score'] === 'number' ? raw['score'] : scoreOf(written);
      const visibleWhen = when?.(raw, String(written), where);
      options.push({
        text: distinct(wordsOf(raw['text'], `${where}.text`, main, note) ?? String(written), String(written), options),
        value: String(written),
        ...(score !== undefined && { score }),
        ...(visibleWhen !== undefined && { visibleWhen }),
      });
      for (const key of Object.keys(raw))
        if (!(when ? ofChoices : carried).includes(key) && raw[key] !== null && raw[key] !== false)
          note(`${where}.${key}`, 'a setting of a choice that has no counterpart');
    }
  }
  return options;
}

function scoreOf(value: string | number | boolean): number | undefined {
  return typeof value !== 'boolean' && /^-?\d+(?:\.\d+)?$/.test(String(value)) ? Number(value) : undefined;
}

/** Two options that read alike could not be distinguished. */
function distinct(text: Localized, value: string, others: readonly Option[]): Localized {
  const isTaken = others.some((other) => JSON.stringify(other.text) === JSON.stringify(text));
  if (!isTaken) return text;
  return typeof text === 'string'
    ? `${text} (${value})`
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, `${words} (${value})`]));
}

const special = [
  { shown: ['showNoneItem', 'hasNone'], value: 'none', words: 'noneText', text: { en: 'None', fa: 'هیچ‌کدام' } },
  {
    shown: ['showRefuseItem'],
    value: 'refused',
    words: 'refuseText',
    text: { en: 'Refuse to answer', fa: 'پاسخ نمی‌دهم' },
  },
  { shown: ['showDontKnowItem'], value: 'dontknow', words: 'dontKnowText', text: { en: 'Don’t know', fa: 'نمی‌دانم' } },
  {
    shown: ['showOtherItem', 'hasOther'],
    value: 'other',
    words: 'otherText',
    text: { en: 'Other (describe)', fa: 'غیره (شرح دهید)' },
  },
] as const;

export interface SpecialChoices {
  readonly options: readonly Option[];
  readonly alone: readonly string[];
  readonly hasOther: boolean;
}

/** The choices that SurveyJS adds by a setting; those in `alone` go with no other. */
export function specialOf(raw: Raw, { path, main, note }: Place): SpecialChoices {
  const shown = special.filter((each) => each.shown.some((key) => raw[key] === true));
  const options = shown.map((each): Option => ({
    value: each.value,
    text: wordsOf(raw[each.words], `${path}.${each.words}`, main, note) ?? each.text,
  }));
  return {
    options,
    alone: shown.map(({ value }) => value).filter((value) => value !== 'other'),
    hasOther: shown.some(({ value }) => value === 'other'),
  };
}

/** Values of choices that go with no other. */
export function exclusiveOf(choices: unknown): readonly string[] {
  return recordsOf(choices)
    .map(choiceOf)
    .filter((choice) => choice['isExclusive'] === true)
    .map(({ value }) => String(value));
}
