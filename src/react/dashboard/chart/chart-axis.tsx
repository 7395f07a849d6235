import { useLanguage } from '../../ui/language/language.tsx';

interface ChartAxisProps {
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Width of the whole chart. */
  readonly width: number;
  /** Room for the numbers, at the side where reading begins. */
  readonly side: number;
}

/** The lines behind a chart with their numbers, mirrored where the language is read right to left. */
export function ChartAxis({ ticks, width, side }: ChartAxisProps) {
  const { number, dir } = useLanguage();
  const mirrored = dir === 'rtl';
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <line x1={mirrored ? 0 : side - 4} x2={mirrored ? width - side + 4 : width} y1={y} y2={y} />
      <text x={mirrored ? width : 0} y={y + 4} textAnchor={mirrored ? 'end' : 'start'}>
        {number(value)}
      </text>
    </g>
  ));
}
