import type { Side } from './merge-order.ts';
import { mergeValue, type Judge } from './merge-value.ts';
import { top, type FormPart, type FormParts } from './parts-of-form.ts';
import { isSame, type Values } from '../../kit/changes/same.ts';

interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

export type Sides = Three<FormParts>;

/** One side deleted a part in which the other changed something. */
export interface Deletion {
  readonly id: string;
  readonly by: Side;
}

/** Asked once for each part that one deleted and the other changed; true where it goes. */
export type ChooseDeletion = (deletion: Deletion) => boolean;

const otherOf = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** Every page and question that stays, each with what both sides changed in it, and where it stands. */
export function mergeParts(
  sides: Sides,
  judgeOf: (id: string) => Judge,
  isDeleted: ChooseDeletion,
): ReadonlyMap<string, FormPart> {
  const decided = new Map<string, FormPart | undefined>();
  for (const side of ['mine', 'theirs'] as const) decideDeletions(sides, side, isDeleted, decided);
  const merged = new Map<string, FormPart>();
  for (const id of new Set([...sides.theirs.all.keys(), ...sides.mine.all.keys()])) {
    const part = decided.has(id) ? decided.get(id) : mergePart(sides, id, judgeOf(id));
    if (part) merged.set(id, part);
  }
  return withoutCircles(withParents(merged, sides), sides.base);
}

/** What this side deleted: it goes with all it holds where the other side changed nothing in it, or that was chosen. */
function decideDeletions(
  sides: Sides,
  by: Side,
  isDeleted: ChooseDeletion,
  decided: Map<string, FormPart | undefined>,
): void {
  const { base } = sides;
  const [deleting, keeping] = [sides[by], sides[otherOf(by)]];
  const isGone = (id: string): boolean => base.all.has(id) && keeping.all.has(id) && !deleting.all.has(id);
  const isTop = (id: string): boolean => isGone(id) && !isGone(keeping.all.get(id)?.parent ?? top);
  for (const id of [...keeping.all.keys()].filter(isTop)) {
    const inside = [id, ...within(keeping, id)];
    const isUntouched = inside.every((each) => isSame(base.all.get(each), keeping.all.get(each)));
    const goes = isUntouched || isDeleted({ id, by });
    // What was moved in or out is not deleted: it is merged as everything else that both have.
    for (const each of inside.filter((each) => !deleting.all.has(each)))
      decided.set(each, goes ? undefined : keeping.all.get(each));
  }
}

function within({ children }: FormParts, id: string): readonly string[] {
  return (children.get(id) ?? []).flatMap((each) => [each, ...within({ children } as FormParts, each)]);
}

function mergePart(sides: Sides, id: string, judge: Judge): FormPart | undefined {
  const [base, mine, theirs] = [sides.base.all.get(id), sides.mine.all.get(id), sides.theirs.all.get(id)];
  if (!mine || !theirs) return mine ?? theirs;
  const own = mergeOwn({ base: base?.own, mine: mine.own, theirs: theirs.own }, judge);
  const parent = mergeValue({ base: base?.parent, mine: mine.parent, theirs: theirs.parent }, judge, ['place']);
  return { ...theirs, own, parent: String(parent) };
}

/** Another type makes another question of it: then nothing is mixed. */
function mergeOwn({ base, mine, theirs }: Three<Values | undefined>, judge: Judge): Values {
  if (!mine || !theirs) return mine ?? theirs ?? {};
  const isOtherType = [mine, theirs].some(({ type }) => type !== base?.['type']);
  const isMixed = !isSame(mine, theirs) && !isSame(base, mine) && !isSame(base, theirs);
  if (isOtherType && isMixed) return judge.choose(['type'], mine, theirs) === 'mine' ? mine : theirs;
  return mergeValue({ base, mine, theirs }, judge) as Values;
}

/** What was moved into a part that is gone stays where a side has it; where that is gone too, its parent comes back. */
function withParents(merged: ReadonlyMap<string, FormPart>, sides: Sides): ReadonlyMap<string, FormPart> {
  const result = new Map(merged);
  const isThere = (parent: string): boolean => parent === top || result.has(parent);
  const settle = (part: FormPart): void => {
    if (isThere(part.parent)) return;
    const places = [sides.mine, sides.theirs, sides.base].flatMap(({ all }) => all.get(part.id)?.parent ?? []);
    const parent = places.find(isThere) ?? places[0] ?? part.parent;
    result.set(part.id, { ...part, parent });
    const lost = [sides.mine, sides.theirs, sides.base].map(({ all }) => all.get(parent)).find(Boolean);
    if (isThere(parent) || !lost) return;
    result.set(parent, lost);
    settle(lost);
  };
  for (const part of merged.values()) settle(part);
  return result;
}

/** Two containers moved into each other go back to where they were. */
function withoutCircles(merged: ReadonlyMap<string, FormPart>, base: FormParts): ReadonlyMap<string, FormPart> {
  const result = new Map(merged);
  const reachesTop = (id: string): boolean => {
    const passed = new Set<string>();
    let at = id;
    while (at !== top && !passed.has(at)) {
      passed.add(at);
      at = result.get(at)?.parent ?? top;
    }
    return at === top;
  };
  const circled = [...result.keys()].filter((id) => !reachesTop(id));
  for (const id of circled) {
    const [part, before] = [result.get(id), base.all.get(id)];
    if (part && before) result.set(id, { ...part, parent: before.parent });
  }
  return result;
}
