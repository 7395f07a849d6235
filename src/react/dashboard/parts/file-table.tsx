import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { pathTo } from '../routes.ts';
import { Link } from './link.tsx';
import { sayMoment } from './time.ts';

export interface FileTableProps {
  readonly files: readonly PatientFile[];
  /** The forms that the files belong to; named in a column where there are several. */
  readonly categories: readonly Category[];
}

/** Patient files as rows; on a phone each row is a card of its own. */
export function FileTable({ files, categories }: FileTableProps) {
  const { t } = useLanguage();
  const several = categories.length > 1;
  return (
    <div className="porsa-portal-table-frame">
      <table className="porsa-portal-table">
        <thead>
          <tr>
            <th scope="col">{t('portal:patient.name')}</th>
            {several && <th scope="col">{t('portal:files.form')}</th>}
            <th scope="col">{t('portal:patient.code')}</th>
            <th scope="col">{t('portal:patient.phone')}</th>
            <th scope="col">{t('portal:files.entries')}</th>
            <th scope="col">{t('portal:files.updated')}</th>
          </tr>
        </thead>
        <tbody>{files.map((file) => <FileRow key={file.id} file={file} category={categories.find(({ id }) => id === file.category)} several={several} />)}</tbody>
      </table>
    </div>
  );
}

function FileRow({ file, category, several }: { readonly file: PatientFile; readonly category: Category | undefined; readonly several: boolean }) {
  const tools = useLanguage();
  const { t, text, digits, number } = tools;
  const { patient } = file;
  const to = pathTo('entries', { headline: category?.headline ?? 'complaints', project: category?.project ?? '-', category: category?.slug ?? file.category, file: file.id });
  return (
    <tr>
      <th scope="row"><Link to={to}><bdi>{patient.name || t('portal:patient.nameless')}</bdi></Link></th>
      {several && <td data-label={t('portal:files.form')}>{text(category?.title)}</td>}
      <td data-label={t('portal:patient.code')} data-blank={patient.code ? undefined : ''}><bdi>{digits(patient.code ?? '–')}</bdi></td>
      <td data-label={t('portal:patient.phone')} data-blank={patient.phone ? undefined : ''}><bdi dir="ltr">{digits(patient.phone ?? '–')}</bdi></td>
      <td data-label={t('portal:files.entries')}>{number(file.entries)}</td>
      <td data-label={t('portal:files.updated')}>{sayMoment(file.updatedAt, tools)}</td>
    </tr>
  );
}
