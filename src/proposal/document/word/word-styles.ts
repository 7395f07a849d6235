import type { IPropertiesOptions } from 'docx';
import type { Direction } from '../../sources/runs.ts';
import type { Docx } from './word-runs.ts';

const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Vazirmatn', eastAsia: 'Calibri' };

export const colors = { ink: '1B1B1F', accent: 'BD4941', muted: '5F6368', rule: 'C9CAD2', shade: 'F2F3F7' } as const;

/** Twentieths of a point. */
export const page = { width: 11_906, height: 16_838, margin: 1247 } as const;
export const textWidth = page.width - 2 * page.margin;

/** Styles by the names that Word's outline and navigation know. */
export function wordStyles(direction: Direction): IPropertiesOptions['styles'] {
  const heading = (size: number, before: number, after: number, color: string) => ({
    run: { font: fonts, size, sizeComplexScript: size, bold: true, boldComplexScript: true, color },
    paragraph: { spacing: { before, after, line: 300, lineRule: 'auto' as const }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: {
          font: fonts,
          size: 22,
          sizeComplexScript: 22,
          color: colors.ink,
          language: { value: 'en-US', bidirectional: 'fa-IR' },
        },
        paragraph: { spacing: { after: 120, line: direction === 'rtl' ? 340 : 300, lineRule: 'auto' as const } },
      },
      title: {
        run: { font: fonts, size: 44, sizeComplexScript: 44, bold: true, boldComplexScript: true, color: colors.ink },
        paragraph: { spacing: { before: 360, after: 240, line: 288, lineRule: 'auto' as const } },
      },
      heading1: heading(30, 480, 160, colors.ink),
      heading2: heading(25, 320, 100, colors.ink),
      heading3: heading(22, 240, 80, colors.muted),
      hyperlink: { run: { color: '1A56A8' } },
    },
    paragraphStyles: [
      {
        id: 'Bibliography',
        name: 'Bibliography',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: 100, line: 276, lineRule: 'auto' as const } },
      },
    ],
  };
}

/** Numbering of references, of lists and of bullets. */
export function wordNumbering(docx: Docx): IPropertiesOptions['numbering'] {
  const { LevelFormat, AlignmentType } = docx;
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, hanging: number) => [
    {
      level: 0,
      format,
      text,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { start: hanging + 240, hanging } }, run: { font: fonts } },
    },
  ];
  return {
    config: [
      { reference: 'references', levels: level(LevelFormat.DECIMAL, '%1.', 567) },
      { reference: 'ordered', levels: level(LevelFormat.DECIMAL, '%1.', 454) },
      { reference: 'bullets', levels: level(LevelFormat.BULLET, '•', 397) },
    ],
  };
}
