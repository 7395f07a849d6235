import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { isAway } from '../../../api/client/is-away.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { startOfToday } from '../parts/time.ts';
import { usePortal } from '../context/portal-context.ts';
import { NeedsAttention } from './attention/needs-attention.tsx';
import { HomeFigures } from './figures.tsx';
import { HomeMarks, type Visits } from './favorites.tsx';
import { HomeStart } from './start.tsx';
import { TodayFiles, filesAsked, type FilesToday } from './today-files.tsx';
import { HomeWaiting } from './waiting.tsx';
import { formsShown, YourForms, type FormsPage } from './your-forms.tsx';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { useMayKeep } from '../records/use-may-keep.ts';
import { useAwaitedFavorites } from '../favorites/use-favorites.ts';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';
import { latePart } from '../parts/late-part.ts';

const SetupChecklist = latePart(
  async () => (await import('./setup/setup-checklist.tsx')).SetupChecklist,
  () => null,
);

interface Today {
  /** The forms with most files. */
  readonly forms: FormsPage;
  /** Undefined where they could not be asked for, and none are kept. */
  readonly files: FilesToday | undefined;
}

/** Reads the files of others in this form, not only their own entries. */
const readsFiles = ({ canAll }: Category): boolean => canAll.view;

async function loadToday(client: Client, signal: AbortSignal): Promise<ClientReply<Today>> {
  const [forms, found] = await Promise.all([
    client.category.getcategories({ sort: 'files', limit: formsShown }, { signal }),
    client.file.findfiles({ from: startOfToday(), limit: filesAsked }, { signal }),
  ]);
  if (!forms.success) return forms;
  if (!found.success)
    return isAway(found.code) ? { success: true, data: { forms: forms.data, files: undefined } } : found;
  const { items, more } = found.data;
  const own = new Set(forms.data.items.filter((form) => !readsFiles(form)).map(({ id }) => id));
  return {
    success: true,
    data: { forms: forms.data, files: { items: items.filter(({ file }) => !own.has(file.category)), more } },
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
  const mayKeep = useMayKeep(today);
  const [tries, setTries] = useState(0);
  useAwaitedFavorites();
  const again = (): void => {
    setTries(tries + 1);
    for (const call of [today, summary, visits] as readonly Loaded<unknown>[])
      if (call.state === 'failed') call.reload();
  };
  return (
    <>
      {(today.state !== 'failed' || mayKeep) && (
        <HomeStart categories={today.state === 'ready' ? today.data.forms.items : undefined} mayKeep={mayKeep} />
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

function HomeContent({ forms, files, summary, visits }: HomeContentProps) {
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
      {files && <TodayFiles files={files} categories={categories} />}
      {categories.length > 0 && <HomeMarks categories={categories} visits={visits} />}
      {reads && (
        <dl className="porsa-portal-figures">
          <Figure label={t('portal:home.forms')} value={isAll ? categories.length : forms.total} />
          <Figure label={t('portal:home.files')} value={total} more={!isAll && !summary} />
          <Figure label={t('portal:home.today')} value={files?.items.length} more={files?.more} />
        </dl>
      )}
      {reads && summary && <HomeFigures days={summary.days} />}
      {categories.length > 0 && <YourForms first={forms} />}
    </>
  );
}

/** A number in large, or a dash where it is not known; `more` where it is at least that. */
function Figure({
  label,
  value,
  more = false,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly more?: boolean | undefined;
}) {
  const { number } = useLanguage();
  return (
    <div className="porsa-portal-figure">
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">
          {value === undefined ? '–' : number(value)}
          {more && '+'}
        </bdi>
      </dd>
    </div>
  );
}
