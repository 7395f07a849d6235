import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../api/contract/webhooks.ts';
import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { usePortal } from '../context/portal-context.ts';
import { showFailure } from '../calls/failure.ts';
import { useCall } from '../calls/use-call.ts';
import { Mark } from '../../kit/list/list.tsx';
import { Total } from '../paging/total.tsx';
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
  return (
    <details className="porsa-portal-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
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
            <ul className="porsa-portal-deliveries">
              {items.map((item) => (
                <Delivery
                  key={item.id}
                  item={item}
                  form={forms.length > 1 ? text(forms.find((form) => form.id === item.category)?.title) : ''}
                  replay={active ? () => void replay(item.id, reload) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </Loading>
      <Pager pages={pages} next={deliveries.state === 'ready' ? deliveries.data.next : undefined} />
    </>
  );
}

interface DeliveryProps {
  readonly item: WebhookDelivery;
  /** The title of its form, where the webhook serves several. */
  readonly form: string;
  /** Absent where the webhook is paused. */
  readonly replay: (() => void) | undefined;
}

function Delivery({ item: { event, createdAt, state, status, attempts }, form, replay }: DeliveryProps) {
  const tools = useLanguage();
  const { t, number } = tools;
  const about = t(`portal:webhooks.event.${event.replace('.', '_')}`);
  const title = form ? t('portal:webhooks.eventOf', { event: about, form }) : about;
  const at = formatMoment(createdAt, tools);
  return (
    <li>
      <span>
        {title}
        <small>{at}</small>
      </span>
      <Mark quiet={state === 'waiting'} danger={state === 'failed'}>
        {t(`portal:webhooks.state.${state}`)}
      </Mark>
      <small>
        {[
          ...(status === null ? [] : [t('portal:webhooks.status', { status: number(status) })]),
          t('portal:webhooks.attempts', { count: attempts }),
        ].join(' · ')}
      </small>
      {replay && (
        <IconButton icon={icons.refresh} label={t('portal:webhooks.replay', { title, at })} onClick={replay} />
      )}
    </li>
  );
}
