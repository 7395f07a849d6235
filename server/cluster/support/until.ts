import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is so; throws what it waited for where it never is. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch(() => false);
    if (answer) return;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await wait(100);
  }
}
