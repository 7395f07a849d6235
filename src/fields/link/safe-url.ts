const safe = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address if it leads to a page, a mail or a call; undefined for everything that could run or read something. */
export function safeUrl(url: string | undefined): string | undefined {
  const address = url?.trim();
  if (!address) return undefined;
  const parsed = parse(address);
  return parsed && safe.has(parsed.protocol) ? parsed.href : undefined;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
