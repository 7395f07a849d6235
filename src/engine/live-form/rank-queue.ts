import type { NodePlan } from '../plan/form-plan.ts';
import type { Instance } from './instance.ts';

interface Waiting {
  readonly node: NodePlan;
  readonly instance: Instance;
}

/** What waits to be computed, the first in the order of computing first; each thing waits once. */
export class RankQueue {
  readonly #heap: Waiting[] = [];

  get isEmpty(): boolean {
    return this.#heap.length === 0;
  }

  add(node: NodePlan, instance: Instance): void {
    if (instance.waiting[node.local]) return;
    instance.waiting[node.local] = 1;
    const heap = this.#heap;
    let at = heap.length;
    heap.push({ node, instance });
    while (at > 0 && this.#isBefore(at, (at - 1) >> 1)) at = this.#swap(at, (at - 1) >> 1);
  }

  take(): Waiting | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first && last && heap.length > 0) {
      heap[0] = last;
      this.#sink();
    }
    if (first) first.instance.waiting[first.node.local] = 0;
    return first;
  }

  #sink(): void {
    const { length } = this.#heap;
    for (let at = 0, child = 1; child < length; child = at * 2 + 1) {
      if (child + 1 < length && this.#isBefore(child + 1, child)) child += 1;
      if (!this.#isBefore(child, at)) return;
      at = this.#swap(at, child);
    }
  }

  #isBefore(left: number, right: number): boolean {
    return (this.#heap[left]?.node.rank ?? 0) < (this.#heap[right]?.node.rank ?? 0);
  }

  #swap(left: number, right: number): number {
    const heap = this.#heap;
    const kept = heap[left];
    const other = heap[right];
    if (kept && other) {
      heap[left] = other;
      heap[right] = kept;
    }
    return right;
  }
}
