import type { ComponentType } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { CallBody, CallData, Path } from '../../../api/contract/contract.ts';
import type { KeptForm } from '../../../api/drafts/unsaved-forms.ts';
import type {
  Answers,
  Calendar,
  Condition,
  FormDefinition,
  Language,
  Page,
  Role,
} from '../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import type { Setting } from '../../ui/field/field-panel.ts';
import type { Theme } from '../../ui/style/use-theme.ts';
import type { FetchSpreadsheets } from '../exchange/spreadsheets.ts';
import type { PreviewReport } from '../report/report-drawer.ts';
import type { DesignerClient } from '../store/remote.ts';
import type { DesignerPlace, DesignerSection } from './designer-place.ts';

export type { DesignerPlace, DesignerSection };

type LinkCall<P extends Path> = (body: CallBody<P>) => Promise<ClientReply<CallData<P>>>;

/** Reads a document of another system as a form. */
export type ImportCall = LinkCall<'/category/import'>;

export interface ShareCalls {
  readonly getaddress: LinkCall<'/app/getaddress'>;
  readonly storelink: LinkCall<'/app/storelink'>;
  readonly getlinks: LinkCall<'/app/getlinks'>;
  readonly removelink: LinkCall<'/app/removelink'>;
  readonly maillink: LinkCall<'/app/maillink'>;
}

/** The clinic's own blocks. */
export interface LibraryCalls {
  readonly getblocks: LinkCall<'/library/getblocks'>;
  readonly getblock: LinkCall<'/library/getblock'>;
  readonly storeblock: LinkCall<'/library/storeblock'>;
  readonly removeblock: LinkCall<'/library/removeblock'>;
}

/** The calls of the designer's screen; `createClient` gives them. */
export interface ScreenClient extends DesignerClient {
  readonly category: DesignerClient['category'] & {
    /** Forms that a file can be sent to; without it sending is not offered. */
    getcategories?(
      body: CallBody<'/category/getcategories'>,
    ): Promise<ClientReply<CallData<'/category/getcategories'>>>;
    /** The form as it is published, which links prefill and websites show; without it the draft stands for it. */
    getform?(body: CallBody<'/category/getform'>): Promise<ClientReply<CallData<'/category/getform'>>>;
    /** Changes where the form may be filled; without it that is only shown. */
    storecategory?(
      body: CallBody<'/category/storecategory'>,
    ): Promise<ClientReply<CallData<'/category/storecategory'>>>;
    /** Says who has the form open; without it nobody else is shown. */
    editform?(
      body: CallBody<'/category/editform'>,
      options?: { readonly keepalive: boolean },
    ): Promise<ClientReply<CallData<'/category/editform'>>>;
    /** Published versions; without it they are not shown. */
    readonly getversions?: LinkCall<'/category/getversions'>;
    readonly storeversion?: LinkCall<'/category/storeversion'>;
    readonly withdrawversion?: LinkCall<'/category/withdrawversion'>;
    /** Without them publications are not scheduled. */
    readonly getschedule?: LinkCall<'/category/getschedule'>;
    readonly schedulepublication?: LinkCall<'/category/schedulepublication'>;
    readonly cancelschedule?: LinkCall<'/category/cancelschedule'>;
    /** Without it importing is not offered. */
    readonly import?: ImportCall;
    /** Without it exporting is not offered. */
    export?(body: CallBody<'/category/export'>): Promise<ClientReply<Response>>;
  };
  /** Links to the form; without it sharing is not offered. */
  readonly app?: ShareCalls;
  /** Blocks that the clinic saved; without it saving them is not offered. */
  readonly library?: LibraryCalls;
  /** Patient files that a link can belong to. */
  readonly file?: {
    getfiles(body: CallBody<'/file/getfiles'>): Promise<ClientReply<CallData<'/file/getfiles'>>>;
  };
  /** Responses to preview the report with; without it there are made-up answers alone. */
  readonly report?: {
    getreport(body: CallBody<'/report/getreport'>): Promise<ClientReply<CallData<'/report/getreport'>>>;
  };
  /** Colleagues and groups that a file can be sent to; without it only forms are offered. */
  readonly user?: {
    getconnectedusers(
      body: CallBody<'/user/getconnectedusers'>,
    ): Promise<ClientReply<CallData<'/user/getconnectedusers'>>>;
    getvirtualgroups(
      body: CallBody<'/user/getvirtualgroups'>,
    ): Promise<ClientReply<CallData<'/user/getvirtualgroups'>>>;
  };
}

