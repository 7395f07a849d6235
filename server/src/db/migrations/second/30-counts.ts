import { quarterIn } from '../../quarter.ts';
import type { Migration } from '../migration.ts';

/** How many files and responses forms have, by the quarter of an hour; counted once here, and kept from then on. */
export const counts: Migration = {
  name: '30-counts',
  statements: [
    `create table form_counts (
      clinic text not null, category text not null, span {binary} not null, files integer not null, entries integer not null,
      changes integer not null, primary key (clinic, category, span)) {clustered}`,
    `create table count_changes (
      clinic text not null, id text not null, category text not null, span {binary} not null, files integer not null,
      entries integer not null, primary key (clinic, id)) {clustered}`,
    `create index entries_creator on entries (clinic, created_by, category, created_at, file) where created_by is not null`,
    `insert into form_counts (clinic, category, span, files, entries, changes)
      select clinic, category, span, sum(files), sum(entries), 1 from (
        select clinic, category, ${quarterIn('created_at')} as span, 1 as files, 0 as entries from files where deleted_at is null
        union all select e.clinic, e.category, ${quarterIn('e.created_at')}, 0, 1 from entries e
          join files f on f.clinic = e.clinic and f.id = e.file where f.deleted_at is null) as kept
      group by clinic, category, span`,
    `insert into form_counts (clinic, category, span, files, entries, changes)
      select clinic, category, '', sum(files), sum(entries), 1 from form_counts group by clinic, category`,
  ],
};
