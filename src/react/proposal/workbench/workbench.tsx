import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { onDemand } from '../../kit/on-demand/on-demand.tsx';
import { OpenDialog, type DialogName } from '../dialogs/dialogs.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { ProposalForm } from '../form/form.tsx';
import { HelperSkeleton } from '../opening/states.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { ProposalMode } from '../types.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { TemplateProblems } from './template-problems.tsx';
import { TopBar } from './top-bar.tsx';
import { useWidth } from './use-width.ts';

/** Those who write by form alone do without the conversation and the rules that it reads by. */
const ProposalChat = onDemand(async () => (await import('../chat/proposal-chat.tsx')).ProposalChat, {
  Meanwhile: HelperSkeleton,
});

/** Room for the outline, the form and the findings side by side. */
const roomForAll = 1180;

/** Bar, the form or the chat, and the findings. */
export function Workbench({ mode }: { readonly mode: ProposalMode }) {
  const { store } = useProposal();
  const [dialog, setDialog] = useState<DialogName>();
  const [findings, setFindings] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWidth(root) >= roomForAll;
  const { kind } = useStore(store.$saving);
  return (
    <div ref={root} className="porsa-p-bench" data-mode={mode} data-findings={(isWide && findings) || undefined}>
      <TopBar mode={mode} findings={findings} toggleFindings={() => setFindings(!findings)} openDialog={setDialog} />
      <div className="porsa-p-notices">
        <TemplateProblems />
        {kind === 'conflict' && <ConflictNotice />}
      </div>
      {mode === 'chat' ? <ProposalChat /> : <ProposalForm />}
      {findings && mode === 'form' && <FindingsPanel aside={isWide} onClose={() => setFindings(false)} />}
      {dialog && <OpenDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
