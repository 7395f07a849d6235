import type { ComponentType } from 'react';
import type { Client } from '../../api/client.ts';
import type { Outbox } from '../../api/outbox.ts';
import type { Answers, FormDefinition, Language } from '../../engine/definition/types.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import type { Routing } from './navigation.ts';

/** What the portal asks of the filler. */
export interface FormViewProps {
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  readonly category?: string;
  readonly page?: string;
  readonly file?: string;
  readonly mode: 'fill' | 'view';
  readonly definition?: FormDefinition;
  readonly version?: number;
  readonly answers?: Answers;
  readonly patient?: Patient;
  readonly language: Language;
  readonly calendar: Language;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
  /** The entry has reached the server, or waits on this device; what was refused the form says itself. */
  onSave?(detail: { readonly id: string; readonly outcome: 'sent' | 'waiting' }): void;
}

export type DesignerSection = 'pages' | 'question' | 'condition' | 'report' | 'settings';

/** What the portal asks of the designer. */
export interface DesignerViewProps {
  readonly project?: string;
  readonly category: string;
  readonly section: DesignerSection;
  readonly language: Language;
  readonly calendar: Language;
  readonly theme: 'light' | 'dark';
  readonly client: Client;
}

/** Screens of other rooms that the portal shows; they come in, since screens do not import each other. */
/** A calendar to pick a day from, in the reader's own. */
export interface DayPickerProps {
  readonly label: string;
  /** `YYYY-MM-DD`, Gregorian. */
  readonly day?: string;
  /** With the day that was chosen; without one nothing changes. */
  close(day?: string): void;
}

export interface PortalScreens {
  readonly FormView: ComponentType<FormViewProps>;
  readonly DayPicker: ComponentType<DayPickerProps>;
  readonly DesignerView: ComponentType<DesignerViewProps>;
}

/** The report to print: of a file's latest entry, or of one. */
export interface ReportRequest {
  readonly file: string;
  readonly entry?: string;
  readonly language: Language;
  readonly calendar: Language;
  readonly client: Client;
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
  readonly outbox?: Pick<Outbox, 'list' | 'subscribe' | 'sendNow'>;
  /** The element's own language and the like win over the session's. */
  readonly language?: Language;
  readonly calendar?: Language;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly dir?: 'ltr' | 'rtl';
  /** Opens the printed report; must be called at once on a click, since it opens a window. */
  openReport(request: ReportRequest): void;
  /** After signing out: what is kept on the device for this person goes. */
  onSignOut?(): void;
  /** How many forms have changes that only this device has; signing out deletes them, so it asks first. */
  unsavedForms?(): Promise<number>;
  onNavigate?(detail: { readonly path: string }): void;
  onReady?(controller: DashboardController): void;
}
