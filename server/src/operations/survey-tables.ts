import { sql } from 'kysely';
import type { Logger } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { runRegularly } from '../schedule/run-regularly.ts';

const everyMs = 15 * 60 * 1000;

/** So many rows of each index are looked at: enough to tell what names one patient from what names a clinic. */
const rowsLookedAt = 1000;

/** A database that has grown by a fifth is surveyed anew. */
const grown = 1.2;

/**
 * Tells SQLite which columns name few rows and which name nearly all, where its file has grown since it had so many
 * pages; gives how many it has. Without that it goes through all files of a clinic to find those of one patient.
 * PostgreSQL finds it out by itself.
 */
export async function surveyTables(db: Database, pages = 0): Promise<number> {
  if (isPostgres(db)) return 0;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const now = rows[0]?.page_count ?? 0;
  if (now < pages * grown) return pages;
  await sql`pragma analysis_limit = ${sql.lit(rowsLookedAt)}`.execute(db);
  await sql`analyze`.execute(db);
  return now;
}

/** Surveys them at once, and as they grow, until the function it returns is called. */
export function surveyTablesRegularly(db: Database, logger: Logger): () => Promise<void> {
  let pages = 0;
  const survey = async () => {
    pages = await surveyTables(db, pages);
  };
  return runRegularly(survey, { everyMs, logger, failure: 'tables cannot be surveyed', startsAtOnce: true });
}
