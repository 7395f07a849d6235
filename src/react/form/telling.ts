import type { QuestionState } from '../../engine/live-form/types.ts';

/** Which questions have been left or tried, so that their problems may be said. */
export interface Telling {
  /** What to say beside the question now; undefined for nothing. */
  problemOf(key: string, state: QuestionState): string | undefined;
  /** What to look at again, once the question was left; of a result, which nobody leaves, at once. */
  warningOf(key: string, state: QuestionState): string | undefined;
  /** The person is typing: a problem that was said stays until it is mended, a new one waits. */
  change(key: string, state: QuestionState): void;
  /** The person has left the question, or tried to go on. */
  tell(keys: readonly string[]): void;
  /** What the server said of a question; stands until the question changes. */
  refuse(key: string, message: string): void;
  subscribe(key: string, listener: () => void): () => void;
}

export function createTelling(): Telling {
  const told = new Set<string>();
  const refusals = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string) => listeners.get(key)?.forEach((listener) => listener());
  return {
    problemOf: (key, state) => refusals.get(key) ?? (told.has(key) ? state.problem?.message : undefined),
    warningOf: (key, { warning }) => (told.has(key) || warning?.rule === 'notcomputed' ? warning?.message : undefined),
    change(key, state) {
      if (!state.problem) told.delete(key);
      if (refusals.delete(key)) notify(key);
    },
    tell(keys) {
      for (const key of keys) {
        if (told.has(key)) continue;
        told.add(key);
        notify(key);
      }
    },
    refuse(key, message) {
      refusals.set(key, message);
      notify(key);
    },
    subscribe(key, listener) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        if (known.delete(listener) && known.size === 0) listeners.delete(key);
      };
    },
  };
}
