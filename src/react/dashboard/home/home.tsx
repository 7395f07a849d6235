import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { FileTable } from '../files/file-table.tsx';
import { startOfToday } from '../parts/time.ts';
import { usePortal } from '../context/portal-context.ts';
import { NeedsAttention } from './attention/needs-attention.tsx';
import { HomeFigures } from './figures.tsx';
import { HomeMarks, type Visits } from './favorites.tsx';
import { HomeStart } from './start.tsx';
import { HomeWaiting } from './waiting.tsx';
import { formsShown, YourForms, type FormsPage } from './your-forms.tsx';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useAwaited } from '../calls/awaited.ts';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';
import { latePart } from '../parts/late-part.ts';

const SetupChecklist = latePart(
  async () => (await import('./setup/setup-checklist.tsx')).SetupChecklist,
  () => null,
);

interface Today {
  /** The forms with most files. */
  readonly forms: FormsPage;
  readonly files: readonly PatientFile[];
  /** There are more of today's files than were asked for. */
  readonly more: boolean;
}

/** Reads the files of others in this form, not only their own entries. */
const readsFiles = ({ canAll }: Category): boolean => canAll.view;

/** Of today's files the latest are listed; all of them are in their form's list. */
const filesListed = 6;

/** Today's files are asked for in this many forms at most: the fullest ones. */
const formsAsked = 8;

async function loadToday(client: Client, signal: AbortSignal): Promise<ClientReply<Today>> {
  const reply = await client.category.getcategories({ sort: 'files', limit: formsShown }, { signal });
  if (!reply.success) return reply;
  const forms = reply.data;
  const readable = forms.items.filter((category) => readsFiles(category) && category.files > 0);
  // They are in the order of their files: after one without any comes none with some.
  const isBeyond = forms.next !== null && (forms.items.at(-1)?.files ?? 0) > 0;
  const withFiles = readable.slice(0, formsAsked);
  const lists = await Promise.all(
    withFiles.map((category) =>
      client.file.getfiles({ category: category.slug, from: startOfToday(), limit: 10 }, { signal }),
    ),
  );
  const pages: CallData<'/file/getfiles'>[] = [];
  for (const list of lists) {
    if (!list.success) return list;
    pages.push(list.data);
  }
  const files = pages.flatMap(({ items }) => items);
  const more = withFiles.length < readable.length || isBeyond || pages.some(({ next }) => next !== null);
  return {
    success: true,
    data: { forms, more, files: files.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)) },
  };
}

/** The first screen: a patient to find or add, what waits, today's files, what the person opens most, figures, and the forms they can open. */
export function Home() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { id, firstName } = useStore($session);
  useScreen({
    title: t('portal:home.title'),
    subTitle: firstName ? t('portal:home.welcome', { name: firstName }) : '',
    back: false,
  });
  const today = useCall(id, (signal) => loadToday(client, signal));
  const summary = useCall(id, (signal) =>
    client.dashboard.getsummary({ offset: -new Date().getTimezoneOffset() }, { signal }),
  );
  const visits = useCall(id, (signal) => client.user.getmostvisiteds({}, { signal }));
  const [tries, setTries] = useState(0);
  useAwaited(!useFavorites().known);
  const again = (): void => {
    setTries(tries + 1);
    for (const call of [today, summary, visits] as readonly Loaded<unknown>[])
      if (call.state === 'failed') call.reload();
  };
  return (
    <>
      {today.state !== 'failed' && (
        <HomeStart categories={today.state === 'ready' ? today.data.forms.items : undefined} />
      )}
      <NeedsAttention tries={tries} isSaid={today.state !== 'ready'} />
      {summary.state === 'ready' && <HomeWaiting summary={summary.data} />}
      <Loading of={today.state === 'failed' ? { ...today, reload: again } : today}>
        {(data) => (
          <HomeContent
            {...data}
            summary={summary.state === 'ready' ? summary.data : undefined}
            visits={visits.state === 'ready' ? visits.data : []}
          />
        )}
      </Loading>
    </>
  );
}

interface HomeContentProps extends Today {
  /** Undefined until it has come. */
  readonly summary: CallData<'/dashboard/getsummary'> | undefined;
  readonly visits: Visits;
}

const filesIn = (forms: readonly { readonly files: number }[]): number =>
  forms.reduce((sum, form) => sum + form.files, 0);

function HomeContent({ forms, files, more, summary, visits }: HomeContentProps) {
  const { t } = useLanguage();
  const { isAdmin } = usePortal();
  const { items: categories, next } = forms;
  const isAll = next === null;
  const total = filesIn(isAll ? categories : (summary?.categories ?? categories));
  const reads = categories.some(readsFiles);
  return (
    <>
      {isAdmin && total === 0 && <SetupChecklist categories={categories} />}
      {categories.length === 0 && !isAdmin && (
        <Message icon={icons.folder} title={t('portal:home.empty')} text={t('portal:home.emptyText')} />
      )}
      {files.length > 0 && (
        <Section title={t('portal:home.todayFiles')}>
          <FileTable files={files.slice(0, filesListed)} categories={categories} />
        </Section>
      )}
      {categories.length > 0 && <HomeMarks categories={categories} visits={visits} />}
      {reads && (
        <dl className="porsa-portal-figures">
          <Figure label={t('portal:home.forms')} value={isAll ? categories.length : forms.total} />
          <Figure label={t('portal:home.files')} value={total} more={!isAll && !summary} />
          <Figure label={t('portal:home.today')} value={files.length} more={more} />
        </dl>
      )}
      {reads && summary && <HomeFigures days={summary.days} />}
      {categories.length > 0 && <YourForms first={forms} />}
    </>
  );
}

/** A number in large; `more` where it is at least that. */
function Figure({
  label,
  value,
  more = false,
}: {
  readonly label: string;
  readonly value: number;
  readonly more?: boolean;
}) {
  const { number } = useLanguage();
  return (
    <div className="porsa-portal-figure">
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">
          {number(value)}
          {more && '+'}
        </bdi>
      </dd>
    </div>
  );
}
