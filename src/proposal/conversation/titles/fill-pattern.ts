/** What patterns may name; those that are absent or empty are unknown. */
export type Slots = Readonly<Record<string, string | undefined>>;

/**
 * The pattern with its `{slots}` filled, or undefined where one of them is unknown.
 *
 * `[…]` is left out where a slot in it is unknown, so that one line holds a title with and without its comparison.
 */
export function fillPattern(pattern: string, slots: Slots): string | undefined {
  const pieces = pattern
    .split(/(\[[^\]]*\])/)
    .map((piece) => (piece.startsWith('[') ? (fillPiece(piece.slice(1, -1), slots) ?? '') : fillPiece(piece, slots)));
  return pieces.includes(undefined) ? undefined : pieces.join('');
}

/** Looks through the pattern alone: what was typed may hold braces too. */
function fillPiece(piece: string, slots: Slots): string | undefined {
  const names = [...piece.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !slots[name])) return undefined;
  return piece.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}
