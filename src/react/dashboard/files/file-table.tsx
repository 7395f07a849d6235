import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { pathTo } from '../navigation/routes.ts';
import { Link } from '../link/link.tsx';
import { Table } from '../../kit/table/table.tsx';

type NamedForm = Pick<Category, 'id' | 'slug' | 'title' | 'headline' | 'project'>;

interface FileTableProps {
  readonly files: readonly PatientFile[];
  /** The forms that the files belong to; named in a column where there are several. */
  readonly categories: readonly NamedForm[];
}

/** Patient files as rows; on a phone each row is a card of its own. */
export function FileTable({ files, categories }: FileTableProps) {
  const { t } = useLanguage();
  const several = categories.length > 1;
  const headings = [
    t('portal:patient.name'),
    ...(several ? [t('portal:files.form')] : []),
    t('portal:patient.code'),
    t('portal:patient.phone'),
    t('portal:files.entries'),
    t('portal:files.updated'),
  ];
  return (
    <Table headings={headings}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          category={categories.find(({ id }) => id === file.category)}
          several={several}
        />
      ))}
    </Table>
  );
}

function FileRow({
  file,
  category,
  several,
}: {
  readonly file: PatientFile;
  readonly category: NamedForm | undefined;
  readonly several: boolean;
}) {
  const tools = useLanguage();
  const { t, text, digits, number } = tools;
  const { patient } = file;
  const to = pathTo('entries', {
    headline: category?.headline ?? 'complaints',
    project: category?.project ?? '-',
    category: category?.slug ?? file.category,
    file: file.id,
  });
  return (
    <tr>
      <th scope="row">
        <Link to={to}>
          <bdi>{patient.name || t('portal:patient.nameless')}</bdi>
        </Link>
      </th>
      {several && (
        <td data-prose data-label={t('portal:files.form')}>
          <bdi>{unbroken(text(category?.title))}</bdi>
        </td>
      )}
      <td data-label={t('portal:patient.code')} data-blank={patient.code ? undefined : ''}>
        <bdi>{digits(patient.code ?? '–')}</bdi>
      </td>
      <td data-label={t('portal:patient.phone')} data-blank={patient.phone ? undefined : ''}>
        <bdi dir="ltr">{digits(patient.phone ?? '–')}</bdi>
      </td>
      <td data-label={t('portal:files.entries')}>{number(file.entries)}</td>
      <td data-label={t('portal:files.updated')}>{formatMoment(file.updatedAt, tools)}</td>
    </tr>
  );
}
