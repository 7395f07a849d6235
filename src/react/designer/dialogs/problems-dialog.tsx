import { useStore } from '@nanostores/react';
import { pickText, useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import { findQuestion } from '../edits/tree.ts';
import type { PlacedProblem, ProblemPlace } from '../problem-places.ts';
import { groupOf } from '../settings-groups.ts';
import { Dialog } from './dialog.tsx';

/** Everything wrong with the form; each leads to its place. */
export function ProblemsDialog({ close }: { close(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const placed = useStore(model.$placed);
  return (
    <Dialog wide title={t('designer:problems.title')} close={close} actions={<SlButton onClick={close}>{t('common:close')}</SlButton>}>
      {placed.length === 0 ? <p>{t('designer:problems.none')}</p> : <ProblemList problems={placed} close={close} />}
    </Dialog>
  );
}

export function ProblemList({ problems, close }: { readonly problems: readonly PlacedProblem[]; close(): void }) {
  const goTo = useGoTo();
  return (
    <ul className="porsa-d-choices">
      {problems.map(({ problem, place }, index) => (
        <li key={index}>
          <button type="button" onClick={() => { close(); goTo(place); }}>
            <strong dir="auto"><PlaceTitle place={place} /></strong><span>{problem.message}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function PlaceTitle({ place }: { readonly place: ProblemPlace }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const definition = useStore(model.$definition);
  switch (place.kind) {
    case 'question': {
      const question = findQuestion(definition, place.id);
      return pickText(question?.title, editing) || question?.name;
    }
    case 'page': {
      const index = definition.pages.findIndex((page) => page.id === place.id);
      return pickText(definition.pages[index]?.displayTitle, editing) || t('designer:page.numbered', { number: index + 1 });
    }
    case 'condition': return t('designer:views.condition');
    case 'report': return t('designer:views.report');
    case 'form': return t(place.key.startsWith('pages') ? 'designer:panes.pages' : 'designer:views.settings');
    default: return place satisfies never;
  }
}

/** Opens what the problem is about, at the setting concerned. */
function useGoTo(): (place: ProblemPlace) => void {
  const { model, panels, commonSettings } = useDesigner();
  return (place) => {
    if (place.kind === 'condition' || place.kind === 'report') return model.$view.set(place.kind);
    if (place.kind === 'form') return model.$view.set(place.key.startsWith('pages') ? 'design' : 'settings');
    model.$view.set('design');
    model.select({ kind: place.kind, id: place.id });
    const question = findQuestion(model.$definition.get(), place.id);
    if (question) model.$tab.set(groupOf(place.key, question, panels, commonSettings));
    model.$focus.set({ on: 'settings' });
  };
}
