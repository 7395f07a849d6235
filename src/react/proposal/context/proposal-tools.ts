import type { AriaAttributes, ComponentType, ReactNode } from 'react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { CitationStyle } from '../../../proposal/sources/format-source.ts';
import type { ProposalStore } from '../store/proposal-store.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { Templates } from '../opening/own-templates.ts';
import type { DownloadFormat, ProposalClient, ProposalEvents, ProposalMode, ProposalPlace } from '../types.ts';

/** A date question's control; the screens import no field, so it comes from outside. Days are `YYYY-MM-DD`, Gregorian. */
export interface DayFieldProps {
  /** What the question is called where a calendar opens. */
  readonly label: string;
  /** For the control: its id, and what it says of itself. */
  readonly attributes: Readonly<{ id: string } & AriaAttributes>;
  readonly value: string;
  onChange(day: string): void;
}

/** Where to go: a new object each time, so that going there again is something new. */
export interface Goal {
  readonly path: string;
  /** Part of the text to select there, in UTF-16 units. */
  readonly start?: number;
  readonly end?: number;
}

/** Another proposal to open: by id, or as it was read from a file. */
export interface StartOver {
  readonly id?: string;
  readonly proposal?: Proposal;
}

export interface ProposalTools {
  /** On the device and on the server. */
  readonly id: string;
  readonly templates: Templates;
  readonly events: Required<ProposalEvents>;
  readonly store: ProposalStore;
  readonly $goal: ReadableAtom<Goal | undefined>;
  readonly theme: 'light' | 'dark';
  /** Questions that were left once; of others nothing is said beside them. `all` after somebody asked for a check. */
  readonly $touched: ReadableAtom<ReadonlySet<string> | 'all'>;
  /** How references are set, on the screen and in what is downloaded. */
  readonly $style: WritableAtom<CitationStyle>;
  readonly place: ProposalPlace;
  /** Absent where there is no server, or nobody is signed in. */
  readonly client?: ProposalClient;
  readonly DayField?: ComponentType<DayFieldProps>;
  /** A question was left; `all` after somebody asked for a check. */
  touch(question: string): void;
  /** Announces something to a screen reader, politely. */
  announce(text: string): void;
  /** Says what just happened, with a way back where there is one. */
  toast(text: string, action?: ReactNode): void;
  /** Opens another proposal; with nothing given, a new one. This one is kept first. */
  startOver(start: StartOver): void;
  download(format: DownloadFormat): Promise<void>;
  /** Goes to the form or the chat. */
  open(mode: ProposalMode): void;
  /** Goes to a question of the form, or to a place in it (`outcomes[0].measure`), and selects the part of the text that is meant. */
  goTo(goal: Goal): void;
}
