import { useLanguage } from '../../ui/language.tsx';
import { HomeLink, Message } from '../parts/states.tsx';
import { useScreen } from '../use-screen.ts';

/** A path that leads nowhere. */
export function NotFound() {
  const { t } = useLanguage();
  useScreen({ title: t('portal:notFound.title') });
  return (
    <Message icon="warning" title={t('portal:notFound.title')} text={t('portal:notFound.text')}>
      <HomeLink />
    </Message>
  );
}

/** A screen for people who design forms, opened by somebody who does not. */
export function Forbidden() {
  const { t } = useLanguage();
  useScreen({ title: t('portal:forbidden.title') });
  return (
    <Message icon="shield" title={t('portal:forbidden.title')} text={t('portal:forbidden.text')}>
      <HomeLink />
    </Message>
  );
}
