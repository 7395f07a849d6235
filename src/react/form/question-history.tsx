import { useRef } from 'react';
import type { Answer, Question } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { useLanguage } from '../ui/language.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { answerInWords } from './answer-in-words.ts';
import { earlierAnswers, sparkPoints } from './earlier-answers.ts';
import styles from './question-history.css?inline';

const sheets = [styles];

export interface QuestionHistoryProps {
  readonly question: Question;
  readonly form: LiveForm;
  /** Absent where nothing may be changed. */
  readonly set?: (value: Answer) => void;
}

/** The file's earlier answers to a question: the last three with their days, and their course where they are numbers. */
export function QuestionHistory({ question, form, set }: QuestionHistoryProps) {
  const language = useLanguage();
  const { t, date } = language;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const earlier = earlierAnswers(form.history, question.name);
  const latest = earlier.at(-1);
  if (!latest) return null;
  const points = sparkPoints(earlier.map(({ answer }) => answer));
  return (
    <div ref={box} className="porsa-history">
      {question.historytype && (
        <dl aria-label={t('form:history.earlier')}>
          {earlier.slice(-3).map(({ at, answer }) => <div key={at}><dt>{date(at)}</dt><dd>{answerInWords(answer, question, language)}</dd></div>)}
        </dl>
      )}
      {question.historytype && points && (
        <svg className="porsa-spark" viewBox="-3 -3 106 36" width="106" height="36" role="img" aria-label={t('form:history.course', { count: earlier.length })}>
          <polyline points={points} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      )}
      {question.allowcopy && set && (
        <button type="button" className="porsa-text-button" onClick={() => set(latest.answer)}>{t('form:history.same')}</button>
      )}
    </div>
  );
}
