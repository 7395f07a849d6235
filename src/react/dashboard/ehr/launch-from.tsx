import { useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { keepFlow } from '../sign-in/kept-flow.ts';

/** Buttons that lead to the EHRs of the clinic, which ask for a patient there. An EHR leads back to the server's own page: a portal inside of another site has none. */
export function LaunchFrom({ leave = (url) => location.assign(url) }: { readonly leave?: (url: string) => void }) {
  const { t } = useLanguage();
  const { client, server } = usePortal();
  const [busy, setBusy] = useState<string>();
  const ehrs = useCall('', (signal) => client.smart.getehrs({}, { signal }));
  const isOwnPage = new URL(server || '/', location.href).origin === location.origin;
  if (ehrs.state !== 'ready' || !isOwnPage) return null;
  const start = async (ehr: string): Promise<void> => {
    setBusy(ehr);
    const reply = await client.smart.startstandalone({ ehr });
    if (reply.success) {
      keepFlow({ flow: reply.data.flow, next: null }, 'launch');
      return leave(reply.data.url);
    }
    setBusy(undefined);
    showFailure(reply, t);
  };
  return ehrs.data.map(({ id, title }) => (
    <SlButton key={id} loading={busy === id} onClick={() => void start(id)}>
      {t('portal:launch.from', { ehr: title })}
    </SlButton>
  ));
}
