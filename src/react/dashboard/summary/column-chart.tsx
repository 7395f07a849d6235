import { Table } from '../../kit/table/table.tsx';
import { roundValues } from '../../ui/chart/chart-shape.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { ChartAxis } from '../chart/chart-axis.tsx';
import { useWide } from '../parts/use-wide.ts';

interface ChartColumn {
  readonly label: string;
  readonly count: number;
}

/** Drawn about as large as it is shown, so that its numbers are as large as other text. */
const sizes = { wide: { width: 960, height: 200 }, narrow: { width: 320, height: 132 } } as const;
type Size = (typeof sizes)[keyof typeof sizes];

/** Room for the numbers, at the side where reading begins. */
const side = 44;
const head = 12;
const foot = 14;

interface ColumnChartProps {
  readonly title: string;
  /** What the columns stand for; heads the table. */
  readonly heading: string;
  readonly columns: readonly ChartColumn[];
  /** The chart takes the whole width of the screen. */
  readonly across?: boolean;
}

/** Counts as columns, in the direction of the language, with a table of them all below. */
export function ColumnChart({ title, columns, heading, across = false }: ColumnChartProps) {
  const { t } = useLanguage();
  const size = sizes[useWide() && across ? 'wide' : 'narrow'];
  const [first, last] = [columns[0]?.label ?? '', columns.at(-1)?.label ?? ''];
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="porsa-portal-columns">
      <svg
        className="porsa-portal-chart"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('portal:summary.chart', { title, total, first, last })}
        direction="ltr"
      >
        <Plot columns={columns} size={size} />
      </svg>
      <div className="porsa-portal-chart-days" aria-hidden="true">
        <span>{first}</span>
        <span>{columns.length > 1 ? last : ''}</span>
      </div>
      <details>
        <summary>{t('portal:trends.table')}</summary>
        <CountTable heading={heading} columns={columns} />
      </details>
    </figure>
  );
}

function Plot({ columns, size: { width, height } }: { readonly columns: readonly ChartColumn[]; readonly size: Size }) {
  const { number, dir } = useLanguage();
  const counts = columns.map(({ count }) => count);
  const ticks = [...new Set(roundValues([0, Math.max(1, ...counts)]).filter(Number.isInteger))];
  const top = Math.max(1, ...ticks, ...counts);
  const room = width - side - 4;
  const step = room / Math.max(1, columns.length);
  const yOf = (value: number): number => head + (height - foot - head) * (1 - value / top);
  const xOf = (index: number): number => (dir === 'rtl' ? 4 + room - (index + 1) * step : side + index * step);
  return (
    <>
      <ChartAxis ticks={ticks.map((value) => ({ value, y: yOf(value) }))} width={width} side={side} />
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
    </>
  );
}

function CountTable({ heading, columns }: Pick<ColumnChartProps, 'heading' | 'columns'>) {
  const { t, number } = useLanguage();
  return (
    <Table headings={[heading, t('portal:summary.count')]}>
      {columns.map(({ label, count }, index) => (
        <tr key={index}>
          <th scope="row">{label}</th>
          <td data-label={t('portal:summary.count')}>{number(count)}</td>
        </tr>
      ))}
    </Table>
  );
}
