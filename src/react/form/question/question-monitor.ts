import type { Question } from '../../../engine/definition/types.ts';
import type { FormScope, QuestionState } from '../../../engine/live-form/types.ts';
import type { QuestionTools } from './question-tools.ts';
import { keyOf } from './scope-key.ts';

/** What a question's frame draws; the same object until something in it changes. */
export interface ShownQuestion {
  readonly state: QuestionState;
  readonly problem?: string;
  readonly warning?: string;
}

/** A question as its frame names and changes it. */
export interface WatchedQuestion {
  readonly key: string;
  readonly set: (value: unknown) => void;
  readonly leave: () => void;
}

/** The questions of a list, or of a part of one: watched together, since a subscription for each would weigh more than what it brings. */
interface QuestionMonitor {
  readonly watched: readonly WatchedQuestion[];
  readonly subscribe: (listener: () => void) => () => void;
  /** In the order of the questions; the same list until one of them changes. */
  readonly read: () => readonly ShownQuestion[];
}

export function createMonitor(
  scope: FormScope,
  questions: readonly Question[],
  { touched, leave }: QuestionTools,
): QuestionMonitor {
  const watched = questions.map(({ name }): WatchedQuestion => {
    const key = keyOf(scope, name);
    return {
      key,
      set(value) {
        touched.change(key, scope.state(name));
        scope.set(name, value);
      },
      leave: () => leave(key),
    };
  });
  const keys = new Set(watched.map(({ key }) => key));
  const readOne = ({ name }: Question, at: number): ShownQuestion => {
    const { key } = watched[at]!;
    const before = shown[at];
    const state = scope.state(name);
    const problem = touched.problemOf(key, state);
    const warning = touched.warningOf(key, state);
    return before?.state === state && before.problem === problem && before.warning === warning
      ? before
      : { state, problem, warning };
  };
  let shown: readonly ShownQuestion[] = [];
  return {
    watched,
    subscribe(listener) {
      const stops = questions.map(({ name }) => scope.subscribe(name, listener));
      stops.push(touched.listen((key) => keys.has(key) && listener()));
      return () => {
        for (const stop of stops) stop();
      };
    },
    read() {
      const now = questions.map(readOne);
      if (now.some((one, at) => one !== shown[at])) shown = now;
      return shown;
    },
  };
}
