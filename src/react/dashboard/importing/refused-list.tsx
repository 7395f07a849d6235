import { useMemo } from 'react';
import { downloadCsv } from '../../kit/download/csv.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { refusedLines, refusedRows, type RefusedLine } from './refused.ts';
import type { Stage, Told } from './run-import.ts';

/** Lines that are listed; the download has all of them. */
const mostListed = 100;

interface RefusedProps {
  readonly form: Extract<Stage, { kind: 'preview' }>['form'];
  readonly refused: readonly Told[];
}

/** Records that the form does not accept, with the reasons, to be corrected where they come from. */
export function Refused({ form, refused }: RefusedProps) {
  const { t, text } = useLanguage();
  const lines = useMemo(
    () => refusedLines(form.definition, refused, { text, error: (name) => t(`errors:errors.${name}`) }),
    [form, refused, t, text],
  );
  if (refused.length === 0) return null;
  const title = t('importrecords:refused.title', { count: refused.length });
  const headings = ['record', 'event', 'question', 'answer', 'reason'].map((name) =>
    t(`importrecords:refused.${name}`),
  );
  return (
    <section className="porsa-portal-import-list">
      <h3>{title}</h3>
      <p className="porsa-kit-help">{t('importrecords:refused.text')}</p>
      <ul tabIndex={0} aria-label={title}>
        {lines.slice(0, mostListed).map((line, index) => (
          <li key={index}>
            <Line {...line} />
          </li>
        ))}
      </ul>
      {lines.length > mostListed && <p className="porsa-kit-help">{t('importrecords:refused.more')}</p>}
      <div className="porsa-portal-actions">
        <SlButton size="small" onClick={() => downloadCsv(`${form.slug}-refused.csv`, refusedRows(headings, lines))}>
          {t('importrecords:refused.download')}
        </SlButton>
      </div>
    </section>
  );
}

function Line({ record, event, question, answer, reason }: RefusedLine) {
  const { show } = useLanguage();
  return (
    <>
      <strong>
        <bdi dir="ltr">{[record, event].filter(Boolean).join(' · ')}</bdi>
      </strong>{' '}
      {question !== undefined && (
        <>
          {show(question)}
          {answer !== undefined && (
            <>
              {' '}
              <bdi className="porsa-portal-import-answer">{answer.slice(0, 60)}</bdi>
            </>
          )}
          {': '}
        </>
      )}
      {reason}
    </>
  );
}
