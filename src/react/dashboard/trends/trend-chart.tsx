import { useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay, formatMoment } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { shapeChart, type TrendPoint } from '../../ui/chart/chart-shape.ts';
import { ChartAxis } from '../chart/chart-axis.tsx';
import type { Trend } from './trends.ts';
import styles from './trends.css?inline';

const sheets = [styles];

const size = { width: 320, height: 132 } as const;
/** More points run into one another: the line shows them, and the last one alone is marked. */
const mostDots = 60;

/** Room for the numbers, at the side where reading begins. */
const side = 40;

/** One number over time: the latest value, a line chart, and all values as a table. */
export function TrendCard({ trend }: { readonly trend: Trend }) {
  const { t, text, number } = useLanguage();
  const root = useRef<HTMLLIElement>(null);
  useStyles(root, sheets);
  const { points, floatcount } = trend;
  // Hundreds of rows are written for those who ask for them.
  const [isOpen, setOpen] = useState(false);
  const [latest, before] = [points.at(-1), points.at(-2)];
  const change = (latest?.value ?? 0) - (before?.value ?? 0);
  const signed = `${change > 0 ? '+' : change < 0 ? '−' : ''}${number(Math.abs(change), floatcount)}`;
  return (
    <li ref={root} className="porsa-portal-trend">
      <h2>{text(trend.title) || trend.name}</h2>
      <p className="porsa-portal-trend-latest">
        <strong>{number(latest?.value ?? 0, floatcount)}</strong> {text(trend.unit)}
      </p>
      <p className="porsa-portal-soft">
        {change === 0 ? (
          t('portal:trends.same')
        ) : (
          <>
            <bdi dir="ltr">{signed}</bdi> {t('portal:trends.sinceBefore')}
          </>
        )}
      </p>
      <Chart trend={trend} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('portal:trends.table')}</summary>
        {isOpen && <PointTable trend={trend} />}
      </details>
    </li>
  );
}

function Chart({ trend: { title, points, floatcount } }: { readonly trend: Trend }) {
  const tools = useLanguage();
  const { t, text, number, date, dir } = tools;
  const mirrored = dir === 'rtl';
  const { dots, ticks } = shapeChart(
    points,
    { left: mirrored ? 8 : side, top: 10, width: size.width - side - 8, height: size.height - 20 },
    mirrored,
  );
  const [first, last] = [points[0], points.at(-1)];
  const oneDay = first !== undefined && last !== undefined && localDay(first.at) === localDay(last.at);
  const day = (point: TrendPoint | undefined): string =>
    point ? (oneDay ? formatMoment(point.at, tools) : date(localDay(point.at))) : '';
  const label = t('portal:trends.course', {
    title: text(title),
    count: points.length,
    from: number(first?.value ?? 0, floatcount),
    to: number(last?.value ?? 0, floatcount),
    first: day(first),
    last: day(last),
  });
  return (
    <>
      <svg
        className="porsa-portal-chart"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        direction="ltr"
      >
        <ChartAxis ticks={ticks} width={size.width} side={side} />
        <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {dots.map(({ x, y }, index) =>
          dots.length > mostDots && index < dots.length - 1 ? null : (
            <circle key={index} cx={x} cy={y} r={index === dots.length - 1 ? 5 : 3.5}>
              <title>{describePoint(points[index], floatcount, tools)}</title>
            </circle>
          ),
        )}
      </svg>
      <p className="porsa-portal-chart-days" aria-hidden="true">
        <span>{day(first)}</span>
        <span>{day(last)}</span>
      </p>
    </>
  );
}

function describePoint(
  point: TrendPoint | undefined,
  floatcount: number | undefined,
  tools: ReturnType<typeof useLanguage>,
): string {
  return point ? `${tools.number(point.value, floatcount)} · ${formatMoment(point.at, tools)}` : '';
}

function PointTable({ trend: { points, title, floatcount } }: { readonly trend: Trend }) {
  const tools = useLanguage();
  const { t, text, number } = tools;
  return (
    <table className="porsa-portal-trend-table">
      <thead>
        <tr>
          <th scope="col">{t('portal:trends.day')}</th>
          <th scope="col">{text(title)}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map(({ at, value }) => (
          <tr key={at}>
            <th scope="row">{formatMoment(at, tools)}</th>
            <td>{number(value, floatcount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
