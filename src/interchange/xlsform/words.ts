import type { Localized } from '../../engine/definition/types.ts';

/** Languages of a column by what is written after `::`. */
const languageOf = (written: string): 'en' | 'fa' | undefined =>
  /^(?:en|eng|english)\b|\(en(?:[-_]\w+)?\)|\benglish\b/i.test(written) ? 'en' : /^(?:fa|fas|per|persian|farsi|فارسی)(?![\p{L}])|\(fa(?:[-_]\w+)?\)|\b(?:persian|farsi)\b/iu.test(written) ? 'fa' : undefined;

/** A text in the languages that a form may have, and the other languages it stands in. */
export interface Words { readonly text?: Localized; readonly others: readonly string[] }

export function wordsIn(cells: ReadonlyMap<string, string>, column: string): Words {
  const found: { en?: string; fa?: string } = {};
  const others: string[] = [];
  let other: string | undefined;
  for (const [key, text] of cells) {
    if (!key.startsWith(`${column}::`)) continue;
    const language = languageOf(key.slice(column.length + 2));
    if (language) found[language] ??= text;
    else {
      others.push(key.slice(column.length + 2));
      other ??= text;
    }
  }
  const plain = cells.get(column);
  if (found.en !== undefined || found.fa !== undefined) return { text: { ...(plain !== undefined && found.en === undefined ? { en: plain } : {}), ...found }, others };
  if (plain !== undefined) return { text: plain, others };
  return other === undefined ? { others } : { text: other, others: others.slice(1) };
}

/** A label in the language that comes first. */
export function labelOf(cells: ReadonlyMap<string, string>): string {
  const { text } = wordsIn(cells, 'label');
  return (typeof text === 'string' ? text : text?.en ?? text?.fa) ?? cells.get('name') ?? '';
}
