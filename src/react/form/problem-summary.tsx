import { useEffect, useRef } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { useStyles } from '../ui/use-styles.ts';
import type { ListedProblem } from './problem-list.ts';
import styles from './problem-summary.css?inline';

const sheets = [styles];

export interface ProblemSummaryProps {
  readonly problems: readonly ListedProblem[];
  goTo(problem: ListedProblem): void;
}

/** Everything missing or wrong, each line leading to its question; takes the focus when it appears. */
export function ProblemSummary({ problems, goTo }: ProblemSummaryProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(heading, sheets);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [problems]);
  return (
    <section className="porsa-notice porsa-summary" data-kind="danger">
      <h2 ref={heading} tabIndex={-1}>{t('form:problems', { count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.message}`}>
            <button type="button" className="porsa-text-button" onClick={() => goTo(problem)}>{problem.title}</button>
            <span>{problem.message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
