import type { Direction, Run } from '../sources/runs.ts';
import { element, escapeHtml } from './html/markup.ts';
import { documentStyle } from './html/style.ts';
import { tableHtml, timetableHtml } from './html/tables.ts';
import type {
  BibliographyBlock,
  DocumentBlock,
  DocumentReference,
  Fact,
  ProposalDocument,
  TitlePageBlock,
} from './types.ts';

/** The document as a whole page for printing. All that a person has typed is text in it, never markup. */
export function toHtml(document: ProposalDocument): string {
  const { language, direction, title, author, blocks } = document;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(author ? [`<meta name="author" content="${escapeHtml(author)}">`] : []),
    element('title', {}, escapeHtml(title)),
    `<style>${documentStyle(language)}</style>`,
  ];
  const body = element('main', {}, ...blocks.map((block) => blockOf(block, document)));
  return `<!doctype html>\n${element('html', { lang: language, dir: direction }, element('head', {}, ...head), element('body', {}, body))}\n`;
}

function blockOf(block: DocumentBlock, document: ProposalDocument): string {
  switch (block.kind) {
    case 'titlePage':
      return front(block, document);
    case 'heading':
      return element(`h${block.level + 1}`, {}, escapeHtml(block.text));
    case 'paragraph':
      return element('p', directed(block.direction, document), inline(block.runs));
    case 'list':
      return element(block.ordered ? 'ol' : 'ul', {}, ...block.items.map((item) => element('li', {}, inline(item))));
    case 'facts':
      return facts(block.facts);
    case 'table':
      return tableHtml(block, inline);
    case 'timetable':
      return timetableHtml(block, inline);
    case 'bibliography':
      return references(block, document);
    default:
      return block satisfies never;
  }
}

function front(
  { format, title, subtitle, subtitleDirection, facts: all }: TitlePageBlock,
  document: ProposalDocument,
): string {
  return element(
    'header',
    { class: 'front' },
    element('p', { class: 'format' }, escapeHtml(format)),
    element('h1', {}, inline(title)),
    subtitle ? element('p', { class: 'subtitle', ...directed(subtitleDirection, document) }, inline(subtitle)) : '',
    all.length ? facts(all) : '',
  );
}

const facts = (all: readonly Fact[]): string =>
  element(
    'dl',
    {},
    ...all.map(({ label, runs }) => element('dt', {}, escapeHtml(label)) + element('dd', {}, inline(runs))),
  );

/** Marks what reads against the document, with the language that direction speaks for. */
function directed(direction: Direction | undefined, document: ProposalDocument): { dir?: string; lang?: string } {
  if (!direction || direction === document.direction) return {};
  return { dir: direction, lang: direction === 'rtl' ? 'fa' : 'en' };
}

function references(
  { title, numbered, references: all, uncitedTitle }: BibliographyBlock,
  document: ProposalDocument,
): string {
  const list = (some: readonly DocumentReference[]): string => {
    if (!some.length) return '';
    const items = some.map((one) =>
      element('li', { id: `ref-${one.number}`, ...directed(one.direction, document) }, inline(one.runs)),
    );
    const attributes = {
      class: numbered ? 'references' : 'references plain',
      start: numbered ? String(some[0]!.number) : undefined,
    };
    return element(numbered ? 'ol' : 'ul', attributes, ...items);
  };
  const uncited = all.filter(({ cited }) => !cited);
  const cited = list(all.filter((one) => one.cited));
  return [
    element('h2', {}, escapeHtml(title)),
    cited,
    cited && uncited.length ? element('h3', {}, escapeHtml(uncitedTitle)) : '',
    list(uncited),
  ].join('');
}

const inline = (runs: readonly Run[]): string => runs.map(runOf).join('');

function runOf({ text, italic, bold, link, direction, reference }: Run): string {
  let markup = escapeHtml(text);
  if (italic) markup = element('em', {}, markup);
  if (bold) markup = element('strong', {}, markup);
  if (link && /^https?:\/\//i.test(link)) markup = element('a', { href: link }, markup);
  if (reference) markup = element('a', { href: `#ref-${reference}` }, markup);
  return direction ? element('bdi', { dir: direction, lang: direction === 'rtl' ? 'fa' : 'en' }, markup) : markup;
}
