import { atom, computed, type ReadableAtom } from 'nanostores';

/** Undo and redo over values, not inverse commands. */
export interface History<T> {
  readonly $present: ReadableAtom<T>;
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRedo: ReadableAtom<boolean>;
  /**
   * Takes a new value. Changes that carry the same `merge` key one after another are one step back:
   * a title typed letter by letter is undone whole.
   */
  push(value: T, merge?: string): void;
  undo(): void;
  redo(): void;
  /** Starts anew from a value, such as what the server has. */
  reset(value: T): void;
}

/** Steps kept; the oldest are forgotten first. */
const depth = 200;

interface Steps<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly merge?: string;
}

export function createHistory<T>(initial: T): History<T> {
  const $steps = atom<Steps<T>>({ past: [], present: initial, future: [] });
  return {
    $present: computed($steps, (steps) => steps.present),
    $canUndo: computed($steps, (steps) => steps.past.length > 0),
    $canRedo: computed($steps, (steps) => steps.future.length > 0),
    push(value, merge) {
      const steps = $steps.get();
      if (value === steps.present) return;
      const joins = merge !== undefined && merge === steps.merge;
      const past = joins ? steps.past : [...steps.past, steps.present].slice(-depth);
      $steps.set({ past, present: value, future: [], merge });
    },
    undo() {
      const { past, present, future } = $steps.get();
      const previous = past.at(-1);
      if (past.length) $steps.set({ past: past.slice(0, -1), present: previous as T, future: [present, ...future] });
    },
    redo() {
      const { past, present, future } = $steps.get();
      if (future.length) $steps.set({ past: [...past, present], present: future[0] as T, future: future.slice(1) });
    },
    reset(value) {
      $steps.set({ past: [], present: value, future: [] });
    },
  };
}
