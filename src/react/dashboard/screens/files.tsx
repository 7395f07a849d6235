import { useState } from 'react';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { FileTable } from '../parts/file-table.tsx';
import { SelectField } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { startOfToday } from '../parts/time.ts';
import { usePlace, usePortal } from '../portal-context.ts';
import { pathTo, type RouteParameters } from '../routes.ts';
import { useCall } from '../use-call.ts';
import { useCategory } from '../use-category.ts';
import { useScreen } from '../use-screen.ts';
import { PatientDialog } from './patient-dialog.tsx';

type Sort = 'updated' | 'created' | 'name';
const sorts: readonly Sort[] = ['updated', 'created', 'name'];
const pageSize = 25;

/** A category's patient files: searched, sorted, page by page, and a new one. */
export function Files({ params }: { readonly params: RouteParameters<'files'> }) {
  const { t, text } = useLanguage();
  const category = useCategory(params.project, params.category);
  const title = category.state === 'ready' ? text(category.data?.title) : '';
  useScreen({ title: title || t('portal:files.title'), subTitle: params.clinictitle ?? t('portal:files.title'), search: true });
  return (
    <Loading of={category}>
      {(found) => (found ? <FilesOf category={found} /> : <Message icon="warning" title={t('portal:category.unreachable')} />)}
    </Loading>
  );
}

function FilesOf({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const search = usePlace().query.get('q') ?? undefined;
  const [sort, setSort] = useState<Sort>(category.settings.sortByDate === false ? 'name' : 'updated');
  const [today, setToday] = useState(false);
  const [adding, setAdding] = useState(false);
  const opened = (file: PatientFile): void => navigation.go(pathTo('fill', { headline: category.headline, project: category.project, category: category.slug, file: file.id, patient: '-', code: '-' }));
  const waits = category.settings.displayFilesOnLoad === false && !search && !today;
  return (
    <>
      <div className="porsa-portal-toolbar">
        <SelectField label={t('portal:files.sort')} value={sort} onChange={(value) => setSort(value as Sort)} options={sorts.map((value) => ({ value, text: t(`portal:files.sortBy.${value}`) }))} />
        <button type="button" className="porsa-portal-chip" aria-pressed={today} onClick={() => setToday(!today)}><Icon name="calendar" size={18} />{t('portal:files.today')}</button>
        {category.can.fill && (
          <SlButton variant="primary" onClick={() => setAdding(true)}><span slot="prefix" className="porsa-portal-lead"><Icon name="plus" size={18} /></span>{t('portal:files.add')}</SlButton>
        )}
      </div>
      {waits ? <Message icon="search" title={t('portal:files.searchFirst')} /> : <FilePages key={`${search} ${sort} ${today}`} category={category} search={search} sort={sort} today={today} />}
      {adding && <PatientDialog category={category} onClose={() => setAdding(false)} onStored={opened} />}
    </>
  );
}

interface FilePagesProps { readonly category: Category; readonly search: string | undefined; readonly sort: Sort; readonly today: boolean }

/** Pages by cursor: the way back is remembered, so that a million files cost what twenty-five do. */
function FilePages({ category, search, sort, today }: FilePagesProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  const files = useCall(`${category.id} ${after ?? ''}`, (signal) =>
    client.file.getfiles({ category: category.slug, search, sort, after, limit: pageSize, from: today ? startOfToday() : undefined }, { signal }));
  // Undefined while the page is on its way: the buttons stay as they are, and the keyboard where it is.
  const next = files.state === 'ready' ? files.data.next : undefined;
  const nothing = search ? t('portal:nothingFound', { text: search }) : today ? t('portal:files.noneToday') : t('portal:files.empty');
  return (
    <>
      <Loading of={files}>
        {({ items }) => (items.length === 0 && cursors.length === 0 ? <Message icon="filePerson" title={nothing} /> : <FileTable files={items} categories={[category]} />)}
      </Loading>
      {(typeof next === 'string' || cursors.length > 0) && (
        <nav className="porsa-portal-pager" aria-label={t('portal:files.pages')}>
          <SlButton disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>{t('portal:files.previous')}</SlButton>
          <span role="status">{t('portal:files.page', { page: cursors.length + 1 })}</span>
          <SlButton disabled={next === null} onClick={() => { if (typeof next === 'string') setCursors([...cursors, next]); }}>{t('portal:files.next')}</SlButton>
        </nav>
      )}
    </>
  );
}
