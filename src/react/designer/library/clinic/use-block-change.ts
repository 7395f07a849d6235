import { useState } from 'react';
import type { ClientReply } from '../../../../api/client/client.ts';
import type { SavedBlock } from '../../../../api/contract/library/blocks.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { reasonOf } from '../../share/reply.tsx';
import { olderRev } from '../../store/remote.ts';

/** One change of a block at a time. Where somebody else changed it first, it says so, and the next try is made with what they left. */
export function useBlockChange(block: SavedBlock): {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Somebody else changed the block since it was listed. */
  readonly isNewer: boolean;
  /** Whether the server did it. */
  change(call: (rev: number, current: SavedBlock) => Promise<ClientReply<unknown>>): Promise<boolean>;
} {
  const { t, text } = useLanguage();
  const [current, setCurrent] = useState(block);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    isNewer: current.rev !== block.rev,
    async change(call) {
      if (busy) return false;
      setBusy(true);
      setProblem(undefined);
      const reply = await call(current.rev, current);
      setBusy(false);
      if (reply.success) return true;
      const newer = reply.code === olderRev ? (reply.data as SavedBlock | undefined) : undefined;
      if (newer) setCurrent(newer);
      setProblem(
        newer ? t('library:clinic.newer', { name: newer.savedBy, title: text(newer.title) }) : reasonOf(reply, t),
      );
      return false;
    },
  };
}
