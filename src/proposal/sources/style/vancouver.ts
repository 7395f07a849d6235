import { clauseMark } from '../../../engine/languages/traits.ts';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import { joined, linked, sentences, type Part } from './compose.ts';
import { doiAddress } from '../doi.ts';
import { dateParts, edition, field, namesOf, thesisDegree, vancouverDate } from './item-fields.ts';
import { styleWords, type StyleWords } from './style-words.ts';
import { vancouverNames } from './vancouver-names.ts';

interface Setting {
  readonly item: CslItem;
  readonly language: CoreLanguage;
  readonly words: StyleWords;
}

/**
 * A reference as medical journals list it, after the samples of the National Library of Medicine.
 *
 * https://www.nlm.nih.gov/bsd/uniform_requirements.html
 */
export function vancouver(item: CslItem, language: CoreLanguage): Part {
  const setting = { item, language, words: styleWords[language] };
  const body = (forms[item.type] ?? (field(item, 'URL') ? page : monograph))(setting);
  return joined([body, identifier(setting)], ' ');
}

type Form = (setting: Setting) => Part;

const article: Form = (setting) => {
  const { item, words } = setting;
  const online = isOnline(setting) && !item.DOI;
  const name = journal(item);
  return joined(
    [
      sentences(
        authors(setting),
        field(item, 'title'),
        name && [name, online ? ` [${words.internet}]` : ''],
        issueOf(setting, online),
        otherLanguage(setting),
      ),
      online ? availability(setting) : undefined,
    ],
    ' ',
  );
};

/** Abbreviated names of journals carry no points: N. Engl. J. Med. is N Engl J Med. */
const journal = (item: CslItem): string =>
  field(item, 'container-title-short', 'journalAbbreviation').replace(/\.(?=\s|$)/g, '') ||
  field(item, 'container-title');

/** `2002 Jul 25;347(4):284-7`. */
function issueOf(setting: Setting, online: boolean): Part {
  const { item, language, words } = setting;
  const date = vancouverDate(dateParts(item), language);
  if (/forthcoming|in press|زیر چاپ/i.test(field(item, 'status')))
    return [words.forthcoming, ' ', showDigits(String(dateParts(item)[0] ?? ''), language)];
  const issue = field(item, 'issue');
  const volume = [field(item, 'volume'), issue && `(${issue})`].join('');
  const place = pages(item, language) || showDigits(field(item, 'number', 'article-number'), language);
  const section = field(item, 'section');
  const located = [section && `Sect. ${section}`, showDigits(volume, language)].join('');
  const colon = language === 'fa' ? ': ' : ':';
  return [date, online ? cited(setting) : '', located && `${words.semicolon}${located}`, place && `${colon}${place}`];
}

const monograph: Form = (setting) => {
  const { item, words } = setting;
  const online = isOnline(setting);
  const byAuthor = namesOf(item, 'author').length > 0;
  return joined(
    [
      sentences(
        byAuthor ? authors(setting) : editors(setting),
        [field(item, 'title'), kind(setting), online ? ` [${words.internet}]` : ''],
        edition(item, setting.language),
        byAuthor ? editors(setting) : undefined,
        imprint(setting, online),
        item.type === 'report' && field(item, 'number') ? `${words.report}${field(item, 'number')}` : undefined,
      ),
      online ? availability(setting) : undefined,
    ],
    ' ',
  );
};

function kind({ item, words }: Setting): string {
  if (item.type !== 'thesis') return '';
  return ` [${words[thesisDegree(item) ?? 'thesis']}]`;
}

const chapter: Form = (setting) => {
  const { item, language, words } = setting;
  const extent = pages(item, language);
  const event = item.type === 'paper-conference' ? eventOf(setting) : undefined;
  if (event && !field(item, 'container-title'))
    return sentences(authors(setting), field(item, 'title'), [words.presented, event]);
  const container = sentences(
    editors(setting),
    field(item, 'container-title'),
    edition(item, language),
    event,
    imprint(setting, false),
    extent && `${words.pages}${extent}`,
  );
  return joined([sentences(authors(setting), field(item, 'title')), [words.in, container]], ' ');
};

