import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openDatabase } from '../db/database.ts';
import { newId } from '../db/uuid.ts';
import { backup } from '../operations/backup.ts';
import { restore } from '../operations/restore.ts';
import { matchOldFiles } from './match-old-files.ts';

const code = '0012345679';
const otherCode = '0499370899';

describeEachDatabase('the patient that a file hangs under', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
  });

  const store = async (patient: object, person: Person = 'secretary', id = newId()) =>
    (await handlers['/file/storefile'](clinic.as(person), { id, category: clinic.category, patient })).id;
  const enter = async (patient: object, person: Person | 'visitor' = 'visitor', file?: string) =>
    (await handlers['/entry/storeentry'](clinic.as(person), { ...visit(clinic.category), patient, file } as never))
      .file;
  const patients = async () =>
    (await database.db.selectFrom('patients').selectAll().orderBy('id').execute()).map((row) => ({
      id: row.id,
      code: row.code,
      details: JSON.parse(row.details) as object,
    }));
  const patientOf = async (file: string) =>
    (await database.db.selectFrom('files').select('patient_id').where('id', '=', file).executeTakeFirstOrThrow())
      .patient_id;

  it('is that of its national code, however the digits are written, and else its own', async () => {
    const files = [
      await store({ name: 'سارا', code }),
      await enter({ name: 'Sara', code }),
      await store({ name: 'Sara' }),
      await enter({ name: 'Sara' }),
    ];
    const hung = await Promise.all(files.map(patientOf));
    expect(hung[0]).toBe(hung[1]);
    expect(new Set(hung).size).toBe(3);
  });

  it('is no other’s where one digit stands ten times, as is typed where no code is known', async () => {
    await store({ name: 'One', code: '1111111111' });
    await store({ name: 'Other', code: '1111111111' });
    expect((await patients()).map((row) => row.code)).toEqual([null, null]);
  });

  it('is one, however many entries of a code come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => enter({ name: 'Sara', code })));
    expect(await patients()).toMatchObject([{ code }]);
  });

  it('is refused twice for a code by the database itself', async () => {
    await store({ code });
    const row = await database.db.selectFrom('patients').selectAll().executeTakeFirstOrThrow();
    await expect(
      database.db
        .insertInto('patients')
        .values({ ...row, id: newId() })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });

  it('learns from staff what was not known, and nothing from the public', async () => {
    await store({ name: 'Sara', code });
    await enter({ name: 'Somebody', code, phone: '09121112233' });
    expect(await patients()).toMatchObject([{ details: { name: 'Sara', code } }]);
    await store({ name: 'S.', code, city: 'Shiraz' });
    const [row] = await patients();
    expect(row?.details).toEqual({ name: 'Sara', code, city: 'Shiraz' });
  });

  it('follows what is changed in a file, with the day that an age was entered on', async () => {
    const file = await store({ name: 'Sara', age: 41, phone: '09121112233' });
    await store({ name: 'Sara Ahmadi', age: 41 }, 'secretary', file);
    expect(await patients()).toMatchObject([{ details: { name: 'Sara Ahmadi', age: 41, ageOn: '2026-05-04' } }]);
    expect((await patients())[0]?.details).not.toHaveProperty('phone');
    await enter({ name: 'Sara A.' }, 'secretary', file);
    expect(await patients()).toMatchObject([{ details: { name: 'Sara A.' } }]);
  });

  it('keeps what staff know where a new user changes one of several files', async () => {
    await store({ name: 'Sara', code });
    const own = await store({ name: 'Sara', code }, 'newuser');
    await store({ name: 'Mallory', code }, 'newuser', own);
    expect(await patients()).toMatchObject([{ details: { name: 'Sara' } }]);
  });

  it('takes the code that its only file is given, and gives the file to whoever has that code already', async () => {
    const file = await store({ name: 'Sara' });
    const before = await patientOf(file);
    await store({ name: 'Sara', code }, 'secretary', file);
    expect([await patientOf(file), (await patients())[0]?.code]).toEqual([before, code]);
    const other = await store({ name: 'Reza', code: otherCode });
    await store({ name: 'Reza', code: otherCode }, 'secretary', file);
    expect(await patientOf(file)).toBe(await patientOf(other));
    expect(await patients()).toMatchObject([{ code: otherCode }]);
  });

  it('loses one of several files that is given a code of its own, and what only that one said', async () => {
    const stays = await store({ name: 'Sara', code });
    const leaves = await store({ name: 'Sara', code, city: 'Shiraz' });
    await store({ name: 'Reza', code: otherCode, city: 'Shiraz' }, 'secretary', leaves);
    expect(await patientOf(leaves)).not.toBe(await patientOf(stays));
    const kept = (await patients()).find((row) => row.code === code);
    expect(kept?.details).toEqual({ name: 'Sara', code });
  });

  it('goes with the last file that is erased, and before that loses what only the erased one said', async () => {
    const one = await store({ name: 'Sara', code });
    const other = await store({ name: 'Sara', code, address: 'A canary street' });
    const erase = (id: string) => handlers['/file/erasefile'](clinic.as('owner'), { id, confirm: 'Sara' });
    await erase(other);
    expect(await patients()).toMatchObject([{ code, details: { name: 'Sara' } }]);
    expect(JSON.stringify(await patients())).not.toContain('canary');
    await erase(one);
    expect(await patients()).toEqual([]);
  });

  it('is the kept one’s where two files become one, and gets the code that the other had', async () => {
    const keep = await store({ name: 'Sara' });
    const merge = await store({ name: 'Sara A.', code });
    const patient = await patientOf(keep);
    await handlers['/file/mergefile'](clinic.as('owner'), { keep, merge });
    expect(await patients()).toMatchObject([{ id: patient, code }]);
    expect(await patientOf(keep)).toBe(patient);
  });

  /** As a release without patients has left them. */
  async function makeOld(): Promise<void> {
    await database.db.updateTable('files').set({ patient_id: null }).execute();
    await database.db.deleteFrom('patients').execute();
  }

  it('is found for files of an earlier release, once: one for each code of a clinic, with what was said last', async () => {
    const context = clinic.as('secretary');
    const storeThen = async (patient: object) => {
      context.clock.advance(60_000);
      return (await handlers['/file/storefile'](context, { id: newId(), category: clinic.category, patient })).id;
    };
    const first = await storeThen({ name: 'Sara', code, city: 'Shiraz' });
    const last = await storeThen({ name: 'Sara Ahmadi', code });
    const nameless = [await storeThen({ name: 'Sara' }), await storeThen({ name: 'Sara' })];
    const elsewhere = await openClinic(database.db);
    const foreign = await handlers['/file/storefile'](elsewhere.as('owner'), {
      id: newId(),
      category: elsewhere.category,
      patient: { name: 'Sara', code },
    });
    await handlers['/file/removefile'](clinic.as('owner'), { id: nameless[1]! });
    await makeOld();
    expect([await matchOldFiles(database.db), await matchOldFiles(database.db)]).toEqual([5, 0]);
    expect(await patients()).toHaveLength(4);
    expect(await patientOf(first)).toBe(await patientOf(last));
    expect(await patientOf(foreign.id)).not.toBe(await patientOf(last));
    const row = await database.db
      .selectFrom('patients')
      .selectAll()
      .where('code', '=', code)
      .where('clinic', '=', clinic.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.details)).toEqual({ name: 'Sara Ahmadi', code, city: 'Shiraz' });
    expect(row.created_at < row.updated_at).toBe(true);
  });

  it('is found for an old file at once where it is changed before its turn', async () => {
    const file = await store({ name: 'Sara' });
    await makeOld();
    await enter({ name: 'Sara', code }, 'secretary', file);
    expect(await patients()).toMatchObject([{ id: await patientOf(file), code }]);
    expect(await matchOldFiles(database.db)).toBe(0);
  });

  it('is one where two processes look at the same moment', async () => {
    for (let index = 0; index < 20; index += 1) await store({ name: `Patient ${index}` });
    await makeOld();
    const second = await openDatabase(database.config);
    // Of SQLite's two, one waits for the other, in a process of its own.
    if (database.kind === 'sqlite') await matchOldFiles(database.db);
    else await Promise.all([matchOldFiles(database.db), matchOldFiles(second)]);
    await second.destroy();
    expect(await patients()).toHaveLength(20);
  });

  it('comes back from a backup with all that hangs under it', async () => {
    const file = await store({ name: 'سارا', code });
    await handlers['/patient/storepatient'](clinic.as('owner'), { id: newId(), patient: { name: 'Kaveh' } });
    const to = new PassThrough();
    const [bytes, inventory] = await Promise.all([buffer(to), backup(database.db, to, {})]);
    expect(inventory['patients']?.rows).toBe(2);
    const folder = await mkdtemp(join(tmpdir(), 'porsa-patients-'));
    const other = await openDatabase({ path: join(folder, 'porsa.sqlite') });
    await restore(other, Readable.from([bytes]));
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from files join patients on patients.id = files.patient_id where files.id = ${file}`.execute(
      other,
    );
    expect(Number(rows[0]?.count)).toBe(1);
    await other.destroy();
    await rm(folder, { recursive: true });
  });
});
