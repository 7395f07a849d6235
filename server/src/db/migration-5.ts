import type { Migration } from './migrate.ts';

/** What the audit log is asked by: all of a clinic, of a category, of a person; each newest first. */
export const migration5: Migration = {
  name: '5-audit',
  statements: [
    `create index audit_at on audit (clinic, at, lane, seq)`,
    `create index audit_category on audit (clinic, category, at, lane, seq)`,
    `create index audit_person on audit (clinic, user_id, at, lane, seq)`,
  ],
};
