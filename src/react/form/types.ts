import type { ClientReply } from '../../api/client.ts';
import type { CallBody, CallData } from '../../api/contract/contract.ts';
import type { Answers, FormDefinition, Language, Role } from '../../engine/definition/types.ts';
import type { HistoryEntry, LiveForm, Patient } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Direction } from '../ui/language.tsx';
import type { Theme } from '../ui/use-theme.ts';
import type { Saving } from './saving.ts';

export type FillerMode = 'fill' | 'view' | 'preview';

/** The calls a filler makes by itself; `createClient` gives them. */
export interface FillerClient {
  readonly category: {
    getform(body: CallBody<'/category/getform'>): Promise<ClientReply<CallData<'/category/getform'>>>;
  };
  readonly entry?: {
    storeentry(body: CallBody<'/entry/storeentry'>): Promise<ClientReply<CallData<'/entry/storeentry'>>>;
  };
  readonly uploads?: {
    store(body: CallBody<'/uploads/store'> & { readonly file: Blob }): Promise<ClientReply<CallData<'/uploads/store'>>>;
    get(body: CallBody<'/uploads/:id'>): Promise<ClientReply<Response>>;
  };
  readonly file?: { getfile(body: CallBody<'/file/getfile'>): Promise<ClientReply<CallData<'/file/getfile'>>> };
}

/** What a page can do with the form it shows. */
export interface FormController {
  readonly form: LiveForm;
  /** Id of the page that is open. */
  page(): string | undefined;
  /** Checks, then saves; true when the entry is sent or kept to be sent. */
  save(): Promise<boolean>;
  /** Everything wrong; also shows it beside the questions. */
  validate(): readonly Problem[];
  /** Back to how the form was opened; the draft goes too. */
  reset(): void;
  print(): void;
}

export interface ChangeDetail {
  readonly answers: Answers;
  readonly changed: readonly string[];
}
export interface SubmitDetail {
  readonly id: string;
  readonly answers: Answers;
  readonly version?: number;
  /** The files that the answers name, as far as they were chosen in this page, by the id in the answer. */
  readonly files: ReadonlyMap<string, File>;
}
/** `sent`: the server has it. `waiting`: it is kept, on the device where the browser allows it, and sent once the server can be reached. `computed` is the server's. */
export interface SaveDetail extends Omit<SubmitDetail, 'files'> {
  readonly outcome: 'sent' | 'waiting';
  readonly computed?: Answers;
}
/** `code` is stable: `unknowncategory`, `withdrawn`, `unpublished`, `originnotallowed`, `offline`, `invaliddefinition`, `wrongattribute`, `internal` and the like. */
export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** The attributes and properties of `<porsa-form>`, in camel case. */
export interface FormFillerProps {
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  /** Slug or id; the form comes from the server. */
  readonly category?: string;
  /** Only this page is filled and saved. */
  readonly page?: string;
  /** The page where a form of several is opened; defaults to the first. */
  readonly startAt?: string;
  /** The patient file that the entry belongs to. */
  readonly file?: string;
  /** Defaults to `fill`. */
  readonly mode?: FillerMode;
  /** A form that needs no server. Wins over `category`. */
  readonly definition?: FormDefinition;
  /** Of the form; defaults to what the server says, or the latest. */
  readonly version?: number;
  readonly answers?: Answers;
  readonly patient?: Patient;
  /** With `definition`; else the server says which. */
  readonly role?: Role;
  /** Earlier entries, oldest first; else those of `file`. */
  readonly history?: readonly HistoryEntry[];
  /** Defaults to the provider's around, or the form's own. */
  readonly language?: Language;
  readonly calendar?: Language;
  readonly dir?: Direction;
  readonly theme?: Theme;
  readonly client?: FillerClient;
  /** The server's address, under which drafts and entries are kept; defaults to the page's own origin. */
  readonly api?: string;
  /** Nothing can be changed or sent, as in a disabled fieldset. */
  readonly disabled?: boolean;
  /** Where entries and drafts go; defaults to this device's outbox over `client`. */
  readonly saving?: Saving;
  /** `memory` keeps nothing on the device. Defaults to `device`. */
  readonly storage?: 'device' | 'memory';
  /** The clock. */
  readonly now?: () => Date;
  onReady?(controller: FormController): void;
  /** The form is there no more: another one comes, or none. */
  onGone?(): void;
  onChange?(detail: ChangeDetail): void;
  /** The entry is stored, or waits safely. */
  onSave?(detail: SaveDetail): void;
  /** The person has sent answers that hold to every rule. */
  onSubmit?(detail: SubmitDetail): void;
  onError?(detail: ErrorDetail): void;
}
