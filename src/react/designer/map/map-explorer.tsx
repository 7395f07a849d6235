import enReport from '../../../../locales/en/report.json' with { type: 'json' };
import faReport from '../../../../locales/fa/report.json' with { type: 'json' };
import en from '../../../../locales/en/map.json' with { type: 'json' };
import fa from '../../../../locales/fa/map.json' with { type: 'json' };
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { Selection } from '../model/designer-model.ts';
import { circlesOf } from './circles.ts';
import { isLinked, mapOf, thingsShown, type FormMap } from './explore.ts';
import { linksOf } from './form-map.ts';
import map from './map.css?inline';
import { MapCircles } from './map-circles.tsx';
import { MapList } from './map-list.tsx';
import { MapSteps } from './map-steps.tsx';
import { thingsOf } from './things-of-form.ts';

addTexts('map', { en, fa });
addTexts('report', { en: enReport, fa: faReport });

const sheets = [map];

/** Everything of the form that is linked, and of one thing what it depends on and what depends on it. */
export function MapExplorer({ close }: { close(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(root, sheets);
  const shown = useFormMap();
  const [picked, pick] = useState(() => firstChosen(shown, model.$selection.get()));
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const wanted = useDeferredValue(words);
  const things = useMemo(
    () => thingsShown(shown, { words: wanted, all, chosen: picked }),
    [shown, wanted, all, picked],
  );
  const circles = circlesOf(useStore(model.store.$problems), shown.things);
  const chosen = picked === undefined ? undefined : shown.byKey.get(picked);
  // The list has no circle or link of what was typed a moment ago.
  useEffect(() => void model.store.check(), [model]);
  const follow = (key: string): void => {
    pick(key);
    setWords('');
    heading.current?.focus();
  };
  return (
    <div ref={root} className="porsa-d-map">
      <MapCircles circles={circles} follow={follow} />
      <div className="porsa-d-map-panes">
        <MapList things={things} map={shown} chosen={picked} choose={pick} filter={{ words, setWords, all, setAll }} />
        {chosen ? (
          <MapSteps map={shown} chosen={chosen} heading={heading} follow={follow} close={close} />
        ) : (
          <p className="porsa-kit-help">{t('map:nothing')}</p>
        )}
      </div>
    </div>
  );
}

function useFormMap(): FormMap {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const editing = useStore(model.$editing);
  return useMemo(() => {
    const links = linksOf(definition);
    return mapOf(thingsOf(definition, links, { editing, t }), links);
  }, [definition, editing, t]);
}

/** What is selected in the designer where it is linked, else the first thing that is. */
function firstChosen(map: FormMap, selection: Selection): string | undefined {
  const selected = 'id' in selection ? map.byKey.get(selection.id) : undefined;
  const linked = map.things.find((thing) => isLinked(map, thing));
  return selected && isLinked(map, selected) ? selected.key : linked?.key;
}
