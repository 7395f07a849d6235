import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FormDefinition, CoreLanguage, Page, QuestionType } from '../../../engine/definition/types.ts';
import type { SettingGroup } from '../../ui/field/field-panel.ts';
import type { DesignerStore } from '../store/designer-store.ts';
import type { FormAct } from '../store/form-act.ts';
import type { Dragged } from '../moving/drop-place.ts';
import { moveQuestion } from '../edits/move-question.ts';
import { withChildren, type Place } from '../definition/tree.ts';
import type { OptionPath } from '../definition/options.ts';
import type { BlockSource } from '../library/clinic/make-block.ts';
import type { KeptTrial } from '../preview/kept-trial.ts';
import type { FoundChanges } from '../draft/use-draft.ts';
import { createSelecting, type Selection } from './selecting.ts';
import { byOwner, placeProblems, type PlacedProblem } from '../problems/problem-places.ts';

export type { Selection };
export { standing } from './selecting.ts';

export type View = 'design' | 'condition' | 'report' | 'settings' | 'preview' | 'versions';

/** What a small screen shows of the design, one at a time. */
export type Pane = 'pages' | 'questions' | 'settings' | 'preview';

type OpenDialog =
  | { readonly kind: 'removequestions' | 'movequestions'; readonly ids: readonly string[] }
  | { readonly kind: 'saveblock'; readonly source: BlockSource }
  | { readonly kind: 'removepage'; readonly id: string }
  /** Questions were pasted whose formulas mention others, which were not copied with them. */
  | { readonly kind: 'pasted'; readonly ids: readonly string[]; readonly names: readonly string[] }
  | { readonly kind: 'removeoption'; readonly id: string; readonly path: OptionPath }
  | { readonly kind: 'removerow'; readonly id: string; readonly index: number }
  | { readonly kind: 'changetype'; readonly id: string; readonly type: QuestionType }
  | {
      readonly kind:
        | 'publish'
        | 'problems'
        | 'shortcuts'
        | 'share'
        | 'import'
        | 'xlsform'
        | 'xform'
        | 'redcap'
        | 'translations'
        | 'library'
        | 'history'
        | 'map';
    }
  /** Changes of an earlier visit, which the server does not have. */
  | { readonly kind: 'found'; readonly found: FoundChanges };

interface Toast {
  readonly text: string;
  readonly undo: boolean;
  /** What happened makes the form one that can be given to people. */
  readonly share?: boolean;
}

/** Where the focus is wanted, of the settings by the setting's key; without an id, on the first of its kind. */
export interface FocusRequest {
  readonly on: 'question' | 'page' | 'settings' | 'condition' | 'ending';
  readonly id?: string;
}

