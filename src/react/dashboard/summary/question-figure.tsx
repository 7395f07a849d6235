import { useRef } from 'react';
import type { QuestionFigures } from '../../../api/contract/output.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { ColumnChart } from './column-chart.tsx';
import styles from '../trends/trends.css?inline';

const sheets = [styles];

/** The distribution of the answers to one question: choices as bars, numbers as columns. */
export function QuestionFigure({ figures }: { readonly figures: QuestionFigures }) {
  const { t, text, number } = useLanguage();
  const root = useRef<HTMLLIElement>(null);
  useStyles(root, sheets);
  const { choices, numbers, answered, gone, name } = figures;
  const title = text(figures.title) || name;
  return (
    <li ref={root} className="porsa-portal-trend">
      <h3>
        <bdi>{unbroken(title)}</bdi>
      </h3>
      <p className="porsa-portal-soft">
        {t('portal:summary.answered', { count: answered })}
        {gone && ` · ${t('portal:summary.removed')}`}
      </p>
      {choices && <Choices choices={choices} answered={answered} />}
      {numbers && (
        <>
          <p>
            {t('portal:summary.numbers', {
              mean: number(numbers.mean, 1),
              median: number(numbers.median, 1),
              min: number(numbers.min),
              max: number(numbers.max),
            })}
          </p>
          <ColumnChart
            title={title}
            heading={t('portal:summary.value')}
            columns={numbers.bins.map(({ from, to, count }) => ({
              label: t('portal:summary.between', { from: number(from), to: number(to) }),
              count,
            }))}
          />
        </>
      )}
    </li>
  );
}

function Choices({
  choices,
  answered,
}: {
  readonly choices: NonNullable<QuestionFigures['choices']>;
  readonly answered: number;
}) {
  const { t, text, number } = useLanguage();
  const labelOf = (value: string, optionText: string): string =>
    value === 'true' || value === 'false' ? t(`portal:summary.${value}`) : optionText || value;
  return (
    <ul className="porsa-portal-bars">
      {choices.map(({ value, text: option, count }) => (
        <li key={value}>
          <span>
            <bdi>{labelOf(value, text(option))}</bdi>
          </span>
          <meter min={0} max={Math.max(1, answered)} value={count} aria-label={labelOf(value, text(option))} />
          <span>
            {t('portal:summary.share', {
              count: number(count),
              percent: number(answered === 0 ? 0 : (100 * count) / answered, 0),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
