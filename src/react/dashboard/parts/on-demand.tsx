import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { usePortal } from '../context/portal-context.ts';
import { Message } from '../../kit/states/message.tsx';
import * as icons from './icons.ts';
import { Waiting } from './waiting.tsx';

/** How a part that is loading, or could not be loaded, stands in its place; a dialog brings its own frame. */
export type Frame<P> = (content: ReactNode, props: P) => ReactNode;

/** A part that is fetched when it is shown, or before: what is fetched ahead and does not come is nobody's business yet. */
export type LatePart<P> = ComponentType<P> & { preload(): Promise<void> };

/**
 * A component whose code is fetched when it is first shown. Where that fails, it says so in its place and can be tried
 * again: `React.lazy` would remember the failure, and take down the screen around it with all that was typed there.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: Frame<P> = (content) => content,
): LatePart<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  /** Asked by several at a time, it is fetched once. */
  const fetchOnce = async (): Promise<void> => {
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
  function OnDemand(props: P) {
    const { server } = usePortal();
    const [tries, setTries] = useState(0);
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      let over = false;
      const fetchPart = async (): Promise<void> => {
        try {
          await fetchOnce();
          if (!over) setState('loaded');
        } catch {
          if (over) return;
          if (tries > 0 && (await isReachable(server))) location.reload();
          else setState('failed');
        }
      };
      void fetchPart();
      return () => {
        over = true;
      };
    }, [tries, server]);
    if (Loaded && state === 'loaded') return <Loaded {...props} />;
    const retry = (): void => {
      setState('loading');
      setTries(tries + 1);
    };
    return frame(state === 'failed' ? <NotLoaded retry={retry} /> : <Waiting />, props);
  }
  return Object.assign(OnDemand, { preload: () => fetchOnce().catch(() => undefined) });
}

/** Some browsers remember a failed script for as long as the page lives; where the server answers again, only a fresh page helps. */
async function isReachable(server: string): Promise<boolean> {
  return fetch(`${server}/healthz`, { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
}

function NotLoaded({ retry }: { retry(): void }) {
  const { t } = useLanguage();
  return (
    <Message icon={icons.warning} title={t('portal:notLoaded.title')} text={t('portal:notLoaded.text')} role="alert">
      <SlButton onClick={retry}>{t('common:retry')}</SlButton>
    </Message>
  );
}
