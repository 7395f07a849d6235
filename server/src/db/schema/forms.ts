import type { FailureKind } from '../../../../src/api/contract/publishing/versions.ts';

/** Services, projects and categories with their forms and members. See `schema.ts` for how columns are read. */
export interface FormTables {
  readonly services: ServiceTable;
  readonly projects: ProjectTable;
  readonly categories: CategoryTable;
  readonly form_names: FormNameTable;
  readonly versions: VersionTable;
  readonly scheduled_publications: ScheduledPublicationTable;
  readonly members: MemberTable;
  readonly logos: LogoTable;
  readonly editors: EditorTable;
}

export interface ServiceTable {
  clinic: string;
  id: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
}

export interface ProjectTable {
  clinic: string;
  id: string;
  service: string;
  headline: 'complaints' | 'scores';
  slug: string;
  /** JSON: Localized. */
  title: string;
  created_at: string;
}

export interface CategoryTable {
  clinic: string;
  id: string;
  project: string;
  slug: string;
  /** JSON: Localized. */
  title: string;
  /** JSON: CategorySettings. */
  settings: string;
  /** JSON: FormDefinition, as it is being designed. */
  draft: string;
  rev: number;
  /** Who saved the draft last, and when; null until somebody has. */
  drafted_by: string | null;
  drafted_at: string | null;
  /** The published version in use; null until the first. */
  version: number | null;
  created_at: string;
  updated_at: string;
}

/** Where the forms of an id or a name lie; changed in the transaction that adds, renames or removes the form. */
export interface FormNameTable {
  id: string;
  clinic: string;
  slug: string;
  created_at: string;
}

export interface VersionTable {
  clinic: string;
  category: string;
  version: number;
  /** JSON: FormDefinition; never changed. */
  definition: string;
  /** The draft's rev that was frozen. */
  rev: number;
  published_by: string;
  published_at: string;
  /** What was changed in it; null where nobody wrote that. */
  note: string | null;
  /** Null while people may be given it; the newest of those is the one in use. */
  withdrawn_at: string | null;
}

/** Drafts that are to be published at a time, one of a form at most. */
export interface ScheduledPublicationTable {
  clinic: string;
  category: string;
  /** Another one where it was scheduled anew. */
  id: string;
  /** JSON: FormDefinition, as it was when it was scheduled. */
  definition: string;
  rev: number;
  note: string | null;
  due_at: string;
  scheduled_by: string;
  scheduled_at: string;
  /** Why it did not take place; null while it is to come. */
  failure: FailureKind | null;
  failed_at: string | null;
  /** JSON: DefinitionProblem[]; null where nothing is wrong with the form. */
  problems: string | null;
}

/** Logos of forms. */
export interface LogoTable {
  clinic: string;
  category: string;
  /** Random; never used again. */
  name: string;
  /** Base64 of a WebP. */
  bytes: string;
  created_at: string;
}

/** Designer windows in which a form was open a moment ago. */
export interface EditorTable {
  clinic: string;
  category: string;
  window_id: string;
  user_id: string;
  /** Id of the page or question that is worked on. */
  page: string | null;
  question: string | null;
  seen_at: string;
}

export interface MemberTable {
  clinic: string;
  category: string;
  user_id: string;
  role: 'owner' | 'secretary' | 'expert' | 'newuser';
  created_at: string;
}
