import type { CslItem, CslName } from '../../types.ts';
import { normalizeDoi } from '../doi.ts';
import type { PieceResult } from './left.ts';
import type { Piece } from './split-input.ts';

type Fields = ReadonlyMap<string, readonly string[]>;

/** Reads records that PubMed exports (https://www.nlm.nih.gov/bsd/mms/medlineelements.html). */
export function readNbib(pieces: readonly Piece[]): PieceResult {
  return { sources: pieces.map(({ text }) => ({ item: toItem(fieldsOf(text)) })), left: [] };
}

function fieldsOf(text: string): Fields {
  const fields = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, tag, value = ''] = /^([A-Z]{2,4})\s*-\s?(.*)$/.exec(line) ?? [];
    if (tag) {
      current = fields.get(tag) ?? [];
      fields.set(tag, current);
      current.push(value.trim());
    } else if (current) current.push(`${current.pop() ?? ''} ${line.trim()}`.trim());
  }
  return fields;
}

function toItem(fields: Fields): CslItem {
  const first = (tag: string): string | undefined => fields.get(tag)?.[0] || undefined;
  const book = first('BTI');
  const title = first('TI')?.replace(/^\[(.*?)\.?\]\.?$/, '$1');
  return compact({
    type: book ? (title ? 'chapter' : 'book') : 'article-journal',
    title: (title ?? book)?.replace(/(?<!\.)\.$/, ''),
    'title-original': first('TT'),
    author: namesOf(fields.get('FAU') ?? fields.get('AU'), fields.get('CN')),
    editor: namesOf(fields.get('FED') ?? fields.get('ED')),
    issued: dateOf(first('DP')),
    'container-title': title && book ? book : first('JT'),
    'container-title-short': first('TA'),
    publisher: first('PB'),
    'publisher-place': (first('PL') && book && first('PL')) || undefined,
    volume: first('VI'),
    issue: first('IP'),
    page: first('PG'),
    number: articleNumber(fields),
    DOI: doiOf(fields),
    PMID: first('PMID'),
    PMCID: first('PMC'),
    language: first('LA'),
  });
}

const compact = (item: CslItem): CslItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as CslItem;

function namesOf(people: readonly string[] = [], groups: readonly string[] = []): readonly CslName[] | undefined {
  const names: CslName[] = people.map((name) => {
    const [family = '', given] = name.includes(',') ? name.split(/,\s*/, 2) : splitShort(name);
    return given ? { family, given } : { family };
  });
  names.push(...groups.map((literal) => ({ literal })));
  return names.length ? names : undefined;
}

/** `Smith JA`: the last word is initials. */
function splitShort(name: string): readonly string[] {
  const at = name.lastIndexOf(' ');
  return at < 0
    ? [name]
    : [
        name.slice(0, at),
        name
          .slice(at + 1)
          .split('')
          .join(' '),
      ];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `2020 Jul 25`, `2020 Jul-Aug`, `2020`. */
function dateOf(text: string | undefined): CslItem['issued'] {
  const [, year, name, day] = /^(\d{4})(?:\s+([A-Za-z]{3})[A-Za-z]*(?:\s+(\d{1,2}))?)?/.exec(text ?? '') ?? [];
  if (!year) return undefined;
  const month = name ? months.indexOf(name.toLowerCase()) + 1 : 0;
  return { 'date-parts': [[Number(year), ...(month ? [month, ...(day ? [Number(day)] : [])] : [])]] };
}

const locations = (fields: Fields): readonly string[] => [...(fields.get('LID') ?? []), ...(fields.get('AID') ?? [])];

const doiOf = (fields: Fields): string | undefined =>
  locations(fields)
    .filter((value) => value.endsWith('[doi]'))
    .map(normalizeDoi)
    .find(Boolean);

/** Of journals without pages. */
const articleNumber = (fields: Fields): string | undefined =>
  fields.get('PG')?.[0] ? undefined : /^(\S+) \[pii\]$/.exec(fields.get('LID')?.[0] ?? '')?.[1];
