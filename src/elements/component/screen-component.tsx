import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useTheme } from '../../react/ui/style/use-theme.ts';
import { resolveAppearance } from '../host/appearance.ts';
import { hostText } from '../host/host-texts.ts';
import type { Phase } from '../host/host-view.ts';
import type { ScreenInput } from '../host/screen-module.ts';
import type { ElementSpec } from '../host/spec.ts';
import type { Theme } from '../../react/ui/style/use-theme.ts';
import { valuesOf, type ScreenProps } from './screen-props.ts';
import { useSurroundings } from './session/surroundings.ts';
import { createCode, useCode } from './use-code.ts';
import { useHandle } from './use-handle.ts';
import { useShadow, type Shadow } from './use-shadow.ts';
import type { WaitingMethods } from './waiting-methods.ts';

type Screen<S extends ElementSpec> = ComponentType<{ readonly input: ScreenInput<S> }>;
type Given = Readonly<Record<string, unknown>>;

/**
 * A screen as a component of the application's own React, in a shadow root of its own, as in its tag.
 *
 * Its code is fetched when the first one is shown; until then, and where it does not come, it says so in its place. What
 * breaks inside reaches the application's own error boundary.
 */
export function screenComponent<S extends ElementSpec>(
  spec: S,
  load: () => Promise<Screen<S>>,
): ComponentType<ScreenProps<S>> {
  const code = createCode(load as () => Promise<Screen<ElementSpec>>);
  return function ScreenComponent({ ref, ...props }: ScreenProps<S>) {
    const host = useRef<HTMLDivElement>(null);
    const methods = useHandle(spec, ref, host);
    const shadow = useShadow(host);
    const { id, className, style, dir } = props;
    return (
      <>
        <div ref={host} {...{ id, className, style, dir }} />
        {shadow && <Inside {...{ spec, code, shadow, methods }} props={props} />}
      </>
    );
  };
}

interface InsideProps {
  readonly spec: ElementSpec;
  readonly code: ReturnType<typeof createCode<Screen<ElementSpec>>>;
  readonly shadow: Shadow;
  readonly methods: WaitingMethods;
  readonly props: Given;
}

function Inside({ spec, code, shadow, methods, props }: InsideProps) {
  const { loaded: Shown, hasFailed, retry } = useCode(code);
  const given = valuesOf(spec, props);
  const { api, preferences, wishes } = useSurroundings(given['api'] as string | undefined, !given['language']);
  const values = { ...wishes, ...known(given) };
  const theme = useTheme((values['theme'] ?? preferences.theme) as Theme | undefined);
  const appearance = { ...resolveAppearance(shadow.element, values, preferences), theme };
  const callbacks = useCallbacks(props, methods);
  const { emit } = callbacks;
  const { language } = appearance;
  const phase: Phase = Shown
    ? 'shown'
    : hasFailed
      ? { code: 'unavailable', words: (reader) => hostText(reader, 'unavailable') }
      : 'loading';
  useLayoutEffect(() => shadow.view.show({ appearance, phase, troubles: [], page: undefined, retry }));
  useEffect(() => {
    if (!hasFailed) return;
    const message = hostText(language, 'unavailable');
    methods.fail(new Error(message), retry);
    emit('error', { code: 'unavailable', message });
    // Said once for each failure, in the language of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed]);
  if (!Shown) return null;
  return createPortal(<Shown input={{ api, values, appearance, disabled: false, ...callbacks }} />, shadow.content);
}

const known = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The same all the time, so that a screen's effects do not run again at each change; each calls the latest prop. */
function useCallbacks(props: Given, methods: WaitingMethods): Pick<ScreenInput, 'emit' | 'ready' | 'kept'> {
  const latest = useRef(props);
  useInsertionEffect(() => {
    latest.current = props;
  });
  const [callbacks] = useState(() => {
    const emit = (event: string, detail: unknown): boolean => {
      const callback = latest.current[`on${event[0]!.toUpperCase()}${event.slice(1)}`];
      return typeof callback !== 'function' || callback(detail) !== false;
    };
    return {
      kept: {},
      emit,
      ready: (controller?: object) => {
        methods.ready(controller);
        if (controller) emit('ready', undefined);
      },
    };
  });
  return callbacks;
}
