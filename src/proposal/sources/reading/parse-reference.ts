import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem, CslName } from '../../types.ts';
import { itemOfText } from './item-of-text.ts';
import { hasArabicScript } from '../script.ts';
import { others } from '../style/others.ts';

/** A reference to a journal article written in Vancouver or APA style, taken apart; undefined for any other text. */
export function parseReference(text: string): CslItem | undefined {
  return parseAs(vancouver, namesOf, text) ?? parseAs(apa, apaNamesOf, text);
}

type ReadNames = (text: string) => readonly CslName[] | undefined;

function parseAs(pattern: RegExp, readNames: ReadNames, text: string): CslItem | undefined {
  const found = pattern.exec(text.trim())?.groups;
  if (!found) return undefined;
  const author = readNames(found['authors'] ?? '');
  const [year, month, day] = dateOf(found['date'] ?? '');
  if (!author || !year) return undefined;
  const { DOI, PMID } = itemOfText(text);
  return {
    type: 'article-journal',
    author,
    title: found['title']?.trim(),
    'container-title': found['journal']?.trim(),
    issued: { 'date-parts': [[year, ...(month ? [month, ...(day ? [day] : [])] : [])]] },
    ...(found['volume'] && { volume: foldDigits(found['volume'].trim()) }),
    ...(found['issue'] && { issue: foldDigits(found['issue']) }),
    ...(found['page'] && { page: foldDigits(found['page']).replace(/[–—]/g, '-') }),
    ...(DOI && { DOI }),
    ...(PMID && { PMID }),
  };
}

/** `Authors. Title. Journal. 2002 Jul 25;347(4):284-7.` in either script. */
const vancouver =
  /^(?<authors>[^.]{3,400})\.\s+(?<title>[^\n]{10,400}?[.?!؟])\s+(?<journal>[^.;؛\d]{3,120}?)\.?\s+(?<date>[0-9۰-۹]{4}(?:\s+[A-Za-z]{3}(?:\s+\d{1,2})?)?)\s*[;؛]\s*(?<volume>[0-9۰-۹]{1,4}(?:\s+Suppl(?:\s+\d+)?)?)?\s*(?:\((?<issue>[^)]{1,20})\))?\s*:\s*(?<page>[A-Za-z]?[0-9۰-۹]+(?:\s*[-–—]\s*[A-Za-z]?[0-9۰-۹]+)?)(?:\.|\s|$)/;

/** `Authors (2019). Title. Journal, 8(3), 207–217.` in either script. */
const apa =
  /^(?<authors>[^()]{3,400}?)\s*\((?<date>[0-9۰-۹]{4})[^)]{0,20}\)\.?\s+(?<title>[^\n]{10,400}?[.?!؟])\s+(?<journal>[^.,،\d()]{3,120})[,،]\s*(?<volume>[0-9۰-۹]{1,4})\s*(?:\((?<issue>[^)]{1,20})\))?\s*[,،]\s*(?<page>[A-Za-z]?[0-9۰-۹]+(?:\s*[-–—]\s*[A-Za-z]?[0-9۰-۹]+)?)(?:\.|\s|$)/;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function dateOf(text: string): readonly number[] {
  const [year, month, day] = foldDigits(text).split(/\s+/);
  return [Number(year), month ? months.indexOf(month.toLowerCase()) + 1 : 0, Number(day ?? 0)];
}

/** Names in the order of Vancouver; undefined where one of them is no such name. */
function namesOf(text: string): readonly CslName[] | undefined {
  const named = text.replace(/(?:[,،]?\s*(?:et al|و همکاران))\s*$/i, '');
  const parts = named.split(/\s*[,،;؛]\s*/).filter(Boolean);
  const names = parts.map(nameOf);
  if (!names.length || !names.every((name) => name !== undefined)) return undefined;
  return named === text ? names : [...names, others];
}

function nameOf(text: string): CslName | undefined {
  if (hasArabicScript(text)) return persianName(text);
  const [, family, initials] =
    /^(\p{L}[\p{L}'’ -]*?)\s+(\p{Lu}{1,3}(?:-\p{Lu})?)(?:\s+(?:Jr|Sr|2nd|3rd))?$/u.exec(text) ?? [];
  return family && initials ? { family, given: initials.replace(/-/g, '').split('').join(' ') } : undefined;
}

/** `رضایی محمد`: the family name first. */
function persianName(text: string): CslName | undefined {
  const [family, ...given] = text.split(/\s+/);
  return family && given.length && given.length < 4 ? { family, given: given.join(' ') } : undefined;
}

const inverted = /(\p{Lu}[\p{L}'’ -]*),\s*((?:\p{Lu}\.[ -]?)+)/gu;

/** `Grady, J. S., Her, M., & Moreno, G.`, `رضایی، محمد؛ احمدی، سارا و کریمی، علی`; undefined where more is said. */
function apaNamesOf(text: string): readonly CslName[] | undefined {
  if (hasArabicScript(text)) {
    const names = text.split(/\s*؛\s*(?:و\s+)?|\s+و\s+/).map((name) => name.split(/\s*،\s*/));
    if (!names.every((parts) => parts.length === 2)) return undefined;
    return names.map(([family = '', given = '']) => ({ family, given: given.replace(/\.$/, '') }));
  }
  if (text.replace(inverted, '').replace(/[\s,&.]|\. \. \./g, '')) return undefined;
  const names = [...text.matchAll(inverted)].map(([, family = '', given = '']) => ({ family, given: given.trim() }));
  return names.length ? names : undefined;
}
