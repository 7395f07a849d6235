import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { ProposalRow } from '../../../proposal/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { budgetColumns } from '../rows/columns.ts';
import type { QuestionProps } from './question-props.ts';
import { RowsQuestion } from './rows-question.tsx';

export function BudgetQuestion({ question }: QuestionProps) {
  return <RowsQuestion question={question} columns={budgetColumns} foot={(rows) => <Sums rows={rows} />} />;
}

/** The row's cost, where count and price are numbers. A blank count is one. */
function costOf({ count = '', price = '' }: ProposalRow): number | undefined {
  const [times, each] = [count.trim() === '' ? 1 : parseNumber(count), parseNumber(price)];
  return times === undefined || each === undefined ? undefined : times * each;
}

function Sums({ rows }: { readonly rows: readonly ProposalRow[] }) {
  const { t, number } = useLanguage();
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row['kind'] ?? '', (sums.get(row['kind'] ?? '') ?? 0) + (costOf(row) ?? 0));
  const open = rows.filter((row) => costOf(row) === undefined).length;
  if (rows.length === 0) return null;
  return (
    <>
      <dl className="porsa-p-sums" aria-label={t('proposal:budget.sums')}>
        {[...sums].map(([kind, sum]) => (
          <div key={kind}>
            <dt>{t(`proposal:choices.${kind || 'other'}`)}</dt>
            <dd>{number(sum)}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{t('proposal:budget.total')}</dt>
          <dd>{number([...sums.values()].reduce((all, sum) => all + sum, 0))}</dd>
        </div>
      </dl>
      {open > 0 && <p>{t('proposal:budget.open', { count: open })}</p>}
    </>
  );
}
