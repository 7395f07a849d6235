import { createContext, useContext } from 'react';
import type { ProposalTools } from './proposal-tools.ts';

const ProposalContext = createContext<ProposalTools | undefined>(undefined);

export const ProposalProvider = ProposalContext.Provider;

/** What the proposal helper lends to its parts: the store of the open proposal first of all. */
export function useProposal(): ProposalTools {
  const tools = useContext(ProposalContext);
  if (!tools) throw new Error('ProposalProvider is missing around this part');
  return tools;
}
