import type { LanguageTools } from '../../ui/language/language.tsx';
import type { DesignerTools } from '../model/designer-context.ts';
import { findQuestion, placeOf } from '../definition/tree.ts';
import { liftStep, type LiftDirection } from '../definition/lift-step.ts';
import { meantWith } from '../model/marking.ts';
import type { CardAct, PageAct } from './card-keys.ts';
import { foldCard } from './fold-card.ts';
import { typeBelow, typeInto } from './begin-typing.ts';

type ActOnCard = Exclude<CardAct, PageAct>;

type Tools = Pick<DesignerTools, 'model' | 'actions' | 'announce'>;

/** Does what a key asks for on the card of a question. */
export function cardActor(
  tools: DesignerTools,
  language: LanguageTools,
): (act: ActOnCard, id: string, face: HTMLElement) => void {
  const { model, actions } = tools;
  const { lift, carry, drop, putBack } = createLifting(tools, language);
  const open = (id: string): void => {
    model.select({ kind: 'question', id });
    model.$focus.set({ on: 'settings' });
  };
  return (asked, id, face) => {
    switch (asked.act) {
      case 'go':
        return goTo(face, asked.to, (next) => {
          if (model.$marking.get()) model.mark(model.$marked.get(), next);
          else model.select({ kind: 'question', id: next });
        });
      case 'range':
        // A range begins at the card that has the focus.
        if (model.$marked.get().size === 0) model.mark([id]);
        return goTo(face, asked.to, (next) => actions.mark('range', next));
      case 'toggle':
        return actions.mark('toggle', id);
      case 'fold':
        return foldCard(tools, id, asked.folded);
      case 'step':
        return actions.step(meantWith(model, id), asked.direction);
      case 'carry':
        return carry(id, asked.direction);
      case 'open':
        return model.$marking.get() ? actions.mark('toggle', id) : open(id);
      case 'type':
        return typeInto(model, id);
      case 'below':
        return typeBelow(tools, id, 'text');
      case 'remove':
        return actions.remove(meantWith(model, id));
      case 'duplicate':
        return actions.duplicate(meantWith(model, id));
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

/** Selection follows the focus, so that the settings beside are those of the card one stands on. */
function goTo(face: HTMLElement, to: 1 | -1 | 'first' | 'last', reach: (id: string) => void): void {
  const faces = [...(face.closest('section')?.querySelectorAll<HTMLElement>('[data-focus-question]') ?? [])];
  const next = faces[to === 'first' ? 0 : to === 'last' ? faces.length - 1 : faces.indexOf(face) + to];
  const id = next?.dataset['focusQuestion'];
  if (!next || id === undefined) return;
  reach(id);
  next.focus();
}

/** Moving by keyboard: a card is lifted, carried to a place, and dropped there or put back. */
function createLifting({ model, actions, announce }: Tools, { t, text }: LanguageTools) {
  const focus = (id: string): void => model.$focus.set({ on: 'question', id });
  return {
    lift(id: string): void {
      const place = placeOf(model.$definition.get(), id);
      if (!place) return;
      model.select({ kind: 'question', id });
      model.$lift.set({ id, place });
      announce(t('designer:announcements.lifted', { place: actions.describePlace(model.$definition.get(), id) }));
    },
    carry(id: string, direction: LiftDirection): void {
      const place = liftStep(model.$shown.get(), id, direction, actions.holds);
      if (!place) return announce(t('designer:announcements.edge'));
      model.$lift.set({ id, place });
      focus(id);
      announce(actions.describePlace(model.$shown.get(), id));
    },
    drop(id: string): void {
      const place = model.$lift.get()?.place;
      model.$lift.set(null);
      if (place) actions.move([id], place);
      announce(t('designer:announcements.dropped', { place: actions.describePlace(model.$definition.get(), id) }));
    },
    putBack(id: string): void {
      const question = findQuestion(model.$definition.get(), id);
      model.$lift.set(null);
      focus(id);
      announce(t('designer:announcements.putback', { title: text(question?.title) || question?.name }));
    },
  };
}
