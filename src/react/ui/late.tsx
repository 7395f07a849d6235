import { useEffect, useReducer, type ComponentType } from 'react';
import type { FieldView, FieldViewProps } from './field-view.ts';

type LateComponent<P> = ComponentType<P> & {
  /** Brings the code; asked again after a failure, it tries again. */
  prepare(): Promise<void>;
};

/**
 * A component whose code is fetched apart, because most forms do without it.
 *
 * Prepared beforehand, it draws at once like any other; else `Meanwhile` is drawn, or nothing, until its code is there.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType<P>,
): LateComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const take = (component: ComponentType<P>): void => {
    Loaded = component;
  };
  const forget = (error: unknown): never => {
    coming = undefined;
    throw error;
  };
  const prepare = (): Promise<void> => (coming ??= load().then(take).catch(forget));
  function Late(props: P) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      const fetchPart = () => void prepare().then(redraw, () => undefined);
      fetchPart();
      addEventListener('online', fetchPart);
      return () => removeEventListener('online', fetchPart);
    }, []);
    const Shown = Loaded ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Late, { prepare });
}

/** A rare type's view; `labelling` is what it is taken for until it is there. */
export function lateView(labelling: FieldView['labelling'], load: () => Promise<FieldView>): FieldView {
  const View = late<FieldViewProps>(async () => (await load()).View);
  const view: { -readonly [Key in keyof FieldView]: FieldView[Key] } = {
    labelling,
    View,
    prepare: async (question) => {
      await View.prepare();
      const loaded = await load();
      await loaded.prepare?.(question);
      view.labelling = loaded.labelling;
      view.inWords = loaded.inWords;
    },
  };
  return view;
}
