import type { PatientScore } from '../../../../api/contract/patients/patient.ts';
import { useLanguage } from '../../../ui/language/language.tsx';

interface ScoreWordsProps {
  readonly score: PatientScore;
  /** Beside others of the same form the title tells them apart. */
  readonly withTitle?: boolean;
}

/** A number that a form computed, and the band it falls into; its colour says no more than its words. */
export function ScoreWords({ score: { title, value, unit, floatcount, band }, withTitle = false }: ScoreWordsProps) {
  const { text, number } = useLanguage();
  return (
    <span className="porsa-portal-score" data-severity={band?.severity}>
      {withTitle && <bdi className="porsa-portal-score-title">{text(title)}</bdi>}
      <strong>{number(value, floatcount)}</strong>
      {unit && <span>{text(unit)}</span>}
      {band && <bdi className="porsa-portal-score-band">{text(band.text)}</bdi>}
    </span>
  );
}
