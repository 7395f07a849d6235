import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import type { DraftSource, LeftText, PieceResult } from './left.ts';

/** Reads CSL-JSON: a list, one item, or `{ items: […] }`. Of a broken text, the items that are whole. */
export function readCslJson(text: string): PieceResult {
  const parsed = parse(text);
  if (parsed !== undefined) return toSources(listOf(parsed).map((value) => ({ value, text: JSON.stringify(value) })));
  const parts = objectsIn(text);
  if (!parts.length) return { sources: [], left: [brokenJson(text, text)] };
  return toSources(parts.map((part) => ({ value: parse(part), text: part })));
}

function toSources(values: readonly { value: unknown; text: string }[]): PieceResult {
  const sources: DraftSource[] = [];
  const left: LeftText[] = [];
  values.forEach(({ value, text }, index) => {
    if (isItem(value)) sources.push(toDraft(value));
    else left.push(brokenJson(text, String(index + 1)));
  });
  return { sources, left };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function listOf(parsed: unknown): readonly unknown[] {
  if (Array.isArray(parsed)) return parsed;
  const items = (parsed as { items?: unknown } | null)?.items;
  return Array.isArray(items) ? items : [parsed];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && ['title', 'author', 'DOI', 'container-title', 'URL'].some((name) => value[name]);

function toDraft({ id, ...item }: Readonly<Record<string, unknown>>): DraftSource {
  return {
    item: { ...item, type: typeof item['type'] === 'string' ? item['type'] : 'document' } as CslItem,
    key: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
  };
}

/** Each outermost `{…}` that closes, and the rest that does not. */
function objectsIn(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = -1;
  for (const { 0: mark, index } of text.matchAll(/"(?:\\.|[^"\\\n])*"|[{}]/g)) {
    if (mark === '{' && depth++ === 0) start = index;
    if (mark === '}' && depth > 0 && --depth === 0) {
      parts.push(text.slice(start, index + 1));
      start = -1;
    }
  }
  if (start >= 0) parts.push(text.slice(start));
  return parts;
}

function brokenJson(text: string, place: string): LeftText {
  const which = /^\d+$/.test(place) ? { en: `Item ${place}`, fa: `مورد ${showDigits(place, 'fa')}` } : undefined;
  return {
    text: text.trim(),
    message: {
      en: `${which?.en ?? 'This text'} looks like CSL-JSON but could not be read as a source. Export it again, or keep it as plain text.`,
      fa: `${which?.fa ?? 'این متن'} شبیه CSL-JSON است، ولی به‌عنوان منبع خوانده نشد. دوباره خروجی بگیرید یا آن را به‌صورت متن ساده نگه دارید.`,
    },
  };
}
