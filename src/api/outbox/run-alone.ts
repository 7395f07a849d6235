const turns = new Map<string, Promise<unknown>>();

/** Runs one work of a name at a time: over all tabs where the browser grants locks, else in this page. */
export async function runAlone<T>(
  name: string,
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): Promise<T> {
  let begun = false;
  try {
    if (locks)
      return await locks.request(name, () => {
        begun = true;
        return work();
      });
  } catch (error) {
    // A sandboxed frame has a lock manager that refuses every request.
    if (begun) throw error;
  }
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
