import type { Language } from '../../../../src/engine/definition/types.ts';
import type { Generated } from 'kysely';
import type { SharedView } from '../../access/rules.ts';

/** Shares, groups, notices, invitations, partners' keys, links, favourites and visits. See `schema.ts` for how columns are read. */
export interface ColleagueTables {
  readonly shares: ShareTable;
  readonly virtual_groups: VirtualGroupTable;
  readonly group_users: GroupUserTable;
  readonly notices: NoticeTable;
  readonly live_heads: LiveHeadTable;
  readonly live_events: LiveEventTable;
  readonly invitations: InvitationTable;
  readonly category_keys: CategoryKeyTable;
  readonly key_people: KeyPersonTable;
  readonly short_links: ShortLinkTable;
  readonly favourites: FavouriteTable;
  readonly visits: VisitTable;
}

/** A patient file as a person, a group or a category holds it. */
export interface ShareTable {
  /** The file's clinic. */
  clinic: string;
  file: string;
  id: string;
  to_kind: 'user' | 'group' | 'category' | 'service';
  /** The receiver's clinic: another one only where the receiver is a category or a service. */
  to_clinic: string;
  to_id: string;
  may: 'read' | 'write';
  sees: Generated<SharedView>;
  note: string;
  shared_by: string | null;
  created_at: string;
  withdrawn_at: string | null;
  /** Gives nothing from then on; null until it is withdrawn. */
  expires_at: Generated<string | null>;
}

export interface VirtualGroupTable {
  clinic: string;
  id: string;
  owner: string;
  title: string;
  created_at: string;
}

export interface GroupUserTable {
  clinic: string;
  group_id: string;
  user_id: string;
}

export interface NoticeTable {
  clinic: string;
  user_id: string;
  id: string;
  kind: 'shared' | 'sent' | 'joined' | 'alert';
  /** What caused it; one cause makes at most one notice per person. */
  cause: string;
  /** JSON: ids, never health data. */
  about: string;
  created_at: string;
  read_at: string | null;
}

/** The last number given to a person's live events; holding it keeps them in the order of their commits. */
export interface LiveHeadTable {
  clinic: string;
  user_id: string;
  seq: number;
}

export interface LiveEventTable {
  clinic: string;
  user_id: string;
  seq: number;
  kind: string;
  /** JSON: ids, never health data. */
  about: string;
  created_at: string;
}

export interface InvitationTable {
  clinic: string;
  id: string;
  /** Lower case and NFKC; nobody else can accept. */
  email: string;
  category: string | null;
  role: 'owner' | 'secretary' | 'expert' | 'newuser';
  /** SHA-256 of the link's secret, hex. */
  secret: string;
  /** SHA-256 of the link's secret where one email invites into several categories; theirs alone have it in common. */
  bundle: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
  accepted_at: string | null;
  removed_at: string | null;
}

/** What lets a partner's people into one category. */
export interface CategoryKeyTable {
  clinic: string;
  category: string;
  id: string;
  /** SHA-256, hex. */
  hash: string;
  title: string;
  /** The most its people can be. */
  role: 'expert' | 'newuser';
  created_by: string;
  created_at: string;
  used_at: string | null;
  removed_at: string | null;
}

/** A partner's people, apart from the accounts of the same addresses. */
export interface KeyPersonTable {
  clinic: string;
  category: string;
  email: string;
  user_id: string;
}

export interface ShortLinkTable {
  link: string;
  clinic: string;
  id: string;
  kind: 'form' | 'file' | 'report';
  category: string;
  file: string | null;
  entry: string | null;
  created_by: string;
  created_at: string;
  expires_at: string | null;
  /** What its maker calls it. */
  label: Generated<string>;
  /** What the form is shown in. */
  language: Generated<Language | null>;
  /** 0 or 1: whether it takes one entry alone. */
  single_use: Generated<number>;
  /** When the entry of a single use was stored. */
  used_at: Generated<string | null>;
  revoked_at: Generated<string | null>;
  /** JSON: Answers that the form begins with; null once nobody can open it any more. */
  answers: Generated<string | null>;
  /** The launch by an EHR that it belongs to; null where a person made it. */
  launch: Generated<string | null>;
}

export type VisitedKind = 'service' | 'project' | 'category';

export interface FavouriteTable {
  clinic: string;
  user_id: string;
  kind: VisitedKind;
  id: string;
  created_at: string;
}

export interface VisitTable {
  clinic: string;
  user_id: string;
  kind: VisitedKind;
  id: string;
  /** Worth at the time of the last visit; halves with time. */
  score: number;
  visited_at: string;
}
