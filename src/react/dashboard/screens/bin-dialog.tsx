import { useState } from 'react';
import type { Client, ClientReply } from '../../../api/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { sayMoment } from '../../ui/moment.ts';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';

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
    ? { success: true, data: { items: [...reply.data.items, ...rest.data.items], next: rest.data.next } }
    : rest;
}

/** Files that can still be taken back out of the bin, and until when. */
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
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    showSuccess(t('portal:bin.restored'));
    reload();
    onRestored();
  };
  return (
    <Dialog title={t('portal:bin.title')} wide onClose={onClose}>
      <Loading of={bin}>
        {({ items, next }, reload) =>
          items.length === 0 ? (
            <Message icon="remove" title={t('portal:bin.empty')} />
          ) : (
            <>
              <ul className="porsa-portal-bin">
                {items.map(({ file, goneAt }) => (
                  <li key={file.id}>
                    <span>
                      <strong>
                        <bdi>{file.patient.name || t('portal:patient.nameless')}</bdi>
                      </strong>
                      <span className="porsa-portal-soft">
                        {t('portal:bin.until', { time: sayMoment(goneAt, tools) })}
                      </span>
                    </span>
                    <SlButton size="small" onClick={() => void restore(file.id, reload)}>
                      {t('portal:bin.restore')}
                    </SlButton>
                  </li>
                ))}
              </ul>
              {next !== null && <SlButton onClick={() => setPages(pages + 1)}>{t('portal:bin.more')}</SlButton>}
            </>
          )
        }
      </Loading>
    </Dialog>
  );
}
