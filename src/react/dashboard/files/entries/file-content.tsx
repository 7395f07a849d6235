import type { Entry, PatientFile } from '../../../../api/contract/shapes.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { Link } from '../../link/link.tsx';
import { Pager } from '../../../kit/pager/pager.tsx';
import { usePlace, usePortal } from '../../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../../navigation/routes.ts';
import { useCall } from '../../calls/use-call.ts';
import { TrendsView } from '../../trends/trends-view.tsx';
import { Total } from '../../paging/total.tsx';
import { useAddressPages } from '../../parts/use-address.ts';
import { ScoreList } from '../../scores/score-list.tsx';
import { latePart } from '../../parts/late-part.ts';
import { Loading } from '../../parts/loading.tsx';
import { EntryContent } from './entry-content.tsx';

const CompareView = latePart(async () => (await import('../compare/compare-view.tsx')).CompareView);

type Params = RouteParameters<'entries'>;

interface FileContentProps {
  readonly file: PatientFile;
  readonly entries: readonly Entry[];
  readonly params: Params;
}

/** The entries one by one, what they say together, or two of them side by side; the address says which. */
export function FileContent({ file, entries, params }: FileContentProps) {
  const { t } = useLanguage();
  const { screens } = usePortal();
  const view = usePlace().query.get('view');
  const [newest] = newestFirst(entries);
  const browser =
    file.entries > entries.length ? (
      <EntryPages file={file} newest={newest?.id} params={params} />
    ) : (
      <AllEntries entries={entries} params={params} />
    );
  if (entries.length < 2) return browser;
  const path = pathTo('entries', params);
  const tabs = [
    ['entries.title', null],
    ['trends.title', 'trends'],
    ...(screens.readAnswers ? [['compare.title', 'compare'] as const] : []),
  ] as const;
  return (
    <>
      <nav className="porsa-portal-tabs" aria-label={t('portal:files.file')}>
        {tabs.map(([title, shown]) => (
          <Link
            key={title}
            to={shown ? `${path}?view=${shown}` : path}
            aria-current={(tabs.some(([, tab]) => tab === view) ? view : null) === shown ? 'page' : undefined}
          >
            {t(`portal:${title}`)}
          </Link>
        ))}
      </nav>
      {view === 'trends' ? (
        <TrendsView file={params.file} />
      ) : view === 'compare' && screens.readAnswers ? (
        <CompareView file={file} entries={entries} />
      ) : (
        browser
      )}
    </>
  );
}

const newestFirst = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((one, other) => other.createdAt.localeCompare(one.createdAt));

const pageSize = 50;

interface EntryPagesProps {
  readonly file: PatientFile;
  readonly newest: string | undefined;
  readonly params: Params;
}

/** More entries than come with the file, page by page. The newest is shown before the first page has come. */
function EntryPages({ file, newest, params }: EntryPagesProps) {
  const { client } = usePortal();
  const pages = useAddressPages({ of: file.id });
  const entries = useCall(`${file.id} ${file.entries} ${pages.after ?? ''}`, (signal) =>
    client.entry.getentries({ file: file.id, after: pages.after, limit: pageSize }, { signal }),
  );
  const { items, next } = entries.state === 'ready' ? entries.data : { items: [], next: undefined };
  const isNewest = params.entry === undefined && pages.after === undefined;
  const chosen = params.entry ?? (isNewest ? newest : items[0]?.id);
  return (
    <EntryBrowser chosen={chosen} isNewest={isNewest} params={params}>
      <Loading of={entries}>
        {({ total }) => (
          <>
            <Total of={total} />
            <EntryList entries={items} chosen={chosen} params={params} />
          </>
        )}
      </Loading>
      <Pager pages={pages} next={next} />
    </EntryBrowser>
  );
}

function AllEntries({ entries, params }: { readonly entries: readonly Entry[]; readonly params: Params }) {
  const sorted = newestFirst(entries);
  const chosen = params.entry ?? sorted[0]?.id;
  return (
    <EntryBrowser chosen={chosen} isNewest={params.entry === undefined} params={params}>
      <EntryList entries={sorted} chosen={chosen} params={params} />
    </EntryBrowser>
  );
}

/** The list, and beside it the entry that is chosen. */
function EntryBrowser({
  chosen,
  isNewest,
  params,
  children,
}: {
  readonly chosen: string | undefined;
  readonly isNewest: boolean;
  readonly params: Params;
  readonly children: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-entries">
      <nav aria-label={t('portal:entries.title')}>{children}</nav>
      {chosen && <EntryContent file={params.file} entry={chosen} isNewest={isNewest} />}
    </div>
  );
}

function EntryList({
  entries,
  chosen,
  params,
}: {
  readonly entries: readonly Entry[];
  readonly chosen: string | undefined;
  readonly params: Params;
}) {
  const tools = useLanguage();
  const { t } = tools;
  const query = usePlace().query.toString();
  return (
    <ul className="porsa-portal-entry-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={pathTo('entries', { ...params, entry: entry.id }) + (query && `?${query}`)}
            aria-current={entry.id === chosen ? 'true' : undefined}
          >
            <strong>{formatMoment(entry.createdAt, tools)}</strong>
            <span>
              {entry.createdBy ?? t('portal:entries.byPatient')}
              <span className="porsa-portal-dot" aria-hidden="true" />
              {t('portal:category.version', { version: entry.version })}
            </span>
            {entry.scores !== undefined && entry.scores.length > 0 && <ScoreList scores={entry.scores} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
