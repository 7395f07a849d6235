import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first field of a form that has replaced another one, since the element that had the focus was removed with it. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}
