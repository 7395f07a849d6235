/** Longer than anything takes on a machine with much else to do: how busy it is decides no test. */
const patience = 60_000;

/** Waits until something holds. */
export async function until(holds: () => unknown, what = 'what the test needs'): Promise<void> {
  const giveUp = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Error(`Waited in vain for this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until the page has drawn what was set off, put the focus where it belongs, and has nothing left to do. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
}

/** Waits until nothing fades, rises or slides any more, in any shadow root of the page. A sign of waiting moves for good: it is not waited for. */
export async function still(): Promise<void> {
  await settled();
  const moving = [document, ...shadowsIn(document)]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return still();
}

const shadowsIn = (root: ParentNode): readonly ShadowRoot[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowsIn(shadowRoot)] : [],
  );
