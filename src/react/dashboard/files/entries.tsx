import type { CallData } from '../../../api/contract/contract.ts';
import type { Can } from '../../../api/contract/permissions.ts';
import type { Category, Entry, PatientFile } from '../../../api/contract/shapes.ts';
import type { SharedFile } from '../../../api/contract/sharing.ts';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $session } from '../../../store/session.ts';
import { $rightRound } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Link } from '../link/link.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { PatientCard } from './patient-card.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { TrendsView } from '../trends/trends-view.tsx';
import { useCategory } from '../forms/use-category.ts';
import { useScreen } from '../context/use-screen.ts';
import { itemsOf } from '../context/unsent.ts';
import { useShare } from '../sharing/use-share.ts';
import { byKey } from '../keyboard/screen-actions.ts';
import { DifferingDetails } from './differing-details.tsx';
import { FileTools } from './file-tools.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { fromLast } from '../forms/use-copied-answers.ts';
import * as icons from '../parts/icons.ts';

type Params = RouteParameters<'entries'>;

/** A patient file: who it is, its entries, and the one chosen in the version it was given in. */
export function Entries({ params }: { readonly params: Params }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const category = useCategory(params.project, params.category);
  const round = useStore($rightRound);
  const waiting = useWaiting(params.file);
  const file = useCall(`${params.file} ${round} ${waiting}`, (signal) =>
    client.file.getfile({ id: params.file }, { signal }),
  );
  const share = useShare(
    file.state === 'ready' ? file.data.file.id : params.file,
    category.state === 'ready' && !category.data,
  );
  const name = file.state === 'ready' ? file.data.file.patient.name : undefined;
  const title = category.state === 'ready' ? text(category.data?.title) : '';
  useScreen({ title: name ?? t('portal:files.file'), pageTitle: t('portal:files.file'), subTitle: title });
  return (
    <Loading of={file}>
      {(data, reload) => (
        <>
          {share && <SharedNote share={share} />}
          <FileHead
            file={data.file}
            category={category.state === 'ready' ? category.data : undefined}
            can={data.can}
            params={params}
            onChange={reload}
          />
          {data.entries.length === 0 ? (
            <Message
              icon={waiting ? icons.clock : icons.file}
              title={t(waiting ? 'portal:entries.waiting' : 'portal:entries.empty')}
              text={t(waiting ? 'portal:unsent.waitingText' : 'portal:entries.emptyText')}
            />
          ) : (
            <FileContent file={data.file} entries={data.entries} params={params} />
          )}
        </>
      )}
    </Loading>
  );
}

/** How many entries of the file wait on this device; once they have arrived, the file has them. */
function useWaiting(file: string): number {
  const { unsent } = usePortal();
  return itemsOf(useStore(unsent.$items), useStore($session).id).filter(
    (item) => item.state === 'waiting' && item.entry.file === file,
  ).length;
}

/** From whom the file came, and what may be done with it. */
function SharedNote({ share }: { readonly share: SharedFile }) {
  const { t } = useLanguage();
  return (
    <p className="porsa-portal-shared-note">
      <Icon of={icons.share} size={18} />
      <span>
        {share.sharedBy === null ? t('portal:shared.fromForm') : t('portal:shared.from', { by: share.sharedBy })}{' '}
        {t(share.right === 'write' ? 'portal:shared.mayWrite' : 'portal:shared.mayRead')}
        {share.note && <q>{share.note}</q>}
      </span>
    </p>
  );
}

interface FileHeadProps {
  readonly file: PatientFile;
  readonly category: Category | undefined;
  readonly can: Can;
  readonly params: Params;
  onChange(): void;
}

function FileHead({ file, category, can, params, onChange }: FileHeadProps) {
  const { t } = useLanguage();
  const { navigation, print, screens } = usePortal();
  return (
    <PatientCard patient={file.patient}>
      {can.fill && (
        <SlButton
          variant="primary"
          {...byKey('n')}
          onClick={() => navigation.go(pathTo('fill', { ...params, patient: '-', code: '-' }))}
        >
          <Icon of={icons.plus} size={18} slot="prefix" />
          {t('portal:entries.add')}
        </SlButton>
      )}
      {can.fill && file.entries > 0 && screens.copyAnswers && (
        <SlButton
          {...byKey('c')}
          onClick={() => navigation.go(pathTo('fill', { ...params, patient: '-', code: '-' }) + fromLast)}
        >
          <Icon of={icons.copy} size={18} slot="prefix" />
          {t('portal:entries.copyLast')}
        </SlButton>
      )}
      {file.entries > 0 && (
        <SlButton {...byKey('p')} onClick={() => print({ file: file.id, entry: params.entry })}>
          <Icon of={icons.print} size={18} slot="prefix" />
          {t('portal:bar.print')}
        </SlButton>
      )}
      {category && (
        <Link className="porsa-portal-icon-link" to={pathTo('patient', { id: file.id })}>
          <Icon of={icons.person} size={18} />
          {t('portal:patient.all')}
        </Link>
      )}
      {category && (
        <FileTools
          file={file}
          category={category}
          can={can}
          filesPath={pathTo('files', { headline: params.headline, project: params.project, category: params.category })}
          onChange={onChange}
        />
      )}
    </PatientCard>
  );
}

