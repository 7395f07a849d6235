import { useMemo, type RefObject } from 'react';
import { useFillerTools } from '../../ui/field/filler-tools.ts';
import type { Touched } from '../question/touched.ts';

/**
 * Shows the problem of a question that was left only while no pointer is down: a text that appears above a pressed
 * button would move it away before the click.
 */
export function useLeaving(touched: Touched, root: RefObject<HTMLElement | null>) {
  const { announce } = useFillerTools();
  return useMemo(() => {
    const left = new Set<string>();
    let held = false;
    /** For screen readers too, without moving the focus. */
    const announceProblems = (keys: readonly string[]) => {
      const texts = keys.map(
        (key) => root.current?.querySelector(`#${CSS.escape(`${key}-problem`)}`)?.textContent ?? '',
      );
      const message = texts.join(' ').trim();
      if (message) announce(message);
    };
    const show = () => {
      const keys = [...left];
      touched.touch(keys);
      left.clear();
      setTimeout(() => announceProblems(keys));
    };
    const release = () => {
      held = false;
      setTimeout(() => {
        if (!held) show();
      });
    };
    return {
      leave(key: string) {
        left.add(key);
        if (!held) show();
      },
      pointer: {
        onPointerDownCapture: () => {
          held = true;
        },
        onPointerUpCapture: release,
        onPointerCancelCapture: release,
      },
    };
  }, [touched, root, announce]);
}
