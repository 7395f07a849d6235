import type { FileOfPatient, PatientEntry } from '../../../../api/contract/patients/patient.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Section } from '../../parts/section.tsx';
import { TrendCard } from '../../trends/trend-chart.tsx';
import { scoreTrends } from './score-trends.ts';

interface PatientTrendsProps {
  readonly files: readonly FileOfPatient[];
  readonly entries: readonly PatientEntry[];
  /** There are older ones. */
  readonly more: boolean;
}

/** The scores of all forms over time; nothing where none was computed twice. */
export function PatientTrends({ files, entries, more }: PatientTrendsProps) {
  const { t, text } = useLanguage();
  const trends = scoreTrends(files, entries);
  if (trends.length === 0) return null;
  return (
    <Section title={t('patients:trends')}>
      <ul className="porsa-portal-trends">
        {trends.map(({ key, form, ...trend }) => (
          <TrendCard key={key} trend={{ ...trend, title: `${text(trend.title) || trend.name} · ${text(form)}` }} />
        ))}
      </ul>
      {more && <p className="porsa-portal-soft">{t('patients:timelineMore', { count: entries.length })}</p>}
    </Section>
  );
}
