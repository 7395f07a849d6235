import { useLanguage } from '../../ui/language.tsx';
import { roundValues } from '../../ui/chart-shape.ts';
import { useWide } from '../use-wide.ts';
import { Table } from '../parts/table.tsx';

interface ChartColumn {
  readonly label: string;
  readonly count: number;
}

/** Drawn about as large as it is shown, so that its numbers are as large as other text. */
const sizes = { wide: { width: 960, height: 200 }, narrow: { width: 320, height: 132 } } as const;
/** Room for the numbers at the side where a line begins. */
const side = 44;
const foot = 14;

/** Counts as columns, read in the direction of the language; all of them stand in a table below too. `across` is for one that takes the whole width of the screen. */
export function ColumnChart({
  title,
  columns,
  heading,
  across = false,
}: {
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  readonly heading: string;
  readonly across?: boolean;
}) {
  const { t, number, dir } = useLanguage();
  const isWide = useWide() && across;
  const size = sizes[isWide ? 'wide' : 'narrow'];
  const mirrored = dir === 'rtl';
  const ticks = [
    ...new Set(roundValues([0, Math.max(1, ...columns.map(({ count }) => count))]).filter(Number.isInteger)),
  ];
  const top = Math.max(1, ...ticks, ...columns.map(({ count }) => count));
  const room = size.width - side - 4;
  const step = room / Math.max(1, columns.length);
  const height = size.height - foot - 12;
  const yOf = (value: number): number => 12 + height * (1 - value / top);
  const xOf = (index: number): number => (mirrored ? 4 + room - (index + 1) * step : side + index * step);
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="porsa-portal-columns">
      <svg
        className="porsa-portal-chart"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('portal:summary.chart', {
          title,
          total,
          first: columns[0]?.label ?? '',
          last: columns.at(-1)?.label ?? '',
        })}
        direction="ltr"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={mirrored ? 0 : side - 4}
              x2={mirrored ? size.width - side + 4 : size.width}
              y1={yOf(tick)}
              y2={yOf(tick)}
            />
            <text x={mirrored ? size.width : 0} y={yOf(tick) + 4} textAnchor={mirrored ? 'end' : 'start'}>
              {number(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ label, count }, index) => (
          <rect
            key={index}
            x={xOf(index) + step * 0.12}
            width={step * 0.76}
            y={yOf(count)}
            height={Math.max(0, yOf(0) - yOf(count))}
            rx={Math.min(3, step * 0.2)}
          >
            <title>{`${label}: ${number(count)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="porsa-portal-chart-days" aria-hidden="true">
        <span>{columns[0]?.label}</span>
        <span>{columns.length > 1 ? columns.at(-1)?.label : ''}</span>
      </div>
      <details>
        <summary>{t('portal:trends.table')}</summary>
        <Table headings={[heading, t('portal:summary.count')]}>
          {columns.map(({ label, count }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td data-label={t('portal:summary.count')}>{number(count)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </figure>
  );
}
