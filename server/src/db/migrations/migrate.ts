import { sql, type Kysely, type Transaction } from 'kysely';
import { inDialect } from '../dialect.ts';
import { core } from './first/01-core.ts';
import { people } from './first/02-people.ts';
import { colleagues } from './first/03-colleagues.ts';
import { uploads } from './first/04-uploads.ts';
import { audit } from './first/05-audit.ts';
import { output } from './first/06-output.ts';
import { secondStep } from './first/08-second-step.ts';
import { darkMode } from './first/09-dark-mode.ts';
import { shareSees } from './first/10-share-sees.ts';
import { draftAuthor } from './first/11-draft-author.ts';
import { knownDevices } from './first/12-known-devices.ts';
import { proposals } from './first/13-proposals.ts';
import { formLinks } from './first/14-form-links.ts';
import { logos } from './first/15-logos.ts';
import { editors } from './first/16-editors.ts';
import { versionNotes } from './first/17-version-notes.ts';
import { scheduledPublications } from './first/18-scheduled-publications.ts';
import { patients } from './first/19-patients.ts';
import { clinicDiscount } from './first/20-clinic-discount.ts';
import { alerts } from './second/21-alerts.ts';
import { libraryBlocks } from './second/22-library-blocks.ts';
import { apiKeys } from './second/23-api-keys.ts';
import { shareExpiry } from './second/24-share-expiry.ts';
import { invitationBundles } from './second/25-invitation-bundles.ts';
import { standardWebhooks } from './second/26-standard-webhooks.ts';
import { sharesWithServices } from './second/27-shares-with-services.ts';
import { exportSecret } from './second/28-export-secret.ts';
import { linkLanguages } from './second/29-link-languages.ts';
import { counts } from './second/30-counts.ts';
import { fieldApps } from './second/31-field-apps.ts';
import { figures } from './second/32-figures.ts';
import { smartLaunch } from './second/33-smart-launch.ts';
import { formNames } from './second/34-form-names.ts';
import { mobileNumbers } from './second/35-mobile-numbers.ts';
import { ehrRedirects } from './second/36-ehr-redirects.ts';
import { formSurveys } from './second/37-form-surveys.ts';
import { largeClinics } from './second/38-large-clinics.ts';
import { unmatchedPatients } from './second/39-unmatched-patients.ts';
import { formMakers } from './second/40-form-makers.ts';
import type { Migration } from './migration.ts';
import type { Schema } from '../schema/schema.ts';

export const migrations: readonly Migration[] = [
  core,
  people,
  colleagues,
  uploads,
  audit,
  output,
  secondStep,
  darkMode,
  shareSees,
  draftAuthor,
  knownDevices,
  proposals,
  formLinks,
  logos,
  editors,
  versionNotes,
  scheduledPublications,
  patients,
  clinicDiscount,
  alerts,
  libraryBlocks,
  apiKeys,
  shareExpiry,
  invitationBundles,
  standardWebhooks,
  sharesWithServices,
  exportSecret,
  linkLanguages,
  counts,
  fieldApps,
  figures,
  smartLaunch,
  formNames,
  mobileNumbers,
  ehrRedirects,
  formSurveys,
  largeClinics,
  unmatchedPatients,
  formMakers,
];

/**
 * Migrates the database to the schema of this release, all or nothing.
 *
 * Processes that start together wait for one another on a locked row, which distributed engines honour too.
 */
export async function migrate(database: Kysely<Schema>, steps: readonly Migration[] = migrations): Promise<void> {
  if (await isCurrent(database, steps)) return;
  await prepareTables(database);
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('migration_lock').set({ id: 1 }).where('id', '=', 1).execute();
    for (const step of await missingSteps(transaction, steps)) await apply(transaction, step);
  });
}

/** Without pending migrations no rights are needed: the server may run under a role that cannot change tables. */
async function isCurrent(database: Kysely<Schema>, steps: readonly Migration[]): Promise<boolean> {
  const rows = await database
    .selectFrom('migrations')
    .select('name')
    .execute()
    .catch(() => []);
  return rows.length === steps.length && steps.every((step) => rows.some((row) => row.name === step.name));
}

async function prepareTables(database: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table if not exists migrations (name text primary key, applied_at text not null)`,
    sql`create table if not exists migration_lock (id integer primary key)`,
    sql`insert into migration_lock (id) values (1) on conflict do nothing`,
  ];
  for (const statement of statements) await retryOnce(() => statement.execute(database));
}

/** Two processes may both find a table missing; the one that comes second finds it the next time. */
async function retryOnce(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch {
    await attempt();
  }
}

async function missingSteps(
  transaction: Transaction<Schema>,
  steps: readonly Migration[],
): Promise<readonly Migration[]> {
  const rows = await transaction.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The database was created by a newer release of Porsa (${unknown.join(', ')}); start that release.`,
    );
  return steps.filter((step) => !applied.has(step.name));
}

async function apply(transaction: Transaction<Schema>, step: Migration): Promise<void> {
  for (const statement of step.statements) {
    await sql.raw(inDialect(transaction, statement)).execute(transaction);
  }
  await transaction
    .insertInto('migrations')
    .values({ name: step.name, applied_at: new Date().toISOString() })
    .execute();
}
