import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkForm, type Reach } from '../../../engine/walk/walk-form.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { localToday } from '../../ui/language/moment.ts';

export interface Walking {
  readonly reaches: readonly Reach[];
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
}

/** The search, and the way to end it before it is through. */
export interface StoppableWalk extends Walking {
  stop(): void;
  again(): void;
}

const begun: Walking = { reaches: [], state: 'running' };

/** The search works in slices, so that one can go on typing meanwhile. */
const sliceMs = 12;

/** Between two times that what was found is shown: drawing a thousand lines takes longer than a slice. */
const showMs = 150;

/** Searches the form for a way to everything in it, anew whenever it changes. Takes a form that can be filled. */
export function useWalk(definition: FormDefinition): StoppableWalk {
  const engine = useFormEngine();
  const [walking, setWalking] = useState({ definition, ...begun });
  const [run, setRun] = useState(0);
  const stopping = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    stopping.current = () => {
      current = false;
      clearTimeout(timer);
      setWalking((before) => {
        if (before.definition !== definition) return { definition, reaches: [], state: 'stopped' };
        return before.state === 'running' ? { ...before, state: 'stopped' } : before;
      });
    };
    const end = (state: Walking['state'], reaches: readonly Reach[]): void =>
      setWalking({ definition, state, reaches });
    const start = (): void => {
      const walk = walkForm(definition, { createForm: engine.createForm, today: localToday() });
      const reaches: Reach[] = [];
      let shown = 0;
      const goOn = (): void => {
        const until = performance.now() + sliceMs;
        try {
          for (let next = walk.next(); ; next = walk.next()) {
            if (next.done) return end('done', reaches);
            if (next.value) reaches.push(next.value);
            if (performance.now() > until) break;
          }
        } catch {
          return end('failed', reaches);
        }
        if (performance.now() - shown > showMs) {
          end('running', [...reaches]);
          shown = performance.now();
        }
        timer = setTimeout(goOn);
      };
      goOn();
    };
    (engine.prepare?.(definition) ?? Promise.resolve()).then(
      () => current && start(),
      () => current && end('failed', []),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [definition, engine, run]);
  const stop = useCallback(() => stopping.current?.(), []);
  const again = useCallback(() => {
    setWalking((before) => ({ ...before, ...begun }));
    setRun((count) => count + 1);
  }, []);
  return { ...(walking.definition === definition ? walking : begun), stop, again };
}
