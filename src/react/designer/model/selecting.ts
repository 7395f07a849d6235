import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { findQuestion, pageOf, placeOf } from '../definition/tree.ts';

/** What the settings are of. */
export type Selection = { readonly kind: 'form' } | { readonly kind: 'page' | 'question'; readonly id: string };

/** What is selected and marked, the page that is open for it, and what is folded away. */
export function createSelecting($definition: ReadableAtom<FormDefinition>, selection: Selection) {
  const $selection = atom(selection);
  const $opened = atom(pageIdOf($definition.get(), selection));
  const $folded = atom<ReadonlySet<string>>(new Set());
  const { $marked, mark } = createMarks($definition);
  const go = (next: Selection): void => {
    $selection.set(next);
    $opened.set(pageIdOf($definition.get(), next) ?? $opened.get());
    if (next.kind === 'question' && $folded.get().size > 0) unfold($folded, $definition.get(), next.id);
  };
  return {
    $selection,
    $opened,
    $marked,
    $marking: atom(false),
    $folded,
    select(next: Selection): void {
      mark([]);
      go(next);
    },
    mark(ids: Iterable<string>, current?: string): void {
      mark(ids);
      if (current !== undefined) go({ kind: 'question', id: current });
    },
  };
}

/** Marks, as far as what they are on is still there. */
function createMarks($definition: ReadableAtom<FormDefinition>) {
  const $given = atom<ReadonlySet<string>>(new Set());
  const $marked = computed([$given, $definition], (given, definition) => {
    if (given.size === 0) return given;
    const left = [...given].filter((id) => findQuestion(definition, id));
    return left.length === given.size ? given : new Set(left);
  });
  return {
    $marked,
    mark(ids: Iterable<string>): void {
      const next = new Set(ids);
      if (next.size + $given.get().size > 0) $given.set(next);
    },
  };
}

/** What is selected in a container is seen. */
function unfold($folded: WritableAtom<ReadonlySet<string>>, definition: FormDefinition, id: string): void {
  const around = new Set<string>();
  for (let at = placeOf(definition, id); at; at = placeOf(definition, at.parent)) around.add(at.parent);
  const left = [...$folded.get()].filter((folded) => !around.has(folded));
  if (left.length < $folded.get().size) $folded.set(new Set(left));
}

function pageIdOf(definition: FormDefinition, selection: Selection): string | undefined {
  switch (selection.kind) {
    case 'form':
      return undefined;
    case 'page':
      return selection.id;
    case 'question':
      return pageOf(definition, selection.id)?.id;
    default:
      return selection satisfies never;
  }
}

/** The selection, as far as what it is on is still there. */
export function standing(definition: FormDefinition, selection: Selection): Selection {
  if (selection.kind === 'question') return findQuestion(definition, selection.id) ? selection : { kind: 'form' };
  if (selection.kind === 'page')
    return definition.pages.some((page) => page.id === selection.id) ? selection : { kind: 'form' };
  return selection;
}
