import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { usePart } from './use-part.ts';

/** How a part that is loading, or could not be loaded, stands in its place; a dialog brings its own frame. */
export type Frame<P> = (content: ReactNode, props: P) => ReactNode;

interface Looks<P> {
  readonly frame?: Frame<P>;
  /** Stands there while it is fetched. Absent: nothing. */
  readonly Meanwhile?: ComponentType;
  readonly inLine?: boolean;
}

export type OnDemand<P> = FunctionComponent<P> & {
  /** Fetches the code; asked again after a failure, it tries again. */
  prepare(): Promise<void>;
};

/**
 * A component whose code is fetched when it is first shown, or before. Where that fails, it says so in its place and
 * leads on: `React.lazy` would remember the failure, and take down the screen around it with all that was typed there.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { frame = (content) => content, Meanwhile, inLine }: Looks<P> = {},
): OnDemand<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  /** Asked by several at a time, it is fetched once. */
  const prepare = async (): Promise<void> => {
    if (Loaded) return;
    loading ??= load()
      .then((part) => {
        Loaded = part;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  function Part(props: P) {
    const { state, retry } = usePart(Loaded !== undefined, prepare);
    if (Loaded && state === 'loaded') return <Loaded {...props} />;
    if (state === 'offline' || state === 'outdated')
      return frame(<NotLoaded state={state} inLine={inLine} retry={retry} />, props);
    return Meanwhile ? frame(<Meanwhile />, props) : null;
  }
  return Object.assign(Part, { prepare });
}
