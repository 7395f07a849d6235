import { useState } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { innermost } from '../calls/failure.ts';
import type { StoredMeanwhile } from './meanwhile.tsx';

interface Rereading<T> {
  /** Undefined where it cannot be read any more. */
  again(): Promise<T | undefined>;
  /** What can be changed of it, as the fields call it. */
  inWords(item: T): readonly StoredMeanwhile[];
}

interface ReadMeanwhile<T> {
  /** As it was read last: what a call to change it says that it was. */
  readonly read: T;
  /** What somebody else has stored since it was opened. */
  readonly theirs: readonly StoredMeanwhile[];
  /** Reads it again where a reply says that somebody else was first; gives the reply. */
  look<R extends { readonly success: true } | Refusal>(reply: R): Promise<R>;
}

/** Something while it is edited: after somebody else was first it is read again, with what they have changed, and saving once more replaces that. */
export function useMeanwhile<T>(opened: T, { again, inWords }: Rereading<T>): ReadMeanwhile<T> {
  // The list behind it may be read again by then, with what they have stored.
  const [begun] = useState(opened);
  const [read, setRead] = useState(opened);
  const [theirs, setTheirs] = useState<readonly StoredMeanwhile[]>([]);
  return {
    read,
    theirs,
    async look(reply) {
      if (reply.success || innermost(reply).code !== errors.olderrev.code) return reply;
      const now = await again();
      if (now === undefined) return reply;
      const before = new Map(inWords(begun).map(({ label, value }) => [label, value]));
      setTheirs(inWords(now).filter(({ label, value }) => value !== before.get(label)));
      setRead(now);
      return reply;
    },
  };
}
