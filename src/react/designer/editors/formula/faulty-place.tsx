import type { ExpressionProblem } from '../../../../engine/syntax/expression-problem.ts';
import { useLanguage } from '../../../ui/language/language.tsx';

/** How much of the formula is shown around the place. */
const around = 18;

/** What is wrong with a formula, and where. */
export function FaultyPlace({
  formula,
  fault,
  show,
}: {
  readonly formula: string;
  readonly fault: ExpressionProblem;
  show(position: number): void;
}) {
  const { t } = useLanguage();
  const { position } = fault;
  const word = /^[\p{L}\p{M}\p{N}_.]+/u.exec(formula.slice(position))?.[0] ?? formula.charAt(position);
  return (
    <div className="porsa-kit-problem" role="status">
      <p>{t(`expressions:${fault.rule}`, fault.params)}</p>
      <button
        type="button"
        className="porsa-d-excerpt"
        dir="ltr"
        aria-label={t('designer:formula.goto', { place: position + 1 })}
        title={t('designer:formula.goto', { place: position + 1 })}
        onClick={() => show(position)}
      >
        <code>
          {position > around && '…'}
          {formula.slice(Math.max(0, position - around), position)}
          <mark>{word || '␣'}</mark>
          {formula.slice(position + word.length, position + around)}
        </code>
      </button>
    </div>
  );
}
