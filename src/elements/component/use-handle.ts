import { useEffect, useImperativeHandle, useState, type Ref, type RefObject } from 'react';
import { firstStop } from '../first/focus-inside.ts';
import type { ElementSpec } from '../host/spec.ts';
import type { ScreenHandle } from './screen-props.ts';
import { WaitingMethods } from './waiting-methods.ts';

/** Gives a ref the screen's methods; what is returned is to be told when the screen is there. */
export function useHandle<S extends ElementSpec>(
  spec: S,
  ref: Ref<ScreenHandle<S>> | undefined,
  root: RefObject<Element | null>,
): WaitingMethods {
  const [methods] = useState(() => new WaitingMethods());
  useImperativeHandle(ref, () => {
    const calls = Object.keys(spec.methods).map((name) => [name, (...given: unknown[]) => methods.call(name, given)]);
    const inside = () => root.current && firstStop(root.current.shadowRoot ?? root.current);
    const focus = (options?: FocusOptions) => inside()?.focus(options);
    return { ...Object.fromEntries(calls), focus } as ScreenHandle<S>;
  }, [methods, root, spec]);
  useEffect(() => () => methods.fail(new Error('The screen was taken down')), [methods]);
  return methods;
}
