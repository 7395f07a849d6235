import { paginate, type Unit } from './paginate.ts';

/** Paper and its margins, in millimetres, as the print style has them. */
const papers = {
  A4: { width: 210, height: 297, top: 16, side: 14, bottom: 18 },
  A5: { width: 148, height: 210, top: 11, side: 10, bottom: 14 },
} as const;

export type Paper = keyof typeof papers;

const gap = 6;
const pixels = (millimetres: number): number => (millimetres * 96) / 25.4;

/** What stays whole on paper. */
const whole =
  'header, .porsa-report-patient, h2, h3, dl, table, svg, .porsa-report-line, .porsa-report-rows, .porsa-report-prose > p, .porsa-report-signature, .porsa-report-break, footer';

/** Lays the report out on sheets, one below the other, as it will be printed; gives their number. */
export function layOnSheets(document: Document, paper: Paper): number {
  const { width, height, top, side, bottom } = papers[paper];
  const report = document.querySelector<HTMLElement>('.porsa-report');
  if (!report) return 0;
  Object.assign(report.style, {
    inlineSize: `${pixels(width)}px`,
    paddingBlock: `${pixels(top)}px 0`,
    paddingInline: `${pixels(side)}px`,
  });
  const elements = unitsIn(report);
  const base = report.getBoundingClientRect().top + pixels(top);
  const starts = paginate(
    elements.map((element) => toUnit(element, base)),
    pixels(height - top - bottom),
  );
  starts.forEach((start, sheet) => {
    const element = elements[start];
    if (element) pushTo(element, base + (sheet + 1) * pixels(height + gap));
  });
  const count = starts.length + 1;
  for (let sheet = 0; sheet < count; sheet += 1) report.append(drawSheet(document, sheet, paper));
  report.style.minBlockSize = `${count * pixels(height + gap)}px`;
  return count;
}

/** The outermost parts that stay whole, in their order; a table within a part belongs to it. */
function unitsIn(report: HTMLElement): readonly HTMLElement[] {
  return [...report.querySelectorAll<HTMLElement>(whole)].filter(
    (element) =>
      !element.parentElement?.closest(
        'header, .porsa-report-patient, dl, table, svg, .porsa-report-line, .porsa-report-rows, .porsa-report-signature, footer',
      ) && !element.classList.contains('porsa-report-unseen'),
  );
}

function toUnit(element: HTMLElement, base: number): Unit {
  const { top, bottom } = element.getBoundingClientRect();
  return {
    top: top - base,
    bottom: bottom - base,
    withNext: /^H[23]$/.test(element.tagName),
    breakAfter: element.classList.contains('porsa-report-break'),
  };
}

/** Room before the element, so that it stands at the top of its sheet. */
function pushTo(element: HTMLElement, target: number): void {
  const room = element.ownerDocument.createElement('div');
  room.className = 'porsa-report-room';
  element.before(room);
  room.style.blockSize = '1px';
  room.style.blockSize = `${Math.max(1, 1 + target - element.getBoundingClientRect().top)}px`;
}

function drawSheet(document: Document, index: number, paper: Paper): HTMLElement {
  const { width, height } = papers[paper];
  const sheet = document.createElement('div');
  sheet.className = 'porsa-report-sheet';
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, {
    insetBlockStart: `${index * pixels(height + gap)}px`,
    inlineSize: `${pixels(width)}px`,
    blockSize: `${pixels(height)}px`,
  });
  return sheet;
}

/** How much smaller the sheets are to be, so that one fits the width; never larger than on paper. */
export const scaleFor = (paper: Paper, available: number): number =>
  Math.min(1, Math.max(0.2, (available - 24) / pixels(papers[paper].width)));
