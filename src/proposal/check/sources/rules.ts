import type { Rule } from '../rule.ts';
import { member } from '../study/read-values.ts';
import type { Study } from '../study/study.ts';
import { findDuplicates } from '../../sources/find-duplicates.ts';
import type { Source } from '../../types.ts';

const citation = /\[@([^\]\s]{1,200})\]/gu;

interface Citation {
  readonly id: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

function citationsOf({ answers }: Study): readonly Citation[] {
  return answers.flatMap(({ passages }) =>
    passages.flatMap(({ path, text }) =>
      text.includes('[@')
        ? Array.from(text.matchAll(citation), ({ index, 0: found, 1: id = '' }) => ({
            id,
            path,
            start: index,
            end: index + found.length,
          }))
        : [],
    ),
  );
}

const titleOf = ({ id, item, text }: Source): string =>
  [item?.title, text].find((one) => typeof one === 'string' && one !== '') ?? id;

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null));

/** Whether the members that are compared have the types of CSL-JSON. */
const isWhole = ({ item, text }: Source): boolean =>
  typeof item === 'object' &&
  item !== null &&
  typeof item.type === 'string' &&
  [item.title, item.DOI, item.PMID, text].every(isText) &&
  [item.author, item.editor].every(isList) &&
  (item.author ?? []).every((name) => [name.family, name.given, name.literal].every(isText)) &&
  (item.issued === undefined || Array.isArray(member(item.issued, 'date-parts')));

/** Works that have an author and a year. */
const published = /^(?:article|book|chapter|thesis|report|paper-conference)/u;

function lacking({ item }: Source): { en: string; fa: string } | undefined {
  const missing = [
    ...(item.title ? [] : [{ en: 'title', fa: 'عنوان' }]),
    ...((item.author?.length ?? 0) + (item.editor?.length ?? 0) > 0 ? [] : [{ en: 'author', fa: 'نویسنده' }]),
    ...(item.issued ? [] : [{ en: 'year', fa: 'سال' }]),
  ];
  if (missing.length === 0) return undefined;
  return { en: missing.map(({ en }) => en).join(', '), fa: missing.map(({ fa }) => fa).join('، ') };
}

export const sourceRules: readonly Rule[] = [
  {
    code: 'citation-unknown',
    level: 'error',
    message: {
      en: '“{id}” is cited, but is not in the list of sources. Add the source, or remove the citation.',
      fa: 'به «{id}» ارجاع داده‌اید، اما در فهرست منابع نیست. منبع را اضافه کنید یا ارجاع را بردارید.',
    },
    inStudy: (study, report) => {
      const sources = study.of('sources');
      if (!sources) return;
      const known = new Set(sources.sources.map(({ id }) => id));
      for (const { id, ...place } of citationsOf(study)) if (!known.has(id)) report(place, { id });
    },
  },
  {
    code: 'source-uncited',
    level: 'warning',
    message: {
      en: '“{title}” is in the list of sources, but no text cites it. Cite it where you use it, or remove it.',
      fa: '«{title}» در فهرست منابع هست، اما در متن به آن ارجاع نشده است. در جای خود به آن ارجاع دهید یا حذفش کنید.',
    },
    inStudy: (study, report) => {
      const answer = study.of('sources');
      if (!answer) return;
      const cited = new Set(citationsOf(study).map(({ id }) => id));
      answer.sources.forEach((source, index) => {
        if (!cited.has(source.id)) report({ path: `${answer.path}[${index}]` }, { title: titleOf(source) });
      });
    },
  },
  {
    code: 'source-double',
    level: 'warning',
    message: {
      en: '“{title}” is in the list of sources twice. Keep one of them.',
      fa: '«{title}» دو بار در فهرست منابع آمده است. یکی را نگه دارید.',
    },
    roles: ['sources'],
    inAnswer: ({ path, sources }, report) => {
      const whole = sources.filter(isWhole);
      for (const { drop } of findDuplicates(whole))
        for (const id of drop) {
          const index = sources.findIndex((source) => source.id === id);
          report({ path: `${path}[${index}]` }, { title: titleOf(sources[index]!) });
        }
    },
  },
  {
    code: 'source-incomplete',
    level: 'warning',
    message: {
      en: '“{title}” has no {missing}. Add what is missing, so that readers can find it.',
      fa: '«{title}» این اطلاعات را ندارد: {missing}. آن را اضافه کنید تا خواننده بتواند منبع را پیدا کند.',
    },
    roles: ['sources'],
    inAnswer: ({ path, sources }, report) =>
      sources.forEach((source, index) => {
        if (!isWhole(source) || source.text !== undefined || !published.test(source.item.type)) return;
        const missing = lacking(source);
        if (missing) report({ path: `${path}[${index}]` }, { title: titleOf(source), missing });
      }),
  },
  {
    code: 'background-uncited',
    level: 'warning',
    message: {
      en: 'No source is cited here. Councils expect a citation behind each claim: put [@id] of the source after it.',
      fa: 'اینجا به هیچ منبعی ارجاع نشده است. شورا برای هر ادعا ارجاع می‌خواهد: ‎[@id]‎ منبع را بعد از آن بگذارید.',
    },
    inStudy: (study, report) => {
      const background = study.of('background');
      if (!background || !study.of('sources') || background.blank) return;
      if (!/\[@[^\]\s]+\]|\[\d{1,3}\]|\(\d{1,3}\)/u.test(background.text)) report({ path: background.path });
    },
  },
];
