import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { useFieldViews } from '../ui/field-view.ts';
import { useFormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import type { Loaded } from './form-source.ts';
import { openSource } from './open-source.ts';
import type { FormFillerProps } from './types.ts';
import { useSame } from './use-same.ts';

/** What was asked for, and what came of it. */
interface Answered {
  readonly definition: FormDefinition | undefined;
  readonly asked: string;
  readonly loaded: Loaded;
}

/**
 * The form of the props, loaded again when what it depends on changes; undefined while it is on its way.
 *
 * A definition of the page's own stays the same form in another mode, of another patient and at another page:
 * what is typed would be lost. So it would in another language, or with the client made for it.
 */
export function useSource(props: FormFillerProps): { readonly loaded?: Loaded; readonly retry: () => void } {
  const engine = useFormEngine();
  const views = useFieldViews();
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  const { category, version, file, page, mode, history, role, patient } = props;
  const hasClient = props.client !== undefined;
  const definition = useSame(props.definition);
  const asked = JSON.stringify([tries, role, history, ...(definition ? [] : [category, version, file, mode, patient])]);
  const open = useEffectEvent(() =>
    openSource(
      { category, definition, version, file, page, mode, client: props.client, patient, history, role, language },
      engine,
      views,
    ),
  );
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (loaded: Loaded) => {
      if (current) setAnswered({ definition, asked, loaded });
    };
    void open().then(({ loaded, check }) => {
      show(loaded);
      // After the first paint.
      if (check)
        requestAnimationFrame(() => {
          timer = setTimeout(
            () =>
              void check().then((failure) => {
                if (failure) show({ ok: false, failure });
              }),
          );
        });
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [definition, asked, page, hasClient, engine, views]);
  const loaded = answered?.definition === definition && answered?.asked === asked ? answered.loaded : undefined;
  return { loaded, retry: useCallback(() => setTries((count) => count + 1), []) };
}
