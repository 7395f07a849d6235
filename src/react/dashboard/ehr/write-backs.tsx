import { useState } from 'react';
import type { WriteBack } from '../../../api/contract/launch/ehrs.ts';
import { showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Mark } from '../../kit/list/list.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { showFailure } from '../calls/failure.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Total } from '../paging/total.tsx';
import { DeliveryList } from '../webhooks/delivery-list.tsx';
import * as icons from '../parts/icons.ts';
import { Loading } from '../parts/loading.tsx';

const pageSize = 10;

interface WriteBacksProps {
  readonly ehr: string;
  onDone(): void;
}

/** The responses that an EHR gets, those that failed first; loaded once they are opened. */
export function WriteBacks(props: WriteBacksProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="porsa-portal-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('portal:ehrs.responses')}</summary>
      {open && <Sent {...props} />}
    </details>
  );
}

function Sent({ ehr, onDone }: WriteBacksProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = usePages();
  const sent = useCall(`${ehr} ${pages.after ?? ''}`, (signal) =>
    client.admin.getwritebacks({ ehr, after: pages.after, limit: pageSize }, { signal }),
  );
  const retry = async (id: string, reload: () => void): Promise<void> => {
    const reply = await client.admin.retrywriteback({ id });
    if (!reply.success) return showFailure(reply, t);
    showShort(t('portal:ehrs.retried'));
    reload();
    onDone();
  };
  return (
    <>
      <Loading of={sent}>
        {({ items, total }, reload) =>
          total === 0 ? (
            <p className="porsa-kit-help">{t('portal:ehrs.noResponses')}</p>
          ) : (
            <>
              <Total of={total} />
              <DeliveryList>
                {items.map((item) => (
                  <One key={item.id} item={item} retry={() => void retry(item.id, reload)} />
                ))}
              </DeliveryList>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={sent.state === 'ready' ? sent.data.next : undefined} />
    </>
  );
}

function One({ item, retry }: { readonly item: WriteBack; readonly retry: () => void }) {
  const tools = useLanguage();
  const { t, text } = tools;
  const { form, createdAt, state } = item;
  const title = text(form.title);
  const at = formatMoment(createdAt, tools);
  return (
    <li>
      <span>
        {title}
        <small>{at}</small>
      </span>
      <Mark quiet={state === 'waiting'} danger={state === 'failed'} success={state === 'delivered'}>
        {t(`portal:ehrs.state.${state}`)}
      </Mark>
      <small>{reasonOf(item, tools)}</small>
      {state === 'failed' && (
        <IconButton icon={icons.refresh} label={t('portal:ehrs.retry', { form: title, at })} onClick={retry} />
      )}
    </li>
  );
}

const known = ['tokenexpired', 'inactive', 'gone'] as const;

function reasonOf({ failure, status }: WriteBack, { t, number }: ReturnType<typeof useLanguage>): string {
  if (failure === null) return '';
  const named = known.find((one) => one === failure);
  if (named !== undefined) return t(`portal:ehrs.reason.${named}`);
  return status === null ? t('portal:ehrs.reason.network') : t('portal:ehrs.reason.http', { status: number(status) });
}
