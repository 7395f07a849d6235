import type { Migration } from '../migration.ts';

/** The redirect address that each EHR was given, and deliveries that failed, which are counted often. */
export const ehrRedirects: Migration = {
  name: '36-ehr-redirects',
  statements: [
    `alter table ehrs add column redirect text`,
    `create index ehr_write_backs_failed on ehr_write_backs (clinic, ehr) where ended_at is not null and failure is not null`,
    `create index webhook_deliveries_failed on webhook_deliveries (ended_at) where ended_at is not null and failure is not null`,
  ],
};
