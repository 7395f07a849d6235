import { useState } from 'react';
import type { ProposalSummary } from '../../../../api/contract/proposal/shapes.ts';
import type { ClientReply } from '../../../../api/client/client.ts';
import { askConfirm, showSuccess } from '../../../../store/notices.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Pager, usePages } from '../../../kit/pager/pager.tsx';
import { NamedButton } from '../../../kit/button/named-button.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { showFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Total } from '../../paging/total.tsx';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';

interface TrashDialogProps {
  onClose(): void;
  onRestored(): void;
}

/** Proposals that can still be restored, and until when. */
export function TrashDialog({ onClose, onRestored }: TrashDialogProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = usePages();
  const trash = useCall(pages.after ?? '', (signal) =>
    client.proposal.getproposals({ removed: true, after: pages.after, limit: 25 }, { signal }),
  );
  return (
    <Dialog title={t('proposals:trash.title')} wide onClose={onClose}>
      <Loading of={trash}>
        {({ items, total }, reload) =>
          items.length === 0 ? (
            <Message icon={icons.trash} title={t('proposals:trash.empty')} />
          ) : (
            <>
              <Total of={total} />
              <Rows>
                {items.map((proposal) => (
                  <Removed key={proposal.id} proposal={proposal} onDone={reload} onRestored={onRestored} />
                ))}
              </Rows>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={trash.state === 'ready' ? trash.data.next : undefined} />
    </Dialog>
  );
}

interface RemovedProps {
  readonly proposal: ProposalSummary;
  onDone(): void;
  onRestored(): void;
}

function Removed({ proposal: { id, title: given, goneAt = '' }, onDone, onRestored }: RemovedProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const [busy, setBusy] = useState(false);
  const title = given || t('proposals:untitled');
  const succeeds = async (call: Promise<ClientReply<unknown>>): Promise<boolean> => {
    setBusy(true);
    const reply = await call;
    setBusy(false);
    if (!reply.success) showFailure(reply, t);
    else onDone();
    return reply.success;
  };
  const restore = async (): Promise<void> => {
    if (!(await succeeds(client.proposal.restoreproposal({ id })))) return;
    showSuccess(t('proposals:trash.restored'));
    onRestored();
  };
  const erase = async (): Promise<void> => {
    const detail = t('proposals:trash.foreverDetail', { title });
    const question = { detail, yes: t('proposals:trash.forever'), danger: true };
    if (await askConfirm(t('proposals:trash.foreverQuestion'), question))
      await succeeds(client.proposal.removeproposal({ id, forever: true }));
  };
  return (
    <Row title={title} detail={t('proposals:trash.until', { time: formatMoment(goneAt, tools) })}>
      <span className="porsa-portal-tools">
        <NamedButton
          size="small"
          loading={busy}
          label={t('proposals:trash.restoreOne', { title })}
          onClick={() => void restore()}
        >
          {t('proposals:trash.restore')}
        </NamedButton>
        <IconButton
          icon={icons.trash}
          danger
          label={t('proposals:trash.foreverOne', { title })}
          onClick={() => void erase()}
        />
      </span>
    </Row>
  );
}
