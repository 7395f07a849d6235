import type { QuestionState } from '../../../engine/live-form/types.ts';

/** Which questions have been touched: left, or checked. Only their problems are shown. */
export interface Touched {
  /** The problem to show beside the question now. */
  problemOf(key: string, state: QuestionState): string | undefined;
  /** The warning to show; that of a result, which nobody leaves, is shown at once. */
  warningOf(key: string, state: QuestionState): string | undefined;
  /** The person is typing: a problem that is shown stays until it is solved, a new one waits. */
  change(key: string, state: QuestionState): void;
  /** The person has left these questions, or tried to go on. */
  touch(keys: readonly string[]): void;
  /** The server's message about a question; shown until the question changes. */
  refuse(key: string, message: string): void;
  /** Calls back with the question of which something else is shown now. */
  listen(listener: (key: string) => void): () => void;
}

export function createTouched(): Touched {
  const touched = new Set<string>();
  const refusals = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  const notify = (key: string): void => {
    for (const listener of [...listeners]) listener(key);
  };
  return {
    problemOf: (key, state) => refusals.get(key) ?? (touched.has(key) ? state.problem?.message : undefined),
    warningOf: (key, { warning }) =>
      touched.has(key) || warning?.rule === 'notcomputed' ? warning?.message : undefined,
    change(key, state) {
      if (!state.problem) touched.delete(key);
      if (refusals.delete(key)) notify(key);
    },
    touch(keys) {
      for (const key of keys) {
        if (touched.has(key)) continue;
        touched.add(key);
        notify(key);
      }
    },
    refuse(key, message) {
      refusals.set(key, message);
      notify(key);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