/** What the designer asks of the filler, to try the form in. */
export interface PreviewProps {
  readonly definition: FormDefinition;
  readonly mode: 'preview';
  readonly storage: 'memory';
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: Theme;
  readonly role: Role;
  readonly page?: string;
  readonly answers?: Answers;
  readonly startAt?: string;
  readonly patient?: Patient;
  /** The clock; defaults to the machine’s. */
  readonly now?: () => Date;
  onReady?(controller: { readonly form: LiveForm; page(): string | undefined }): void;
}

/** What the canvas asks of the filler, to show how a question will look. */
export interface LookProps {
  /** A form whose first page holds what is drawn, and nothing that it depends on elsewhere. */
  readonly definition: FormDefinition;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: Theme;
}

export interface DesignerController {
  /** The form as it is now. */
  readonly form: { definition(): FormDefinition };
  /** Saves the draft. False when it could not be saved. */
  save(): Promise<boolean>;
  /** Makes a version of the draft. False when something is wrong with it. */
  publish(): Promise<boolean>;
}

/** The attributes and properties of `<porsa-designer>`, in camel case, and what composes it. */
export interface DesignerProps {
  readonly project?: string;
  /** Slug or id; the draft comes from the server. */
  readonly category?: string;
  /** Defaults to `pages`. */
  readonly section?: DesignerSection;
  /** What surrounds the designer shows the form's title. */
  readonly untitled?: boolean;
  /** The page to open, by id. */
  readonly page?: string;
  /** Where `page` names none: the type of the page to open. */
  readonly pagetype?: Page['pageType'];
  /** The question to open, by id; in the section of conditions, the condition by which it is shown. */
  readonly question?: string;
  /** Where `question` names none: the kind of condition to show first. */
  readonly condition?: Condition['kind'];
  /** Whom the preview fills the form as at first; where `page` names none, the first page that this role fills is opened. */
  readonly previewas?: Role;
  /** Where the device keeps changes to a form that the server does not have yet; absent: nowhere. */
  readonly keptForm?: (category: string) => Promise<KeptForm>;
  /** The signed-in person, by id. */
  readonly person?: string;
  /** A form that needs no server. Wins over `category`. */
  readonly definition?: FormDefinition;
  readonly client?: ScreenClient;
  readonly theme?: Theme;
  /** Settings that all types share. */
  readonly commonSettings: readonly Setting[];
  /** The filler; screens do not import each other. */
  readonly Preview: ComponentType<PreviewProps>;
  /** Draws a question as the filler does, without taking answers. */
  readonly QuestionLook: ComponentType<LookProps>;
  /** Fetches what draws the printed report; without it the report has no preview. */
  readonly previewReport?: () => Promise<PreviewReport>;
  /** Fetches what reads and writes spreadsheets; without it none are offered. */
  readonly spreadsheets?: FetchSpreadsheets;
  onReady?(controller: DesignerController): void;
  onChange?(detail: { readonly definition: FormDefinition }): void;
  onSave?(detail: { readonly definition: FormDefinition; readonly rev?: number }): void;
  onPublish?(detail: { readonly definition: FormDefinition; readonly version?: number }): void;
  onSelect?(place: DesignerPlace): void;
  onError?(detail: { readonly code: string; readonly message: string }): void;
}
