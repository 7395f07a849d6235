import type { WaitingFile, WaitingRecord } from '../../../api/records/record.ts';
import { isFile, isPatient, madeAt } from '../../../api/records/record.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { addTexts } from '../../../store/texts.ts';
import { Mark } from '../../kit/list/list.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Link } from '../link/link.tsx';
import { pathTo } from '../navigation/routes.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { recordsTexts } from './records-texts.ts';
import { useRecords } from './use-records.ts';

addTexts('records', recordsTexts);

/** Patients who wait on this device, above those of the server. */
export function WaitingPatients() {
  return <Waiting of={useRecords().filter(isPatient)} />;
}

/** Files of a form that wait on this device. */
export function WaitingFiles({ category }: { readonly category: Category }) {
  return <Waiting of={useRecords().filter((record) => isFile(record) && record.form.id === category.id)} />;
}

function Waiting({ of }: { readonly of: readonly WaitingRecord[] }) {
  const { t } = useLanguage();
  if (of.length === 0) return null;
  return (
    <Section title={t('records:here')}>
      <Rows>
        {of.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </Rows>
    </Section>
  );
}

function RecordRow({ record }: { readonly record: WaitingRecord }) {
  const tools = useLanguage();
  return (
    <Row title={<RecordLink record={record} />} detail={formatMoment(madeAt(record), tools)}>
      <RecordMark record={record} />
    </Row>
  );
}

/** Leads to where it can be opened; a file says of which form it is. */
export function RecordLink({ record }: { readonly record: WaitingRecord }) {
  const { t, text } = useLanguage();
  const name = (record.kind === 'patient' ? record.patient : record.details).name || t('portal:patient.nameless');
  if (record.kind === 'patient')
    return (
      <Link className="porsa-portal-link" to={pathTo('patient', { id: record.id })}>
        <bdi>{name}</bdi>
      </Link>
    );
  return (
    <Link className="porsa-portal-link" to={recordPath(record)}>
      <bdi>{name}</bdi> · <bdi>{text(record.form.title)}</bdi>
    </Link>
  );
}

const recordPath = ({ id, form: { headline, project, slug } }: WaitingFile): string =>
  pathTo('entries', { headline, project, category: slug, file: id });

export function RecordMark({ record: { progress } }: { readonly record: WaitingRecord }) {
  const { t } = useLanguage();
  return <Mark danger={progress.state === 'refused'}>{t(`records:state.${progress.state}`)}</Mark>;
}
