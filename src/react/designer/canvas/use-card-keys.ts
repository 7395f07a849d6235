import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { findQuestion, placeOf } from '../edits/tree.ts';
import { moveQuestion } from '../edits/move-question.ts';
import { keyOnCard, liftedDirection } from './card-keys.ts';
import { liftStep } from '../moving/lift-step.ts';

/** The keyboard on the cards: arrows go, Enter opens, Space lifts and drops. */
export function useCardKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { model, actions, announce } = useDesigner();
  const { t, text, dir } = useLanguage();
  const dropped = useRef(false);
  useEffect(() => model.$selection.listen(() => model.$lift.set(null)), [model]);
  return useCallback((event) => {
    const face = (event.target as HTMLElement).closest<HTMLElement>('[data-focus-question]');
    const id = face?.dataset.focusQuestion;
    if (!face || !id) return;
    const definition = model.$definition.get();
    const lift = model.$lift.get();
    const title = text(findQuestion(definition, id)?.title) || id;
    const done = (): void => { event.preventDefault(); event.stopPropagation(); };

    if (lift) {
      const direction = liftedDirection(event, dir);
      if (direction) {
        done();
        const shown = model.$shown.get();
        const place = liftStep(shown, id, direction, actions.holds);
        if (!place) return announce(t('designer:said.edge'));
        // The place is counted in the form as it was: only the lifted question has moved since.
        model.$lift.set({ id, place });
        model.$focus.set({ on: 'question', id });
        return announce(actions.sayPlace(moveQuestion(definition, id, place), id));
      }
      if (event.key === ' ' || event.key === 'Enter' || event.key === 'Tab') {
        if (event.key !== 'Tab') done();
        dropped.current = true;
        model.$lift.set(null);
        actions.move(id, lift.place);
        return announce(t('designer:said.dropped', { place: actions.sayPlace(model.$definition.get(), id) }));
      }
      if (event.key === 'Escape') {
        done();
        model.$lift.set(null);
        model.$focus.set({ on: 'question', id });
        return announce(t('designer:said.putback', { title }));
      }
      return;
    }
    const act = keyOnCard(event);
    if (!act) return;
    done();
    switch (act) {
      case 'next': case 'previous': return goTo(face, act === 'next' ? 1 : -1);
      case 'first': case 'last': return goTo(face, act);
      case 'open': model.select({ kind: 'question', id }); return model.$focus.set({ on: 'settings' });
      case 'remove': return actions.remove(id);
      case 'duplicate': return actions.duplicate(id);
      case 'up': case 'down': return actions.step(id, act);
      case 'lift': {
        const place = placeOf(definition, id);
        if (!place) return;
        model.select({ kind: 'question', id });
        model.$lift.set({ id, place });
        return announce(t('designer:said.lifted', { place: actions.sayPlace(definition, id) }));
      }
      default: act satisfies never;
    }
  }, [model, actions, announce, t, text, dir]);

  /** Selection follows the focus, so that the settings beside are those of the card one stands on. */
  function goTo(face: HTMLElement, where: 1 | -1 | 'first' | 'last'): void {
    const faces = [...face.closest('.porsa-d-canvas')?.querySelectorAll<HTMLElement>('[data-focus-question]') ?? []];
    const index = where === 'first' ? 0 : where === 'last' ? faces.length - 1 : faces.indexOf(face) + where;
    const id = faces[index]?.dataset.focusQuestion;
    if (id === undefined) return;
    model.select({ kind: 'question', id });
    faces[index]?.focus();
  }
}
