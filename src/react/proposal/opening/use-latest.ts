import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ProposalEvents } from '../types.ts';

/** The host's listeners as they are at the time of the event: hosts pass new ones at each drawing, which must not start anything over. */
export function useLatestEvents(events: ProposalEvents): Required<ProposalEvents> {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  return useMemo(
    () => ({
      onReady: (controller) => latest.current.onReady?.(controller),
      onChange: (detail) => latest.current.onChange?.(detail),
      onCheck: (detail) => latest.current.onCheck?.(detail),
      onSubmit: (detail) => latest.current.onSubmit?.(detail),
      onMode: (mode) => latest.current.onMode?.(mode),
      onError: (detail) => latest.current.onError?.(detail),
    }),
    [],
  );
}
