export type Side = 'mine' | 'theirs';

interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

type Owner = Side | 'both';

/**
 * The order of what is in `wanted`: what one side moved or added follows what it follows there, all else stays.
 *
 * Where both moved the same one to different places, `choose` says whose order holds.
 */
export function mergeOrder(orders: Orders, wanted: ReadonlySet<string>, choose: () => Side): readonly string[] {
  const within = (list: readonly string[]): readonly string[] => list.filter((each) => wanted.has(each));
  const [base, mine, theirs] = [within(orders.base), within(orders.mine), within(orders.theirs)];
  const owners = ownersOf(base, mine, theirs, choose);
  const shared = new Set(theirs);
  const both = mine.filter((each) => shared.has(each));
  const followers = new Map<string | undefined, string[]>();
  for (const [owner, list] of [
    ['mine', mine],
    ['theirs', theirs],
    ['both', both],
  ] as const)
    noteFollowers(list, owner, owners, followers);
  const placed = new Set<string>();
  const result: string[] = [];
  const put = (each: string | undefined): void => {
    if (each !== undefined && !placed.has(each)) result.push(each);
    if (each !== undefined) placed.add(each);
    for (const next of [...(followers.get(each) ?? [])].sort()) put(next);
  };
  put(undefined);
  for (const each of base) if (!owners.has(each)) put(each);
  // What neither side has in this list any more.
  for (const each of wanted) put(placed.has(each) ? undefined : each);
  return result;
}

/** Who decides where an element stands; those of nobody keep their place. */
function ownersOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  choose: () => Side,
): ReadonlyMap<string, Owner> {
  const [placedByMe, placedByThem] = [placedBy(base, mine), placedBy(base, theirs)];
  const twice = [...placedByMe].filter((each) => placedByThem.has(each));
  const agrees = twice.length === 0 || isSameOrder(mine, theirs);
  const owner: Owner = agrees ? 'both' : choose();
  return new Map<string, Owner>([
    ...[...placedByMe].map((each): [string, Owner] => [each, 'mine']),
    ...[...placedByThem].map((each): [string, Owner] => [each, 'theirs']),
    ...twice.map((each): [string, Owner] => [each, owner]),
  ]);
}

function isSameOrder(mine: readonly string[], theirs: readonly string[]): boolean {
  const [own, others] = [new Set(mine), new Set(theirs)];
  const left = mine.filter((each) => others.has(each));
  return theirs.filter((each) => own.has(each)).every((each, index) => each === left[index]);
}

/** What this side added to the list, and the fewest whose moves explain its order. */
function placedBy(base: readonly string[], list: readonly string[]): ReadonlySet<string> {
  const places = new Map(base.map((each, index) => [each, index]));
  const known = list.filter((each) => places.has(each));
  const steady = new Set(longestRise(known.map((each) => places.get(each) ?? 0)).map((index) => known[index]));
  return new Set(list.filter((each) => !steady.has(each)));
}

/** Indices of a longest rising subsequence. */
function longestRise(values: readonly number[]): readonly number[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.push(at);
  return rise.reverse();
}

/** What an owner placed follows the nearest before it that the other side did not place. */
function noteFollowers(
  list: readonly string[],
  owner: Owner,
  owners: ReadonlyMap<string, Owner>,
  followers: Map<string | undefined, string[]>,
): void {
  let anchor: string | undefined;
  for (const each of list) {
    const whose = owners.get(each);
    if (whose === owner) followers.set(anchor, [...(followers.get(anchor) ?? []), each]);
    if (whose === undefined || whose === owner || whose === 'both') anchor = each;
  }
}
