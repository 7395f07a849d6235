import * as React from 'react';
import type { Context } from 'react';

/** What React's hooks do while a component is drawn that nobody has used yet: nothing is kept, and no effect runs. */
export function createStillHooks(readId: () => string): object {
  const nothing = (): void => undefined;
  return {
    useState: (initial: unknown) => [typeof initial === 'function' ? (initial as () => unknown)() : initial, nothing],
    useReducer: (_reduce: unknown, initial: unknown, create?: (given: unknown) => unknown) => [
      create ? create(initial) : initial,
      nothing,
    ],
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: valueOf,
    useId: readId,
    // As for a form that a server has drawn.
    useSyncExternalStore: (_subscribe: unknown, _read: unknown, readFirst: () => unknown) => readFirst(),
    useDeferredValue: (value: unknown, initial: unknown) => initial ?? value,
    useEffect: nothing,
    useLayoutEffect: nothing,
    useEffectEvent: () => nothing,
  };
}

interface Held<T = unknown> {
  _currentValue: T;
}

const valueOf = (context: unknown): unknown => (context as Held)._currentValue;

/** Draws what is inside of a context's provider with the value that it gives. */
export function withContext<T, R>(context: Context<T>, value: T, draw: () => R): R {
  const held = context as unknown as Held<T>;
  const before = held._currentValue;
  held._currentValue = value;
  try {
    return draw();
  } finally {
    held._currentValue = before;
  }
}

/** Where React's hooks find what answers them, as its own renderers put it there. */
const internals = (React as unknown as Record<string, { H: object | null }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;

/** Draws with these hooks. */
export function withHooks<R>(hooks: object, draw: () => R): R {
  const before = internals.H;
  internals.H = hooks;
  try {
    return draw();
  } finally {
    internals.H = before;
  }
}
