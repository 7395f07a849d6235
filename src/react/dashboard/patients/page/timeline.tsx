import type { FileOfPatient, PatientEntry } from '../../../../api/contract/patients/patient.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import { formatTime, localDay } from '../../../ui/language/moment.ts';
import { Link } from '../../link/link.tsx';
import { filePath } from './patient-forms.tsx';
import { ScoreList } from '../../scores/score-list.tsx';

interface TimelineProps {
  readonly files: readonly FileOfPatient[];
  readonly entries: readonly PatientEntry[];
  readonly more: boolean;
}

/** The entries of all forms in one line, the latest first, by days. */
export function Timeline({ files, entries, more }: TimelineProps) {
  const { t, date } = useLanguage();
  const days = [...new Set(entries.map(({ createdAt }) => localDay(createdAt)))];
  return (
    <>
      <ol className="porsa-portal-timeline">
        {days.map((day) => (
          <li key={day}>
            <h3>{date(day)}</h3>
            <ul>
              {entries
                .filter(({ createdAt }) => localDay(createdAt) === day)
                .map((entry) => (
                  <Moment key={entry.id} entry={entry} under={files.find(({ file }) => file.id === entry.file)} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {more && <p className="porsa-portal-soft">{t('patients:timelineMore', { count: entries.length })}</p>}
    </>
  );
}

function Moment({ entry, under }: { readonly entry: PatientEntry; readonly under: FileOfPatient | undefined }) {
  const tools = useLanguage();
  const { t, text } = tools;
  if (!under) return null;
  const { createdAt, createdBy, scores } = entry;
  return (
    <li>
      <Link to={filePath(under, entry.id)}>
        <bdi>{unbroken(text(under.form.title))}</bdi>
      </Link>
      <small>
        {formatTime(createdAt, tools)} ·{' '}
        {createdBy === null ? t('patients:byPatient') : t('patients:by', { name: createdBy })}
      </small>
      {scores.length > 0 && <ScoreList scores={scores} />}
    </li>
  );
}
