import { hash } from 'node:crypto';

/** The id of what is named by these parts: the same each time, and nobody makes it who does not know them. A UUIDv8. */
export function derivedId(parts: readonly string[]): string {
  const hex = hash('sha256', parts.join('\n')).slice(0, 32);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
