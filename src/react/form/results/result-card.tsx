import { useRef } from 'react';
import type { FormScope } from '../../../engine/live-form/types.ts';
import { bandOf } from '../../../engine/outcome/band-of.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { QuestionList } from '../question/question-list.tsx';
import { BandScale } from './band-scale.tsx';
import styles from './result-card.css?inline';
import type { Result } from './results.ts';

const sheets = [styles];

/** A computed question with bands. */
export interface ResultCardProps extends Result {
  readonly scope: FormScope;
}

/** One result: its value and band, where it lies among the bands, and what to do next. */
export function ResultCard({ question, within, scope }: ResultCardProps) {
  const { t, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const value = scope.get(question.name);
  const band = value === undefined ? undefined : bandOf(value, question);
  return (
    <div ref={box} className="porsa-outcome" data-severity={band?.severity}>
      {within && <p className="porsa-soft">{show(within)}</p>}
      <QuestionList questions={[question]} scope={scope} />
      <BandScale question={question} scope={scope} />
      {band?.advice && (
        <div className="porsa-outcome-advice">
          <h4>{t('late:result.next')}</h4>
          <p className="porsa-text">{show(band.advice)}</p>
        </div>
      )}
    </div>
  );
}
