import type { ReactNode } from 'react';
import type { Refusal } from '../../../api/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton, SlSkeleton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import type { Loaded } from '../use-call.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

/** Draws what a call gave; until then lines that stand for it, or what went wrong with a way to try again. */
export function Loading<D>({
  of,
  children,
}: {
  readonly of: Loaded<D>;
  readonly children: (data: D, reload: () => void) => ReactNode;
}) {
  const { t } = useLanguage();
  switch (of.state) {
    case 'loading':
      return <Placeholder />;
    case 'failed':
      return (
        <Message icon="warning" title={describeFailure(of.failure, t)} role="alert">
          {isGone(of.failure) ? <HomeLink /> : <SlButton onClick={of.reload}>{t('portal:retry')}</SlButton>}
        </Message>
      );
    case 'ready':
      return children(of.data, of.reload);
    default:
      return of satisfies never;
  }
}

/** The server knows nothing there, or nothing for this person: asking again would say the same. */
export const isGone = (failure: Refusal): boolean => final.has(innermost(failure).code);
const final: ReadonlySet<number> = new Set(
  [errors.forbidden, errors.unknown, errors.unknownfile, errors.unknowncategory, errors.deadlink].map(
    ({ code }) => code,
  ),
);

export function HomeLink() {
  const { t } = useLanguage();
  return (
    <Link className="porsa-portal-link" to="/dashboard">
      {t('portal:toDashboard')}
    </Link>
  );
}

/** Lines that stand for what is still on its way. */
export function Placeholder() {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-placeholder" role="status">
      <span className="porsa-portal-visually-hidden">{t('portal:loading')}</span>
      {['a', 'b', 'c'].map((key) => (
        <SlSkeleton key={key} effect="sheen" />
      ))}
    </div>
  );
}

interface MessageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** What a screen says when there is nothing to show: why, and what can be done. */
export function Message({ icon, title, text, role, children }: MessageProps) {
  return (
    <div className="porsa-portal-message" role={role}>
      <span className="porsa-portal-message-icon">
        <Icon name={icon} size={28} />
      </span>
      <p className="porsa-portal-message-title">{title}</p>
      {text && <p className="porsa-portal-message-text">{text}</p>}
      {children}
    </div>
  );
}
