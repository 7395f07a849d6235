import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { plus, trash } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { ProposalTools } from '../context/proposal-tools.ts';
import { deviceOf, useOwnProposals, type Mine, type OwnProposal } from './use-own-proposals.ts';

export function ProposalsDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage();
  const tools = useProposal();
  const [search, setSearch] = useState('');
  const { mine, again, more, forget } = useOwnProposals(tools, search.trim());
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
      {(search !== '' || (mine.state === 'ready' && mine.total > few)) && (
        <TextField label={t('common:search')} value={search} onChange={setSearch} maxLength={200} />
      )}
      <Standing mine={mine} isSearch={search.trim() !== ''} again={again} />
      {mine.state === 'ready' && (
        <ul className="porsa-p-mine">
          {mine.entries.map((entry) => (
            <Line key={entry.id} entry={entry} isOpen={entry.id === tools.id} forget={() => forget(entry.id)} />
          ))}
        </ul>
      )}
      {mine.state === 'ready' && mine.next !== null && <Button onClick={more}>{t('proposal:mine.more')}</Button>}
    </Dialog>
  );
}

/** So many are overlooked without a search. */
const few = 8;

interface StandingProps {
  readonly mine: Mine;
  readonly isSearch: boolean;
  again(): void;
}

/** How many there are, that there is none, or what went wrong. */
function Standing({ mine, isSearch, again }: StandingProps) {
  const { t } = useLanguage();
  if (mine.state === 'failed')
    return (
      <p role="alert">
        {t('proposal:mine.failed')} <Button onClick={again}>{t('common:retry')}</Button>
      </p>
    );
  const words = (): string => {
    if (mine.state !== 'ready') return t('common:loading');
    if (mine.total > 0) return t('proposal:mine.total', { count: mine.total });
    return t(isSearch ? 'proposal:mine.nomatch' : 'proposal:mine.none');
  };
  return <p role="status">{words()}</p>;
}

interface LineProps {
  readonly entry: OwnProposal;
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
