import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Loaded, SourceOptions } from './load-source.ts';
import { openSource, type Opened } from './open-source.ts';
import { useSame } from './use-same.ts';

/** A request and its result. */
interface Answered {
  readonly definition: FormDefinition | undefined;
  readonly asked: string;
  readonly loaded: Loaded;
}

/**
 * The form that is asked for, loaded again when what it depends on changes; undefined while it loads.
 *
 * A definition that the host gives is not reloaded for another mode, patient, page, language or client: what is
 * typed would be lost. A form that is there already is not loaded before something changes.
 */
export function useSource(
  options: SourceOptions,
  first?: Opened,
): { readonly loaded?: Loaded; readonly retry: () => void } {
  const engine = useFormEngine();
  const views = useFieldViews();
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const { category, service, headline, project, version, file, link, page, mode, history, role, patient } = options;
  const hasClient = options.client !== undefined;
  const definition = useSame(options.definition);
  const asked = JSON.stringify([
    tries,
    role,
    history,
    ...(definition ? [] : [category, service, headline, project, version, file, link, mode, patient]),
  ]);
  const [answered, setAnswered] = useState<Answered | undefined>(first && { definition, asked, loaded: first.loaded });
  const given = useRef(first);
  const open = useEffectEvent(() => openSource({ ...options, definition, language }, engine, views));
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (loaded: Loaded) => {
      if (current) setAnswered({ definition, asked, loaded });
    };
    const there = given.current;
    given.current = undefined;
    void (there ? Promise.resolve(there) : open()).then(({ loaded, check }) => {
      if (!there) show(loaded);
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
