import { useEffect, useState } from 'react';
import { createDeviceProposals } from '../../../api/drafts/proposals.ts';
import type { Proposal } from '../../../proposal/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { plus, trash } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { ProposalTools } from '../context/proposal-tools.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  /** Kept on this device, by whoever was not signed in. */
  readonly proposal?: Proposal;
}

const titleOf = ({ values }: Proposal): string => (typeof values['title'] === 'string' ? values['title'] : '');

const deviceOf = ({ place }: ProposalTools, person = place.person) =>
  createDeviceProposals(place.server, person, place.project ?? '');

/** What the server has, and what only this device has; the latest first. */
async function findAll(tools: ProposalTools): Promise<readonly Entry[]> {
  const { client } = tools;
  const onDevice = await deviceOf(tools, '')
    .list()
    .catch(() => []);
  const here = onDevice.map(({ id, proposal, at }) => ({
    id,
    at,
    title: titleOf(proposal),
    ...(client && { proposal }),
  }));
  const reply = await client?.proposal.getproposals({ limit: 50 });
  const there = reply?.success
    ? reply.data.items.map(({ id, title, updatedAt }) => ({ id, title, at: updatedAt }))
    : [];
  return [...there, ...here].sort((one, other) => other.at.localeCompare(one.at));
}

export function ProposalsDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const tools = useProposal();
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    let isCurrent = true;
    void tools.store
      .save()
      .then(() => findAll(tools))
      .then((found) => {
        if (isCurrent) setEntries(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [tools]);
  return (
    <Dialog
      title={t('proposal:mine.open')}
      onClose={onClose}
      actions={
        <Button kind="primary" icon={plus} onClick={() => tools.startOver({})}>
          {t('proposal:mine.new')}
        </Button>
      }
    >
      {entries?.length === 0 && <p>{t('proposal:mine.none')}</p>}
      <ul className="porsa-p-mine">
        {entries?.map((entry) => (
          <Line
            key={entry.id}
            entry={entry}
            isOpen={entry.id === tools.id}
            forget={() => setEntries(entries.filter(({ id }) => id !== entry.id))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
  /** It was removed. */
  forget(): void;
}

function Line({ entry: { id, title, at, proposal }, isOpen, forget }: LineProps) {
  const { t, date } = useLanguage();
  const tools = useProposal();
  const name = title.trim() || t('proposal:mine.untitled');
  async function remove(): Promise<void> {
    if (tools.client && !proposal) {
      const reply = await tools.client.proposal.removeproposal({ id });
      if (!reply.success) return tools.toast(t('proposal:mine.notremoved'));
    } else await removeHere(tools, id, t);
    forget();
  }
  return (
    <li>
      <button type="button" disabled={isOpen} onClick={() => tools.startOver(proposal ? { proposal } : { id })}>
        <bdi>{name}</bdi>
        <small>
          {isOpen ? t('proposal:mine.isopen') : date(at)}
          {proposal && ` · ${t('proposal:mine.here')}`}
        </small>
      </button>
      {!isOpen && (
        <IconButton icon={trash} danger label={t('proposal:mine.remove', { name })} onClick={() => void remove()} />
      )}
    </li>
  );
}

/** Removes a proposal from the device, and offers it once more. */
async function removeHere(tools: ProposalTools, id: string, t: (key: string) => string): Promise<void> {
  const kept = deviceOf(tools, '').of(id);
  const removed = await kept.load();
  await kept.clear();
  tools.toast(
    t('proposal:mine.removed'),
    removed && (
      <Button kind="link" onClick={() => void kept.keep(removed.proposal, removed.rev)}>
        {t('common:undo')}
      </Button>
    ),
  );
}
