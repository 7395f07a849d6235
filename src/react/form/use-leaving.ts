import { useMemo } from 'react';
import type { Telling } from './telling.ts';

/**
 * Says a left question's problem only when no pointer is held:
 * a text that appears under a pressed button would move it away before the click.
 */
export function useLeaving(telling: Telling) {
  return useMemo(() => {
    const left = new Set<string>();
    let held = false;
    const say = () => {
      telling.tell([...left]);
      left.clear();
    };
    const release = () => { held = false; setTimeout(() => { if (!held) say(); }); };
    return {
      leave(key: string) {
        left.add(key);
        if (!held) say();
      },
      pointer: { onPointerDownCapture: () => { held = true; }, onPointerUpCapture: release, onPointerCancelCapture: release },
    };
  }, [telling]);
}
