import type { Score } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';

interface ScoreWordsProps {
  readonly score: Score;
  /** Beside others of the same form the title tells them apart. */
  readonly withTitle?: boolean;
}

/** A number that a form computed, the band it falls into, and what has changed since the last time; its colour says no more than its words. */
export function ScoreWords({ score, withTitle = false }: ScoreWordsProps) {
  const { text, number } = useLanguage();
  const { title, value, unit, floatcount, band } = score;
  return (
    <span className="porsa-portal-score" data-severity={band?.severity}>
      {withTitle && <bdi className="porsa-portal-score-title">{unbroken(text(title))}</bdi>}
      <strong>{number(value, floatcount)}</strong>
      {unit && <span>{text(unit)}</span>}
      {band && <bdi className="porsa-portal-score-band">{text(band.text)}</bdi>}
      <Change {...score} />
    </span>
  );
}

function Change({ change, floatcount }: Score) {
  const { t, number } = useLanguage();
  if (change === undefined) return null;
  if (change === 0) return <span className="porsa-portal-score-change">{t('portal:change.none')}</span>;
  return (
    <span className="porsa-portal-score-change">
      <bdi dir="ltr">{`${change > 0 ? '+' : '−'}${number(Math.abs(change), floatcount)}`}</bdi>{' '}
      {t('portal:change.since')}
    </span>
  );
}
