import { atom, computed, type ReadableAtom } from 'nanostores';

/** One act of the history: what it made of what, and as what it was made where that cannot be told from the two. */
export interface Act<T, A> {
  readonly before: T;
  readonly after: T;
  readonly act?: A;
}

/** Undo and redo over values, not inverse commands. Every step of the session is kept. */
export interface History<T, A = never> {
  readonly $present: ReadableAtom<T>;
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRedo: ReadableAtom<boolean>;
  /** How many acts there are, and how many of them are done. */
  readonly $place: ReadableAtom<{ readonly done: number; readonly count: number }>;
  /**
   * Takes a new value. Changes that carry the same `merge` key one after another are one step back:
   * a title typed letter by letter is undone whole.
   */
  push(value: T, merge?: string, act?: A): void;
  undo(): void;
  redo(): void;
  /** Undoes or redoes until this many acts are done. */
  go(done: number): void;
  /** The act at this place, from 0, without what others did meanwhile. */
  actAt(index: number): Act<T, A> | undefined;
  /**
   * Takes a present that somebody else had a part in: `carry` puts their part into each value that undo and redo lead to,
   * once it is reached, so that neither takes it back.
   */
  rebase(present: T, carry: (value: T) => T): void;
  /** Starts again from a value, such as the one on the server. */
  reset(value: T): void;
}

/** A value one may go back or forth to; `carried` counts the rebases that it already holds, `act` led to it. */
interface Step<T, A> {
  readonly value: T;
  readonly carried: number;
  readonly act?: A;
}

interface Steps<T, A> {
  readonly past: readonly Step<T, A>[];
  readonly present: Step<T, A>;
  readonly future: readonly Step<T, A>[];
  readonly merge?: string;
}

export function createHistory<T, A = never>(initial: T): History<T, A> {
  const carries: ((value: T) => T)[] = [];
  const carriedTo = ({ value, carried }: Step<T, A>, to: number): T =>
    carries.slice(carried, to).reduce((reached, carry) => carry(reached), value);
  const $steps = atom<Steps<T, A>>({ past: [], present: { value: initial, carried: 0 }, future: [] });
  const reached = (step: Step<T, A>): Step<T, A> => ({
    ...step,
    value: carriedTo(step, carries.length),
    carried: carries.length,
  });
  const go = (done: number): void => {
    const { past, present, future } = $steps.get();
    const all = [...past, present, ...future];
    const step = all[done];
    if (!step || done === past.length) return;
    $steps.set({ past: all.slice(0, done), present: reached(step), future: all.slice(done + 1) });
  };
  const move = (by: number) => () => go($steps.get().past.length + by);
  return {
    $present: computed($steps, (steps) => steps.present.value),
    $canUndo: computed($steps, (steps) => steps.past.length > 0),
    $canRedo: computed($steps, (steps) => steps.future.length > 0),
    $place: computed($steps, ({ past, future }) => ({ done: past.length, count: past.length + future.length })),
    push(value, merge, act) {
      const { past, present, merge: merging } = $steps.get();
      if (value === present.value) return;
      const joins = merge !== undefined && merge === merging;
      $steps.set({
        past: joins ? past : [...past, present],
        present: { value, carried: carries.length, act },
        future: [],
        merge,
      });
    },
    undo: move(-1),
    redo: move(1),
    go,
    actAt(index) {
      const { past, present, future } = $steps.get();
      const all = [...past, present, ...future];
      const [from, to] = [all[index], all[index + 1]];
      // Each side as it holds what the other holds of others' changes, so that only the act is between them.
      return from && to && actBetween(from, to, carriedTo);
    },
    rebase(present, carry) {
      carries.push(carry);
      const steps = $steps.get();
      $steps.set({ ...steps, present: { ...steps.present, value: present, carried: carries.length } });
    },
    reset(value) {
      $steps.set({ past: [], present: { value, carried: carries.length }, future: [] });
    },
  };
}

function actBetween<T, A>(
  from: Step<T, A>,
  to: Step<T, A>,
  carriedTo: (step: Step<T, A>, carried: number) => T,
): Act<T, A> {
  const carried = Math.max(from.carried, to.carried);
  return { before: carriedTo(from, carried), after: carriedTo(to, carried), act: to.act };
}
