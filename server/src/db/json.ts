/** Reads a column that holds JSON; the schema says what lies in each. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** JSON with keys in one order, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => isRecord(part) ? sorted(part) : part);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
