import { useLanguage } from '../../ui/language/language.tsx';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { HomeLink } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

/** A path that leads nowhere. */
export function NotFound() {
  const { t } = useLanguage();
  useScreen({ title: t('portal:notFound.title') });
  return (
    <Message icon={icons.warning} title={t('portal:notFound.title')} text={t('portal:notFound.text')}>
      <HomeLink />
    </Message>
  );
}

/** A screen for people who design forms, opened by somebody who does not. */
export function Forbidden() {
  const { t } = useLanguage();
  useScreen({ title: t('portal:forbidden.title') });
  return (
    <Message icon={icons.shield} title={t('portal:forbidden.title')} text={t('portal:forbidden.text')}>
      <HomeLink />
    </Message>
  );
}
