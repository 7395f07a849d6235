import { useMemo, type RefObject } from 'react';
import { useFillerTools } from '../ui/filler-tools.ts';
import type { Telling } from './telling.ts';

/**
 * Says a left question's problem only when no pointer is held:
 * a text that appears under a pressed button would move it away before the click.
 */
export function useLeaving(telling: Telling, root: RefObject<HTMLElement | null>) {
  const { announce } = useFillerTools();
  return useMemo(() => {
    const left = new Set<string>();
    let held = false;
    /** Heard as well as seen, without taking the focus from where the person has gone on. */
    const announceProblems = (keys: readonly string[]) => {
      const texts = keys.map(
        (key) => root.current?.querySelector(`#${CSS.escape(`${key}-problem`)}`)?.textContent ?? '',
      );
      const said = texts.join(' ').trim();
      if (said) announce(said);
    };
    const say = () => {
      const keys = [...left];
      telling.tell(keys);
      left.clear();
      setTimeout(() => announceProblems(keys));
    };
    const release = () => {
      held = false;
      setTimeout(() => {
        if (!held) say();
      });
    };
    return {
      leave(key: string) {
        left.add(key);
        if (!held) say();
      },
      pointer: {
        onPointerDownCapture: () => {
          held = true;
        },
        onPointerUpCapture: release,
        onPointerCancelCapture: release,
      },
    };
  }, [telling, root, announce]);
}
