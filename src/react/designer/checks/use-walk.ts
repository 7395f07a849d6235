import { useEffect, useState } from 'react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkForm, type Reach } from '../../../engine/walk/walk-form.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { localToday } from '../../ui/language/moment.ts';

export interface Walking {
  readonly reaches: readonly Reach[];
  readonly state: 'running' | 'done' | 'failed';
}

const begun: Walking = { reaches: [], state: 'running' };

/** The search works in slices, so that one can go on typing meanwhile. */
const sliceMs = 12;

/** Searches the form for a way to everything in it, anew whenever it changes. Takes a form that can be filled. */
export function useWalk(definition: FormDefinition): Walking {
  const engine = useFormEngine();
  const [walking, setWalking] = useState({ definition, ...begun });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const end = (state: Walking['state'], reaches: readonly Reach[]): void =>
      setWalking({ definition, state, reaches });
    const start = (): void => {
      const walk = walkForm(definition, { createForm: engine.createForm, today: localToday() });
      const reaches: Reach[] = [];
      const goOn = (): void => {
        const until = performance.now() + sliceMs;
        try {
          for (let next = walk.next(); ; next = walk.next()) {
            if (next.done) return end('done', reaches);
            reaches.push(next.value);
            if (performance.now() > until) break;
          }
        } catch {
          return end('failed', reaches);
        }
        end('running', [...reaches]);
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
  }, [definition, engine]);
  return walking.definition === definition ? walking : begun;
}
