import { foldDigits } from '../../engine/numbers/digits.ts';
import type { Source } from '../types.ts';
import { normalizeDoi } from './doi.ts';
import { soundItem } from './sound-item.ts';
import { toPersianLetters } from './script.ts';

/** Sources that are the same work. */
export interface Duplicate {
  /** The id to keep: of the entry that says most, the earlier one of two that say as much. */
  readonly keep: string;
  /** The ids of the others; citations of them mean the one kept. */
  readonly drop: readonly string[];
  /** What they share. */
  readonly by: 'DOI' | 'PMID' | 'title' | 'text';
}

/** Groups of sources that share a DOI, a PMID, or title, year and first author whatever their case and accents. */
export function findDuplicates(all: readonly Source[]): readonly Duplicate[] {
  const sources = all.map((source) => ({ ...source, item: soundItem(source.item) }));
  const groups: { members: Source[]; by: Duplicate['by'] }[] = [];
  const known = new Map<string, (typeof groups)[number]>();
  for (const source of sources) {
    const keys = keysOf(source);
    const [by, group] =
      keys
        .map(([kind, key]) => [kind, known.get(key)] as const)
        .find(([, found]) => found && mayBeOne(source, found.members)) ?? [];
    const own = group ?? { members: [], by: 'title' };
    if (!group) groups.push(own);
    else if (own.members.length === 1 && by) own.by = by;
    own.members.push(source);
    for (const [, key] of keys) if (!known.has(key)) known.set(key, own);
  }
  return groups.filter(({ members }) => members.length > 1).map(({ members, by }) => toDuplicate(members, by));
}

/** Two works with different DOIs are never one, whatever their titles. */
const mayBeOne = ({ item }: Source, members: readonly Source[]): boolean =>
  !item.DOI || members.every((one) => !one.item.DOI || normalizeDoi(one.item.DOI) === normalizeDoi(item.DOI ?? ''));

function toDuplicate(members: readonly Source[], by: Duplicate['by']): Duplicate {
  const keep = members.reduce((best, one) => (richness(one) > richness(best) ? one : best));
  return { keep: keep.id, drop: members.filter((one) => one !== keep).map(({ id }) => id), by };
}

const richness = ({ item, text }: Source): number =>
  Object.values(item).filter(Boolean).length + (item.author?.length ?? 0) / 100 - (text === undefined ? 0 : 100);

/** What it may share with another, the surest first. */
function keysOf({ item, text }: Source): readonly (readonly [by: Duplicate['by'], key: string])[] {
  const doi = item.DOI && normalizeDoi(item.DOI);
  const title = foldTitle(item.title ?? '');
  const year = item.issued?.['date-parts'][0]?.[0];
  const first = item.author?.[0];
  const keys: (readonly [Duplicate['by'], string])[] = [];
  if (doi) keys.push(['DOI', `doi:${doi}`]);
  if (item.PMID) keys.push(['PMID', `pmid:${item.PMID}`]);
  if (title.length > 9)
    keys.push(['title', `title:${title}:${year ?? ''}:${foldTitle(first?.family ?? first?.literal ?? '')}`]);
  if (text !== undefined && !doi) keys.push(['text', `text:${foldTitle(text)}`]);
  return keys;
}

/** Letters and digits alone, without case, accents and half-spaces. */
export const foldTitle = (text: string): string =>
  foldDigits(toPersianLetters(text))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
