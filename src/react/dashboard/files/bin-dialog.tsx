import { useState } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Total } from '../paging/total.tsx';
import * as icons from '../parts/icons.ts';

type Bin = CallData<'/file/getremovedfiles'>;

/** So many pages of the bin, in one list. */
async function loadBin(
  client: Client,
  category: string,
  pages: number,
  signal: AbortSignal,
  after?: string,
): Promise<ClientReply<Bin>> {
  const reply = await client.file.getremovedfiles({ category, after, limit: 50 }, { signal });
  if (!reply.success || reply.data.next === null || pages === 1) return reply;
  const rest = await loadBin(client, category, pages - 1, signal, reply.data.next);
  return rest.success
    ? {
        success: true,
        data: { items: [...reply.data.items, ...rest.data.items], next: rest.data.next, total: reply.data.total },
      }
    : rest;
}

/** Files that can still be restored from the bin, and until when. */
export function BinDialog({
  category,
  onClose,
  onRestored,
}: {
  readonly category: Category;
  onClose(): void;
  onRestored(): void;
}) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const [pages, setPages] = useState(1);
  const bin = useCall(`${category.id} ${pages}`, (signal) => loadBin(client, category.id, pages, signal));
  const restore = async (id: string, reload: () => void): Promise<void> => {
    const reply = await client.file.restorefile({ category: category.id, id });
    if (!reply.success) return showFailure(reply, t);
    showSuccess(t('portal:bin.restored'));
    reload();
    onRestored();
  };
  return (
    <Dialog title={t('portal:bin.title')} wide onClose={onClose}>
      <Loading of={bin}>
        {({ items, next, total }, reload) =>
          items.length === 0 ? (
            <Message icon={icons.trash} title={t('portal:bin.empty')} />
          ) : (
            <>
              <Total of={total} />
              <Rows>
                {items.map(({ file, goneAt }) => (
                  <Row
                    key={file.id}
                    title={file.patient.name || t('portal:patient.nameless')}
                    detail={t('portal:bin.until', { time: formatMoment(goneAt, tools) })}
                  >
                    <SlButton size="small" onClick={() => void restore(file.id, reload)}>
                      {t('portal:bin.restore')}
                    </SlButton>
                  </Row>
                ))}
              </Rows>
              {next !== null && <SlButton onClick={() => setPages(pages + 1)}>{t('portal:bin.more')}</SlButton>}
            </>
          )
        }
      </Loading>
    </Dialog>
  );
}
