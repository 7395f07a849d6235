import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'auto';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What `data-theme` says: `auto` follows the system, and goes on following it. */
export function useTheme(theme: Theme = 'light'): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  return theme === 'auto' ? (systemIsDark ? 'dark' : 'light') : theme;
}
