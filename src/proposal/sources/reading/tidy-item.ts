import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem, CslName } from '../../types.ts';
import { normalizeDoi } from '../doi.ts';
import { others } from '../style/others.ts';
import { hasArabicScript, languageOf, toPersianLetters } from '../script.ts';

type Values = Readonly<Record<string, unknown>>;

/** An item as this room keeps it: plain texts, digits in numbers, Persian letters, dates in parts, a language. */
export function tidyItem(item: CslItem): CslItem {
  const tidied: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) {
    const tidy = tidyValue(name, value);
    if (tidy !== undefined && tidy !== '') tidied[name] = tidy;
  }
  const whole = tidied as unknown as CslItem;
  const pmid = /\bPMID:\s*(\d{1,8})\b/.exec(String(item['note'] ?? ''))?.[1];
  return {
    ...whole,
    ...(pmid && !whole.PMID && { PMID: pmid }),
    ...(languageOf(whole, 'en') === 'fa' && { language: 'fa' }),
  };
}

function tidyValue(name: string, value: unknown): unknown {
  if (name === 'DOI') return typeof value === 'string' ? (normalizeDoi(value) ?? value) : undefined;
  if (name === 'issued' || name === 'accessed' || name === 'event-date') return tidyDate(value);
  if (Array.isArray(value) && value.every(isObject)) return value.map(tidyName).filter(isNamed);
  if (typeof value === 'number') return numeric.has(name) ? String(value) : value;
  if (typeof value !== 'string') return value;
  const text = name === 'title' ? tidyText(value).replace(/(?<![.\p{Lu}])\.$/u, '') : tidyText(value);
  return numeric.has(name) ? foldDigits(text).replace(/\s*[-–—‒]+\s*/g, '-') : text;
}

const numeric = new Set(['volume', 'issue', 'page', 'number', 'edition', 'PMID']);

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isNamed = (name: CslName): boolean => Boolean(name.family || name.given || name.literal);

/** Without the marks that CSL allows in titles; small letters below and above as the characters that there are. */
export function tidyText(text: string): string {
  const plain = text
    .replace(/<\/?(?:i|b|em|strong|span|sc|nc|sup|sub|p|jats:[a-z]+)(?:\s[^<>]{0,100})?>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return hasArabicScript(plain) ? toPersianLetters(plain) : plain;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' };

/** Family and given name where a Persian comma parts them; particles as part of the family name. */
function tidyName(value: Values): CslName {
  const text = (key: string): string => tidyText(String(value[key] ?? ''));
  const literal = text('literal');
  const [family, given] = literal.split(/\s*،\s*/);
  if (given) return { family, given };
  if (/^(?:et al\.?|و همکاران|سایرین)$/i.test(literal) || (text('family') === 'others' && !text('given')))
    return others;
  if (literal) return { literal };
  const particle = text('non-dropping-particle') || text('dropping-particle');
  const name: Record<string, string> = {};
  if (text('family')) name['family'] = [particle, text('family')].filter(Boolean).join(' ');
  if (text('given')) name['given'] = text('given');
  if (text('suffix')) name['suffix'] = text('suffix');
  if (!name['given'] && name['family']?.includes(' ') && !particle) return { literal: name['family'] };
  return name;
}

/** Years as printed, solar ones too: 1399 stays 1399. */
function tidyDate(value: unknown): CslItem['issued'] | undefined {
  if (typeof value === 'string' || typeof value === 'number') return parseDate(String(value));
  if (!isObject(value)) return undefined;
  const parts = value['date-parts'];
  if (Array.isArray(parts) && Array.isArray(parts[0])) {
    const lists = (parts as unknown[][]).map((list) => list.map((part) => Number(foldDigits(String(part)))));
    const valid = lists.map((list) => list.filter((part) => Number.isInteger(part))).filter(([year]) => year);
    return valid.length ? { ...value, 'date-parts': valid } : undefined;
  }
  return parseDate(String(value['raw'] ?? value['literal'] ?? ''));
}

function parseDate(text: string): CslItem['issued'] | undefined {
  const [year, month, day] = foldDigits(text).match(/\d{4}|\d{1,2}/g) ?? [];
  if (year?.length !== 4) return undefined;
  const valid = (part: string | undefined, most: number): part is string => Number(part) >= 1 && Number(part) <= most;
  const rest = valid(month, 12) ? [Number(month), ...(valid(day, 31) ? [Number(day)] : [])] : [];
  return { 'date-parts': [[Number(year), ...rest]] };
}
