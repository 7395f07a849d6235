import type { Question } from '../../../engine/definition/types.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';
import type { DesignerModel } from './designer-model.ts';

type Marking = Pick<DesignerActions, 'mark' | 'markAll' | 'sayMarks' | 'clearMarks'>;

/** What an act on a question is done with: all that are marked, if it is one of them. */
export function meantWith({ $marked }: DesignerModel, id: string): readonly string[] {
  const marked = $marked.get();
  return marked.has(id) ? [...marked] : [id];
}

/** The questions of the open page in the order of their cards, without those that are folded away. */
export function shownCards({ $page, $folded }: DesignerModel): readonly string[] {
  const folded = $folded.get();
  const cards = (questions: readonly Question[]): readonly string[] =>
    questions.flatMap(({ id, questions: inner = [] }) => [id, ...(folded.has(id) ? [] : cards(inner))]);
  return cards($page.get()?.questions ?? []);
}

export function createMarking({ model, language: { t }, announce }: ActionTools): Marking {
  const sayMarks = (): void => announce(t('designer:announcements.marked', { count: model.$marked.get().size }));
  const take = (ids: readonly string[], current?: string): void => {
    model.mark(ids, current);
    sayMarks();
  };
  const selected = (): string | undefined => {
    const selection = model.$selection.get();
    return selection.kind === 'question' ? selection.id : undefined;
  };
  return {
    mark(how, id) {
      const marked = [...model.$marked.get()];
      if (how === 'range') return take(rangeTo(shownCards(model), marked[0] ?? selected() ?? id, id), id);
      if (marked.includes(id))
        return take(
          marked.filter((each) => each !== id),
          id,
        );
      // As in lists of files, the one that is selected already counts, unless presses mark anyway.
      const current = model.$marking.get() ? undefined : selected();
      const before = marked.length === 0 && current !== undefined && current !== id ? [current] : marked;
      take([id, ...before], id);
    },
    markAll() {
      const all = shownCards(model);
      take(all, selected() ?? all[0]);
    },
    sayMarks,
    clearMarks() {
      model.$marking.set(false);
      if (model.$marked.get().size > 0) take([]);
    },
  };
}

/** All between two, the first of them at the head. */
function rangeTo(all: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [all.indexOf(from), all.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return start <= end ? all.slice(start, end + 1) : all.slice(end, start + 1).reverse();
}
