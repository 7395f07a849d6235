import { useStore } from '@nanostores/react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Instrument } from '../../../library/instrument.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allQuestions } from '../definition/tree.ts';
import { useDesigner } from '../model/designer-context.ts';
import { addPagesOf, insertForm, placeBehind } from './insert-form.ts';

/** `start`: it becomes the form; `insert`: on the open page; `page`: behind the last page. */
export type Use = 'start' | 'insert' | 'page';

/** What can be done with an instrument here, what is likeliest first. */
export function useUses(): (instrument: Pick<Instrument, 'shelf'>) => readonly Use[] {
  const { model } = useDesigner();
  const isEmpty = allQuestions(useStore(model.$definition)).length === 0;
  const hasPage = useStore(model.$page) !== undefined;
  return ({ shelf }) => {
    if (shelf === 'blocks') return hasPage ? ['insert', 'page'] : ['page'];
    if (isEmpty) return ['start'];
    return hasPage ? ['page', 'insert'] : ['page'];
  };
}

/** Puts an instrument, or a block that was saved, to use. */
export type Taking = (item: { readonly definition: FormDefinition }, use: Use) => void;

/** Takes an instrument into the form, which is one step back. */
export function useTaking(close: () => void): Taking {
  const { model } = useDesigner();
  const { t, text } = useLanguage();
  return ({ definition }, use) => {
    close();
    const own = model.$definition.get();
    const taken = take(own, definition, use, model.$page.get()?.id, model.$selection.get());
    model.edit(() => taken.definition);
    if (taken.id !== undefined) {
      const kind = use === 'insert' ? 'question' : 'page';
      model.select({ kind, id: taken.id });
      model.$pane.set('questions');
      model.$focus.set({ on: kind, id: taken.id });
    }
    model.$toast.set({ text: t('library:done', { title: text(definition.title) }), undo: true });
  };
}

function take(
  own: FormDefinition,
  other: FormDefinition,
  use: Use,
  page: string | undefined,
  selection: { readonly kind: string; readonly id?: string },
): ReturnType<typeof insertForm> {
  if (use === 'start') return { definition: { ...other, language: own.language }, id: other.pages[0]?.id };
  if (use === 'page' || page === undefined) return addPagesOf(own, other);
  return insertForm(own, other, placeBehind(own, page, selection.kind === 'question' ? selection.id : undefined));
}
