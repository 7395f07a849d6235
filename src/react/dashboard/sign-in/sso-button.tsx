import { useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { describeFailure } from '../calls/failure.ts';
import { useCall } from '../calls/use-call.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { keepFlow } from './kept-flow.ts';

/** Signing in at the clinic's provider, where one is set up. The provider leads back to the server's own page: a portal inside of another site has none. */
export function SsoButton({ leave = (url) => location.assign(url) }: { readonly leave?: (url: string) => void }) {
  const { t } = useLanguage();
  const { client, server } = usePortal();
  const next = usePlace().query.get('next');
  const ways = useCall('', (signal) => client.auth.getwaysin({}, { signal }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwnPage = new URL(server || '/', location.href).origin === location.origin;
  if (ways.state !== 'ready' || ways.data.sso === null || !isOwnPage) return null;
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const reply = await client.auth.startsso({});
    if (reply.success) {
      keepFlow({ flow: reply.data.flow, next });
      return leave(reply.data.url);
    }
    setBusy(false);
    setProblem(describeFailure(reply, t));
  };
  return (
    <div className="porsa-portal-form">
      <Alert text={problem} />
      <SlButton size="large" loading={busy} onClick={() => void start()}>
        {t('portal:sso.button', { label: ways.data.sso.label })}
      </SlButton>
    </div>
  );
}
