import { useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Mark } from '../../kit/list/list.tsx';
import { Total } from '../paging/total.tsx';
import { Loading } from '../parts/loading.tsx';

const pageSize = 10;

/** What was delivered to a receiver, latest first; loaded once it is opened. */
export function WebhookDeliveries({
  category,
  hook,
  round,
}: {
  readonly category: string;
  readonly hook: string;
  readonly round: number;
}) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="porsa-portal-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('portal:webhooks.deliveries')}</summary>
      {open && <Deliveries category={category} hook={hook} round={round} />}
    </details>
  );
}

function Deliveries({
  category,
  hook,
  round,
}: {
  readonly category: string;
  readonly hook: string;
  readonly round: number;
}) {
  const tools = useLanguage();
  const { t, number } = tools;
  const { client } = usePortal();
  const pages = usePages();
  const deliveries = useCall(`${hook} ${pages.after ?? ''} ${round}`, (signal) =>
    client.category.getdeliveries({ category, id: hook, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={deliveries}>
        {({ items, total }) => (
          <>
            {total > 0 && <Total of={total} />}
            {items.length === 0 && <p className="porsa-kit-help">{t('portal:webhooks.noDeliveries')}</p>}
            <ul className="porsa-portal-deliveries">
              {items.map(({ id, event, createdAt, state, status, attempts }) => (
                <li key={id}>
                  <span>
                    {t(`portal:webhooks.event.${event.replace('.', '_')}`)}
                    <small>{formatMoment(createdAt, tools)}</small>
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
                </li>
              ))}
            </ul>
          </>
        )}
      </Loading>
      <Pager pages={pages} next={deliveries.state === 'ready' ? deliveries.data.next : undefined} />
    </>
  );
}
