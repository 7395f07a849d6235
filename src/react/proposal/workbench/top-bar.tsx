import { useStore } from '@nanostores/react';
import { Button } from '../../kit/button/button.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { DialogName } from '../dialogs/dialogs.tsx';
import { list, redo, send, undo } from '../icons.ts';
import { Segments } from '../parts/segments.tsx';
import type { ProposalMode } from '../types.ts';
import { DownloadMenu } from './download-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SavingState } from './saving-state.tsx';

const modes: readonly ProposalMode[] = ['form', 'chat'];

interface TopBarProps {
  readonly mode: ProposalMode;
  readonly findings: boolean;
  toggleFindings(): void;
  openDialog(name: DialogName): void;
}

export function TopBar({ mode, findings, toggleFindings, openDialog }: TopBarProps) {
  const { t } = useLanguage();
  const { store, open, place } = useProposal();
  return (
    <header className="porsa-p-bar">
      <div className="porsa-p-heading">
        {!place.isListed && <h1>{t('proposal:title')}</h1>}
        <SavingState />
      </div>
      <Segments
        label={t('proposal:mode.label')}
        options={modes.map((each) => ({ value: each, text: t(`proposal:mode.${each}`) }))}
        value={mode}
        onChange={open}
      />
      <span className="porsa-p-undo">
        <IconButton icon={undo} label={t('common:undo')} disabled={!useStore(store.$canUndo)} onClick={store.undo} />
        <IconButton icon={redo} label={t('common:redo')} disabled={!useStore(store.$canRedo)} onClick={store.redo} />
      </span>
      <span className="porsa-p-bar-end">
        {mode === 'form' && <FindingsButton open={findings} toggle={toggleFindings} />}
        <DownloadMenu />
        <MoreMenu openDialog={openDialog} />
      </span>
      <Button kind="primary" icon={send} onClick={() => openDialog('submit')}>
        {t('proposal:submit.open')}
      </Button>
    </header>
  );
}

function FindingsButton({ open, toggle }: { readonly open: boolean; toggle(): void }) {
  const { t, number } = useLanguage();
  const { store } = useProposal();
  const count = useStore(store.$findings).filter(({ level }) => level !== 'note').length;
  return (
    <Button icon={list} aria-pressed={open} onClick={toggle}>
      <span className="porsa-p-bar-label">{t('proposal:findings.title')}</span>
      {count > 0 && <span className="porsa-p-badge">{number(count)}</span>}
    </Button>
  );
}
