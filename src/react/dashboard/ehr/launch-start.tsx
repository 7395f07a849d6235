import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { Placeholder } from '../../kit/states/placeholder.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { keepFlow } from '../sign-in/kept-flow.ts';
import { Entrance } from '../sign-in/entrance.tsx';

/** Where an EHR leads to: goes on to where it asks its person, or says why that does not work. */
export function LaunchStart({ leave = (url) => location.replace(url) }: { readonly leave?: (url: string) => void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { query } = usePlace();
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const [iss, launch, clinic] = ['iss', 'launch', 'clinic'].map((name) => query.get(name) ?? '');
    const start = async (): Promise<void> => {
      if (!iss || !launch) return setProblem(t('portal:launch.incomplete'));
      const reply = await client.smart.startlaunch({ iss, launch, ...(clinic && { clinic }) });
      if (!reply.success) return setProblem(describeFailure(reply, t));
      keepFlow({ flow: reply.data.flow, next: null }, 'launch');
      leave(reply.data.url);
    };
    void start();
  }, [client, query, t, leave]);
  return (
    <Entrance title={t('portal:launch.title')} text={problem === undefined ? t('portal:launch.starting') : ''}>
      {problem === undefined ? <Placeholder /> : <Alert text={problem} />}
    </Entrance>
  );
}
