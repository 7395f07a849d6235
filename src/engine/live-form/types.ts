import type {
  Answer,
  Answers,
  Condition,
  Ending,
  FormDefinition,
  Language,
  Option,
  Page,
  Question,
  Role,
} from '../definition/types.ts';
import type { Fault, Problem } from '../definition/problem.ts';

/** The patient of the file, with the specification's fields. `birthdate` is `YYYY-MM-DD`. */
export interface Patient {
  readonly name?: string;
  readonly code?: string;
  readonly phone?: string;
  readonly age?: number;
  readonly gender?: 'male' | 'female';
  readonly birthdate?: string;
  readonly address?: string;
  readonly city?: string;
  readonly nationality?: string;
  readonly institution?: string;
  readonly personnelcode?: string;
}

/** Answers of an earlier entry of the file; `at` is ISO 8601 UTC. */
export interface HistoryEntry {
  readonly id?: string;
  readonly at: string;
  readonly answers: Answers;
}

export interface FormOptions {
  readonly answers?: Answers;
  /**
   * The answers are a whole entry: a question missing in them was left blank, and no default or related value
   * takes its place. For opening a stored entry and for checking one that was sent. Defaults to false.
   */
  readonly complete?: boolean;
  readonly patient?: Patient;
  /** Defaults to `owner`, who sees everything. */
  readonly role?: Role;
  /** Language of the messages. Defaults to the definition's. */
  readonly language?: Language;
  /** The clock. Defaults to the machine's. */
  readonly now?: () => Date;
  /** Earlier entries, oldest first. */
  readonly history?: readonly HistoryEntry[];
  /** Resources besides the patient that a form of another system is opened with, each by the name that its expressions call it: `user`, `encounter`. */
  readonly launch?: Readonly<Record<string, unknown>>;
  /** Called for each question whose initial value cannot be computed, or is no answer of it, as the form opens. */
  readonly onNoInitial?: (question: Question, fault: Fault) => void;
}

/** What is known of a question now. The same object until something in it changes. */
export interface QuestionState {
  /** The answer; or, where what was typed is none, what was typed. */
  readonly value: Answer | undefined;
  readonly visible: boolean;
  readonly required: boolean;
  /** The first rule that does not hold, whether or not the screen shows it yet. */
  readonly problem?: Problem;
  /** What to look at again in an answer that holds to every rule; it keeps nothing from being sent. */
  readonly warning?: Problem;
  /** The question with the options that are offered now; absent where no option has a condition. */
  readonly asked?: Question;
}

/** One row of a repeating container. `key` stays with the row when rows move. */
export interface Row {
  readonly key: string;
  readonly scope: FormScope;
}

/** Names are looked up here first and then in what is around: the form itself, or one row of a repeating container. */
export interface FormScope {
  get(name: string): Answer | undefined;
  /** Takes an answer, or what a person typed; blank is `undefined` or `''`. An unknown name throws. */
  set(name: string, value: unknown): void;
  state(name: string): QuestionState;
  /** Calls back when that question's state has changed, and only then. */
  subscribe(name: string, listener: () => void): () => void;
  /** Least and greatest answer as they stand now, expressions computed. */
  bounds(name: string): Pick<Question, 'min' | 'max'>;
  /** The rows of a repeating container; the same array until rows come, go or move. */
  rows(container: string): readonly Row[];
  addRow(container: string, at?: number): Row;
  removeRow(container: string, key: string): void;
  moveRow(container: string, key: string, to: number): void;
  /** Prefix of names in problems: empty for the form, `medications[2].` in a row. */
  readonly path: string;
  readonly form: LiveForm;
}

/** Why a question is hidden, required or computed as it is. */
export interface Explanation {
  /** The formula or condition at work, as written. */
  readonly expression?: string;
  readonly condition?: Condition;
  readonly result: unknown;
  /** Each name the expression mentions, with the value it has now. */
  readonly values: readonly { readonly name: string; readonly value: unknown }[];
}

/** Why options are offered or hidden: a condition, and those that it decides. */
export interface OptionExplanation extends Explanation {
  readonly options: readonly Option[];
}

/** How far a form is filled. */
export interface AnswerCount {
  /** Questions in sight that ask something. */
  readonly asked: number;
  readonly answered: number;
}

/** `all`: whatever is asked must be answered. `most`: the same of all that is not behind a condition. */
export type Demand = 'all' | 'most' | 'some';

export interface LiveForm extends FormScope {
  readonly definition: FormDefinition;
  /** Runs changes as one: listeners are notified once, afterwards. */
  transact(change: () => void): void;
  /** Pages that this role fills and no condition hides. The same array until it changes. */
  pages(): readonly Page[];
  /** The page after `from` once the go-to-page conditions are asked; null after the last. */
  nextPage(from: string): string | null;
  /** Answers of visible questions, computed ones included. */
  answers(): Answers;
  /** All that was typed, hidden questions and unreadable input included: what a draft keeps. */
  draft(): Answers;
  /** How many visible questions of these pages, or of all, ask something, and how many have an answer; a matrix counts by its rows. */
  count(pages?: readonly string[]): AnswerCount;
  /** How much of what these pages, or all, may ask must be answered, whatever the answers will be. */
  demand(pages?: readonly string[]): Demand;
  /** Everything wrong on the visible questions of one page, or of all. */
  validate(page?: string): readonly Problem[];
  /** Which conditions to send the file to colleagues hold now. */
  sendfileConditions(): readonly Condition[];
  /** Which conditions to notify colleagues hold now; one that had to be stopped holds. */
  notifyConditions(): readonly Extract<Condition, { kind: 'notify' }>[];
  /** The endings that hold now, the most severe first; one whose condition had to be stopped holds. */
  endings(): readonly Ending[];
  explain(name: string): {
    readonly visible: Explanation;
    readonly value?: Explanation;
    readonly options?: readonly OptionExplanation[];
  };
  question(name: string): Question;
  /** Calls back after any change of the form, once for each transaction. */
  listen(listener: (changed: ReadonlySet<string>) => void): () => void;
  readonly history: readonly HistoryEntry[];
  /** The patient given last. */
  readonly patient: Patient;
  /** Another patient, or more known of this one: what depends on the patient is computed again, and nothing else. */
  setPatient(patient: Patient): void;
}
