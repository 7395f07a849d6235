import type { LanguageTools } from '../../ui/language.tsx';
import type { DesignerTools } from '../designer-context.ts';
import { findQuestion, placeOf } from '../edits/tree.ts';
import { liftStep, type LiftDirection } from '../moving/lift-step.ts';
import type { CardAct } from './card-keys.ts';

/** Does what a key asks for on the card of a question. */
export function cardActor(
  { model, actions, announce }: DesignerTools,
  { t, text }: LanguageTools,
): (act: CardAct, id: string, face: HTMLElement) => void {
  const focus = (id: string): void => model.$focus.set({ on: 'question', id });

  /** Selection follows the focus, so that the settings beside are those of the card one stands on. */
  function go(face: HTMLElement, to: 1 | -1 | 'first' | 'last'): void {
    const faces = [...(face.closest('section')?.querySelectorAll<HTMLElement>('[data-focus-question]') ?? [])];
    const next = faces[to === 'first' ? 0 : to === 'last' ? faces.length - 1 : faces.indexOf(face) + to];
    const id = next?.dataset['focusQuestion'];
    if (!next || id === undefined) return;
    model.select({ kind: 'question', id });
    next.focus();
  }

  function lift(id: string): void {
    const place = placeOf(model.$definition.get(), id);
    if (!place) return;
    model.select({ kind: 'question', id });
    model.$lift.set({ id, place });
    announce(t('designer:said.lifted', { place: actions.sayPlace(model.$definition.get(), id) }));
  }

  function carry(id: string, direction: LiftDirection): void {
    const place = liftStep(model.$shown.get(), id, direction, actions.holds);
    if (!place) return announce(t('designer:said.edge'));
    model.$lift.set({ id, place });
    focus(id);
    announce(actions.sayPlace(model.$shown.get(), id));
  }

  function drop(id: string): void {
    const place = model.$lift.get()?.place;
    model.$lift.set(null);
    if (place) actions.move(id, place);
    announce(t('designer:said.dropped', { place: actions.sayPlace(model.$definition.get(), id) }));
  }

  function putBack(id: string): void {
    const question = findQuestion(model.$definition.get(), id);
    model.$lift.set(null);
    focus(id);
    announce(t('designer:said.putback', { title: text(question?.title) || question?.name }));
  }

  function open(id: string): void {
    model.select({ kind: 'question', id });
    model.$focus.set({ on: 'settings' });
  }

  return (asked, id, face) => {
    switch (asked.act) {
      case 'go':
        return go(face, asked.to);
      case 'step':
        return actions.step(id, asked.direction);
      case 'carry':
        return carry(id, asked.direction);
      case 'open':
        return open(id);
      case 'remove':
        return actions.remove(id);
      case 'duplicate':
        return actions.duplicate(id);
      case 'lift':
        return lift(id);
      case 'drop':
        return drop(id);
      case 'putback':
        return putBack(id);
      default:
        return asked satisfies never;
    }
  };
}
