import type { Migration } from '../migration.ts';

/** What a clinic's subscription is cheaper by, in percent. */
export const clinicDiscount: Migration = {
  name: '20-clinic-discount',
  statements: ['alter table clinics add column discount integer not null default 0'],
};
