import type { FieldFault } from '../contract.ts';
import type { CategorySettings } from '../shapes.ts';
import type { Answers, FormDefinition, Language, Localized, Role } from '../../../engine/definition/types.ts';
import type { Patient } from '../../../engine/live-form/types.ts';

/** A form as it is given to those who fill its page, cut to their role. */
export interface PlainForm {
  readonly definition: FormDefinition;
  readonly settings: CategorySettings;
  readonly clinic: Localized;
  readonly role: Role;
  /** Resources that it is opened with. */
  readonly launch?: Readonly<Record<string, object>>;
}

/** Where the person is in the form and what was answered by then: all that one page passes on to the next. */
export interface PlainDraft {
  /** The entry's, made with the first page. */
  readonly id: string;
  /** Of the form. */
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  /** Id of the form, by which an answer to a used link is still known. */
  readonly category: string;
  /** Its link leads to a patient file: nobody is asked who the patient is. */
  readonly isOfFile?: boolean;
  /** What the page was drawn in, and its fields are read in. */
  readonly language: Language;
  /** The time that the page was drawn with, ISO 8601 UTC: sent again, it is answered as the first time. */
  readonly drawnAt?: string;
  readonly at?: string;
  /** The pages that led there. */
  readonly trail?: readonly string[];
  readonly review?: 'open' | 'left';
  /** Names of questions that would begin with an answer, and were left blank. */
  readonly blank?: readonly string[];
  /** All that was typed; absent before the first page is sent. */
  readonly answers?: Answers;
  readonly patient?: Answers;
}

/** The fields of a page as a browser sends them, in their order. */
export type SentFields = readonly (readonly [name: string, value: string])[];

/** Why an entry was not stored. */
export interface PlainRefusal {
  readonly code: string;
  readonly fields?: readonly FieldFault[];
}

/** What happened that a page is wanted. */
export type PlainEvent =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'sent';
      readonly fields: SentFields;
      /** Files that were not taken: the field, and why. */
      readonly faults?: readonly FieldFault[];
    }
  | { readonly kind: 'refused'; readonly refusal: PlainRefusal }
  | { readonly kind: 'stored'; readonly id: string; readonly endings?: readonly string[] };

/** Data alone, so that the page may be drawn in another thread. */
export interface PlainRequest {
  readonly form: PlainForm;
  readonly draft: PlainDraft;
  readonly event: PlainEvent;
  readonly language: Language;
  /** ISO 8601 UTC: the same for all that is computed for one page. */
  readonly now: string;
  /** What a link knows already. */
  readonly given?: { readonly answers?: Answers; readonly patient?: Patient };
  /** Where another entry is begun; absent where there can be none. */
  readonly again?: string;
  /** The version that the draft was begun in is not there any more. */
  readonly isRenewed?: boolean;
}

/** What an entry is stored with. */
export interface PlainEntry {
  readonly answers: Answers;
  readonly patient?: Patient;
  readonly page?: string;
}

export type PlainReply =
  | {
      readonly kind: 'page' | 'outcome';
      /** What the next page begins with. */
      readonly draft: PlainDraft;
      /** The inside of `<main>`; of a page it is the inside of a form too. */
      readonly html: string;
      /** What the window is called. */
      readonly title: string;
      /** Colours of its questions, hex. */
      readonly tints: readonly string[];
      /** It has fields for files. */
      readonly takesFiles: boolean;
      /** Fields of buttons: one that goes on, and one that shows the page again, in another language. */
      readonly buttons: { readonly next: string; readonly stay: string };
      /** It is the same page again, with what is wrong on it. */
      readonly hasProblems: boolean;
    }
  /** Everything is answered and holds to every rule: it is to be stored. */
  | { readonly kind: 'complete'; readonly draft: PlainDraft; readonly entry: PlainEntry };
