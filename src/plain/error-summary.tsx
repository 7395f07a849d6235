import type { ReactNode } from 'react';
import type { ListedProblem } from '../react/form/filling/problem-list.ts';
import { useLanguage } from '../react/ui/language/language.tsx';
import { linkTo } from './question-id.ts';

export interface ErrorSummaryProps {
  readonly problems: readonly ListedProblem[];
  /** `PlainPage.prefix` of the questions that a problem is among. */
  readonly prefixOf?: (problem: ListedProblem) => string | undefined;
  /** What leads to a problem of another page; undefined for those of this one. */
  readonly elsewhere?: (problem: ListedProblem, words: ReactNode) => ReactNode;
}

/** Problems in sight at once, so that a phone shows where the questions begin. */
const inSight = 10;

/** Everything wrong, each line leading to its question. Takes the focus as the page opens. */
export function ErrorSummary({ problems, ...leading }: ErrorSummaryProps) {
  const { t } = useLanguage();
  const others = problems.slice(inSight);
  if (problems.length === 0) return null;
  return (
    <section
      className="porsa-notice plain-summary"
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title">{t('plain:summary')}</h2>
      <ProblemList problems={problems.slice(0, inSight)} {...leading} />
      {others.length > 0 && (
        <details>
          <summary>{t('plain:moreproblems', { count: others.length })}</summary>
          <ProblemList problems={others} {...leading} />
        </details>
      )}
    </section>
  );
}

function ProblemList({ problems, prefixOf, elsewhere }: ErrorSummaryProps) {
  const { show } = useLanguage();
  return (
    <ul>
      {problems.map((problem) => {
        const { key, scope, name, title, message } = problem;
        // Each keeps its own direction: a title may be in another language than the message.
        const words = (
          <>
            <bdi>{show(title)}</bdi> – {show(message)}
          </>
        );
        const address = linkTo(`${prefixOf?.(problem) ?? ''}${scope.path}${name}`);
        return <li key={key}>{elsewhere?.(problem, words) ?? <a href={address}>{words}</a>}</li>;
      })}
    </ul>
  );
}
