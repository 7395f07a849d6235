import { languages } from '../../../../engine/languages/known.ts';
import type { FormDefinition, Language, Localized, Option } from '../../../../engine/definition/types.ts';
import { isRecord, isSame, keysOf, type Values } from '../../../kit/changes/same.ts';
import type { SettingChange } from '../../changes/form-changes.ts';

/** What a value is, so that it can be said in words. */
export type ValueKind = 'text' | 'expression' | 'choice' | 'plain' | 'list';

/** One thing that is different in a setting: of which part of it, in which language, and both values; `undefined` for none. */
export interface SettingLine {
  readonly key: string;
  /** The option, row or link that it is of, as it is called or by its place. */
  readonly of?: { readonly title: Localized; readonly place: number };
  readonly language?: Language;
  readonly kind: ValueKind;
  readonly before: unknown;
  readonly after: unknown;
  /** A whole option, row or link that only one of the two has. */
  readonly what?: 'added' | 'removed' | 'moved';
}

const expressions: ReadonlySet<string> = new Set([
  ...['formula', 'requiredWhen', 'initialformula', 'when', 'visibleWhen', 'optionsFrom', 'visibility'],
]);
const choices: ReadonlySet<string> = new Set([
  ...['type', 'round', 'display', 'dateEntry', 'accept', 'checkDigit', 'historytype', 'pageType', 'severity'],
  ...['layout', 'results', 'language', 'format', 'roles', 'patientField'],
]);

/** What a setting’s change consists of: texts language by language, options and rows one by one. */
export function settingLines(
  { key, before, after }: SettingChange,
  forms: readonly [before: FormDefinition, after: FormDefinition],
): readonly SettingLine[] {
  return linesOf(key, before, after, [forms[0].language, forms[1].language]);
}

type Mains = readonly [Language, Language];

function linesOf(key: string, before: unknown, after: unknown, mains: Mains): readonly SettingLine[] {
  if (isSame(before, after)) return [];
  if (isItems(key, before, after)) return itemLines(key, listOf(before), listOf(after), mains);
  if (expressions.has(key)) return [{ key, kind: 'expression', before, after }];
  if (isTexts(before) || isTexts(after)) return textLines(key, before as Localized, after as Localized, mains);
  if (key !== 'format' && (isRecord(before) || isRecord(after)))
    return keysOf(recordOf(before), recordOf(after)).flatMap((inner) =>
      linesOf(
        inner === 'when' || inner === 'message' ? `${key}.${inner}` : inner,
        recordOf(before)?.[inner],
        recordOf(after)?.[inner],
        mains,
      ),
    );
  const kind = choices.has(key)
    ? 'choice'
    : key.endsWith('.when') || isFormula(key, before, after)
      ? 'expression'
      : 'plain';
  return [{ key, kind: Array.isArray(before ?? after) && kind === 'plain' ? 'list' : kind, before, after }];
}

const isFormula = (key: string, before: unknown, after: unknown): boolean =>
  (key === 'min' || key === 'max') &&
  [before, after].some((each) => typeof each === 'string' && /[A-Za-z_(]/.test(each));

const isTexts = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.includes(key as Language));

/** A text that names no language is in the form’s own. */
function textLines(
  key: string,
  before: Localized | undefined,
  after: Localized | undefined,
  mains: Mains,
): readonly SettingLine[] {
  return languages.flatMap((language): readonly SettingLine[] => {
    const [one, other] = [wordsIn(before, language, mains[0]), wordsIn(after, language, mains[1])];
    return one === other ? [] : [{ key, language, kind: 'text', before: one, after: other }];
  });
}

function wordsIn(text: Localized | undefined, language: Language, main: Language): string | undefined {
  const words = typeof text === 'object' ? text[language] : language === main ? text : undefined;
  return words || undefined;
}

/** Settings that are lists of things with a name of their own. */
const named: Readonly<Record<string, (item: Values) => string>> = {
  options: (item) => `${String(item['value'])}`,
  rows: (item) => `${String(item['name'])}`,
  bands: (item) => `${String(item['from'] ?? '')}`,
  blocks: (item) => `${String(item['id'])}`,
  links: (item) => JSON.stringify(item['href'] ?? item['text']),
};

const isItems = (key: string, before: unknown, after: unknown): boolean =>
  key in named && (Array.isArray(before) || Array.isArray(after));

const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const recordOf = (value: unknown): Values | undefined => (isRecord(value) ? value : undefined);

interface Item {
  readonly id: string;
  readonly item: Values;
  readonly place: number;
}

/** Options of all levels in one list, each under the path that leads to it. */
function itemsOf(key: string, list: readonly Values[], path = ''): readonly Item[] {
  const idOf = named[key] ?? String;
  return list.flatMap((item, index): readonly Item[] => {
    const id = `${path}${idOf(item)}`;
    const { children, ...own } = item as Values & Partial<Option>;
    return [{ id, item: own, place: index + 1 }, ...itemsOf(key, listOf(children), `${id}\u0000`)];
  });
}

function itemLines(
  key: string,
  before: readonly Values[],
  after: readonly Values[],
  mains: Mains,
): readonly SettingLine[] {
  const [old, now] = [itemsOf(key, before), itemsOf(key, after)];
  const [oldById, nowById] = [new Map(old.map((each) => [each.id, each])), new Map(now.map((each) => [each.id, each]))];
  const whole = ({ item, place }: Item, what: 'added' | 'removed'): SettingLine => {
    const title = titleOf(key, item);
    const value = itemWords(key, item);
    return {
      key,
      of: { title, place },
      kind: 'plain',
      before: what === 'removed' ? value : undefined,
      after: what === 'added' ? value : undefined,
      what,
    };
  };
  const order = (items: readonly Item[], others: ReadonlyMap<string, Item>): string =>
    JSON.stringify(items.flatMap(({ id }) => (others.has(id) ? [id] : [])));
  const isReordered = order(old, nowById) !== order(now, oldById);
  const titles = (items: readonly Item[]): readonly Localized[] => items.map(({ item }) => titleOf(key, item));
  return [
    ...now.flatMap((each): readonly SettingLine[] => {
      const known = oldById.get(each.id);
      if (!known) return [whole(each, 'added')];
      const of = { title: titleOf(key, each.item), place: each.place };
      return keysOf(known.item, each.item).flatMap((inner) =>
        linesOf(inner, known.item[inner], each.item[inner], mains).map((line) => ({ ...line, of })),
      );
    }),
    ...old.filter(({ id }) => !nowById.has(id)).map((each) => whole(each, 'removed')),
    ...(isReordered
      ? [{ key, kind: 'list' as const, before: titles(old), after: titles(now), what: 'moved' as const }]
      : []),
  ];
}

const titleOf = (key: string, item: Values): Localized =>
  key === 'blocks'
    ? `${String(item['kind'])}`
    : ((item['text'] ?? item['title'] ?? named[key]?.(item) ?? '') as Localized);

/** What an item counts for, beside what it is called. */
const itemWords = (key: string, item: Values): unknown =>
  key === 'options' ? item['score'] : key === 'bands' ? item['from'] : undefined;
