import type { CSSProperties } from 'react';
import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { ProposalRow } from '../../../proposal/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { timetableColumns } from '../rows/columns.ts';
import type { QuestionProps } from './question-props.ts';
import { RowsQuestion } from './rows-question.tsx';

export function TimetableQuestion({ question }: QuestionProps) {
  return <RowsQuestion question={question} columns={timetableColumns} foot={(rows) => <Chart rows={rows} />} />;
}

interface Bar {
  readonly activity: string;
  readonly starts: number;
  readonly ends: number;
}

/** More months than anybody plans: what was mistyped must not draw a million columns. */
const longest = 120;

function barOf({ activity = '', starts = '', ends = '' }: ProposalRow): readonly Bar[] {
  const [from, to] = [parseNumber(starts), parseNumber(ends)];
  const isPlanned = from !== undefined && to !== undefined && from >= 1 && to >= from && to <= longest;
  return isPlanned ? [{ activity, starts: Math.floor(from), ends: Math.ceil(to) }] : [];
}

/** The months as bars. The rows above say the same in words, so it is a picture to whoever cannot see it. */
function Chart({ rows }: { readonly rows: readonly ProposalRow[] }) {
  const { t, number } = useLanguage();
  const bars = rows.flatMap(barOf);
  const months = Math.max(0, ...bars.map(({ ends }) => ends));
  if (months === 0) return null;
  const every = Math.ceil(months / 12);
  const marked = Array.from({ length: months }, (_, index) => index + 1).filter((month) => (month - 1) % every === 0);
  return (
    <div
      className="porsa-p-gantt"
      role="img"
      aria-label={t('proposal:timetable.chart', { count: months })}
      style={{ '--_months': months } as CSSProperties}
    >
      <div className="porsa-p-gantt-head">
        {marked.map((month) => (
          <span key={month} style={{ gridColumn: month }}>
            {number(month)}
          </span>
        ))}
      </div>
      {bars.map(({ activity, starts, ends }, index) => (
        <div key={index} className="porsa-p-gantt-row">
          <span>{activity}</span>
          <div>
            <i style={{ gridColumn: `${starts} / ${ends + 1}` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
