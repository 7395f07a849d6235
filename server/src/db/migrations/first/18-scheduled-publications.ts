import type { Migration } from '../migration.ts';

/** Publications that are to come, one for a form at most, and versions that were withdrawn. */
export const scheduledPublications: Migration = {
  name: '18-scheduled-publications',
  statements: [
    'alter table versions add column withdrawn_at text',
    `create table scheduled_publications (
      clinic text not null, category text not null, id text not null, definition text not null, rev integer not null,
      note text, due_at text not null, scheduled_by text not null, scheduled_at text not null,
      failure text, failed_at text, problems text,
      primary key (clinic, category), foreign key (clinic, category) references categories (clinic, id) on delete cascade)`,
    'create index scheduled_publications_due on scheduled_publications (due_at)',
  ],
};
