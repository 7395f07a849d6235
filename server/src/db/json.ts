/** Parses a JSON column; the schema states the type of each. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** JSON with keys in one order, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) ordered[key] = sorted(value[key]);
  return ordered;
}
