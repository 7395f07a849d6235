import { html, svg, type TemplateResult } from 'lit-html';
import type { Question } from '../../engine/definition/types.ts';
import type { TrendPoint } from '../../react/ui/chart/chart-shape.ts';
import { localDay } from '../../react/ui/language/moment.ts';
import type { ReportWords } from '../content/printing.ts';
import { layoutChart } from './chart-layout.ts';

export interface PrintedChart {
  readonly question: Question;
  readonly points: readonly TrendPoint[];
}

const size = { width: 640, height: 220 } as const;
/** Room for the numbers of the axis, at the side where reading begins. */
const side = 44;

/** One number over time before the bands of its score, and the same as a table for who does not see it. */
export function chartTemplate({ question, points }: PrintedChart, words: ReportWords): TemplateResult {
  const { t, text, number } = words;
  const day = (point: TrendPoint | undefined): string => (point ? words.date(localDay(point.at)) : '');
  const label = t('portal:trends.course', {
    title: text(question.title),
    count: points.length,
    from: number(points[0]?.value ?? 0, question.floatcount),
    to: number(points.at(-1)?.value ?? 0, question.floatcount),
    first: day(points[0]),
    last: day(points.at(-1)),
  });
  return html`
    <svg class="porsa-report-chart" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label=${label} direction="ltr">
      ${drawing({ question, points }, words)}
    </svg>
    <table class="porsa-report-unseen">
      <thead><tr><th scope="col">${t('portal:trends.day')}</th><th scope="col">${text(question.title)}</th></tr></thead>
      <tbody>${points.map((point) => html`<tr><th scope="row">${day(point)}</th><td>${number(point.value, question.floatcount)}</td></tr>`)}</tbody>
    </table>
  `;
}

function drawing({ question, points }: PrintedChart, { dir, text, number, date }: ReportWords): TemplateResult {
  const mirrored = dir === 'rtl';
  const left = mirrored ? 24 : side + 16;
  const right = size.width - (mirrored ? side + 16 : 24);
  const box = { left, top: 24, width: right - left, height: size.height - 56 };
  const { dots, ticks, stripes } = layoutChart(points, question, box, mirrored);
  const start = mirrored ? size.width - side : side;
  const end = mirrored ? 0 : size.width;
  const labels = spread(dots.length);
  return svg`
    ${stripes.map(
      ({ band, y, height }) => svg`
        <rect class="porsa-report-band" data-even=${band % 2 === 0} x=${Math.min(start, end)} y=${y} width=${Math.abs(end - start)} height=${height} />
        ${height >= 11 ? svg`<text class="porsa-report-bandname" x=${mirrored ? end + 4 : end - 4} y=${y + height / 2 + 4} direction=${dir} text-anchor="end">${text(question.bands?.[band]?.text)}</text>` : ''}`,
    )}
    ${ticks.map(
      ({ value, y }) => svg`
        <line class="porsa-report-grid" x1=${start} x2=${end} y1=${y} y2=${y} />
        <text x=${mirrored ? start + 6 : start - 6} y=${y + 4} text-anchor=${mirrored ? 'start' : 'end'}>${number(value)}</text>`,
    )}
    <polyline points=${dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
    ${dots.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="4" />`)}
    ${dots.map(({ x, y }, index) => (dots.length <= 12 || index === dots.length - 1 ? svg`<text class="porsa-report-value" x=${x} y=${y - 9} text-anchor="middle">${number(points[index]?.value ?? 0, question.floatcount)}</text>` : ''))}
    ${labels.map((index) => svg`<text x=${dots[index]?.x ?? 0} y=${size.height - 8} direction=${dir} text-anchor=${anchorOf(index, labels)}>${date(localDay(points[index]?.at ?? ''))}</text>`)}
  `;
}

/** The first, the middle and the last of so many points get their day written. */
const spread = (count: number): readonly number[] => [
  ...new Set(count < 3 ? [0, count - 1] : [0, Math.floor((count - 1) / 2), count - 1]),
];

/** Days at the ends are written inwards, along the direction of reading. */
function anchorOf(index: number, labels: readonly number[]): 'start' | 'middle' | 'end' {
  if (labels.length === 1) return 'middle';
  if (index === labels[0]) return 'start';
  return index === labels.at(-1) ? 'end' : 'middle';
}
