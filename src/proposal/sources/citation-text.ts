import { clauseMark, listMark } from '../../engine/languages/traits.ts';
import type { CoreLanguage } from '../../engine/definition/types.ts';
import { showDigits } from '../../engine/numbers/digits.ts';
import type { CslItem, Source } from '../types.ts';
import { apaShortNames } from './style/apa-names.ts';
import type { CitationStyle } from './format-source.ts';
import { dateParts, field, namesOf } from './style/item-fields.ts';
import type { NumberedSource } from './number-sources.ts';
import type { Run } from './runs.ts';
import { soundItem } from './sound-item.ts';
import { languageOf } from './script.ts';

export interface CitationContext {
  readonly sources: readonly NumberedSource[];
  readonly style: CitationStyle;
  /** Of the text around. */
  readonly language: CoreLanguage;
  /** Letters behind years, by id (`yearSuffixes`). */
  readonly suffixes?: ReadonlyMap<string, string>;
}

/** What stands in a text for a citation, `[1–3]` or `(Smith et al., 2020)`; each part leads to its sources. */
export function citationText(ids: readonly string[], context: CitationContext): readonly Run[] {
  const byId = new Map(context.sources.map((one) => [one.source.id, one]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  // A citation of nothing stays as it was typed, so that its writer sees it.
  const unknown = ids
    .filter((id) => !byId.has(id))
    .map((id): Run => ({ text: `[@${id}]`, ...(context.language === 'fa' && { direction: 'ltr' }) }));
  if (!known.length) return unknown;
  return [...(context.style === 'apa' ? byAuthor(known, context) : byNumber(known, context.language)), ...unknown];
}

function byNumber(known: readonly NumberedSource[], language: CoreLanguage): readonly Run[] {
  const sorted = [...known].sort((one, other) => one.number - other.number);
  const parts = spans(sorted).map((span): Run => ({
    text: showDigits(numbersOf(span), language),
    reference: span[0]!.number,
  }));
  return enclosed(parts, '[', listMark(language), ']');
}

/** Three and more in a row are a range. */
function spans(sorted: readonly NumberedSource[]): readonly (readonly NumberedSource[])[] {
  const runs: NumberedSource[][] = [];
  for (const one of sorted) {
    const last = runs.at(-1);
    if (last && last.at(-1)!.number === one.number - 1) last.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((one) => [one])));
}

const numbersOf = (span: readonly NumberedSource[]): string =>
  span.length > 1 ? `${span[0]!.number}–${span.at(-1)!.number}` : String(span[0]!.number);

function byAuthor(known: readonly NumberedSource[], { language, suffixes }: CitationContext): readonly Run[] {
  const parts = known
    .map((one) => partOf(one, language, suffixes?.get(one.source.id)))
    .sort((one, other) => one.text.localeCompare(other.text, language));
  return enclosed(parts, '(', clauseMark(language), ')');
}

function partOf({ source, number }: NumberedSource, language: CoreLanguage, suffix: string | undefined): Run {
  const own = languageOf(soundItem(source.item), language);
  const direction = own === language ? undefined : own === 'fa' ? 'rtl' : 'ltr';
  return { text: authorAndYear(source, language, suffix), reference: number, ...(direction && { direction }) };
}

/** `Smith & Jones, 2020a`; of a source without people its title; of one kept as text its first words. */
function authorAndYear(source: Source, otherwise: CoreLanguage, suffix = ''): string {
  const { text } = source;
  const item = soundItem(source.item);
  if (text !== undefined) return `${text.split(/\s+/).slice(0, 4).join(' ')}…`;
  const language = languageOf(item, otherwise);
  const people = namesOf(item, 'author').length ? namesOf(item, 'author') : namesOf(item, 'editor');
  const [open, close] = language === 'fa' ? ['«', '»'] : ['“', '”'];
  const title = field(item, 'title');
  const short = title.split(/\s+/).slice(0, 6).join(' ');
  const who = people.length ? apaShortNames(people, language) : `${open}${short}${close}`;
  return [who, yearOf(item, language, suffix)].join(listMark(language));
}

function yearOf(item: CslItem, language: CoreLanguage, suffix: string): string {
  const year = dateParts(item)[0];
  if (!year) return `${language === 'fa' ? 'بی‌تا' : 'n.d.'}${suffix && `-${suffix}`}`;
  return `${showDigits(String(year), language)}${suffix}`;
}

function enclosed(parts: readonly Run[], open: string, between: string, close: string): readonly Run[] {
  return [
    { text: open },
    ...parts.flatMap((part, index) => (index ? [{ text: between }, part] : [part])),
    { text: close },
  ];
}

/** Letters that tell apart sources whose names and years are the same, in the order of the list. */
export function yearSuffixes(sources: readonly NumberedSource[], language: CoreLanguage): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  const persian = new Set(
    sources
      .filter(({ source }) => languageOf(soundItem(source.item), language) === 'fa')
      .map(({ source }) => source.id),
  );
  for (const { source } of sources) {
    if (source.text !== undefined) continue;
    const key = authorAndYear(source, language);
    groups.set(key, [...(groups.get(key) ?? []), source.id]);
  }
  return new Map(
    [...groups.values()]
      .filter((ids) => ids.length > 1)
      .flatMap((ids) => ids.map((id, index) => [id, letter(index, persian.has(id))] as const)),
  );
}

const persianLetters = 'الف ب پ ت ث ج چ ح خ د'.split(' ');
const letter = (index: number, persian: boolean): string =>
  persian ? (persianLetters[index] ?? '') : String.fromCharCode(97 + (index % 26));
