/**
 * The token by which a server knows this browser again: where somebody has signed in before, strangers' tries do not hold
 * them off. It opens nothing by itself, is made here, and stays after signing out.
 */
export function ownDevice(server: string): string | undefined {
  const key = `porsa|${server}|device`;
  try {
    const kept = globalThis.localStorage.getItem(key);
    if (kept !== null && isToken.test(kept)) return kept;
    const made = newToken();
    globalThis.localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}

const isToken = /^[\w-]{43}$/;

/** 256 random bits as base64url. */
function newToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
