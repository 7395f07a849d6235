import { useEffect } from 'react';
import type { ProposalTools } from '../context/proposal-tools.ts';
import type { ProposalEvents } from '../types.ts';
import { ownProposals } from './use-opening.ts';

/** Reports to the host what happens, and keeps what is left to be kept when the proposal is closed. */
export function useLife({ store, download, touch, goTo }: ProposalTools, events: Required<ProposalEvents>): void {
  useEffect(() => {
    const { $proposal, $findings } = store;
    const stops = [
      $proposal.listen((proposal) => {
        ownProposals.add(proposal);
        events.onChange({ proposal });
      }),
      $findings.listen((findings) => events.onCheck({ findings })),
    ];
    return () => {
      for (const stop of stops) stop();
      void store.save().finally(store.stop);
    };
  }, [store, events]);
  useEffect(() => {
    events.onReady({
      form: { proposal: () => store.$proposal.get(), template: () => store.$template.get() },
      save: store.save,
      goTo: (path) => goTo({ path }),
      check() {
        touch('all');
        return store.check();
      },
      download,
    });
    return () => events.onReady(undefined);
  }, [store, download, touch, goTo, events]);
  useEffect(() => {
    // Where nothing keeps it, nobody leaves unasked.
    const ask = (event: BeforeUnloadEvent): void => {
      const state = store.$saving.get();
      if (state.kind === 'saved' ? state.where === 'page' : state.kind === 'failed' && state.kept === 'page')
        event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
}
