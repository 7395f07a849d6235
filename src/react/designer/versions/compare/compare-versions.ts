import type { Condition, FormDefinition, Page } from '../../../../engine/definition/types.ts';
import { formChanges, type PartChange, type SettingChange } from '../../changes/form-changes.ts';
import { pageOf } from '../../definition/tree.ts';

/** A page of the one version or the other, with what is different on it. */
export interface ComparedPage {
  readonly page: Page;
  /** Of the page itself: absent where only its questions differ. */
  readonly change?: PartChange;
  readonly questions: readonly PartChange[];
}

/** In what a later version differs from an earlier one, as people read a form: page by page, then what belongs to it as a whole. */
export interface Comparison {
  readonly form: readonly SettingChange[];
  /** In the order of the later version, the pages it has no more behind them. */
  readonly pages: readonly ComparedPage[];
  /** Page jumps and forwarding rules; what a condition shows stands with the question or page. */
  readonly conditions: readonly PartChange[];
  readonly endings: readonly PartChange[];
  readonly report: readonly SettingChange[];
  /** Parts that differ. */
  readonly count: number;
}

/** The setting that stands for the condition under which a question or page is shown. */
export const visibility = 'visibility';

export function compareVersions(before: FormDefinition, after: FormDefinition): Comparison {
  const changes = withVisibility(formChanges(before, after), before, after);
  const of = (kind: PartChange['kind']): readonly PartChange[] => changes.filter((change) => change.kind === kind);
  const settingsOf = (kind: 'form' | 'report'): readonly SettingChange[] =>
    of(kind).flatMap(({ settings }) => settings);
  const known = new Set(after.pages.map(({ id }) => id));
  const pages = [...after.pages, ...before.pages.filter(({ id }) => !known.has(id))].flatMap(
    (page): readonly ComparedPage[] => {
      const change = of('page').find(({ id }) => id === page.id);
      const questions = of('question').filter((question) => pageFor(question, before, after) === page.id);
      return change || questions.length > 0 ? [{ page, ...(change && { change }), questions }] : [];
    },
  );
  const parts = {
    conditions: of('condition'),
    endings: of('ending'),
    form: settingsOf('form'),
    report: settingsOf('report'),
  };
  const own = pages.reduce((sum, { change, questions }) => sum + questions.length + (change ? 1 : 0), 0);
  return { ...parts, pages, count: own + Object.values(parts).reduce((sum, { length }) => sum + length, 0) };
}

/** Where a question stands now, or stood. */
const pageFor = ({ id = '', what }: PartChange, before: FormDefinition, after: FormDefinition): string | undefined =>
  pageOf(what === 'removed' ? before : after, id)?.id;

/** Conditions of visibility are told with what they show, whichever condition it was that said so. */
function withVisibility(
  changes: readonly PartChange[],
  before: FormDefinition,
  after: FormDefinition,
): readonly PartChange[] {
  const [old, now] = [shownWhen(before), shownWhen(after)];
  const both = [...before.conditions, ...after.conditions];
  const isOther = ({ kind, id }: PartChange): boolean =>
    kind !== 'condition' || both.some((each) => each.id === id && each.kind !== 'visibility');
  const open = new Map(
    [...new Set([...old.keys(), ...now.keys()])].flatMap((target): readonly (readonly [string, SettingChange])[] => {
      const [one, other] = [old.get(target), now.get(target)];
      return one === other ? [] : [[target, { key: visibility, before: one, after: other }]];
    }),
  );
  const told = changes.filter(isOther).map((change) => {
    const shown = change.what === 'changed' ? open.get(change.id ?? '') : undefined;
    return shown ? { ...change, settings: [...change.settings, shown] } : change;
  });
  const named = new Set(told.map(({ id }) => id));
  const others = [...open].flatMap(([id, setting]): readonly PartChange[] => {
    if (named.has(id)) return [];
    const isPage = after.pages.some((page) => page.id === id);
    return isPage || pageOf(after, id)
      ? [{ kind: isPage ? 'page' : 'question', id, what: 'changed', settings: [setting] }]
      : [];
  });
  return [...told, ...others];
}

/** By what they show; several conditions of one target count together. */
function shownWhen({ conditions }: FormDefinition): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const isVisibility = (each: Condition): each is Extract<Condition, { kind: 'visibility' }> =>
    each.kind === 'visibility';
  for (const { target, when } of conditions.filter(isVisibility)) {
    const first = found.get(target);
    found.set(target, first === undefined ? when : `AND(${first}, ${when})`);
  }
  return found;
}
