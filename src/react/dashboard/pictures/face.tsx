import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { usePortal } from '../context/portal-context.ts';

/** The signed-in person's picture, or the first letters of their name. */
export function Face({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
  const { picture } = useStore($session);
  const { server } = usePortal();
  if (picture)
    return <img className="porsa-portal-face" src={`${server}/images/${encodeURIComponent(picture)}`} alt="" />;
  const letters = `${firstName.slice(0, 1)}\u200c${lastName.slice(0, 1)}`;
  return (
    <span className="porsa-portal-face" aria-hidden="true">
      {letters}
    </span>
  );
}
