/**
 * Which of those that both orders have were moved: the fewest whose moving makes one order of the other.
 *
 * Two neighbours that changed places can be told apart by `hint` alone, the one that somebody took hold of.
 */
export function movedAmong(before: readonly string[], after: readonly string[], hint?: string): readonly string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  const order = common.map((id) => places.get(id) ?? 0);
  if (isRising(order)) return [];
  const hinted = hint === undefined ? undefined : places.get(hint);
  if (hint !== undefined && isRising(order.filter((place) => place !== hinted))) return [hint];
  const stays = longestRising(order);
  return common.filter((_, index) => !stays.has(index));
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? 0));

/** Indices of the longest rising run through the numbers, by patience sorting. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((each, index) => {
    const found = tails.findIndex((tail) => (numbers[tail] ?? 0) >= each);
    const at = found < 0 ? tails.length : found;
    previous.push(tails[at - 1]);
    tails[at] = index;
  });
  const chain = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) chain.add(at);
  return chain;
}
