import type { FileChild, IParagraphOptions } from 'docx';
import type { Direction, Run } from '../sources/runs.ts';
import { labels } from './labels.ts';
import type {
  BibliographyBlock,
  DocumentBlock,
  DocumentReference,
  ListBlock,
  ProposalDocument,
  TitlePageBlock,
} from './types.ts';
import { bookmarkOf, wordRuns, wordText, type Docx, type RunSetting } from './word/word-runs.ts';
import { colors, page, wordNumbering, wordStyles } from './word/word-styles.ts';
import { contentTable, factsTable, timetableTable } from './word/word-tables.ts';

/** The document as a file of Word: real headings, numbered references that citations lead to, right to left in Persian. */
export async function toWord(document: ProposalDocument): Promise<Uint8Array> {
  const docx = await import('docx');
  const { direction, language, title, author } = document;
  const writer = createWriter(docx, direction);
  const front = document.blocks.find(({ kind }) => kind === 'titlePage');
  const rest = document.blocks.filter((block) => block !== front);
  const file = new docx.Document({
    title: wordText(title),
    creator: wordText(author) || 'Porsa',
    styles: wordStyles(direction),
    numbering: wordNumbering(docx),
    features: { updateFields: false },
    sections: [
      ...(front ? [{ properties: { page: sheet }, children: writer(front) }] : []),
      {
        properties: { page: sheet },
        footers: { default: footer(docx, direction, language) },
        children: rest.flatMap((block, index) => writer(block, rest[index - 1])),
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toArrayBuffer(file));
}

const { margin } = page;
const sheet = {
  size: { width: page.width, height: page.height },
  margin: { top: margin, bottom: margin, left: margin, right: margin },
};

type Writer = (block: DocumentBlock, before?: DocumentBlock) => readonly FileChild[];

function createWriter(docx: Docx, base: Direction): Writer {
  const paragraph = (
    runs: readonly Run[],
    options: IParagraphOptions = {},
    setting: RunSetting = {},
    direction = base,
  ) =>
    new docx.Paragraph({
      ...reading(direction),
      ...options,
      children: wordRuns(docx, runs, direction, setting),
    });
  let lists = 0;
  const list = ({ items, ordered }: ListBlock): readonly FileChild[] => {
    lists += 1;
    const numbering = { reference: ordered ? 'ordered' : 'bullets', level: 0, instance: lists };
    return items.map((item) => paragraph(item, { numbering, spacing: { after: 60 } }));
  };
  const gap = (): FileChild => paragraph([], { spacing: { after: 120, line: 120 } });
  const headings = [docx.HeadingLevel.HEADING_1, docx.HeadingLevel.HEADING_2, docx.HeadingLevel.HEADING_3] as const;
  const underline = { bottom: { style: docx.BorderStyle.SINGLE, size: 4, color: colors.rule, space: 3 } };
  const heading = (text: string, level: 1 | 2 | 3): FileChild =>
    paragraph([{ text }], { heading: headings[level - 1], ...(level === 1 && { border: underline }) });
  return (one, before) => {
    switch (one.kind) {
      case 'titlePage':
        return front(docx, one, base, paragraph);
      case 'heading':
        return [heading(one.text, one.level)];
      case 'paragraph':
        return [paragraph(one.runs, { alignment: docx.AlignmentType.START }, {}, one.direction)];
      case 'list':
        return list(one);
      case 'facts':
        return [...(before?.kind === 'heading' ? [] : [gap()]), factsTable(docx, one.facts, base), gap()];
      case 'table':
        return [contentTable(docx, one, base), gap()];
      case 'timetable':
        return [timetableTable(docx, one, base), gap()];
      case 'bibliography':
        return references(docx, one, heading);
      default:
        return one satisfies never;
    }
  };
}

/** The mark at a paragraph’s end is set as its text is: Word gives the number before it the same setting. */
const reading = (direction: Direction): IParagraphOptions =>
  direction === 'rtl' ? { bidirectional: true, run: { rightToLeft: true } } : { bidirectional: false };

type MakeParagraph = (
  runs: readonly Run[],
  options?: IParagraphOptions,
  setting?: RunSetting,
  direction?: Direction,
) => FileChild;

function front(
  docx: Docx,
  { format, title, subtitle, subtitleDirection, facts }: TitlePageBlock,
  base: Direction,
  paragraph: MakeParagraph,
): readonly FileChild[] {
  const rule = { style: docx.BorderStyle.SINGLE, size: 16, color: colors.accent, space: 8 };
  return [
    paragraph(
      [{ text: format }],
      { spacing: { before: 2600, after: 240 }, border: { bottom: rule } },
      { color: colors.muted, size: 24 },
    ),
    paragraph(title, { heading: docx.HeadingLevel.TITLE }),
    ...(subtitle
      ? [
          paragraph(
            subtitle,
            { spacing: { after: 480, line: 360, lineRule: 'auto' } },
            { size: 28, color: '45464F' },
            subtitleDirection,
          ),
        ]
      : []),
    ...(facts.length ? [paragraph([], { spacing: { before: 900 } }), factsTable(docx, facts, base)] : []),
  ];
}

function references(
  docx: Docx,
  { title, numbered, references: all, uncitedTitle }: BibliographyBlock,
  heading: (text: string, level: 1 | 2) => FileChild,
): readonly FileChild[] {
  const entry = (one: DocumentReference): FileChild => reference(docx, one, numbered);
  const uncited = all.filter(({ cited }) => !cited);
  const cited = all.filter((one) => one.cited);
  return [
    heading(title, 1),
    ...cited.map(entry),
    ...(cited.length && uncited.length ? [heading(uncitedTitle, 2)] : []),
    ...uncited.map(entry),
  ];
}

/** A reference keeps the direction of its own language; its bookmark is where citations lead. */
function reference(docx: Docx, { number, runs, direction }: DocumentReference, numbered: boolean): FileChild {
  return new docx.Paragraph({
    style: 'Bibliography',
    keepLines: true,
    ...reading(direction),
    ...(numbered ? { numbering: { reference: 'references', level: 0 } } : { indent: { start: 567, hanging: 567 } }),
    children: [new docx.Bookmark({ id: bookmarkOf(number), children: [...wordRuns(docx, runs, direction)] })],
  });
}

function footer(
  docx: Docx,
  direction: Direction,
  language: ProposalDocument['language'],
): InstanceType<Docx['Footer']> {
  const { PageNumber } = docx;
  const run = (child: string) =>
    new docx.TextRun({
      children: [child as never],
      size: 18,
      sizeComplexScript: 18,
      color: colors.muted,
      ...(direction === 'rtl' && { rightToLeft: true }),
    });
  const words = [`${labels.page[language]} `, PageNumber.CURRENT, ` ${labels.of[language]} `, PageNumber.TOTAL_PAGES];
  return new docx.Footer({
    children: [
      new docx.Paragraph({
        alignment: docx.AlignmentType.CENTER,
        bidirectional: direction === 'rtl',
        children: words.map(run),
      }),
    ],
  });
}
