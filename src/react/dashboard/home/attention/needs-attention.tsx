import { useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { $noticeRound, $rightRound } from '../../../../store/live.ts';
import { $session } from '../../../../store/session.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Pager, usePages } from '../../../kit/pager/pager.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { showFailure } from '../../calls/failure.ts';
import { useCall, type Loaded } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Loading } from '../../parts/loading.tsx';
import { Section } from '../../parts/section.tsx';
import { AlertRow } from './alert-row.tsx';
import attention from './attention.css?inline';

type Alerts = CallData<'/app/getalerts'>;

const sheets = [attention];

const pageSize = 5;

/** The server counts no further. */
const mostCounted = 1000;

interface NeedsAttentionProps {
  /** Grows when the whole screen is tried again. */
  readonly tries: number;
  /** What comes first on the screen is on its way, or says that it could not be loaded. */
  readonly isSaid: boolean;
}

/** Responses that a rule of their form warns of, until somebody has seen to them; nothing for whom there never was any. */
export function NeedsAttention({ tries, isSaid }: NeedsAttentionProps) {
  const { t } = useLanguage();
  const [seen, setSeen] = useState(false);
  const pages = usePages();
  const alerts = useAlerts(seen, pages.after, tries);
  const shown = useLast(alerts);
  if (alerts.state === 'failed')
    return isSaid ? null : (
      <Section title={t('portal:attention.title')}>
        <Loading of={alerts}>{() => null}</Loading>
      </Section>
    );
  if (!shown || shown.total === 0) return null;
  return (
    <AlertList
      shown={shown}
      aside={<SeenSwitch seen={seen} turn={() => setSeen(!seen)} />}
      reload={() => alerts.state === 'ready' && alerts.reload()}
    >
      <Pager pages={pages} next={alerts.state === 'ready' ? alerts.data.next : undefined} />
    </AlertList>
  );
}

interface AlertListProps {
  readonly shown: Alerts;
  /** Beside the heading. */
  readonly aside: ReactNode;
  /** Below the list. */
  readonly children: ReactNode;
  reload(): void;
}

function AlertList({ shown, aside, children, reload }: AlertListProps) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const see = useSeeAlert(() => {
    root.current?.querySelector('button')?.focus();
    reload();
  });
  return (
    <div ref={root} className="porsa-portal-attention">
      <Section title={t('portal:attention.title')} actions={aside}>
        <Count unseen={shown.unseen} />
        <ul className="porsa-portal-alerts">
          {shown.items.map((alert) => (
            <AlertRow key={alert.id} alert={alert} see={see} />
          ))}
        </ul>
        {children}
      </Section>
    </div>
  );
}

/** Asked for again whenever a notification comes or is read, or a right changes. */
function useAlerts(seen: boolean, after: string | undefined, tries: number): Loaded<Alerts> {
  const { client } = usePortal();
  const { id } = useStore($session);
  const rounds = [useStore($noticeRound), useStore($rightRound)];
  return useCall(`${id} ${seen} ${after ?? ''} ${tries} ${rounds.join()}`, (signal) =>
    client.app.getalerts({ seen, after, limit: pageSize }, { signal }),
  );
}

/** What was loaded last, while something newer is on its way. */
function useLast(alerts: Loaded<Alerts>): Alerts | undefined {
  const [last, setLast] = useState<Alerts>();
  if (alerts.state === 'ready' && alerts.data !== last) setLast(alerts.data);
  return alerts.state === 'ready' ? alerts.data : last;
}

function useSeeAlert(done: () => void): (id: string) => Promise<void> {
  const { client } = usePortal();
  const { t } = useLanguage();
  return async (id) => {
    const reply = await client.app.seealert({ id });
    if (reply.success) done();
    else showFailure(reply, t);
  };
}

function Count({ unseen }: { readonly unseen: number }) {
  const { t, number } = useLanguage();
  const words =
    unseen === 0
      ? t('portal:attention.none')
      : unseen > mostCounted
        ? t('portal:attention.many', { number: number(mostCounted) })
        : t('portal:attention.count', { count: unseen, number: number(unseen) });
  return (
    <p className="porsa-portal-count" role="status">
      {words}
    </p>
  );
}

function SeenSwitch({ seen, turn }: { readonly seen: boolean; turn(): void }) {
  const { t } = useLanguage();
  return (
    <Button aria-pressed={seen} onClick={turn}>
      {t('portal:attention.withSeen')}
    </Button>
  );
}
