import { useState } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import type { ClientReply } from '../../../../api/client/client.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { describeFailure } from '../../calls/failure.ts';

/** Sends a text under an id that stays the same until it has arrived: sending again after a lost reply makes no second one. */
export type SendText = (id: string, text: string) => Promise<ClientReply<unknown>>;

export interface Composer {
  readonly text: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  write(text: string): void;
  /** True where it arrived; else the text stays and `problem` says why. */
  send(): Promise<boolean>;
}

/** What is being written, until the server has it. */
export function useComposer(sendText: SendText): Composer {
  const { t } = useLanguage();
  const [id, setId] = useState(uuid);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    text,
    busy,
    problem,
    write(next) {
      setText(next);
      setProblem(undefined);
    },
    async send() {
      if (busy) return false;
      if (text.trim() === '') {
        setProblem(t('proposals:comment.missing'));
        return false;
      }
      setBusy(true);
      const reply = await sendText(id, text.trim());
      setBusy(false);
      if (!reply.success) {
        setProblem(t('proposals:comment.notSent', { reason: describeFailure(reply, t) }));
        return false;
      }
      setId(uuid());
      setText('');
      return true;
    },
  };
}
