import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Collision } from '../merge/merge-forms.ts';
import { partsOfForm, top, type FormParts } from '../merge/parts-of-form.ts';
import { isSame, keysOf, type Values } from '../../kit/changes/same.ts';
import { idOf } from '../merge/same.ts';
import { movedAmong } from './moved.ts';

export interface SettingChange {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** In what one question, page, condition or ending, the report or the form itself differs between two states of a form. */
export interface PartChange {
  readonly kind: Collision['kind'];
  /** Of the question, page, condition or ending. */
  readonly id?: string;
  readonly what: 'added' | 'removed' | 'changed';
  /** What it stood in before and stands in now, by id; the form's own top is blank. */
  readonly parents?: readonly [before: string, after: string];
  readonly isMoved?: boolean;
  readonly settings: readonly SettingChange[];
}

/** Everything in which `after` differs from `before`, part by part, in the order of the form. `moved`: see `movedAmong`. */
export function formChanges(before: FormDefinition, after: FormDefinition, moved?: string): readonly PartChange[] {
  if (before === after) return [];
  const { pages: _before, conditions: _old, endings: endedBefore, report: printed, ...own } = before;
  const { pages: _after, conditions, endings, report, ...ownAfter } = after;
  return [
    ...wholeChange('form', own, ownAfter),
    ...treeChanges(before, after, moved),
    ...listChanges('condition', before.conditions, conditions),
    ...listChanges('ending', endedBefore ?? [], endings ?? []),
    ...wholeChange('report', printed, report),
  ];
}

function wholeChange(kind: 'form' | 'report', before: unknown, after: unknown): readonly PartChange[] {
  const settings = settingChanges(before, after);
  return settings.length > 0 ? [{ kind, what: 'changed', settings }] : [];
}

function settingChanges(before: unknown, after: unknown): readonly SettingChange[] {
  if (before === after) return [];
  const [one, other] = [before as Values | undefined, after as Values | undefined];
  return keysOf(one, other)
    .filter((key) => !isSame(one?.[key], other?.[key]))
    .map((key) => ({ key, before: one?.[key], after: other?.[key] }));
}

const nothing: FormParts = { all: new Map(), children: new Map() };
const taken = new WeakMap<FormDefinition, FormParts>();

/** Taken apart once, however often a state is compared with its neighbours. */
function partsOf(form: FormDefinition): FormParts {
  const parts = taken.get(form) ?? partsOfForm(form) ?? nothing;
  taken.set(form, parts);
  return parts;
}

function treeChanges(before: FormDefinition, after: FormDefinition, hint?: string): readonly PartChange[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const moved = new Set(
    [...now.children].flatMap(([parent, ids]) => movedAmong(old.children.get(parent) ?? [], ids, hint)),
  );
  const removed = [...old.all.values()].filter(({ id }) => !now.all.has(id));
  return [
    ...[...now.all.values()].flatMap(({ kind, id, parent, own }): readonly PartChange[] => {
      const known = old.all.get(id);
      if (!known) return [{ kind, id, what: 'added', parents: [top, parent], settings: [] }];
      const settings = settingChanges(known.own, own);
      const isMoved = known.parent !== parent || moved.has(id);
      if (!isMoved && settings.length === 0) return [];
      return [{ kind, id, what: 'changed', parents: [known.parent, parent], isMoved, settings }];
    }),
    ...removed.map(({ kind, id, parent }) => ({
      kind,
      id,
      what: 'removed' as const,
      parents: [parent, top] as const,
      settings: [],
    })),
  ];
}

function listChanges(
  kind: 'condition' | 'ending',
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): readonly PartChange[] {
  if (before === after) return [];
  const [old, now] = [byId(before), byId(after)];
  const moved = new Set(movedAmong([...old.keys()], [...now.keys()]));
  return [
    ...[...now].flatMap(([id, each]): readonly PartChange[] => {
      const known = old.get(id);
      if (!known) return [{ kind, id, what: 'added', settings: [] }];
      const settings = settingChanges(known, each);
      const isMoved = moved.has(id);
      return isMoved || settings.length > 0 ? [{ kind, id, what: 'changed', isMoved, settings }] : [];
    }),
    ...[...old.keys()].flatMap((id): readonly PartChange[] =>
      now.has(id) ? [] : [{ kind, id, what: 'removed', settings: [] }],
    ),
  ];
}

const byId = <T>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((each) => [idOf(each) ?? '', each]));
