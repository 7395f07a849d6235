import type { Portal } from '../context/portal-context.ts';

/** The keys to a screen lead only those there who have something to see: as the menu has it. */
export const mayGo = (
  path: string,
  { canAdminister, readsFiles }: Pick<Portal, 'canAdminister' | 'readsFiles'>,
): boolean => (path === '/admin/audit' ? canAdminister : path !== '/patients' || readsFiles);
