import type { ParagraphChild } from 'docx';
import type { Direction, Run } from '../../sources/runs.ts';

/** The library, once it is fetched. */
export type Docx = typeof import('docx');

export interface RunSetting {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** Colour of what leads elsewhere. */
const linkColor = '1A56A8';

/** Invisible marks that keep a number behind a word of the other script on its own side. */
const marks: Readonly<Record<Direction, string>> = { ltr: '\u200e', rtl: '\u200f' };

/** Runs of a paragraph; those in Arabic script are complex ones, which Word sets in another font and from the right. */
export function wordRuns(
  docx: Docx,
  runs: readonly Run[],
  direction: Direction,
  setting: RunSetting = {},
): readonly ParagraphChild[] {
  return runs.map((run, index) =>
    wordRun(docx, { ...run, text: kept(run, runs[index - 1], direction) }, direction, setting),
  );
}

const kept = ({ text }: Run, before: Run | undefined, direction: Direction): string =>
  before?.direction && before.direction !== direction && /^[^\p{L}]*\d/u.test(text) ? marks[direction] + text : text;

function wordRun(docx: Docx, run: Run, direction: Direction, setting: RunSetting): ParagraphChild {
  if (run.link && /^https?:\/\//i.test(run.link))
    return new docx.ExternalHyperlink({
      link: run.link,
      children: [textRun(docx, run, direction, { ...setting, color: linkColor })],
    });
  if (run.reference)
    return new docx.InternalHyperlink({
      anchor: bookmarkOf(run.reference),
      children: [textRun(docx, run, direction, { ...setting, color: linkColor })],
    });
  return textRun(docx, run, direction, setting);
}

/** The name of the place that citations of a reference lead to. */
export const bookmarkOf = (number: number): string => `reference_${number}`;

function textRun(
  docx: Docx,
  { text, bold, italic, direction }: Run,
  around: Direction,
  { size, bold: heavy, color }: RunSetting,
): InstanceType<Docx['TextRun']> {
  const complex = (direction ?? around) === 'rtl';
  const strong = bold || heavy;
  return new docx.TextRun({
    text: wordText(text),
    ...(complex && { rightToLeft: true }),
    ...(strong && { bold: true, boldComplexScript: true }),
    ...(italic && { italics: true, italicsComplexScript: true }),
    ...(size && { size, sizeComplexScript: size }),
    ...(color && { color }),
  });
}

/** Without the control characters that XML forbids. */
export const wordText = (text: string): string =>
  text.replace(
    /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
