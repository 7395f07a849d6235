/** What leads elsewhere and back is tied to, kept by this tab until the person is back. */
interface KeptFlow {
  readonly flow: string;
  /** Where the person was going. */
  readonly next: string | null;
}

const keys = { sso: 'porsa-sso', launch: 'porsa-launch' } as const;
type Kind = keyof typeof keys;

export function keepFlow(kept: KeptFlow, kind: Kind = 'sso'): void {
  sessionStorage.setItem(keys[kind], JSON.stringify(kept));
}

/** Gives it once: a return that is opened again has nothing to finish. */
export function takeFlow(kind: Kind = 'sso'): KeptFlow | undefined {
  try {
    const text = sessionStorage.getItem(keys[kind]);
    sessionStorage.removeItem(keys[kind]);
    return text === null ? undefined : (JSON.parse(text) as KeptFlow);
  } catch {
    return undefined;
  }
}
