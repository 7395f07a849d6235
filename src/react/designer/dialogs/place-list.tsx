import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { Choice, Choices } from '../../kit/list/choices.tsx';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { findQuestion } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import type { ProblemPlace } from '../problems/problem-places.ts';
import { groupOf } from '../model/settings-groups.ts';

/** A place of the form, and what is reported about it. `editing`: the language in which something is to be written there; `main`: the form’s own. */
export interface NotedPlace {
  readonly place: ProblemPlace;
  readonly about: ReactNode;
  readonly editing?: CoreLanguage | 'main';
}

/** Places of the form, each a way there. */
export function PlaceList({ places, close }: { readonly places: readonly NotedPlace[]; close(): void }) {
  const goTo = useGoTo();
  return (
    <Choices>
      {places.map(({ place, about, editing }, index) => (
        <Choice
          key={index}
          title={
            <bdi>
              <PlaceTitle place={place} />
            </bdi>
          }
          detail={about}
          onChoose={() => {
            close();
            goTo(place, editing);
          }}
        />
      ))}
    </Choices>
  );
}

/** What a place is called. */
export function PlaceTitle({ place }: { readonly place: ProblemPlace }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const definition = useStore(model.$definition);
  switch (place.kind) {
    case 'question': {
      const question = findQuestion(definition, place.id);
      return unbroken(pickText(question?.title, editing) || `${t('designer:untitledquestion')} (${question?.name})`);
    }
    case 'page': {
      const page = definition.pages.find(({ id }) => id === place.id);
      return page && unbroken(pageTitle(definition.pages, page, editing, t));
    }
    case 'ending':
      return t('designer:endings.one', {
        place: (definition.endings ?? []).findIndex(({ id }) => id === place.id) + 1,
      });
    case 'condition': {
      const kind = definition.conditions.find(({ id }) => id === place.id)?.kind;
      return t(kind ? `designer:conditions.${kind}` : 'designer:views.condition');
    }
    case 'report':
      return t('designer:views.report');
    case 'form':
      return t(place.key.startsWith('pages') ? 'designer:panes.pages' : 'designer:views.settings');
    default:
      return place satisfies never;
  }
}

/** Opens a place at the setting concerned. */
export function useGoTo(): (place: ProblemPlace, editing?: CoreLanguage | 'main') => void {
  const { model, panels, commonSettings } = useDesigner();
  return (place, editing) => {
    if (editing) model.$editing.set(editing === 'main' ? model.$definition.get().language : editing);
    if (place.kind === 'ending' || place.kind === 'condition') {
      model.$view.set('condition');
      return model.$focus.set({ on: place.kind, id: place.id });
    }
    if (place.kind === 'report') return model.$view.set('report');
    if (place.kind === 'form') return model.$view.set(place.key.startsWith('pages') ? 'design' : 'settings');
    model.$view.set('design');
    model.select({ kind: place.kind, id: place.id });
    const question = findQuestion(model.$definition.get(), place.id);
    if (question) model.$tab.set(groupOf(place.key, question, panels, commonSettings));
    const [setting] = /^\w+/.exec(place.key) ?? [];
    model.$focus.set({ on: 'settings', ...(setting && { id: setting }) });
  };
}
