import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFieldViews } from '../ui/field-view.ts';
import { useFormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import type { Loaded } from './form-source.ts';
import { openSource } from './open-source.ts';
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
  const open = useEffectEvent(() => openSource({ category, definition, version, file, page, mode, client: props.client, patient, history, role, language }, engine, views));
  useEffect(() => {
    let current = true;
    setLoaded(undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (result: Loaded) => { if (current) setLoaded(result); };
    void open().then(({ loaded: result, check }) => {
      show(result);
      // After the first paint.
      if (check) requestAnimationFrame(() => { timer = setTimeout(() => void check().then((failure) => { if (failure) show({ ok: false, failure }); })); });
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // Another language, or the client made for it, must not load the form again: what is typed would be lost.
  }, [category, definition, version, file, page, mode, hasClient, patient, history, role, engine, views, tries]);
  return { loaded, retry: useCallback(() => setTries((count) => count + 1), []) };
}
