import { useEffect, useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../api/contract/webhooks.ts';
import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { usePortal } from '../context/portal-context.ts';
import { showFailure } from '../calls/failure.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { Mark } from '../../kit/list/list.tsx';
import { Total } from '../paging/total.tsx';
import { DeliveryList } from './delivery-list.tsx';
import * as icons from '../parts/icons.ts';
import { Loading } from '../parts/loading.tsx';

const pageSize = 10;

interface DeliveriesProps {
  readonly category: string;
  readonly hook: Webhook;
  readonly round: number;
}

/** What was delivered to a receiver, latest first; loaded once it is opened. */
export function WebhookDeliveries(props: DeliveriesProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  // What was just sent is shown.
  const [shownRound, setShownRound] = useState(props.round);
  if (shownRound !== props.round) {
    setShownRound(props.round);
    setOpen(true);
  }
  return (
    <details className="porsa-portal-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('portal:webhooks.deliveries')}</summary>
      {open && <Deliveries {...props} />}
    </details>
  );
}

function Deliveries({ category, hook: { id, active, forms }, round }: DeliveriesProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const pages = usePages();
  const deliveries = useCall(`${id} ${pages.after ?? ''} ${round}`, (signal) =>
    client.category.getdeliveries({ category, id, after: pages.after, limit: pageSize }, { signal }),
  );
  useFollowing(deliveries);
  const replay = async (delivery: string | undefined, reload: () => void): Promise<void> => {
    const reply = await client.category.replaydeliveries({ category, id, delivery });
    if (!reply.success) return showFailure(reply, t);
    showShort(t('portal:webhooks.replayed', { count: reply.data.count }));
    reload();
  };
  return (
    <>
      <Loading of={deliveries}>
        {({ items, total }, reload) => (
          <>
            {total > 0 && <Total of={total} />}
            {items.length === 0 && <p className="porsa-kit-help">{t('portal:webhooks.noDeliveries')}</p>}
            {items.some(({ state }) => state === 'failed') && (
              <SlButton size="small" disabled={!active} onClick={() => void replay(undefined, reload)}>
                {t('portal:webhooks.replayFailed')}
              </SlButton>
            )}
            <DeliveryList>
              {items.map((item) => (
                <Delivery
                  key={item.id}
                  item={item}
                  form={forms.length > 1 ? text(forms.find((form) => form.id === item.category)?.title) : ''}
                  replay={active ? () => void replay(item.id, reload) : undefined}
                />
              ))}
            </DeliveryList>
          </>
        )}
      </Loading>
      <Pager pages={pages} next={deliveries.state === 'ready' ? deliveries.data.next : undefined} />
    </>
  );
}

/** The first pause before it is looked whether what waits was tried, in milliseconds; each further one is longer by half. */
const firstPause = 1000;

const isUntried = ({ state, failure }: WebhookDelivery): boolean => state === 'waiting' && failure === null;

/** How the server calls what went wrong, as far as that tells what to mend. */
const reasons = {
  timedOut: /^(ABORT_ERR|ETIMEDOUT|TimeoutError)$/,
  refused: /^ECONNREFUSED$/,
  hostMissing: /^(ENOTFOUND|EAI_AGAIN)$/,
  certificate: /CERT|SIGNATURE/,
  insecure: /EPROTO|TLS|SSL/,
  closed: /^(ECONNRESET|EPIPE)$/,
  notAllowed: /^ADDRESSREFUSED$/,
  turnedOff: /^inactive$/,
  redirected: /^http3/,
} as const;

/** Why nothing was delivered, where its status does not say it; nothing where something was, or nothing was tried to the end yet. */
function reasonOf({ state, status, failure }: WebhookDelivery): string | undefined {
  if (state === 'delivered' || failure === null) return undefined;
  const [name] = Object.entries(reasons).find(([, codes]) => codes.test(failure)) ?? [];
  if (name !== undefined) return `failure.${name}`;
  return status === null ? 'noResponse' : undefined;
}

/** Reads the list again until everything in it was tried once. */
function useFollowing(deliveries: Loaded<{ readonly items: readonly WebhookDelivery[] }>): void {
  const [tries, setTries] = useState(0);
  const ready = deliveries.state === 'ready' ? deliveries : undefined;
  const waits = ready?.data.items.some(isUntried) ?? false;
  const reload = ready?.reload;
  useEffect(() => {
    if (!waits || !reload) return;
    const timer = setTimeout(
      () => {
        setTries(tries + 1);
        reload();
      },
      firstPause * 1.5 ** tries,
    );
    return () => clearTimeout(timer);
  }, [waits, reload, tries]);
}

interface DeliveryProps {
  readonly item: WebhookDelivery;
  /** The title of its form, where the webhook serves several. */
  readonly form: string;
  /** Absent where the webhook is paused. */
  readonly replay: (() => void) | undefined;
}

function Delivery({ item, form, replay }: DeliveryProps) {
  const { event, createdAt, state, status, attempts } = item;
  const tools = useLanguage();
  const { t, number } = tools;
  const about = t(`portal:webhooks.event.${event.replace('.', '_')}`);
  const title = form ? t('portal:webhooks.eventOf', { event: about, form }) : about;
  const at = formatMoment(createdAt, tools);
  const reason = reasonOf(item);
  const tried = isUntried(item) ? 'sending' : 'retrying';
  return (
    <li>
      <span>
        {title}
        <small>{at}</small>
      </span>
      <Mark quiet={state === 'waiting'} danger={state === 'failed'} success={state === 'delivered'}>
        {t(`portal:webhooks.${state === 'waiting' && attempts > 0 ? tried : `state.${state}`}`)}
      </Mark>
      <small>
        {[
          ...(status === null ? [] : [t('portal:webhooks.status', { status: number(status) })]),
          ...(reason === undefined ? [] : [t(`portal:webhooks.${reason}`)]),
          t('portal:webhooks.attempts', { count: attempts }),
        ].join(' · ')}
      </small>
      {replay && (
        <IconButton icon={icons.refresh} label={t('portal:webhooks.replay', { title, at })} onClick={replay} />
      )}
    </li>
  );
}
