import { useEffect, useReducer, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { FieldView, FieldViewProps } from '../field/field-view.ts';

type LateComponent<P> = ComponentType<P> & {
  /** Brings the code; asked again after a failure, it tries again. */
  prepare(): Promise<void>;
};

/**
 * A component whose code is fetched apart, because most forms do without it.
 *
 * Prepared beforehand, it draws at once like any other; else `Meanwhile` is drawn, or nothing, until its code is there.
 * `neverFirst`: forms are drawn without it by their server, and so at first in the browser, where another form may have it already.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType<P>,
  neverFirst = false,
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
  function Waiting(props: P) {
    const [isHere, redraw] = useReducer(() => true, false);
    useEffect(() => {
      // It may have come since this was drawn.
      if (Loaded) return redraw();
      const fetchPart = () => void prepare().then(redraw, () => undefined);
      fetchPart();
      addEventListener('online', fetchPart);
      return () => removeEventListener('online', fetchPart);
    }, []);
    const Shown = (isHere ? Loaded : undefined) ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  }
  /** What was drawn as waiting stays so, or it would lose what it holds; what was not has no reason to watch. */
  function Late(props: P) {
    const [Begun] = useState(() => Loaded ?? Waiting);
    return <Begun {...props} />;
  }
  function LateAfterFirst(props: P) {
    const isFirst = useIsFirstDrawing();
    const [Begun] = useState(() => (Loaded && !isFirst ? Loaded : Waiting));
    return <Begun {...props} />;
  }
  return Object.assign(neverFirst ? LateAfterFirst : Late, { prepare });
}

const watchNothing = () => () => undefined;

/** Whether this is drawn by a server, or over what a server has drawn. */
const useIsFirstDrawing = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );

/** A rare type's view; `labelling` is what it is taken for until it is there, and `besides` brings at the same time what some questions need. */
export function lateView(
  labelling: FieldView['labelling'],
  load: () => Promise<FieldView>,
  besides?: FieldView['prepare'],
): FieldView {
  const View = late<FieldViewProps>(async () => (await load()).View);
  const view: { -readonly [Key in keyof FieldView]: FieldView[Key] } = {
    labelling,
    View,
    prepare: async (question) => {
      await Promise.all([View.prepare(), besides?.(question)]);
      const loaded = await load();
      await loaded.prepare?.(question);
      view.labelling = loaded.labelling;
      view.inWords = loaded.inWords;
      view.block = loaded.block;
    },
  };
  return view;
}
