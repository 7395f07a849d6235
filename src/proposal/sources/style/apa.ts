import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem } from '../../types.ts';
import { apaEditors, apaNames } from './apa-names.ts';
import { closed, isBlank, italic, joined, linked, type Part } from './compose.ts';
import { doiAddress } from '../doi.ts';
import { apaDate, dateParts, edition, field, namesOf, thesisDegree } from './item-fields.ts';

interface Setting {
  readonly item: CslItem;
  readonly language: CoreLanguage;
  readonly words: (typeof words)[CoreLanguage];
  /** Told apart from others of the same names and year by a letter. */
  readonly suffix: string;
}

const words = {
  en: {
    comma: ', ',
    in: 'In ',
    editor: 'Ed.',
    editors: 'Eds.',
    page: 'p. ',
    pages: 'pp. ',
    volume: 'Vol. ',
    article: 'Article ',
    doctoral: 'Doctoral dissertation',
    master: 'Master’s thesis',
    thesis: 'Thesis',
    unpublished: {
      doctoral: 'Unpublished doctoral dissertation',
      master: 'Unpublished master’s thesis',
      thesis: 'Unpublished thesis',
    },
    presented: 'Paper presentation',
  },
  fa: {
    comma: '، ',
    in: 'در ',
    editor: 'ویراستار',
    editors: 'ویراستاران',
    page: 'ص. ',
    pages: 'صص. ',
    volume: 'جلد ',
    article: 'مقالهٔ ',
    doctoral: 'رسالهٔ دکتری',
    master: 'پایان‌نامهٔ کارشناسی ارشد',
    thesis: 'پایان‌نامه',
    unpublished: {
      doctoral: 'رسالهٔ دکتری منتشرنشده',
      master: 'پایان‌نامهٔ کارشناسی ارشد منتشرنشده',
      thesis: 'پایان‌نامهٔ منتشرنشده',
    },
    presented: 'ارائهٔ مقاله',
  },
} as const;

/** A reference after the seventh edition of the APA's manual (https://apastyle.apa.org/style-grammar-guidelines/references/examples). */
export function apa(item: CslItem, language: CoreLanguage, suffix = ''): Part {
  const setting = { item, language, words: words[language], suffix };
  const { name, rest } = (forms[item.type] ?? whole)(setting);
  const people = authors(setting);
  const date = ['(', withSuffix(setting), ')'];
  const head = isBlank(people) ? [name, date] : [people, date, name];
  return joined([...head.map(closed), ...rest.map(closed), address(setting)], ' ');
}

/** What stands at the title's place, and what follows. */
interface Form {
  readonly name: Part;
  readonly rest: readonly Part[];
}

const periodical = ({ item, language, words }: Setting): Form => {
  const issue = field(item, 'issue');
  const number = field(item, 'number', 'article-number');
  const volume = showDigits(field(item, 'volume'), language);
  const place = range(item, language) || (number && `${words.article}${showDigits(number, language)}`);
  const within = [volume && italic(volume), issue && `(${showDigits(issue, language)})`];
  return {
    name: field(item, 'title'),
    rest: [joined([italic(field(item, 'container-title', 'container-title-short')), within, place], words.comma)],
  };
};

const whole = (setting: Setting): Form => {
  const { item, language, words } = setting;
  const volume = item.type === 'book' ? field(item, 'volume') : '';
  const number = item.type === 'report' ? field(item, 'number') : '';
  const notes = joined(
    [edition(item, language), volume && `${words.volume}${showDigits(volume, language)}`, number],
    words.comma,
  );
  const name = [italic(field(item, 'title')), isBlank(notes) ? '' : [' (', notes, ')']];
  return { name, rest: [publisher(setting)] };
};

/** A publisher that is the author is not named twice. */
function publisher({ item }: Setting): string {
  const name = field(item, 'publisher') || (item.type === 'webpage' ? field(item, 'container-title') : '');
  return namesOf(item, 'author').some(({ literal, family }) => (literal ?? family) === name) ? '' : name;
}

const chapter = (setting: Setting): Form => {
  const { item, language, words } = setting;
  const container = field(item, 'container-title');
  if (!container) return presentation(setting);
  const editors = namesOf(item, 'editor');
  const extent = range(item, language);
  const pages = extent && `${extent.includes('–') ? words.pages : words.page}${extent}`;
  const notes = joined([edition(item, language), pages], words.comma);
  const by =
    editors.length &&
    `${apaEditors(editors, language)} (${editors.length > 1 ? words.editors : words.editor})${words.comma}`;
  const book = [words.in, by || '', italic(container), isBlank(notes) ? '' : [' (', notes, ')']];
  return { name: field(item, 'title'), rest: [book, publisher(setting)] };
};

const presentation = ({ item, words }: Setting): Form => ({
  name: [italic(field(item, 'title')), ` [${words.presented}]`],
  rest: [joined([field(item, 'event-title', 'event', 'publisher'), field(item, 'event-place')], words.comma)],
});

/** With an address it has been published, by a database or an archive. */
const thesis = ({ item, words }: Setting): Form => {
  const degree = thesisDegree(item) ?? 'thesis';
  const school = field(item, 'publisher');
  const title = italic(field(item, 'title'));
  const archive = field(item, 'archive');
  if (!archive && !field(item, 'URL')) return { name: [title, ` [${words.unpublished[degree]}]`], rest: [school] };
  return { name: [title, ` [${joinedText([words[degree], school], words.comma)}]`], rest: [archive] };
};

const joinedText = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

const forms: Readonly<Record<string, (setting: Setting) => Form>> = {
  'article-journal': periodical,
  'article-magazine': periodical,
  'article-newspaper': periodical,
  review: periodical,
  chapter,
  'paper-conference': chapter,
  'entry-encyclopedia': chapter,
  thesis,
};

function authors({ item, language, words }: Setting): Part {
  const names = namesOf(item, 'author');
  if (names.length) return apaNames(names, language);
  const editors = namesOf(item, 'editor');
  if (!editors.length || item.type === 'chapter') return undefined;
  return `${apaNames(editors, language)} (${editors.length > 1 ? words.editors : words.editor})`;
}

/** Months and days are given of what appears by the day. */
function withSuffix({ item, language, suffix }: Setting): string {
  const parts = dateParts(item);
  const dated = ['article-magazine', 'article-newspaper', 'webpage', 'post', 'post-weblog', 'article'].includes(
    item.type,
  );
  const presented = item.type === 'paper-conference' && !field(item, 'container-title');
  const days = presented && dateParts(item, 'event-date').length > 0;
  const shown = days ? dateParts(item, 'event-date') : parts;
  const until = days ? dateParts(item, 'event-date', 1) : [];
  const text = apaDate(dated || presented ? shown : shown.slice(0, 1), language, until);
  return suffix
    ? text.replace(/^[\d۰-۹]+|^n\.d\.|^بی‌تا/, (year) => `${year}${/[.ا]$/.test(year) ? '-' : ''}${suffix}`)
    : text;
}

function range(item: CslItem, language: CoreLanguage): string {
  return showDigits(field(item, 'page').replace(/\s*[-–—]+\s*/g, '–'), language);
}

function address({ item }: Setting): Part {
  if (item.DOI) return linked(doiAddress(item.DOI), doiAddress(item.DOI));
  const url = field(item, 'URL');
  return url ? linked(url, url) : undefined;
}
