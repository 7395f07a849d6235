import { atom, type ReadableAtom } from 'nanostores';
import type { CallData } from '../../../api/contract/contract.ts';
import { createTouched, type Touched } from '../question/touched.ts';
import type { Draft } from '../saving/saving.ts';
import type { Forms } from './forms.ts';
import { placeOf, type Place } from './place.ts';
import type { ListedProblem } from './problem-list.ts';
import type { FillingInput } from './types.ts';

/** How a run ended. `handed`: there is no server, the page has the answers. */
export interface Outcome {
  readonly id: string;
  readonly kind: 'sent' | 'waiting' | 'handed' | 'preview';
  /** Ids of the endings that the server found. */
  readonly endings?: readonly string[];
  /** Questions whose answer differs from the patient file. */
  readonly differs?: CallData<'/entry/storeentry'>['differs'];
}

/** Everything that the views of a form show. */
export interface FillingState extends Forms, Place {
  /** Counts the runs; each is drawn from scratch. */
  readonly run: number;
  /** When the run began, ISO 8601 UTC. */
  readonly startedAt: string;
  /** Where it began, unless a page is asked for; defaults to the first page. */
  readonly startAt?: string;
  /** The draft of an earlier visit; the form stays open beside it where the person had begun before it was found. */
  readonly offer?: Draft;
  /** Absent until the review is opened: then open, or left to change a page. */
  readonly review?: 'open' | 'left';
  readonly touched: Touched;
  readonly problems: readonly ListedProblem[];
  /** What to bring into view and to focus: the question with this key, or the page's heading. A new object for each request. */
  readonly focus?: { readonly key?: string };
  readonly isSaving?: boolean;
  /** Why the entry was refused, in the reader's words. */
  readonly refusal?: string;
  /** Whether the device keeps the draft; undefined before the first change. */
  readonly isKept?: boolean;
  readonly outcome?: Outcome;
}

/** What lasts from run to run, and what a run begins with. */
type Beginning = Pick<FillingState, 'form' | 'patientForm' | 'failure' | 'startedAt' | 'startAt' | 'isKept'>;

/** What the parts of a filling work on. */
export interface Core {
  readonly $state: ReadableAtom<FillingState>;
  input: FillingInput;
  /** Changes the state; the place in the form follows. */
  set(change: Partial<FillingState>): void;
  /** Begins a run. */
  enter(beginning: Beginning): void;
}

/** Has no form before the first run. */
export function createCore(input: FillingInput): Core {
  const $state = atom({ run: 0 } as FillingState);
  const put = (state: Omit<FillingState, keyof Place> & Partial<Place>) =>
    $state.set({ ...state, ...placeOf(state, core.input) } as FillingState);
  const core: Core = {
    $state,
    input,
    set: (change) => put({ ...$state.get(), ...change }),
    enter(beginning) {
      const { run, offer } = $state.get();
      put({ ...beginning, offer, run: run + 1, touched: createTouched(), problems: [] });
    },
  };
  return core;
}
