import { useEffect } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { ProposalStore } from '../store/proposal-store.ts';
import { createAssistant, type Assistant } from './assistant/create-assistant.ts';
import { createChat, type ChatStore } from './store/create-chat.ts';

interface Parts {
  readonly chat: ChatStore;
  readonly assistant?: Assistant;
}

/** One conversation a proposal, for as long as it is open: also while the form is shown. */
const open = new WeakMap<ProposalStore, Parts>();

export function useChat(): Parts {
  const { language: reader } = useLanguage();
  const language = coreOf(reader);
  const { id, store, place, client } = useProposal();
  const parts = open.get(store) ?? create();
  open.set(store, parts);
  useEffect(() => parts.chat.speak(language), [parts, language]);
  return parts;

  function create(): Parts {
    const key = (name: string, rest: string): string => `${name}|${place.server}|${place.person}|${rest}`;
    const keys = { own: key('proposalchat', id), blank: key('proposalchat', `${place.project ?? ''}|blank`) };
    return {
      chat: createChat({ store, language, keys }),
      ...(client && { assistant: createAssistant({ client, key: key('proposalassistant', '') }) }),
    };
  }
}
