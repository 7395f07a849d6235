import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { Loading } from '../parts/states.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';
import { Entrance } from './entrance.tsx';

/** A short link: goes where it leads, or says why not. Who is not signed in signs in first where that is asked for. */
export function ShortLink({ link }: { readonly link: string }) {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const { path } = usePlace();
  const target = useCall(link, (signal) => client.public.resolvelink({ link }, { signal }));
  const needsPerson = target.state === 'failed' && target.failure.code === 4010;
  const to = target.state === 'ready' ? target.data.route : needsPerson ? `/signin?${new URLSearchParams({ next: path }).toString()}` : undefined;
  useEffect(() => { if (to !== undefined) navigation.go(to, { replace: true }); }, [to, navigation]);
  useScreen({ title: t('portal:link.title'), back: false });
  const { authenticated } = useStore($session);
  const said = <Loading of={target}>{() => null}</Loading>;
  if (needsPerson) return null;
  return authenticated ? said : <Entrance title={t('portal:link.title')}>{said}</Entrance>;
}
