import { useSyncExternalStore } from 'react';

const query = '(min-width: 1200px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether comments find room beside the proposal. */
export const useRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
