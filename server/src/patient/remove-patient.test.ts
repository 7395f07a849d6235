import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newId } from '../db/uuid.ts';

describeEachDatabase('a patient without files', (database) => {
  let clinic: TestClinic;
  let id: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    id = newId();
    await handlers['/patient/storepatient'](clinic.as('secretary'), {
      id,
      patient: { name: 'Sara Zand', code: '0012345679' },
    });
  });

  const remove = (person: Person | 'stranger', patient = id) =>
    handlers['/patient/removepatient'](clinic.as(person), { id: patient });
  const can = async (person: Person) => (await handlers['/patient/getpatient'](clinic.as(person), { id })).can.remove;
  const names = async () =>
    (await handlers['/patient/getpatients'](clinic.as('admin'), {})).items.map(({ patient }) => patient.name);

  it('is deleted by who entered them, or by an admin, and their number is free again', async () => {
    expect([await can('secretary'), await can('admin')]).toEqual([true, true]);
    await remove('secretary');
    expect(await names()).toEqual([]);
    expect((await refusal(remove('secretary'))).code).toBe('unknown');
    const again = newId();
    const patient = { name: 'Sara Zand', code: '0012345679' };
    await handlers['/patient/storepatient'](clinic.as('secretary'), { id: again, patient });
    await remove('admin', again);
    expect(await names()).toEqual([]);
    const words = await database.db.selectFrom('patient_words').selectAll().execute();
    expect(words).toEqual([]);
  });

  it('is unknown to who may not see them, whom nothing is deleted for', async () => {
    for (const person of ['expert', 'newuser', 'stranger'] as const)
      expect((await refusal(remove(person))).code).toBe('unknown');
    expect(await names()).toEqual(['Sara Zand']);
  });

  it('is not deleted once they have a file, nor while it is in the trash', async () => {
    const file = newId();
    await handlers['/patient/openfile'](clinic.as('secretary'), { patient: id, category: clinic.category, id: file });
    expect(await can('secretary')).toBe(false);
    expect((await refusal(remove('secretary'))).code).toBe('notempty');
    expect((await refusal(remove('newuser'))).code).toBe('unknown');
    await handlers['/file/removefile'](clinic.as('owner'), { id: file });
    expect((await refusal(remove('secretary'))).code).toBe('notempty');
    expect(await names()).toEqual(['Sara Zand']);
  });

  it('leaves a record of who deleted them', async () => {
    await remove('secretary');
    const rows = await database.db
      .selectFrom('audit')
      .select(['user_id', 'result', 'detail'])
      .where('action', '=', 'patient.remove')
      .execute();
    expect(rows.map((row) => [row.user_id, row.result, JSON.parse(row.detail ?? '{}')])).toEqual([
      [clinic.userId('secretary'), 'done', { patient: id }],
    ]);
  });
});
