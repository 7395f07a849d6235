import { languages, type Language } from '../../../engine/languages/known.ts';
import { mergeOrder, type Side } from './merge-order.ts';
import { isRecord, isSame, keysOf, type Values } from '../../kit/changes/same.ts';
import { idOf } from './same.ts';

/** Both sides changed the same value differently: whose holds. */
export type Choose = (path: readonly string[], mine: unknown, theirs: unknown) => Side;

interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Judge {
  readonly choose: Choose;
  /** Of the form: a text in one language is a text in this one. */
  readonly language: string;
}

/** A value as two people changed it: key by key in records, element by element in lists whose elements have ids. */
export function mergeValue({ base, mine, theirs }: Three, judge: Judge, path: readonly string[] = []): unknown {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  const areTexts = [base, mine, theirs].some(isTexts);
  const asRecord = (value: unknown): Values | undefined =>
    areTexts && typeof value === 'string' ? { [judge.language]: value } : isRecord(value) ? value : undefined;
  const [before, own, others] = [asRecord(base), asRecord(mine), asRecord(theirs)];
  if (own && others && (before || base === undefined)) return mergeRecords(before, own, others, judge, path);
  if (isKeyed(mine) && isKeyed(theirs) && (base === undefined || isKeyed(base)))
    return mergeLists(base ?? [], mine, theirs, judge, path);
  return judge.choose(path, mine, theirs) === 'mine' ? mine : theirs;
}

const isTexts = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.includes(key as Language));

/** A part that holds together: what two people changed in it is never mixed. */
const whole: readonly string[] = ['conditions'];

function mergeRecords(
  base: Values | undefined,
  mine: Values,
  theirs: Values,
  judge: Judge,
  path: readonly string[],
): Values {
  const entries = keysOf(theirs, mine).flatMap((key): [string, unknown][] => {
    const value = mergeValue({ base: base?.[key], mine: mine[key], theirs: theirs[key] }, judge, [...path, key]);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function isKeyed(value: unknown): value is readonly Values[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map(idOf);
  return !ids.includes(undefined) && new Set(ids).size === ids.length;
}

function mergeLists(
  base: readonly Values[],
  mine: readonly Values[],
  theirs: readonly Values[],
  judge: Judge,
  path: readonly string[],
): readonly Values[] {
  const byId = (list: readonly Values[]): ReadonlyMap<string, Values> =>
    new Map(list.map((each) => [idOf(each) ?? '', each]));
  const [before, own, others] = [byId(base), byId(mine), byId(theirs)];
  const merged = new Map<string, Values>();
  for (const id of new Set([...own.keys(), ...others.keys()])) {
    const three = { base: before.get(id), mine: own.get(id), theirs: others.get(id) };
    const value = mergeElement(three, judge, [...path, id]);
    if (isRecord(value)) merged.set(id, value);
  }
  const orders = { base: [...before.keys()], mine: [...own.keys()], theirs: [...others.keys()] };
  const sides = { mine: orders.mine, theirs: orders.theirs };
  const order = mergeOrder(orders, new Set(merged.keys()), () =>
    judge.choose([...path, 'order'], sides.mine, sides.theirs),
  );
  return order.flatMap((id): readonly Values[] => {
    const element = merged.get(id);
    return element ? [element] : [];
  });
}

function mergeElement({ base, mine, theirs }: Three, judge: Judge, path: readonly string[]): unknown {
  const isWhole = path.length === 2 && whole.includes(path[0] ?? '');
  if (!isWhole) return mergeValue({ base, mine, theirs }, judge, path);
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  return judge.choose(path, mine, theirs) === 'mine' ? mine : theirs;
}
