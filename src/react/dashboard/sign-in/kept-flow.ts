/** What a sign-in at the provider is tied to, kept by this tab until the person is back. */
interface KeptFlow {
  readonly flow: string;
  /** Where the person was going. */
  readonly next: string | null;
}

const key = 'porsa-sso';

export function keepFlow(kept: KeptFlow): void {
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** Gives it once: a return that is opened again has nothing to finish. */
export function takeFlow(): KeptFlow | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as KeptFlow);
  } catch {
    return undefined;
  }
}
