import { createActionTools, type ActionTools, type Surroundings } from './action-tools.ts';
import { createAdding } from './adding.ts';
import { createChanging } from './changing.ts';
import type { DesignerActions } from './designer-actions.ts';
import { createMarking } from './marking.ts';
import { createMoving } from './moving.ts';
import { createRemoving } from './removing.ts';

export function createDesignerActions(surroundings: Surroundings): DesignerActions {
  const tools = createActionTools(surroundings);
  const { holds, takesAnswer, describePlace } = tools;
  return {
    holds,
    takesAnswer,
    describePlace,
    ...createAdding(tools),
    ...createRemoving(tools),
    ...createMoving(tools),
    ...createMarking(tools),
    ...createChanging(tools),
    ...createUndoing(tools),
  };
}

function createUndoing({ model, language: { t }, announce }: ActionTools): Pick<DesignerActions, 'undo' | 'redo'> {
  const { history } = model.store;
  return {
    undo() {
      if (!history.$canUndo.get()) return announce(t('designer:announcements.noundo'));
      history.undo();
      model.$toast.set(null);
      announce(t('designer:announcements.undone'));
    },
    redo() {
      if (!history.$canRedo.get()) return announce(t('designer:announcements.noredo'));
      history.redo();
      announce(t('designer:announcements.redone'));
    },
  };
}
