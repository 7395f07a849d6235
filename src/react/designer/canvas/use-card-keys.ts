import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { cardActor } from './card-actor.ts';
import { isOfPage, keyOnCard, keyOnLifted } from './card-keys.ts';

/** The keyboard on the cards: arrows go, with Shift they mark, Enter opens, Space lifts and drops, characters write the title. */
export function useCardKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const tools = useDesigner();
  const language = useLanguage();
  const { model } = tools;
  useEffect(() => model.$selection.listen(() => model.$lift.set(null)), [model]);
  return useMemo(() => {
    const actor = cardActor(tools, language);
    return (event) => {
      if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
      const face = (event.target as HTMLElement).closest<HTMLElement>('[data-focus-question]');
      const id = face?.dataset['focusQuestion'];
      const lift = model.$lift.get();
      const marks = model.$marking.get() || model.$marked.get().size > 0;
      const act = lift ? keyOnLifted(event, language.dir) : keyOnCard(event, language.dir, marks);
      if (!act) return;
      if (isOfPage(act)) {
        event.preventDefault();
        return act.act === 'all' ? tools.actions.markAll() : tools.actions.clearMarks();
      }
      if (!face || !id) return;
      // The character itself falls into the line that opens.
      if (!(act.act === 'type' || act.act === 'below') || event.key === 'F2') event.preventDefault();
      event.stopPropagation();
      actor(act, id, face);
    };
  }, [tools, language, model]);
}
