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
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: patience / 2 })),
    );
  });
}

/**
 * Waits until nothing fades, rises or slides any more, in any shadow root of the page. A sign of waiting moves for good, and what the browser
 * does not draw runs without ever moving: they are not waited for.
 */
export async function still(): Promise<void> {
  let seen = new Map<Animation, unknown>();
  for (;;) {
    await settled();
    const moving = [document, ...shadowsIn(document)]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    if (moving.every((animation) => seen.get(animation) === animation.currentTime)) return;
    seen = new Map(moving.map((animation) => [animation, animation.currentTime]));
  }
}

const shadowsIn = (root: ParentNode): readonly ShadowRoot[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowsIn(shadowRoot)] : [],
  );
