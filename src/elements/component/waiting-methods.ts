type Methods = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** The methods of a screen that may still be on its way: a call waits until the screen is there, asks for it again where it did not come, and fails with it. */
export class WaitingMethods {
  #screen: Methods | undefined;
  #retry: (() => void) | undefined;
  #waiters: [resolve: (screen: Methods) => void, reject: (error: Error) => void][] = [];

  /** The screen is there; without one, it is gone until the next call. */
  ready(screen: object | undefined): void {
    this.#screen = screen as Methods | undefined;
    if (this.#screen) for (const [resolve] of this.#waiters.splice(0)) resolve(this.#screen);
  }

  /** The screen does not come, until it is tried again. */
  fail(error: Error, retry?: () => void): void {
    this.#retry = retry;
    for (const [, reject] of this.#waiters.splice(0)) reject(error);
  }

  /** What was set just before is drawn first. */
  async call(method: string, given: readonly unknown[]): Promise<unknown> {
    await undefined;
    if (!this.#screen) this.#retry?.();
    this.#retry = undefined;
    const screen = this.#screen ?? (await new Promise<Methods>((...waiter) => this.#waiters.push(waiter)));
    return screen[method]?.(...given);
  }
}
