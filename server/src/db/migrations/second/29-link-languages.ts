import type { Migration } from '../migration.ts';

/** A link may open its form in any language that has a folder of texts: the contract knows them, and the table no longer does. */
export const linkLanguages: Migration = {
  name: '29-link-languages',
  statements: [
    `alter table short_links add column opens_in text`,
    `update short_links set opens_in = language where language is not null`,
    `alter table short_links drop column language`,
    `alter table short_links rename column opens_in to language`,
  ],
};
