import type { Client, ClientReply } from '../../../api/client/client.ts';
import type { CallBody, CallData } from '../../../api/contract/contract.ts';
import type { Draft, DraftKey } from '../../../api/drafts/draft.ts';
import type { Drafts } from '../../../api/drafts/drafts.ts';
import type { EntryBody, Outbox, OutboxItem, SaveOutcome } from '../../../api/outbox/outbox.ts';

export type { Draft, DraftKey, EntryBody, OutboxItem, SaveOutcome };

/** Where entries go and drafts are kept; the screen itself knows no network and no database. `createSaving` makes it of outbox and drafts. */
export interface Saving extends Pick<Outbox, 'saveEntry' | 'list' | 'subscribe'> {
  readonly drafts: Pick<Drafts, 'load' | 'keep' | 'clear' | 'notSavedHere'>;
}

/** The calls that save an entry and its files. */
export interface SavingClient {
  readonly entry: {
    storeentry(body: CallBody<'/entry/storeentry'>): Promise<ClientReply<CallData<'/entry/storeentry'>>>;
  };
  /** Absent: patients and files that wait on this device go with another page. */
  readonly patient?: Pick<Client['patient'], 'storepatient' | 'openfile'>;
  readonly uploads?: {
    store(body: CallBody<'/uploads/store'> & { readonly file: Blob }): Promise<ClientReply<CallData<'/uploads/store'>>>;
    get(body: CallBody<'/uploads/:id'>): Promise<ClientReply<Response>>;
  };
}

export interface DeviceSavingOptions {
  /** Where the server is; entries and drafts of different servers do not mix. */
  readonly server: string;
  readonly client: SavingClient;
  readonly storage?: 'device' | 'memory';
}
