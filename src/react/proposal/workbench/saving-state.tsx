import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { SavingState as State } from '../store/saving.ts';

/** From here on codes are the client's own: no reply came. */
const noReply = 5000;

function keyOf(state: State): string | undefined {
  switch (state.kind) {
    case 'saved':
      return state.where === 'blank' ? undefined : state.where === 'server' ? 'saved' : state.where;
    case 'unsaved':
    case 'saving':
      return 'saving';
    case 'conflict':
      return undefined;
    case 'failed':
      return state.kept === 'page' ? 'failedpage' : state.code >= noReply ? 'offline' : 'failed';
    default:
      return state satisfies never;
  }
}

/** Where the proposal is kept, in words that are true. */
export function SavingState() {
  const { t } = useLanguage();
  const key = keyOf(useStore(useProposal().store.$saving));
  return (
    <p className="porsa-p-saving" role="status" data-state={key}>
      {key && t(`proposal:saving.${key}`)}
    </p>
  );
}
