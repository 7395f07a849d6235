import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFieldViews } from '../ui/field-view.ts';
import { useFormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import { loadSource, type Loaded } from './form-source.ts';
import { withViews } from './prepare-views.ts';
import type { FormFillerProps } from './types.ts';
import { useSame } from './use-same.ts';

/** The form of the props, loaded again when what it depends on changes; undefined while it is on its way. */
export function useSource(props: FormFillerProps): { readonly loaded?: Loaded; readonly retry: () => void } {
  const engine = useFormEngine();
  const views = useFieldViews();
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const { category, version, file, page, mode, role } = props;
  const hasClient = props.client !== undefined;
  const definition = useSame(props.definition);
  const patient = useSame(props.patient);
  const history = useSame(props.history);
  const load = useEffectEvent(() => loadSource({ category, definition, version, file, page, mode, client: props.client, patient, history, role, language }, engine));
  useEffect(() => {
    let current = true;
    setLoaded(undefined);
    void load().then((result) => withViews(result, views)).then((result) => { if (current) setLoaded(result); });
    return () => { current = false; };
    // Another language, or the client made for it, must not load the form again: what is typed would be lost.
  }, [category, definition, version, file, page, mode, hasClient, patient, history, role, engine, views, tries]);
  return { loaded, retry: useCallback(() => setTries((count) => count + 1), []) };
}
