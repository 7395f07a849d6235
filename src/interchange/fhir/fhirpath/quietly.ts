/** Of the console only what is silenced; rooms without a DOM know no more of it. */
interface Warning {
  warn(...given: readonly unknown[]): void;
}

/**
 * Runs a library that warns on the console and has no option to keep it from that.
 *
 * What is run does not wait for anything, so nobody else's warning is lost meanwhile.
 */
export function quietly<Result>(work: () => Result): Result {
  const { console: output } = globalThis as unknown as { readonly console: Warning };
  const { warn } = output;
  output.warn = () => undefined;
  try {
    return work();
  } finally {
    output.warn = warn;
  }
}
