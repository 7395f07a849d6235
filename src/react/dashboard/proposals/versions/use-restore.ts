import type { ClientReply } from '../../../../api/client/client.ts';
import { askConfirm, showError, showSuccess } from '../../../../store/notices.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { showFailure } from '../../calls/failure.ts';
import { usePortal } from '../../context/portal-context.ts';
import type { OpenProposal } from '../../context/types.ts';

interface RestoreOptions {
  readonly proposal: string;
  readonly version: string;
  /** When it was saved, as the reader writes it. */
  readonly time: string;
  readonly open: OpenProposal;
  onRestored(): void;
}

/** Asks, sends what is not on the server yet so that it is kept as a version, and makes the earlier one the present one. */
export function useRestore({ proposal: id, version, time, open, onRestored }: RestoreOptions): () => Promise<void> {
  const { t } = useLanguage();
  const { client } = usePortal();
  const restore = async (): Promise<ClientReply<unknown>> => {
    const present = await client.proposal.getproposal({ id });
    return present.success ? client.proposal.restoreversion({ id, version, rev: present.data.rev }) : present;
  };
  return async () => {
    const question = { detail: t('proposals:versions.restoreDetail', { time }), yes: t('proposals:versions.restore') };
    if (!(await askConfirm(t('proposals:versions.restoreQuestion'), question))) return;
    if ((await open.save()) !== 'saved') return showError(t('proposals:share.unsaved'));
    const reply = await restore();
    if (!reply.success) return showFailure(reply, t);
    showSuccess(t('proposals:versions.restored'));
    onRestored();
  };
}
