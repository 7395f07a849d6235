import type { Selectable } from 'kysely';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import type { CallRule } from '../access/call-rule.ts';
import type { Relation } from '../access/decide.ts';
import type { FileTable } from '../db/schema/files.ts';

/** A category, with the caller's role in it. */
export interface FoundCategory {
  readonly clinic: string;
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  readonly project: string;
  readonly settings: CategorySettings;
  readonly version: number | null;
  /** Absent for those to whom it does not exist. */
  readonly role?: Role | undefined;
}

/** A category in which the caller has a role. */
export type ReachedCategory = FoundCategory & { readonly role: Role };

export interface FoundFile {
  readonly row: Selectable<FileTable>;
  readonly category: FoundCategory;
  readonly relation: Relation;
}

/** A file that the caller may reach; the category has the role they have there, or the one that a share lends them. */
export type ReachedFile = FoundFile & { readonly category: ReachedCategory };

/** What the rule of the current call allows, and what has been found while it was checked. */
export interface CallAccess {
  readonly path: string;
  readonly rule: CallRule;
  readonly categories: Map<string, FoundCategory>;
  readonly files: Map<string, FoundFile>;
}
