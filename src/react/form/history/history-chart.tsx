import { shapeChart, type TrendPoint } from '../../ui/chart/chart-shape.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay, formatMoment } from '../../ui/language/moment.ts';

const width = 260;
const height = 84;
/** Width of the numbers beside the chart. */
const side = 36;

interface HistoryChartProps {
  readonly points: readonly TrendPoint[];
  readonly title: string;
  readonly floatcount?: number;
}

/** The course of earlier numbers, small; time runs the way the language is read. */
export function HistoryChart({ points, title, floatcount }: HistoryChartProps) {
  const language = useLanguage();
  const { t, number, date, dir } = language;
  const mirrored = dir === 'rtl';
  const { dots, ticks } = shapeChart(
    points,
    { left: mirrored ? 6 : side, top: 8, width: width - side - 6, height: height - 16 },
    mirrored,
  );
  const first = points[0]!;
  const last = points.at(-1)!;
  const isOneDay = localDay(first.at) === localDay(last.at);
  const day = ({ at }: TrendPoint): string => (isOneDay ? formatMoment(at, language) : date(localDay(at)));
  const label = t('late:history.course', {
    title,
    count: points.length,
    from: number(first.value, floatcount),
    to: number(last.value, floatcount),
    first: day(first),
    last: day(last),
  });
  return (
    <figure className="porsa-history-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        direction="ltr"
      >
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line x1={mirrored ? 0 : side - 4} x2={mirrored ? width - side + 4 : width} y1={y} y2={y} />
            <text x={mirrored ? width : 0} y={y + 4} textAnchor={mirrored ? 'end' : 'start'}>
              {number(value)}
            </text>
          </g>
        ))}
        <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {dots.map(({ x, y }, index) => (
          <circle key={points[index]!.at} cx={x} cy={y} r={index === dots.length - 1 ? 4 : 2.5}>
            <title>{`${number(points[index]!.value, floatcount)} · ${formatMoment(points[index]!.at, language)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{day(first)}</span>
        <span>{day(last)}</span>
      </figcaption>
    </figure>
  );
}
