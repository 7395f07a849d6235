/**
 * Runs one task after another, each with what is newest then: what the device seals takes its time, and an earlier
 * writing must not end last.
 */
export function inTurn(task: () => Promise<unknown>): () => void {
  let running: Promise<void> | undefined;
  let isDue = false;
  const run = async (): Promise<void> => {
    while (isDue) {
      isDue = false;
      await task().catch(() => undefined);
    }
    running = undefined;
  };
  return () => {
    isDue = true;
    running ??= run();
  };
}
