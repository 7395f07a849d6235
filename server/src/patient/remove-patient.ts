import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { leavePatient } from '../file/leave-patient.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { auditChange } from './audit-patients.ts';
import { mayChange, reachPatient } from './reach-patient.ts';
import { readingOf } from './reading.ts';

/** Deletes a patient under whom no file hangs, such as one who was entered twice; with any file, it is that which goes. */
export const removePatient: Handlers['/patient/removepatient'] = async (context: Context, { id }) => {
  const reading = await readingOf(context);
  const known = await reachPatient(context, reading, id);
  const { clinic } = reading;
  const detail = { patient: known.row.id };
  if (!mayChange(reading, known))
    return refuse(context, beyondRole, { clinic, role: 'none', action: 'patient.remove', detail });
  await context.db.transaction().execute(async (transaction) => {
    const file = await transaction
      .selectFrom('files')
      .select('id')
      .where('clinic', '=', clinic)
      .where('patient_id', '=', known.row.id)
      .limit(1)
      .executeTakeFirst();
    if (file !== undefined) throw new ServerError('notempty');
    await leavePatient(transaction, clinic, known.row.id, {});
    await auditChange(transaction, context, reading, { action: 'patient.remove', detail });
  });
  return {};
};
