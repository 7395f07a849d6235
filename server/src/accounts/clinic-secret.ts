import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** What pseudonyms and shifted dates of exports, and ids of imported records, follow from; made when it is first asked for, and kept with the clinic. */
export async function clinicSecret(db: Database, clinic: string): Promise<string> {
  const find = () =>
    db.selectFrom('clinics').select('export_secret').where('id', '=', clinic).executeTakeFirstOrThrow();
  const { export_secret: known } = await find();
  if (known !== null) return known;
  await db
    .updateTable('clinics')
    .set({ export_secret: randomBytes(32).toString('base64url') })
    .where('id', '=', clinic)
    .where('export_secret', 'is', null)
    .execute();
  const { export_secret: made } = await find();
  if (made === null) throw new Error('The clinic has no secret.');
  return made;
}
