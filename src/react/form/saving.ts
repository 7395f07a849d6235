import type { Drafts, Draft as KeptDraft, DraftKey } from '../../api/drafts.ts';
import type { EntryBody, Outbox, SaveOutcome } from '../../api/outbox.ts';
import type { Answers } from '../../engine/definition/types.ts';

export type { DraftKey, EntryBody, SaveOutcome };

/** What was typed and where the person stood; kept on this device. */
export interface Draft extends KeptDraft {
  readonly patient?: Answers;
}

/** Where entries go and drafts are kept; the screen itself knows no network and no database. `createSaving` makes it of outbox and drafts. */
export interface Saving extends Pick<Outbox, 'saveEntry' | 'list' | 'subscribe'> {
  readonly drafts: Pick<Drafts, 'load' | 'keep' | 'clear' | 'notSavedHere'>;
}