/** What the screen shows, apart from the form itself. */
export interface DesignerModel {
  readonly store: DesignerStore;
  readonly $definition: ReadableAtom<FormDefinition>;
  /** The form as drawn: with a question that is being moved by keyboard where it would go. */
  readonly $shown: ReadableAtom<FormDefinition>;
  readonly $placed: ReadableAtom<readonly PlacedProblem[]>;
  readonly $problems: ReadableAtom<ReadonlyMap<string, readonly PlacedProblem[]>>;
  readonly $conditioned: ReadableAtom<ReadonlySet<string>>;
  readonly $selection: WritableAtom<Selection>;
  /** Questions that are marked to be changed together; a range begins at the first. Empty where only the selection counts. */
  readonly $marked: ReadableAtom<ReadonlySet<string>>;
  /** A press marks, instead of selecting: for whoever has no keys to hold. */
  readonly $marking: WritableAtom<boolean>;
  /** Containers whose questions are folded away on the canvas. */
  readonly $folded: WritableAtom<ReadonlySet<string>>;
  readonly $page: ReadableAtom<Page | undefined>;
  /** The one card that Tab reaches; arrows go on from there. */
  readonly $tabStop: ReadableAtom<string | undefined>;
  readonly $editing: WritableAtom<CoreLanguage>;
  /** The question whose texts are being written on the canvas. */
  readonly $typing: WritableAtom<string | null>;
  readonly $view: WritableAtom<View>;
  readonly $pane: WritableAtom<Pane>;
  /** What stands beside the canvas at its start. */
  readonly $rail: WritableAtom<'build' | 'outline'>;
  readonly $tab: WritableAtom<SettingGroup>;
  /** The condition, by id, that the list of them is to show first. */
  readonly $condition: WritableAtom<string | null>;
  readonly $preview: WritableAtom<boolean>;
  readonly $trial: WritableAtom<KeptTrial>;
  readonly $lift: WritableAtom<{ readonly id: string; readonly place: Place } | null>;
  readonly $drop: WritableAtom<Place | null>;
  readonly $dragged: WritableAtom<Dragged | null>;
  /** The page in the list that something is dragged over. */
  readonly $over: WritableAtom<string | null>;
  readonly $dialog: WritableAtom<OpenDialog | null>;
  readonly $toast: WritableAtom<Toast | null>;
  /** Asks the screen to put the focus on a card, a page or the settings. */
  readonly $focus: WritableAtom<FocusRequest | null>;
  /** Takes what `edit` makes of the form; edits that carry the same `merge` are one step back. */
  edit(edit: (definition: FormDefinition) => FormDefinition, merge?: string, act?: FormAct): void;
  /** Nothing is marked any more. */
  select(selection: Selection): void;
  /** Marks these questions and no others; `current` is where the settings and the keys go on. */
  mark(ids: Iterable<string>, current?: string): void;
}

interface ModelOptions {
  readonly store: DesignerStore;
  readonly editing: CoreLanguage;
  readonly view: View;
  readonly selection: Selection;
  readonly found?: FoundChanges;
}

export function createDesignerModel({ store, editing, view, selection, found }: ModelOptions): DesignerModel {
  const $definition = store.history.$present;
  const { $opened, ...selecting } = createSelecting($definition, selection);
  const $lift = atom<{ readonly id: string; readonly place: Place } | null>(null);
  const $shown = computed([$definition, $lift], (definition, lift) =>
    lift ? moveQuestion(definition, lift.id, lift.place) : definition,
  );
  // A list of problems is looked up in the form it was made of.
  const $placed = computed(store.$problems, (problems) => placeProblems($definition.get(), problems));
  const $page = computed(
    [$shown, $opened],
    (definition, opened) => definition.pages.find((page) => page.id === opened) ?? definition.pages[0],
  );
  return {
    store,
    $definition,
    $shown,
    ...selecting,
    $lift,
    $placed,
    $page,
    $tabStop: computed([$page, selecting.$selection], tabStop),
    $problems: computed($placed, byOwner),
    $conditioned: computed(
      computed($definition, ({ conditions }) => conditions),
      conditionedTargets,
    ),
    $editing: atom(editing),
    $typing: atom<string | null>(null),
    $view: atom(view),
    $pane: atom<Pane>(view === 'design' && selection.kind === 'question' ? 'settings' : 'questions'),
    $rail: atom<'build' | 'outline'>('build'),
    $tab: atom<SettingGroup>('main'),
    $preview: atom(false),
    $trial: atom<KeptTrial>({ answers: {} }),
    $drop: atom<Place | null>(null),
    $dragged: atom<Dragged | null>(null),
    $over: atom<string | null>(null),
    $dialog: atom<OpenDialog | null>(found ? { kind: 'found', found } : null),
    $toast: atom<Toast | null>(null),
    $condition: atom<string | null>(null),
    $focus: atom<FocusRequest | null>(null),
    edit: (edit, merge, act) => store.change(edit($definition.get()), merge, act),
  };
}

function tabStop(page: Page | undefined, selected: Selection): string | undefined {
  const questions = withChildren(page?.questions ?? []);
  return (questions.find(({ id }) => selected.kind === 'question' && id === selected.id) ?? questions[0])?.id;
}

function conditionedTargets(conditions: FormDefinition['conditions']): ReadonlySet<string> {
  return new Set(conditions.flatMap((condition) => (condition.kind === 'visibility' ? [condition.target] : [])));
}
