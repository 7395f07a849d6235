import type { ComponentType } from 'react';
import type { Client, ClientReply } from '../../../api/client/client.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import type { Records } from '../../../api/records/records.ts';
import type {
  Answer,
  Answers,
  Band,
  Calendar,
  Condition,
  FormDefinition,
  Language,
  Localized,
  Page,
  Question,
  Role,
} from '../../../engine/definition/types.ts';
import type { Patient } from '../../../engine/live-form/types.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { ReadRecordsFile } from '../importing/types.ts';
import type { Routing } from '../navigation/navigation.ts';
import type { Route } from '../navigation/routes.ts';

/** What the portal asks of the filler. */
export interface FormViewProps {
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  readonly category?: string;
  readonly page?: string;
  readonly file?: string;
  readonly link?: string;
  readonly mode: 'fill' | 'view';
  readonly definition?: FormDefinition;
  readonly version?: number;
  readonly answers?: Answers;
  readonly patient?: Patient;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
  /** The entry has reached the server, or waits on this device; what was refused the form says itself. */
  onSave?(detail: { readonly id: string; readonly outcome: 'sent' | 'waiting' }): void;
}

export type DesignerSection = 'pages' | 'question' | 'condition' | 'report' | 'settings' | 'preview' | 'versions';

/** What the portal asks of the designer. */
export interface DesignerViewProps {
  readonly project?: string;
  readonly category: string;
  readonly section: DesignerSection;
  readonly page?: string;
  readonly pagetype?: Page['pageType'];
  readonly question?: string;
  readonly condition?: Condition['kind'];
  readonly previewas?: Role;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
  /** The form’s title as it now stands in the designer, which leaves it to the portal to show. */
  onTitle(title: Localized): void;
  /** The person has gone to another section, page or question. */
  onSelect(place: DesignerPlace): void;
}

/** Where a person is in the designer. */
export interface DesignerPlace {
  readonly section: DesignerSection;
  readonly page?: string;
  readonly pageType?: Page['pageType'];
  readonly question?: string;
}

/** What the portal asks of the Share dialog, which the designer has too. */
export interface ShareViewProps {
  readonly title: string;
  readonly category: Category;
  /** What is shown first; the link unless it is given. */
  readonly first: 'website' | undefined;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
  /** Leads to where the form can be published. */
  publish(): void;
  /** `isChanged`: settings of the form are others now. */
  close(isChanged: boolean): void;
}

/** How a proposal that is open stands to the server: `saved` only when the server has all of it. */
export type ProposalStanding = 'saved' | 'unsaved';

/** What the portal may do with the proposal that is open in the helper. */
export interface OpenProposal {
  proposal(): Proposal;
  template(): ProposalTemplate;
  /** Sends what the server does not have yet. */
  save(): Promise<ProposalStanding>;
  /** Goes to a question of the form. */
  goTo(question: string): void;
}

/** Chooses the form that a proposal is submitted to; blank while none is chosen. */
export interface CategoryFieldProps {
  readonly value: string;
  onChange(category: string): void;
}

/** What the portal asks of the proposal helper. */
export interface ProposalViewProps {
  readonly id: string;
  /** Begins a new one under the id, which the server has after the first change. */
  readonly isNew?: boolean;
  readonly mode: 'form' | 'chat';
  readonly CategoryField: ComponentType<CategoryFieldProps>;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
  onChange?(): void;
  onMode?(mode: 'form' | 'chat'): void;
  /** Undefined when it is closed. */
  onReady?(open?: OpenProposal): void;
}

/** A calendar to pick a day from, in the reader's own. */
export interface DayPickerProps {
  readonly label: string;
  /** `YYYY-MM-DD`, Gregorian. */
  readonly day?: string;
  /** The first day that can be chosen. */
  readonly min?: string;
  /** With the day that was chosen; without one nothing changes. */
  close(day?: string): void;
}

/** Reads what a new response in a file begins with where it starts from the last one. */
export type CopyAnswers = (client: Client, category: string, file: string) => Promise<ClientReply<Answers>>;

/** What the portal asks of the field types: which answers are given, computed or none at all, and how they read. */
export interface AnswerReader {
  kind(type: Question['type']): 'input' | 'calculated' | 'group' | 'static';
  inWords(answer: Answer | undefined, question: Question, tools: LanguageTools): string;
  bandOf(value: number, question: Question): Band | undefined;
}

/** Screens of other rooms that the portal shows; they come in, since screens do not import each other. */
export interface PortalScreens {
  readonly FormView: ComponentType<FormViewProps>;
  /** Fetches what a form is filled with, what shows answers, or another of these screens with what a route opens in it, so that it has come when they have. Absent: it is fetched with them. */
  readonly prepare?: (view: 'filler' | 'form' | 'designer' | 'proposal', language: Language, route?: Route) => void;
  /** Fetches what a form is drawn with before it is known which file it is filled for. */
  readonly prepareForm?: (client: Client, category: string, language: Language) => void;
  readonly DayPicker: ComponentType<DayPickerProps>;
  readonly DesignerView: ComponentType<DesignerViewProps>;
  readonly ProposalView: ComponentType<ProposalViewProps>;
  readonly ShareView: ComponentType<ShareViewProps>;
  /** Absent: no response starts from another. */
  readonly copyAnswers?: CopyAnswers;
  /** Fetches what reads answers. Absent: responses are not compared. */
  readonly readAnswers?: (() => Promise<AnswerReader>) | undefined;
  /** Absent: no records are imported. */
  readonly readRecords?: ReadRecordsFile;
}

/** What is printed: a file's latest response, or one of them; all of a file's; or all that a form was given between two moments (ISO 8601 UTC). */
export type ReportSubject =
  | { readonly file: string; readonly entry?: string }
  | { readonly file: string; readonly all: true }
  | { readonly category: string; readonly from: string; readonly to: string };

export interface ReportRequest {
  readonly subject: ReportSubject;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly client: Client;
}

export type PortalOutbox = Pick<Outbox, 'list' | 'subscribe' | 'sendNow' | 'takeBack'>;

export interface PortalRecords extends Records {
  /** Whether the portal opens without a connection: only then what is made without one is found again. */
  isOffered(): boolean;
}

export interface DashboardController {
  navigate(path: string): void;
}

export interface DashboardProps {
  /** Where to start when the address says nothing. Defaults to `/dashboard`. */
  readonly path?: string;
  /** Defaults to `history`. */
  readonly routing?: Routing;
  readonly client: Client;
  /** The server's address, for pictures and for the script tag that is shown. Blank means the page's own. */
  readonly server?: string;
  readonly screens: PortalScreens;
  /** The device's outbox of this server, to say what waits in it. */
  readonly outbox?: PortalOutbox;
  /** Patients and files that were made without a connection. Absent: none can be. */
  readonly records?: PortalRecords;
  /** The element's own language and the like win over the session's. */
  readonly language?: Language;
  readonly calendar?: Calendar;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly dir?: 'ltr' | 'rtl';
  /** Opens the printed report; must be called at once on a click, since it opens a window. */
  openReport(request: ReportRequest): void;
  /** After signing out: what is kept on the device for this person goes. */
  onSignOut?(): void;
  /** How many forms and proposals have changes that only this device has; signing out deletes them, so it asks first. */
  countUnsaved?(): Promise<number>;
  onNavigate?(detail: { readonly path: string }): void;
  onReady?(controller: DashboardController): void;
}
