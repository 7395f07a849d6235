import { useEffect, useRef, useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure } from '../calls/failure.ts';

/** Has a code texted, at once or by its button, and says where it went. */
export function TextCode({
  sendsAtOnce = false,
  send,
}: {
  readonly sendsAtOnce?: boolean;
  send(): Promise<ClientReply<{ readonly ending: string }>>;
}) {
  const { t, digits } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const ask = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const reply = await send();
    setBusy(false);
    if (reply.success) setEnding(reply.data.ending);
    else setProblem(describeFailure(reply, t));
  };
  // Effects run twice in development; a message costs money.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!sendsAtOnce || isAsked.current) return;
    isAsked.current = true;
    void ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      {ending && (
        <p className="porsa-portal-soft" role="status">
          {t('portal:secondStep.smsSent', { ending: digits(ending) })}
        </p>
      )}
      <Alert text={problem} />
      <SlButton loading={busy} onClick={() => void ask()}>
        {t(`portal:secondStep.${ending ? 'smsAgain' : 'smsSend'}`)}
      </SlButton>
    </>
  );
}
