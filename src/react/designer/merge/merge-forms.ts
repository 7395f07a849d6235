import type { FormDefinition } from '../../../engine/definition/types.ts';
import { alignNames, type ThreeForms } from './align-names.ts';
import { mergeOrder, type Side } from './merge-order.ts';
import { mergeParts, type Sides } from './merge-parts.ts';
import { mergeValue, type Judge } from './merge-value.ts';
import { pagesOf, partsOfForm, top, type FormPart } from './parts-of-form.ts';
import { isSame } from '../../kit/changes/same.ts';
import { reuse } from './same.ts';

/** A setting that both changed, with what each made of it. */
export interface CollidingSetting {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What both changed and one has to choose: of one question, page, condition or ending, of the report or of the form. */
export interface Collision {
  readonly key: string;
  readonly kind: 'question' | 'page' | 'condition' | 'ending' | 'report' | 'form';
  /** Of the question, page, condition or ending. */
  readonly id?: string;
  readonly settings: readonly CollidingSetting[];
  /** Who deleted it, where the other one changed it. */
  readonly deletedBy?: Side;
}

export type Choices = ReadonlyMap<string, Side>;

export interface Merge {
  readonly form: FormDefinition;
  readonly collisions: readonly Collision[];
}

/**
 * What two people made of the same form, in one.
 *
 * What only one changed is taken; what both changed is as `choices` says by the collision's key, and without a choice
 * as in `theirs`, or kept where one deleted it. Parts that did not change are the objects of `mine`.
 */
export function mergeForms(forms: ThreeForms, choices: Choices | Side = new Map()): Merge {
  const { base, mine } = forms;
  const theirs = reuse(base, forms.theirs);
  const none: readonly Collision[] = [];
  if (isSame(base, theirs) || isSame(mine, theirs)) return { form: mine, collisions: none };
  if (isSame(base, mine)) return { form: theirs, collisions: none };
  const aligned = alignNames({ base, mine, theirs });
  const record = recordCollisions(choices, mine.language);
  const { pages: _base, ...ownOfBase } = aligned.base;
  const { pages: _mine, ...ownOfMine } = aligned.mine;
  const { pages: _theirs, ...ownOfTheirs } = aligned.theirs;
  const settings = mergeValue({ base: ownOfBase, mine: ownOfMine, theirs: ownOfTheirs }, record.ofForm);
  const form = { ...(settings as FormDefinition), pages: mergePages(aligned, record) };
  return { form: reuse(mine, form), collisions: record.collisions() };
}

type Recorder = ReturnType<typeof recordCollisions>;

function mergePages({ base, mine, theirs }: ThreeForms, record: Recorder): FormDefinition['pages'] {
  const parts = { base: partsOfForm(base), mine: partsOfForm(mine), theirs: partsOfForm(theirs) };
  // Without ids that tell them apart, all pages are one.
  if (!parts.base || !parts.mine || !parts.theirs)
    return mergeWhole({ base: base.pages, mine: mine.pages, theirs: theirs.pages }, record);
  const sides: Sides = { base: parts.base, mine: parts.mine, theirs: parts.theirs };
  const kindOf = (id: string): FormPart['kind'] => (sides.mine.all.get(id) ?? sides.theirs.all.get(id))?.kind ?? 'page';
  const merged = mergeParts(
    sides,
    (id) => record.of(kindOf(id), id),
    ({ id, by }) => record.deletes(kindOf(id), id, by),
  );
  const children = new Map<string, Set<string>>();
  for (const { id, parent } of merged.values()) children.set(parent, (children.get(parent) ?? new Set()).add(id));
  const ordered = (parent: string): readonly string[] => {
    const [before, own, others] = [sides.base, sides.mine, sides.theirs].map((each) => each.children.get(parent) ?? []);
    const orders = { base: before ?? [], mine: own ?? [], theirs: others ?? [] };
    const judge = parent === top ? record.ofForm : record.of(kindOf(parent), parent);
    return mergeOrder(orders, children.get(parent) ?? new Set(), () =>
      judge.choose(['order'], orders.mine, orders.theirs),
    );
  };
  return pagesOf(merged, ordered);
}

function mergeWhole(pages: Record<'base' | Side, FormDefinition['pages']>, record: Recorder): FormDefinition['pages'] {
  if (isSame(pages.base, pages.mine)) return pages.theirs;
  if (isSame(pages.base, pages.theirs)) return pages.mine;
  return pages[record.ofForm.choose(['pages'], undefined, undefined)];
}

/** Keys of the form whose elements are asked for one by one. */
const lists: Readonly<Record<string, Collision['kind']>> = { conditions: 'condition', endings: 'ending' };

function recordCollisions(choices: Choices | Side, language: string) {
  const found = new Map<string, Collision>();
  const sideOf = (key: string): Side | undefined => (typeof choices === 'string' ? choices : choices.get(key));
  const note = (collision: Omit<Collision, 'settings'>, settings: readonly CollidingSetting[]): Side | undefined => {
    const before = found.get(collision.key)?.settings ?? [];
    found.set(collision.key, { ...collision, settings: [...before, ...settings] });
    return sideOf(collision.key);
  };
  const of = (kind: Collision['kind'], id?: string): Judge => ({
    language,
    choose: (path, mine, theirs) =>
      note({ key: id === undefined ? kind : `${kind} ${id}`, kind, id }, [{ path, mine, theirs }]) ?? 'theirs',
  });
  const ofForm: Judge = {
    language,
    choose(path, mine, theirs) {
      const [first = '', second, ...rest] = path;
      const kind = lists[first];
      if (kind && second !== undefined && second !== 'order') return of(kind, second).choose(rest, mine, theirs);
      if (first === 'report') return of('report').choose(path.slice(1), mine, theirs);
      return of('form').choose(path, mine, theirs);
    },
  };
  return {
    of,
    ofForm,
    deletes: (kind: Collision['kind'], id: string, by: Side): boolean =>
      note({ key: `${kind} ${id}`, kind, id, deletedBy: by }, []) === by,
    collisions: (): readonly Collision[] => [...found.values()],
  };
}
