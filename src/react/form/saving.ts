import type { Draft, Drafts, DraftKey } from '../../api/drafts.ts';
import type { EntryBody, Outbox, OutboxItem, SaveOutcome } from '../../api/outbox.ts';

export type { Draft, DraftKey, EntryBody, OutboxItem, SaveOutcome };

/** Where entries go and drafts are kept; the screen itself knows no network and no database. `createSaving` makes it of outbox and drafts. */
export interface Saving extends Pick<Outbox, 'saveEntry' | 'list' | 'subscribe'> {
  readonly drafts: Pick<Drafts, 'load' | 'keep' | 'clear' | 'notSavedHere'>;
}
