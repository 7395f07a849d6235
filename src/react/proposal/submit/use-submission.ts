import { useEffect, useState } from 'react';
import { useProposal } from '../context/proposal-context.ts';
import { prepareSubmission } from './submission.ts';

type Prepared = Awaited<ReturnType<typeof prepareSubmission>>;

/** What would be sent to the form that takes submissions; undefined while it is on its way, and where none takes them. */
export function useSubmission(category: string): Prepared | undefined {
  const { store, place, $style } = useProposal();
  const { client } = place;
  const [prepared, setPrepared] = useState<Prepared>();
  useEffect(() => {
    setPrepared(undefined);
    if (!client || !category) return;
    let isCurrent = true;
    const given = { proposal: store.$proposal.get(), template: store.$template.get(), style: $style.get() };
    void prepareSubmission(client, category, given).then((found) => {
      if (isCurrent) setPrepared(found);
    });
    void store.check().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, category, store, $style]);
  return prepared;
}
