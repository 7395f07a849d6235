/** Who needs whom: for each node, by number, the nodes that look at it. */
export type Dependents = readonly (readonly number[])[];

/** The nodes, each after all it looks at; or a circle, each node looking at the one before, the first at the last. */
export type DependencyOrder =
  | { readonly ok: true; readonly order: readonly number[] }
  | { readonly ok: false; readonly circle: readonly number[] };

/** Puts nodes in the order of computing. Walks without recursion: chains may be as long as the form. */
export function orderDependencies(dependents: Dependents): DependencyOrder {
  const missing = countPrecedents(dependents);
  const order: number[] = [];
  missing.forEach((count, node) => {
    if (count === 0) order.push(node);
  });
  for (let at = 0; at < order.length; at += 1) {
    for (const next of dependents[order[at] ?? -1] ?? []) {
      missing[next] = (missing[next] ?? 0) - 1;
      if (missing[next] === 0) order.push(next);
    }
  }
  return order.length === dependents.length ? { ok: true, order } : { ok: false, circle: findCircle(dependents, missing) };
}

function countPrecedents(dependents: Dependents): number[] {
  const counts = new Array<number>(dependents.length).fill(0);
  for (const nodes of dependents) for (const node of nodes) counts[node] = (counts[node] ?? 0) + 1;
  return counts;
}

/** Each node left over waits for another one left over; going from one to what it waits for ends in a circle. */
function findCircle(dependents: Dependents, missing: readonly number[]): readonly number[] {
  const waitsFor = new Map<number, number>();
  dependents.forEach((nodes, node) => {
    if (missing[node]) for (const next of nodes) if (missing[next] && !waitsFor.has(next)) waitsFor.set(next, node);
  });
  const seen = new Map<number, number>();
  const path: number[] = [];
  let at = waitsFor.keys().next().value;
  while (at !== undefined && !seen.has(at)) {
    seen.set(at, path.length);
    path.push(at);
    at = waitsFor.get(at);
  }
  return path.slice(at === undefined ? 0 : seen.get(at)).reverse();
}
