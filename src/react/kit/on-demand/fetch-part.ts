/** How far a part has come whose code is fetched apart; `outdated`: the server answers, and only a fresh page helps. */
export type PartState = 'loading' | 'loaded' | 'offline' | 'outdated';

/** Whether the server that this code came from answers. What stands in its place while it starts does not count. */
async function hostAnswers(): Promise<boolean> {
  return fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/**
 * Fetches a part, and says why it did not come.
 *
 * A connection that was lost for a moment only is forgiven. Where a file does not come although its server answers, a
 * newer version has taken its place, or the browser remembers for as long as the page lives that it did not come.
 */
export async function fetchPart(
  load: () => Promise<void>,
  isReachable: () => Promise<boolean> = hostAnswers,
): Promise<Exclude<PartState, 'loading'>> {
  const isLoaded = (): Promise<boolean> =>
    load().then(
      () => true,
      () => false,
    );
  if (await isLoaded()) return 'loaded';
  if (!(await isReachable())) return 'offline';
  return (await isLoaded()) ? 'loaded' : 'outdated';
}
