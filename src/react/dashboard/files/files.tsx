import { useState } from 'react';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { dialogOnDemand } from '../../kit/on-demand/dialog-on-demand.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { useScreen } from '../context/use-screen.ts';
import { useCategory } from '../forms/use-category.ts';
import { useVisit } from '../forms/use-visit.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { momentsOf, startOfToday } from '../parts/time.ts';
import { firstPage, useAddress, useAddressPages } from '../parts/use-address.ts';
import { BinDialog } from './bin-dialog.tsx';
import { FileFilters } from './file-filters.tsx';
import { readFilter, writeFilter, type FileFilter } from './file-filter.ts';
import { FileTable } from './file-table.tsx';
import { NewFile } from './new-file.tsx';
import { WaitingFiles } from '../records/record-rows.tsx';
import { useRecords } from '../records/use-records.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

const ImportDialog = dialogOnDemand(async () => (await import('../importing/import-dialog.tsx')).ImportDialog);

const pageSize = 25;

/** The server counts so many, and one more. */
const mostCounted = 10_000;

/** A category's patient files: searched, sorted, page by page, and a new one. */
export function Files({ params }: { readonly params: RouteParameters<'files'> }) {
  const { t, text } = useLanguage();
  const category = useCategory(params.project, params.category);
  const title = category.state === 'ready' ? text(category.data?.title) : '';
  useScreen({
    title: title || t('portal:files.title'),
    subTitle: params.clinictitle && params.clinictitle !== '-' ? params.clinictitle : t('portal:files.title'),
    search: true,
  });
  return (
    <Loading of={category}>
      {(found) =>
        found ? <FilesOf category={found} /> : <Message icon={icons.warning} title={t('portal:category.unreachable')} />
      }
    </Loading>
  );
}

function FilesOf({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  useVisit('category', category.id);
  const { query, change } = useAddress();
  const search = query.get('q') ?? undefined;
  const filter = readFilter(query, category);
  const setFilter = (wanted: FileFilter): void => change({ ...writeFilter(wanted), ...firstPage }, { replace: true });
  const [open, setOpen] = useState<'bin' | 'new' | 'import'>();
  const [round, setRound] = useState(0);
  const close = (): void => setOpen(undefined);
  const openForm = useOpenForm(category);
  const { sort, today, day, weekday } = filter;
  const isUnfiltered = !search && !today && !day && !weekday;
  return (
    <>
      <FileFilters category={category} filter={filter} onChange={setFilter} onOpen={setOpen} />
      <WaitingFiles category={category} />
      {category.settings.displayFilesOnLoad === false && isUnfiltered ? (
        <Message icon={icons.search} title={t('portal:files.searchFirst')} />
      ) : (
        <FilePages
          key={`${search} ${sort} ${today} ${day} ${weekday} ${round}`}
          category={category}
          search={search}
          filter={filter}
        />
      )}
      {open === 'bin' && <BinDialog category={category} onClose={close} onRestored={() => setRound(round + 1)} />}
      {open === 'import' && (
        <ImportDialog
          category={category}
          onClose={(isChanged) => {
            close();
            if (isChanged) setRound(round + 1);
          }}
        />
      )}
      {open === 'new' && <NewFile category={category} onClose={close} onStored={openForm} />}
    </>
  );
}

/** Goes to the form, to be filled for a file. */
function useOpenForm({ headline, project, slug }: Category): (file: PatientFile) => void {
  const { navigation } = usePortal();
  return ({ id }) =>
    navigation.go(pathTo('fill', { headline, project, category: slug, file: id, patient: '-', code: '-' }));
}

interface FilePagesProps {
  readonly category: Category;
  readonly search: string | undefined;
  readonly filter: FileFilter;
}

function FilePages({ category, search, filter: { sort, today, day, weekday } }: FilePagesProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const files = useCall(`${category.id} ${pages.after ?? ''} ${useRecords().length}`, (signal) =>
    client.file.getfiles(
      {
        category: category.slug,
        search,
        sort,
        after: pages.after,
        limit: pageSize,
        ...(today && { from: startOfToday() }),
        ...(day && momentsOf(day)),
        ...(weekday && { weekday: Number(weekday), offset: -new Date().getTimezoneOffset() }),
      },
      { signal },
    ),
  );
  const empty = today ? t('portal:files.noneToday') : day ? t('portal:files.noneThatDay') : t('portal:files.empty');
  return (
    <>
      <Loading of={files}>
        {({ items, total, byBeginning }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message icon={icons.filePerson} title={search ? t('portal:nothingFound', { text: search }) : empty} />
          ) : (
            <>
              <p className="porsa-portal-count" role="status">
                {total > mostCounted
                  ? t('portal:files.countMore', { count: mostCounted })
                  : t('portal:files.count', { count: total })}
                {byBeginning && ` · ${t('portal:total.byBeginning')}`}
              </p>
              <FileTable files={items} categories={[category]} />
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={files.state === 'ready' ? files.data.next : undefined} />
    </>
  );
}
