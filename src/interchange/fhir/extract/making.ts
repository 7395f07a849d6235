import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';
import { convertValue } from './convert-value.ts';
import { stepsTo, type Step } from './element-path.ts';

type Element = Record<string, unknown>;

/** A resource that answers fill, as it is seen from one place of the response. */
export interface Making {
  readonly type: string;
  /** What the `definition` of its items begins with. */
  readonly canonical: string;
  readonly resource: Element;
  /** Elements of lists that are filled from here, by the way to them. */
  readonly begun: Map<string, Element>;
  /** Lists of which an element of its own is filled from here. */
  readonly fresh: ReadonlySet<string>;
  /** Lists that were made here; others are those of the resource as it was, and are replaced by what is answered. */
  readonly lists: WeakSet<object>;
  readonly state: { isFilled: boolean };
}

/** A resource that begins blank, or as it is known. */
export function beginMaking(type: string, canonical: string, known: Raw): Making {
  return {
    type,
    canonical,
    resource: structuredCloneOf(known),
    begun: new Map(),
    fresh: new Set(),
    lists: new WeakSet(),
    state: { isFilled: false },
  };
}

const structuredCloneOf = (value: Raw): Element => JSON.parse(JSON.stringify(value)) as Element;

/** The same resource, seen from a place whose list elements are of no other place. */
export const within = (making: Making): Making => ({ ...making, begun: new Map(making.begun) });

/** The same resource, seen from a place that fills an element of its own in the list at that way. */
export function withOwnElement(making: Making, key: string): Making {
  const isInside = (each: string): boolean => each === key || each.startsWith(`${key}.`);
  return {
    ...making,
    begun: new Map([...making.begun].filter(([each]) => !isInside(each))),
    fresh: new Set([...making.fresh, key]),
  };
}

/** Puts values at an element; undefined where it takes one of them not, else whether it took any. */
export function putValues(making: Making, elementId: string, values: readonly unknown[], unit?: Raw): boolean {
  const steps = stepsTo(making.type, elementId);
  const last = steps?.at(-1);
  if (steps === undefined || last === undefined) return false;
  const made = values.map((value) => convertValue(value, last.kind, unit));
  const inner = steps.slice(0, -1).findLast(({ kind }) => kind.isList);
  if (made.length > 1 && !last.kind.isList && inner === undefined) return false;
  made.forEach((each, index) => {
    if (each === undefined) return;
    const place = index > 0 && !last.kind.isList && inner ? withOwnElement(making, inner.key) : making;
    put(place, steps, last, each.type, each.value);
    making.state.isFilled = true;
  });
  return !made.includes(undefined);
}

function put(making: Making, steps: readonly Step[], last: Step, type: string, value: unknown): void {
  let target = making.resource;
  for (const step of steps.slice(0, -1)) target = elementAt(making, target, step);
  const isChoice = last.kind.choices.length > 0;
  const name = isChoice ? last.name + type.charAt(0).toUpperCase() + type.slice(1) : last.name;
  if (isChoice)
    for (const each of last.kind.choices) delete target[last.name + each.charAt(0).toUpperCase() + each.slice(1)];
  if (last.kind.isList) ownList(making, target, name).push(value);
  else target[name] = value;
}

/** The element on the way: that of this place, else that which is there, else one more. */
function elementAt(making: Making, target: Element, { name, key, kind, isSliced }: Step): Element {
  const begun = making.begun.get(key);
  if (begun) return begun;
  const known = Object.hasOwn(target, name) ? target[name] : undefined;
  if (!kind.isList) {
    const element = (isRecord(known) ? known : {}) as Element;
    target[name] = element;
    return element;
  }
  const isTheirs = Array.isArray(known) && !making.lists.has(known);
  const [first] = isTheirs && !isSliced && !making.fresh.has(key) ? recordsOf(known) : [];
  if (first) {
    const list = [...(known as readonly unknown[])];
    making.lists.add(list);
    target[name] = list;
  }
  const element = (first ?? {}) as Element;
  if (!first) ownList(making, target, name, isSliced).push(element);
  making.begun.set(key, element);
  return element;
}

/** The list of that name, as it is filled here: of what was there before, slices keep the rest. */
function ownList(making: Making, target: Element, name: string, isKept = false): unknown[] {
  const known = Object.hasOwn(target, name) ? target[name] : undefined;
  if (Array.isArray(known) && making.lists.has(known)) return known as unknown[];
  const list: unknown[] = isKept && Array.isArray(known) ? [...(known as readonly unknown[])] : [];
  making.lists.add(list);
  target[name] = list;
  return list;
}
