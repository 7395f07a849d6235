import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { describeFailure } from '../failure.ts';
import { Icon } from '../parts/icon.tsx';
import { isGone, Loading, Message } from '../parts/states.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { matchRoute, type RouteParameters } from '../routes.ts';
import { useCall } from '../use-call.ts';
import { usePageTitle, useScreen } from '../use-screen.ts';
import { useSwitches } from '../use-switches.ts';
import { Entrance } from './entrance.tsx';

/**
 * A short link: goes where it leads, or says why not. A form that is open to the public is filled right here by who is
 * not signed in; for what is not public they sign in first, and then go on.
 */
export function ShortLink({ link }: { readonly link: string }) {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const { path } = usePlace();
  const { authenticated } = useStore($session);
  const target = useCall(link, (signal) => client.public.resolvelink({ link }, { signal }));
  const needsPerson = target.state === 'failed' && target.failure.code === 4010;
  const route = target.state === 'ready' && !authenticated ? matchRoute(target.data.route) : undefined;
  const form = route?.name === 'fill' ? route.params : undefined;
  const to =
    target.state === 'ready' && !form
      ? target.data.route
      : needsPerson
        ? `/signin?${new URLSearchParams({ next: path }).toString()}`
        : undefined;
  useEffect(() => {
    if (to !== undefined) navigation.go(to, { replace: true });
  }, [to, navigation]);
  useScreen({ title: t('portal:link.title'), back: false });
  if (form) return <PublicForm params={form} />;
  if (needsPerson) return null;
  if (authenticated) return <Loading of={target}>{() => null}</Loading>;
  return (
    <Entrance title={t('portal:link.title')}>
      {target.state === 'failed' && isGone(target.failure) ? (
        <Message icon="link" title={describeFailure(target.failure, t)} role="alert" />
      ) : (
        <Loading of={target}>{() => null}</Loading>
      )}
    </Entrance>
  );
}

/** The form and nothing else: a patient who follows a link has no account, and needs none. */
function PublicForm({ params: { headline, project, category } }: { readonly params: RouteParameters<'fill'> }) {
  const { t, language, calendar } = useLanguage();
  const {
    client,
    screens: { FormView },
    theme,
  } = usePortal();
  const switches = useSwitches();
  usePageTitle(t('portal:fill.title'));
  return (
    <main className="porsa-portal-public">
      <div className="porsa-portal-sheet">
        <FormView
          mode="fill"
          client={client}
          language={language}
          calendar={calendar}
          theme={theme}
          headline={headline}
          project={project}
          category={category}
        />
      </div>
      <button
        type="button"
        className="porsa-portal-quiet"
        lang={language === 'fa' ? 'en' : 'fa'}
        onClick={switches.language}
      >
        <Icon name="language" size={18} />
        {t('portal:otherLanguage')}
      </button>
    </main>
  );
}
