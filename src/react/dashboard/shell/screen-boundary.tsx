import type { ReactNode } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { ErrorBoundary } from '../../kit/states/error-boundary.tsx';
import { Message } from '../../kit/states/message.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import * as icons from '../parts/icons.ts';

/** A screen that fails, or whose code cannot be fetched, leaves the menu in place and can be tried again. */
export function ScreenBoundary({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <ErrorBoundary of={path} fallback={(retry) => <Failed retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function Failed({ retry }: { retry(): void }) {
  const { t } = useLanguage();
  return (
    <Message icon={icons.warning} title={t('portal:error.title')} text={t('portal:error.general')} role="alert">
      <SlButton onClick={retry}>{t('common:retry')}</SlButton>
    </Message>
  );
}
