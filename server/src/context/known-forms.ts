import type { Transaction } from 'kysely';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Schema } from '../db/schema/schema.ts';

/** A form as those who fill it meet it, without anybody's role in it. */
export interface KnownForm {
  readonly clinic: string;
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  readonly project: string;
  readonly settings: CategorySettings;
  readonly version: number | null;
}

/** Forms as they were read last, as long as nobody has changed one. */
export interface KnownForms {
  /** Those of an id or slug, the oldest first, with what reads them where they are not known. */
  find(named: string, read: () => Promise<readonly KnownForm[]>): Promise<readonly KnownForm[]>;
  /** Says, in the transaction that adds, changes or removes a form, that what all processes know is old. */
  changed(transaction: Transaction<Schema>): Promise<void>;
}
