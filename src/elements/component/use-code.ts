import { useEffect, useReducer, useState } from 'react';

export interface Code<C> {
  /** Fetched at most once at a time, and once at all where it comes. */
  fetch(): Promise<void>;
  loaded(): C | undefined;
}

/** Code that all users of a component share, fetched when the first of them is shown. */
export function createCode<C extends object>(load: () => Promise<C>): Code<C> {
  let loaded: C | undefined;
  let coming: Promise<void> | undefined;
  return {
    loaded: () => loaded,
    fetch: () =>
      (coming ??= load().then(
        (code) => {
          loaded = code;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}

interface CodeState<C> {
  readonly loaded: C | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Fetches the code once this is shown. */
export function useCode<C extends object>(code: Code<C>): CodeState<C> {
  const [tries, retry] = useReducer((before: number) => before + 1, 0);
  const [failed, setFailed] = useState<number>();
  const [, come] = useReducer(() => true, false);
  useEffect(() => {
    let isOver = false;
    code.fetch().then(
      () => isOver || come(),
      () => isOver || setFailed(tries),
    );
    return () => {
      isOver = true;
    };
  }, [code, tries]);
  return { loaded: code.loaded(), hasFailed: failed === tries, retry };
}
