import { useState } from 'react';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { FileTable } from '../parts/file-table.tsx';
import { SelectField } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Pager, usePages } from '../parts/pager.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { momentsOf, startOfToday } from '../parts/time.ts';
import { usePlace, usePortal } from '../portal-context.ts';
import { pathTo, type RouteParameters } from '../routes.ts';
import { useCall } from '../use-call.ts';
import { useCategory } from '../use-category.ts';
import { useScreen } from '../use-screen.ts';
import { useVisit } from '../use-visit.ts';
import { BinDialog } from './bin-dialog.tsx';
import { PatientDialog } from './patient-dialog.tsx';

type Sort = 'updated' | 'created' | 'name';
const sorts: readonly Sort[] = ['updated', 'created', 'name'];
const pageSize = 25;

/** In the order of the calendar's week; 0 is Sunday. */
const weekdays = (calendar: 'en' | 'fa'): readonly string[] =>
  calendar === 'fa' ? ['6', '0', '1', '2', '3', '4', '5'] : ['0', '1', '2', '3', '4', '5', '6'];

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
        found ? <FilesOf category={found} /> : <Message icon="warning" title={t('portal:category.unreachable')} />
      }
    </Loading>
  );
}

function FilesOf({ category }: { readonly category: Category }) {
  const { t, calendar, date } = useLanguage();
  const {
    navigation,
    screens: { DayPicker },
  } = usePortal();
  useVisit(category.id);
  const search = usePlace().query.get('q') ?? undefined;
  const [sort, setSort] = useState<Sort>(category.settings.sortByDate === false ? 'name' : 'updated');
  const [today, setToday] = useState(false);
  const [day, setDay] = useState('');
  const [picking, setPicking] = useState(false);
  const [weekday, setWeekday] = useState('');
  const [adding, setAdding] = useState(false);
  const [bin, setBin] = useState(false);
  const [round, setRound] = useState(0);
  const opened = (file: PatientFile): void =>
    navigation.go(
      pathTo('fill', {
        headline: category.headline,
        project: category.project,
        category: category.slug,
        file: file.id,
        patient: '-',
        code: '-',
      }),
    );
  const waits = category.settings.displayFilesOnLoad === false && !search && !today && !day && !weekday;
  const picked = (chosen?: string): void => {
    setPicking(false);
    if (chosen === undefined) return;
    setDay(chosen);
    setToday(false);
  };
  return (
    <>
      <div className="porsa-portal-toolbar">
        <SelectField
          label={t('portal:files.sort')}
          value={sort}
          onChange={(value) => setSort(value as Sort)}
          options={sorts.map((value) => ({ value, text: t(`portal:files.sortBy.${value}`) }))}
        />
        {category.settings.filesByWeekday && (
          <SelectField
            label={t('portal:files.weekday')}
            value={weekday}
            onChange={setWeekday}
            options={['', ...weekdays(calendar)].map((value) => ({
              value,
              text: t(`portal:files.weekdays.${value || 'any'}`),
            }))}
          />
        )}
        <button
          type="button"
          className="porsa-portal-chip"
          aria-pressed={today}
          onClick={() => {
            setToday(!today);
            setDay('');
          }}
        >
          <Icon name="calendar" size={18} />
          {t('portal:files.today')}
        </button>
        <button
          type="button"
          className="porsa-portal-chip"
          aria-pressed={day !== ''}
          aria-haspopup={day ? undefined : 'dialog'}
          onClick={() => {
            if (day) setDay('');
            else setPicking(true);
          }}
        >
          <Icon name="calendar" size={18} />
          {day ? date(day) : t('portal:files.day')}
        </button>
        {['owner', 'secretary'].includes(category.role) && (
          <button type="button" className="porsa-portal-chip" onClick={() => setBin(true)}>
            <Icon name="remove" size={18} />
            {t('portal:bin.title')}
          </button>
        )}
        {category.can.fill && (
          <SlButton variant="primary" onClick={() => setAdding(true)}>
            <span slot="prefix" className="porsa-portal-lead">
              <Icon name="plus" size={18} />
            </span>
            {t('portal:files.add')}
          </SlButton>
        )}
      </div>
      {waits ? (
        <Message icon="search" title={t('portal:files.searchFirst')} />
      ) : (
        <FilePages
          key={`${search} ${sort} ${today} ${day} ${weekday} ${round}`}
          category={category}
          search={search}
          sort={sort}
          today={today}
          day={day}
          weekday={weekday}
        />
      )}
      {picking && <DayPicker label={t('portal:files.day')} close={picked} />}
      {bin && <BinDialog category={category} onClose={() => setBin(false)} onRestored={() => setRound(round + 1)} />}
      {adding && <PatientDialog category={category} onClose={() => setAdding(false)} onStored={opened} />}
    </>
  );
}

interface FilePagesProps {
  readonly category: Category;
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly today: boolean;
  readonly day: string;
  readonly weekday: string;
}

function FilePages({ category, search, sort, today, day, weekday }: FilePagesProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = usePages();
  const files = useCall(`${category.id} ${pages.after ?? ''}`, (signal) =>
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
  const nothing = search
    ? t('portal:nothingFound', { text: search })
    : today
      ? t('portal:files.noneToday')
      : day
        ? t('portal:files.noneThatDay')
        : t('portal:files.empty');
  return (
    <>
      <Loading of={files}>
        {({ items }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message icon="filePerson" title={nothing} />
          ) : (
            <FileTable files={items} categories={[category]} />
          )
        }
      </Loading>
      <Pager pages={pages} next={files.state === 'ready' ? files.data.next : undefined} />
    </>
  );
}
