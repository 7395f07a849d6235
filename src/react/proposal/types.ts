import type { ComponentType } from 'react';
import type { Client } from '../../api/client/client.ts';
import type { ProposalTemplate } from '../../proposal/template/types.ts';
import type { SavingState } from './store/saving.ts';
import type { Finding, Proposal } from '../../proposal/types.ts';
import type { CheckDetail, DownloadFormat, ProposalDetail, ProposalMode, ProposalSubmitDetail } from './events.ts';

export type { CheckDetail, DownloadFormat, ProposalDetail, ProposalMode, ProposalSubmitDetail };

/** The server's client. */
export type ProposalClient = Client;

/** What `onReady` gives: the methods of the element. */
export interface ProposalController {
  readonly form: { proposal(): Proposal; template(): ProposalTemplate };
  /** Sends at once what is not kept yet, and says how it stands then. */
  save(): Promise<SavingState>;
  /** Goes to a question of the form. */
  goTo(question: string): void;
  check(): Promise<readonly Finding[]>;
  download(format: DownloadFormat): Promise<void>;
}

/** What the proposal begins with. */
export interface ProposalStart {
  /** As the host gave it: an object, or JSON text. */
  readonly proposal?: unknown;
  /** Templates of a research centre, besides those that are there. */
  readonly templates?: unknown;
  /** Id of the template of a new proposal. Defaults to `standard`. */
  readonly template?: string;
  /** The proposal of the server to open; with `proposal`, a new one to be stored under it. Blank, or absent, the last one on this device or a new one. */
  readonly id?: string;
  /** Begins a new proposal, under `id` where one is given. */
  readonly isNew?: boolean;
  /** `proposal` was read from a file here, and is kept at once. */
  readonly isImported?: boolean;
  readonly mode?: ProposalMode;
}

/** Chooses the form that takes a submission, by its id or slug; blank while none is chosen. */
export interface CategoryFieldProps {
  readonly value: string;
  onChange(category: string): void;
}

/** The server, and who is signed in there. */
export interface ProposalPlace {
  /** Address; blank is the page's own. */
  readonly server: string;
  readonly client?: ProposalClient;
  /** Id of who is signed in; blank for nobody, and then nothing is sent or fetched. */
  readonly person: string;
  /** Under which project the proposal is kept. */
  readonly project?: string;
  /** The host lists proposals itself, under a title of its own: none is opened or begun here. */
  readonly isListed?: boolean;
  /** The form that takes submissions. */
  readonly category?: string;
  /** Lets the person choose that form, where none is given. */
  readonly CategoryField?: ComponentType<CategoryFieldProps>;
}

export interface ProposalEvents {
  onReady?(controller?: ProposalController): void;
  onChange?(detail: ProposalDetail): void;
  onCheck?(detail: CheckDetail): void;
  onSubmit?(detail: ProposalSubmitDetail): void;
  onMode?(mode: ProposalMode): void;
  onError?(detail: { readonly code: string; readonly message: string }): void;
}

export type { ProposalTemplate };
