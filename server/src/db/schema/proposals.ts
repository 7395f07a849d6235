import type { CoreLanguage } from '../../../../src/engine/definition/types.ts';
/** Research proposals; they belong to a person, and to no form. See `schema.ts` for how columns are read. */
export interface ProposalTables {
  readonly proposals: ProposalTable;
  readonly proposal_versions: ProposalVersionTable;
  readonly comment_links: CommentLinkTable;
  readonly proposal_comments: ProposalCommentTable;
}

export interface ProposalTable {
  clinic: string;
  /** Its owner: nobody else reaches it but by a comment link. */
  user_id: string;
  id: string;
  /** One line, for lists. */
  title: string;
  /** Folded: title and names. */
  search: string;
  template: string;
  language: CoreLanguage;
  rev: number;
  /** Bytes of content and template. */
  size: number;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
  /** JSON: Proposal. */
  content: string;
  /** JSON: ProposalTemplate, where it came with a research centre's own. */
  own_template: string | null;
}

/** The text as it was before a later one took its place, or when somebody gave it a name. */
export interface ProposalVersionTable {
  clinic: string;
  user_id: string;
  proposal: string;
  id: string;
  rev: number;
  name: string | null;
  title: string;
  /** Bytes of content and template. */
  size: number;
  /** When this text was stored. */
  saved_at: string;
  /** JSON: Proposal. */
  content: string;
  own_template: string | null;
}

export interface CommentLinkTable {
  clinic: string;
  user_id: string;
  proposal: string;
  id: string;
  /** SHA-256 of the link's token, hex. */
  hash: string;
  label: string;
  created_at: string;
  expires_at: string | null;
}

export interface ProposalCommentTable {
  clinic: string;
  user_id: string;
  proposal: string;
  id: string;
  /** The comment that it answers; null where it is none. */
  reply_to: string | null;
  /** As the commenter gave it; null: the proposal's owner. */
  name: string | null;
  question: string | null;
  quote: string | null;
  text: string;
  created_at: string;
  resolved_at: string | null;
}
