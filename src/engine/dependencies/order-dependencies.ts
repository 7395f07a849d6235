import type { GraphNode } from './graph-node.ts';

/** The nodes, each after all it looks at; or a circle, each node looking at the one before, the first at the last. */
export type DependencyOrder =
  | { readonly ok: true; readonly order: readonly GraphNode[] }
  | { readonly ok: false; readonly circle: readonly GraphNode[] };

/** Puts nodes in the order of computing. Walks without recursion: chains may be as long as the form. */
export function orderDependencies(nodes: readonly GraphNode[]): DependencyOrder {
  const missing = new Map(nodes.map((node) => [node, 0]));
  const add = (node: GraphNode, count: number): number => {
    const left = (missing.get(node) ?? 0) + count;
    missing.set(node, left);
    return left;
  };
  for (const { dependents } of nodes) for (const { to } of dependents) add(to, 1);
  const order = nodes.filter((node) => missing.get(node) === 0);
  for (const { dependents } of order) {
    for (const { to } of dependents) if (add(to, -1) === 0) order.push(to);
  }
  return order.length === nodes.length
    ? { ok: true, order }
    : { ok: false, circle: findCircle(nodes.filter((node) => missing.get(node))) };
}

/** Each node left over waits for another one left over; going from one to what it waits for ends in a circle. */
function findCircle(left: readonly GraphNode[]): readonly GraphNode[] {
  const waiting = new Set(left);
  const waitsFor = new Map<GraphNode, GraphNode>();
  for (const node of left)
    for (const { to } of node.dependents) if (waiting.has(to) && !waitsFor.has(to)) waitsFor.set(to, node);
  const path = new Set<GraphNode>();
  let at = waitsFor.keys().next().value;
  for (; at && !path.has(at); at = waitsFor.get(at)) path.add(at);
  const steps = [...path];
  return steps.slice(at && steps.indexOf(at)).reverse();
}
