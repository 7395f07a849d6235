import type { Logger } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { runRegularly } from '../schedule/run-regularly.ts';
import { keepSurvey } from './kept-survey.ts';
import { mostLookedThrough } from './survey-entries.ts';

const everyMs = 60_000;

/** Looks through what large forms have more of since the last time, so that their exports begin at once. */
export async function surveyLargeForms(db: Database, now: Date): Promise<void> {
  for (const form of await formsBehind(db)) await keepSurvey(db, form, now);
}

/** Forms with many responses that were not looked through yet. */
function formsBehind(db: Database) {
  return db
    .selectFrom('categories')
    .innerJoin('form_counts', (join) =>
      join
        .onRef('form_counts.clinic', '=', 'categories.clinic')
        .onRef('form_counts.category', '=', 'categories.id')
        .on('form_counts.span', '=', ''),
    )
    .leftJoin('form_surveys', (join) =>
      join.onRef('form_surveys.clinic', '=', 'categories.clinic').onRef('form_surveys.category', '=', 'categories.id'),
    )
    .select(['categories.clinic', 'categories.id'])
    .where(({ eb, fn, ref, val }) =>
      eb(ref('form_counts.entries'), '>', eb(fn.coalesce('form_surveys.entries', val(0)), '+', mostLookedThrough)),
    )
    .execute();
}

/** Now and again, until the function it returns is called. */
export function surveyRegularly(db: Database, clock: () => Date, logger: Logger): () => Promise<void> {
  return runRegularly(() => surveyLargeForms(db, clock()), {
    everyMs,
    logger,
    failure: 'large forms cannot be looked through for their exports',
    startsAtOnce: true,
  });
}
