/** Work that may rest at each `yield`. */
export type Steps<T> = Generator<undefined, T>;

/** Does the work without a rest. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
