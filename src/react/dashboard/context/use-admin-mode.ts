import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { usePortal } from './portal-context.ts';

/** The person is in admin mode, and may be. */
export function useAdminMode(): boolean {
  const { canAdminister } = usePortal();
  return useStore($session).userMode === 'admin' && canAdminister;
}