interface FileContentProps {
  readonly file: PatientFile;
  readonly entries: readonly Entry[];
  readonly params: Params;
}

/** The entries one by one, or what they say together; the address says which. */
function FileContent({ file, entries, params }: FileContentProps) {
  const { t } = useLanguage();
  const trends = usePlace().query.get('view') === 'trends';
  const browser =
    file.entries > entries.length ? (
      <EntryPages file={file} params={params} />
    ) : (
      <AllEntries entries={entries} params={params} />
    );
  if (entries.length < 2) return browser;
  const path = pathTo('entries', params);
  return (
    <>
      <nav className="porsa-portal-tabs" aria-label={t('portal:files.file')}>
        <Link to={path} aria-current={trends ? undefined : 'page'}>
          {t('portal:entries.title')}
        </Link>
        <Link to={`${path}?view=trends`} aria-current={trends ? 'page' : undefined}>
          {t('portal:trends.title')}
        </Link>
      </nav>
      {trends ? <TrendsView file={params.file} /> : browser}
    </>
  );
}

const pageSize = 50;

/** More entries than come with the file, page by page. */
function EntryPages({ file, params }: { readonly file: PatientFile; readonly params: Params }) {
  const { client } = usePortal();
  const pages = usePages();
  const entries = useCall(`${file.id} ${file.entries} ${pages.after ?? ''}`, (signal) =>
    client.entry.getentries({ file: file.id, after: pages.after, limit: pageSize }, { signal }),
  );
  const { items, next } = entries.state === 'ready' ? entries.data : { items: [], next: undefined };
  return (
    <EntryBrowser chosen={params.entry ?? items[0]?.id} params={params}>
      <Loading of={entries}>
        {() => <EntryList entries={items} chosen={params.entry ?? items[0]?.id} params={params} />}
      </Loading>
      <Pager pages={pages} next={next} />
    </EntryBrowser>
  );
}

function AllEntries({ entries, params }: { readonly entries: readonly Entry[]; readonly params: Params }) {
  const newestFirst = [...entries].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const chosen = params.entry ?? newestFirst[0]?.id;
  return (
    <EntryBrowser chosen={chosen} params={params}>
      <EntryList entries={newestFirst} chosen={chosen} params={params} />
    </EntryBrowser>
  );
}

/** The list, and beside it the entry that is chosen. */
function EntryBrowser({
  chosen,
  params,
  children,
}: {
  readonly chosen: string | undefined;
  readonly params: Params;
  readonly children: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-entries">
      <nav aria-label={t('portal:entries.title')}>{children}</nav>
      {chosen && <EntryContent file={params.file} entry={chosen} />}
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
  return (
    <ul className="porsa-portal-entry-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={pathTo('entries', { ...params, entry: entry.id })}
            aria-current={entry.id === chosen ? 'true' : undefined}
          >
            <strong>{formatMoment(entry.createdAt, tools)}</strong>
            <span>
              {entry.createdBy ?? t('portal:entries.byPatient')}
              <span className="porsa-portal-dot" aria-hidden="true" />
              {t('portal:category.version', { version: entry.version })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function EntryContent({ file, entry }: { readonly file: string; readonly entry: string }) {
  const { client } = usePortal();
  const report = useCall(`${file} ${entry}`, (signal) => client.report.getreport({ file, entry }, { signal }));
  return (
    <div className="porsa-portal-sheet">
      <Loading of={report}>
        {({ entry, ...data }) =>
          entry && (
            <>
              <DifferingDetails report={data} />
              <Answered key={entry.id} report={{ ...data, entry }} />
            </>
          )
        }
      </Loading>
    </div>
  );
}

type AnsweredReport = CallData<'/report/getreport'>;

function Answered({ report }: { readonly report: AnsweredReport & { readonly entry: Entry } }) {
  const { language, calendar } = useLanguage();
  const {
    client,
    screens: { FormView },
    theme,
  } = usePortal();
  const { definition, entry, file } = report;
  return (
    <FormView
      mode="view"
      client={client}
      language={language}
      calendar={calendar}
      theme={theme}
      definition={definition}
      version={entry.version}
      page={entry.page ?? undefined}
      answers={entry.answers}
      patient={file.patient}
    />
  );
}
