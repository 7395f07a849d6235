import type { Question } from '../../engine/definition/types.ts';
import type { FormScope, QuestionState } from '../../engine/live-form/types.ts';
import type { Filler } from './filler-context.ts';
import { keyOf } from './scope-key.ts';

/** What a question's frame draws; the same object until something in it changes. */
interface ShownQuestion {
  readonly state: QuestionState;
  readonly problem?: string;
  readonly warning?: string;
}

/** One question of a form as its frame watches and changes it: a single subscription for state and telling. */
interface QuestionMonitor {
  readonly key: string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => ShownQuestion;
  readonly set: (value: unknown) => void;
  readonly leave: () => void;
}

export function createMonitor(scope: FormScope, { name }: Question, { telling, leave }: Filler): QuestionMonitor {
  const key = keyOf(scope, name);
  let shown: ShownQuestion | undefined;
  return {
    key,
    subscribe(listener) {
      const stopState = scope.subscribe(name, listener);
      const stopTelling = telling.subscribe(key, listener);
      return () => {
        stopState();
        stopTelling();
      };
    },
    read() {
      const state = scope.state(name);
      const problem = telling.problemOf(key, state);
      const warning = telling.warningOf(key, state);
      if (!shown || shown.state !== state || shown.problem !== problem || shown.warning !== warning)
        shown = { state, problem, warning };
      return shown;
    },
    set(value) {
      telling.change(key, scope.state(name));
      scope.set(name, value);
    },
    leave: () => leave(key),
  };
}
