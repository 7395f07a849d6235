import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import { Table } from '../../../kit/table/table.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment, localToday } from '../../../ui/language/moment.ts';
import { Link } from '../../link/link.tsx';
import { pathTo } from '../../navigation/routes.ts';
import { yearsOf } from '../../files/years.ts';

/** Patients as rows; on a phone each is a card. */
export function PatientTable({ patients }: { readonly patients: readonly PatientItem[] }) {
  const { t } = useLanguage();
  const headings = [
    t('portal:patient.name'),
    t('portal:patient.code'),
    t('portal:patient.phone'),
    t('patients:aged'),
    t('patients:files'),
    t('patients:entries'),
    t('patients:updated'),
  ];
  return (
    <Table headings={headings}>
      {patients.map((patient) => (
        <PatientRow key={patient.id} {...patient} />
      ))}
    </Table>
  );
}

function PatientRow({ id, patient, files, entries, updatedAt }: PatientItem) {
  const tools = useLanguage();
  const { t, digits, number } = tools;
  const years = yearsOf(patient, localToday());
  return (
    <tr>
      <th scope="row">
        <Link to={pathTo('patient', { id })}>
          <bdi>{patient.name || t('portal:patient.nameless')}</bdi>
        </Link>
      </th>
      <td data-label={t('portal:patient.code')} data-blank={patient.code ? undefined : ''}>
        <bdi>{digits(patient.code ?? '–')}</bdi>
      </td>
      <td data-label={t('portal:patient.phone')} data-blank={patient.phone ? undefined : ''}>
        <bdi dir="ltr">{digits(patient.phone ?? '–')}</bdi>
      </td>
      <td data-label={t('patients:aged')} data-blank={years === undefined ? '' : undefined}>
        {years === undefined ? '–' : number(years)}
      </td>
      <td data-label={t('patients:files')}>{number(files)}</td>
      <td data-label={t('patients:entries')}>{number(entries)}</td>
      <td data-label={t('patients:updated')}>{formatMoment(updatedAt, tools)}</td>
    </tr>
  );
}
