import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Logger } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { leavePatient } from './leave-patient.ts';
import { matchPatient } from './match-patient.ts';

const atOnce = 200;

/**
 * Hangs files under a patient that were stored before there were any, the latest first, since what was said last holds;
 * gives how many. Files in the bin too: they may be taken out again.
 */
export async function matchOldFiles(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('files')
      .select(['clinic', 'id', 'patient', 'created_at', 'updated_at'])
      .where('patient_id', 'is', null)
      .orderBy('clinic', 'desc')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute();
    for (const { clinic, id, patient, created_at: since, updated_at: at } of rows) {
      const found = await matchPatient(transaction, {
        clinic,
        patient: fromJson<Patient>(patient),
        at,
        since,
        mayFill: true,
      });
      const { numUpdatedRows } = await transaction
        .updateTable('files')
        .set({ patient_id: found })
        .where('clinic', '=', clinic)
        .where('id', '=', id)
        .where('patient_id', 'is', null)
        .executeTakeFirst();
      // Another process was faster, and has its own.
      if (numUpdatedRows === 0n) await leavePatient(transaction, clinic, found, {});
    }
    return rows.length;
  });
}

/** Does so until none is left, a few at a time, beside the calls under way; stopped by the function it gives. */
export function matchOldFilesQuietly(db: Database, logger: Logger): () => Promise<void> {
  let isStopped = false;
  const work = async (): Promise<void> => {
    while (!isStopped && (await matchOldFiles(db)) > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };
  const underWay = work().catch((error: unknown) => {
    logger.warn({ failure: describeFailure(error) }, 'files cannot be matched with patients');
  });
  return () => {
    isStopped = true;
    return underWay;
  };
}
