import type { Migration } from '../migration.ts';

/** Indexes for reading the audit log of a clinic, a category or a person, newest first. */
export const audit: Migration = {
  name: '5-audit',
  statements: [
    `create index audit_at on audit (clinic, at, lane, seq)`,
    `create index audit_category on audit (clinic, category, at, lane, seq)`,
    `create index audit_person on audit (clinic, user_id, at, lane, seq)`,
  ],
};
