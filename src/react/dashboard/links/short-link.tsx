import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { OtherLanguages } from '../sign-in/other-languages.tsx';
import type { CallData } from '../../../api/contract/contract.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { describeLinkFailure, isCutOff } from '../calls/failure.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { usePageTitle, useScreen } from '../context/use-screen.ts';
import { Entrance } from '../sign-in/entrance.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading, isFinal } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';
import styles from './short-link.css?inline';

const sheets = [styles];

/**
 * A short link: goes where it leads, or says why not. A form that is open to the public is filled right here by who is
 * not signed in, and by anybody where the link carries something; for what is not public they sign in first, and then go on.
 */
export function ShortLink({ link }: { readonly link: string }) {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const { path } = usePlace();
  const { authenticated } = useStore($session);
  const target = useCall(link, (signal) => client.public.resolvelink({ link }, { signal }));
  const needsPerson = target.state === 'failed' && target.failure.code === 4010;
  const carried = target.state === 'ready' ? target.data.form : undefined;
  const isPersonal =
    carried !== undefined && (carried.singleUse || carried.forPatient || carried.answers !== undefined);
  const form = carried && (!authenticated || isPersonal) ? carried : undefined;
  const to =
    target.state === 'ready' && !form
      ? target.data.route
      : needsPerson
        ? `/signin?${new URLSearchParams({ next: path }).toString()}`
        : undefined;
  useEffect(() => {
    if (to !== undefined) navigation.go(to, { replace: true });
  }, [to, navigation]);
  const title = t(target.state === 'failed' && !needsPerson ? 'portal:link.failed' : 'portal:link.title');
  useScreen({ title, back: false });
  if (form) return <PublicForm link={link} form={form} />;
  if (needsPerson) return null;
  const shown =
    target.state === 'failed' && (isCutOff(target.failure) || (isFinal(target.failure) && !authenticated)) ? (
      <Message icon={icons.link} title={describeLinkFailure(target.failure, t)} role="alert" />
    ) : (
      <Loading of={target}>{() => null}</Loading>
    );
  return authenticated ? shown : <Entrance title={title}>{shown}</Entrance>;
}

type LinkedForm = NonNullable<CallData<'/public/resolvelink'>['form']>;

/** The form and nothing else: a patient who follows a link has no account, and needs none. */
function PublicForm({ link, form: { category } }: { readonly link: string; readonly form: LinkedForm }) {
  const { t, language, calendar } = useLanguage();
  const {
    client,
    screens: { FormView },
    theme,
  } = usePortal();
  const root = useRef<HTMLElement>(null);
  useStyles(root, sheets);
  usePageTitle(t('portal:fill.title'));
  return (
    <main ref={root} className="porsa-portal-public">
      <div className="porsa-portal-sheet">
        <FormView
          mode="fill"
          client={client}
          language={language}
          calendar={calendar}
          theme={theme}
          category={category}
          link={link}
        />
      </div>
      <OtherLanguages />
    </main>
  );
}
