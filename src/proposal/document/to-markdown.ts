import type { Run } from '../sources/runs.ts';
import type { BibliographyBlock, DocumentBlock, Fact, ProposalDocument, TableBlock, TimetableBlock } from './types.ts';

/** The document in Markdown with tables (https://github.github.com/gfm); Persian inside a block that reads from the right. */
export function toMarkdown(document: ProposalDocument): string {
  const body = document.blocks.map(blockOf).filter(Boolean).join('\n\n');
  return document.direction === 'rtl' ? `<div dir="rtl" lang="fa">\n\n${body}\n\n</div>\n` : `${body}\n`;
}

function blockOf(block: DocumentBlock): string {
  switch (block.kind) {
    case 'titlePage':
      return [
        `# ${inline(block.title)}`,
        block.subtitle && `*${inline(block.subtitle)}*`,
        escaped(block.format),
        facts(block.facts),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${escaped(block.text)}`;
    case 'paragraph':
      return safeStart(inline(block.runs));
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inline(item)}`).join('\n');
    case 'facts':
      return facts(block.facts);
    case 'table':
      return table(block);
    case 'timetable':
      return schedule(block);
    case 'bibliography':
      return references(block);
    default:
      return block satisfies never;
  }
}

const facts = (list: readonly Fact[]): string =>
  list.map(({ label, runs }) => `- **${escaped(label)}**: ${inline(runs)}`).join('\n');

function table({ columns, rows, total }: TableBlock): string {
  const last = total && [
    total.label,
    ...columns.slice(2).map(() => ''),
    ...(columns.length > 1 ? [inline(total.runs)] : []),
  ];
  return grid(
    columns.map(({ title, numeric }) => ({ title: escaped(title), numeric })),
    [...rows.map((row) => row.map(inline)), ...(last ? [last.map((text) => (text ? `**${text}**` : ''))] : [])],
  );
}

function schedule({ activityTitle, periodTitle, activities }: TimetableBlock): string {
  const rows = activities.map(({ runs, months }) => [inline(runs), escaped(months)]);
  return grid([{ title: escaped(activityTitle) }, { title: escaped(periodTitle) }], rows);
}

function grid(
  columns: readonly { readonly title: string; readonly numeric?: boolean }[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ numeric }) => (numeric ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

function references({ title, numbered, references: all, uncitedTitle }: BibliographyBlock): string {
  const line = ({ number, runs }: BibliographyBlock['references'][number]): string =>
    `${numbered ? `${number}.` : '-'} ${inline(runs)}`;
  const cited = all.filter((one) => one.cited).map(line);
  const rest = all.filter((one) => !one.cited).map(line);
  const parts = [`## ${escaped(title)}`, cited.join('\n')];
  if (rest.length) parts.push(cited.length ? `### ${escaped(uncitedTitle)}` : '', rest.join('\n'));
  return parts.filter(Boolean).join('\n\n');
}

const inline = (runs: readonly Run[]): string => runs.map(runOf).join('');

function runOf({ text, italic, bold, link }: Run): string {
  if (link)
    return text === link
      ? `<${encodeURI(decode(link))}>`
      : `[${escaped(text)}](<${link.replace(/[<>\n]/g, encodeURIComponent)}>)`;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const mark = bold ? '**' : italic ? '*' : '';
  return words ? `${before}${mark}${escaped(words)}${mark}${after}` : text;
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** What Markdown or HTML would take for markup is text. */
const escaped = (text: string): string =>
  text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r?\n/g, ' ');

/** A paragraph never begins a heading, a list or a rule. */
const safeStart = (text: string): string =>
  text.replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|-)|={3,})/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
