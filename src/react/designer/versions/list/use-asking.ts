import { useState } from 'react';
import type { ClientReply } from '../../../../api/client/client.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { reasonOf } from '../../share/reply.tsx';

/** One call at a time: whether it is under way, and why the last one failed. */
export function useAsking(): {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Resolves to the data of the reply; undefined where it was refused, which is shown then. */
  ask<T>(call: () => Promise<ClientReply<T>>): Promise<T | undefined>;
} {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async ask(call) {
      setBusy(true);
      setProblem(undefined);
      const reply = await call();
      setBusy(false);
      if (reply.success) return reply.data;
      setProblem(reasonOf(reply, t));
      return undefined;
    },
  };
}