/** The name of a conference, its days and its place. */
function eventOf({ item, language, words }: Setting): Part {
  const date = vancouverDate(dateParts(item, 'event-date'), language, dateParts(item, 'event-date', 1));
  const parts = [field(item, 'event-title', 'event'), date, field(item, 'event-place')];
  return joined(parts, language === 'fa' ? words.semicolon : '; ');
}

const page: Form = (setting) => {
  const { item, words } = setting;
  const name = field(item, 'title');
  const site = field(item, 'container-title');
  const own = site && site !== name ? site : field(item, 'publisher');
  const publisher = { ...item, publisher: own } satisfies CslItem;
  return joined(
    [
      sentences(authors(setting), [name, ` [${words.internet}]`], imprint({ ...setting, item: publisher }, true)),
      availability(setting),
    ],
    ' ',
  );
};

const preprint: Form = (setting) => {
  const { item, language, words } = setting;
  const server = field(item, 'container-title', 'publisher');
  return sentences(
    authors(setting),
    field(item, 'title'),
    server && `${server} [${words.preprint}]`,
    vancouverDate(dateParts(item), language),
  );
};

const forms: Readonly<Record<string, Form>> = {
  'article-journal': article,
  'article-magazine': article,
  'article-newspaper': article,
  review: article,
  article: preprint,
  chapter,
  'paper-conference': chapter,
  'entry-encyclopedia': chapter,
  book: monograph,
  thesis: monograph,
  report: monograph,
  webpage: page,
  post: page,
  'post-weblog': page,
};

const authors = ({ item, language }: Setting): string => vancouverNames(namesOf(item, 'author'), language);

function editors({ item, language, words }: Setting): string {
  const names = namesOf(item, 'editor');
  if (!names.length) return '';
  return `${vancouverNames(names, language)}${words.comma}${names.length > 1 ? words.editors : words.editor}`;
}

/** `New York: McGraw-Hill; 2002`. */
function imprint(setting: Setting, online: boolean): Part {
  const { item, language } = setting;
  const date = vancouverDate(dateParts(item), language);
  const house = joined([field(item, 'publisher-place'), field(item, 'publisher')], ': ');
  const when = [date, online ? cited(setting).replace(date ? '' : /^ /, '') : ''];
  return joined([house, when], clauseMark(language));
}

/** Read in a browser, as far as can be told. */
const isOnline = ({ item }: Setting): boolean => Boolean(field(item, 'URL')) && !item.DOI;

function cited({ item, language, words }: Setting): string {
  const date = vancouverDate(dateParts(item, 'accessed'), language);
  return date && ` [${words.cited}${date}]`;
}

/** An address takes a full stop only behind a slash, where nobody copies it along. */
function availability({ item, words }: Setting): Part {
  const url = field(item, 'URL');
  return url && [words.available, linked(url, url), url.endsWith('/') ? '.' : ''];
}

/** `doi: 10.1136/bmj.a2752.`, or the number in PubMed where there is no DOI. */
function identifier({ item }: Setting): Part {
  if (item.DOI) return ['doi: ', linked(item.DOI, doiAddress(item.DOI)), '.'];
  return item.PMID && !field(item, 'URL') ? `PMID: ${item.PMID}.` : undefined;
}

/** `284-287` is `284-7`; a range of anything but numbers stays. */
function pages(item: CslItem, language: CoreLanguage): string {
  const text = field(item, 'page').replace(/\s*[-–—]+\s*/g, '-');
  if (language === 'fa') return showDigits(text.replace(/-/g, '–'), 'fa');
  return text.replace(/^([A-Za-z]*)(\d+)-\1(\d+)$/, (_, prefix: string, first: string, last: string) => {
    if (first.length !== last.length || Number(last) <= Number(first)) return `${prefix}${first}-${prefix}${last}`;
    const same = [...first].findIndex((digit, index) => digit !== last[index]);
    return `${prefix}${first}-${last.slice(same)}`;
  });
}

/** The language of a source that is neither English nor Persian, in English. */
function otherLanguage({ item, language }: Setting): string {
  const code = field(item, 'language');
  if (language === 'fa' || !code || /^(?:en|fa|fas?|per|persian|english)/i.test(code)) return '';
  if (/^[A-Z][a-z]{3,}$/.test(code)) return code;
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) ?? '';
  } catch {
    return '';
  }
}
