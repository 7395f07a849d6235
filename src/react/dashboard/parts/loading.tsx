import type { ReactNode } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Message } from '../../kit/states/message.tsx';
import { Placeholder } from '../../kit/states/placeholder.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure, innermost } from '../calls/failure.ts';
import type { Loaded } from '../calls/use-call.ts';
import * as icons from './icons.ts';
import { Link } from '../link/link.tsx';

interface LoadingProps<D> {
  readonly of: Loaded<D>;
  /** The error's code stands behind its message, in parentheses. */
  readonly withCode?: boolean;
  readonly children: (data: D, reload: () => void) => ReactNode;
}

/** Draws the data of a call; until then a placeholder, and where the call fails a message with a way to try again. */
export function Loading<D>({ of, withCode = false, children }: LoadingProps<D>) {
  const { t, digits } = useLanguage();
  switch (of.state) {
    case 'loading':
      return <Placeholder />;
    case 'failed': {
      const code = withCode ? ` (${digits(String(innermost(of.failure).code))})` : '';
      return (
        <Message icon={icons.warning} title={describeFailure(of.failure, t) + code} role="alert">
          {isFinal(of.failure) ? <HomeLink /> : <SlButton onClick={of.reload}>{t('common:retry')}</SlButton>}
        </Message>
      );
    }
    case 'ready':
      return children(of.data, of.reload);
    default:
      return of satisfies never;
  }
}

const finalCodes: ReadonlySet<number> = new Set(
  [
    errors.forbidden,
    errors.unknown,
    errors.unknownfile,
    errors.unknowncategory,
    errors.deadlink,
    errors.linkused,
    errors.linkexpired,
    errors.linkrevoked,
    errors.withdrawn,
  ].map(({ code }) => code),
);

/** There is nothing at the address, or nothing for this person: trying again would give the same. */
export const isFinal = (failure: Refusal): boolean => finalCodes.has(innermost(failure).code);

export function HomeLink() {
  const { t } = useLanguage();
  return (
    <Link className="porsa-portal-link" to="/dashboard">
      {t('portal:toDashboard')}
    </Link>
  );
}
