import { useRef } from 'react';
import type { Answer, Question } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { TrendPoint } from '../../ui/chart/chart-shape.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay, formatMoment } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { answerInWords } from './answer-in-words.ts';
import { earlierAnswers, type EarlierAnswer } from './earlier-answers.ts';
import { HistoryChart } from './history-chart.tsx';
import styles from './question-history.css?inline';

const sheets = [styles];

/** So many stand beside the question; the others are a press away. */
const shown = 3;

interface QuestionHistoryProps {
  readonly question: Question;
  readonly form: LiveForm;
  /** Absent where nothing may be changed. */
  readonly set?: (value: Answer) => void;
}

/** The file's earlier answers to a question: the last of them, their course where they are numbers, and all on request. */
export function QuestionHistory({ question, form, set }: QuestionHistoryProps) {
  const { t, text, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const earlier = earlierAnswers(form.history, question.name, question.historytype);
  const latest = earlier.at(-1);
  if (!latest) return null;
  const points = earlier.flatMap(({ at, answer }): TrendPoint[] =>
    typeof answer === 'number' ? [{ at, value: answer }] : [],
  );
  return (
    <div ref={box} className="porsa-history">
      {question.historytype && (
        <Answers label={t('late:history.earlier')} answers={earlier.slice(-shown)} question={question} />
      )}
      {question.allowcopy && set && (
        <button type="button" className="porsa-text-button" onClick={() => set(latest.answer)}>
          {t('late:history.same')}
          <span className="porsa-hidden"> {show(question.title)}</span>
        </button>
      )}
      {question.historytype && points.length > 1 && (
        <HistoryChart points={points} title={text(question.title)} floatcount={question.floatcount} />
      )}
      {question.historytype && earlier.length > shown && (
        <details>
          <summary>{t('late:history.all', { count: earlier.length })}</summary>
          <Answers label={t('late:history.earlier')} answers={[...earlier].reverse()} question={question} />
        </details>
      )}
    </div>
  );
}

interface AnswersProps {
  readonly label: string;
  readonly answers: readonly EarlierAnswer[];
  readonly question: Question;
}

/** The time is shown too for an hourly history, and where several answers are of one day. */
function Answers({ label, answers, question }: AnswersProps) {
  const language = useLanguage();
  const days = answers.map(({ at }) => localDay(at));
  const needsTime = question.historytype === 'hourly' || new Set(days).size < days.length;
  return (
    <dl aria-label={label}>
      {answers.map(({ at, answer }, index) => (
        <div key={at}>
          <dt>{needsTime ? formatMoment(at, language) : language.date(days[index]!)}</dt>
          <dd>{language.show(answerInWords(answer, question, language))}</dd>
        </div>
      ))}
    </dl>
  );
}
