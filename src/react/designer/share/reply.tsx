import type { ReactNode } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { noReply } from '../store/remote.ts';
import type { Asked } from './use-reply.ts';

interface ReplyProps<T> {
  readonly of: Asked<T>;
  retry(): void;
  children(data: T): ReactNode;
}

/** What a call answered, or why there is nothing to show, with a way to ask again. */
export function Reply<T>({ of, retry, children }: ReplyProps<T>): ReactNode {
  const { t } = useLanguage();
  switch (of.state) {
    case 'pending':
      return (
        <div className="porsa-d-share-wait" role="status" aria-busy>
          {t('designer:share.loading')}
        </div>
      );
    case 'failed':
      return (
        <div className="porsa-kit-alert" role="alert">
          <p>{reasonOf(of, t)}</p>
          <SlButton size="small" onClick={retry}>
            {t('common:retry')}
          </SlButton>
        </div>
      );
    case 'ready':
      return children(of.data);
    default:
      return of satisfies never;
  }
}

/** The server's own words, or that there is no way to it. */
export function reasonOf(
  { code, message }: { readonly code: number; readonly message: string },
  t: (key: string) => string,
): string {
  return code > noReply || message === '' ? t('designer:share.offline') : message;
}
