import { useEffect, useRef, type RefObject } from 'react';

/** Puts whoever comes to a form that took another one's place into its first field: what had the focus is gone. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}
