interface Host {
  readonly reportError?: (error: unknown) => void;
  readonly console?: { error(...words: readonly unknown[]): void };
}

/** Reports a failure of the page's own code where the page's failures are reported. */
export function reportFailure(error: unknown): void {
  const host = globalThis as Host;
  if (host.reportError) host.reportError(error);
  else host.console?.error(error);
}
