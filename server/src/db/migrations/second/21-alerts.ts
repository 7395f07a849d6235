import type { Migration } from '../migration.ts';

/** What rules of forms have notified people of, whom, and who has seen to it. */
export const alerts: Migration = {
  name: '21-alerts',
  statements: [
    `create table alerts (
      clinic text not null, id {binary} not null, category text not null, file text not null, entry text not null, rule text not null,
      severity text not null check (severity in ('neutral', 'info', 'warning', 'danger')), text text not null, sees text not null,
      created_at {binary} not null, seen_by text, seen_at text, primary key (clinic, id), unique (clinic, entry, rule),
      foreign key (clinic, file) references files (clinic, id) on delete cascade) {clustered}`,
    `create index alerts_file on alerts (clinic, file)`,
    `create table alert_people (
      clinic text not null, user_id text not null, alert {binary} not null, primary key (clinic, user_id, alert),
      foreign key (clinic, alert) references alerts (clinic, id) on delete cascade,
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create index alert_people_alert on alert_people (clinic, alert)`,
  ],
};
