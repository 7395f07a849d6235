import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, type Person, type TestClinic } from '../../test/clinic.ts';
import { newId } from '../db/uuid.ts';

describeEachDatabase('the search over all forms', (database) => {
  let clinic: TestClinic;
  let second: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    const stored = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      slug: 'second',
      title: { en: 'Second form', fa: 'فرم دوم' },
      members: [
        { user: clinic.userId('owner'), role: 'owner' },
        { user: clinic.userId('secretary'), role: 'secretary' },
      ],
    });
    second = stored.id;
  });

  const add = (category: string, name: string, person: Person = 'secretary', more: object = {}) =>
    handlers['/file/storefile'](clinic.as(person), { id: newId(), category, patient: { name, ...more } });
  const find = (person: Person | 'stranger', search: string, limit?: number) =>
    handlers['/file/findfiles'](clinic.as(person), { search, limit });
  const names = async (person: Person | 'stranger', search: string) =>
    (await find(person, search)).items.map(({ file }) => file.patient.name);

  it('finds a patient by name, code or phone in every form, and says in which', async () => {
    await add(clinic.category, 'سارا احمدی', 'secretary', { code: '0012345679' });
    const { id } = await add(second, 'Sara Karimi', 'secretary', { phone: '09121112233' });
    expect(await names('secretary', 'سارا')).toEqual(['سارا احمدی']);
    expect(await names('secretary', '۰۰۱۲۳')).toEqual(['سارا احمدی']);
    expect((await find('secretary', '+98912')).items).toMatchObject([
      { file: { id }, form: { slug: 'second', title: { en: 'Second form' }, headline: 'complaints' } },
    ]);
  });

  it('finds only what the person may see: forms they have a role in, and of a new user their own files', async () => {
    await add(clinic.category, 'Sara One');
    await add(clinic.category, 'Sara Mine', 'newuser');
    await add(second, 'Sara Two');
    expect((await names('secretary', 'sara')).toSorted()).toEqual(['Sara Mine', 'Sara One', 'Sara Two']);
    expect((await names('expert', 'sara')).toSorted()).toEqual(['Sara Mine', 'Sara One']);
    expect(await names('newuser', 'sara')).toEqual(['Sara Mine']);
    expect(await names('stranger', 'sara')).toEqual([]);
    expect((await names('admin', 'sara')).length).toBe(3);
  });

  it('lists the latest of every form without a text, and those alone that were changed since a time', async () => {
    const secretary = clinic.as('secretary');
    const addAt = (category: string, name: string) =>
      handlers['/file/storefile'](secretary, { id: newId(), category, patient: { name } });
    await addAt(clinic.category, 'Sara');
    secretary.clock.advance(24 * 3_600_000);
    const from = secretary.clock().toISOString();
    await addAt(second, 'Reza');
    secretary.clock.advance(1000);
    await addAt(clinic.category, 'Mina');
    const listed = async (person: Person | 'stranger', asked: object) =>
      (await handlers['/file/findfiles'](clinic.as(person), asked)).items.map(({ file }) => file.patient.name);
    expect(await listed('secretary', {})).toEqual(['Mina', 'Reza', 'Sara']);
    expect(await listed('secretary', { from })).toEqual(['Mina', 'Reza']);
    expect(await listed('expert', { from })).toEqual(['Mina']);
    expect(await listed('newuser', { from })).toEqual([]);
    expect(await listed('stranger', { from })).toEqual([]);
    expect(await listed('secretary', { from, search: 'sara' })).toEqual([]);
  });

  it('finds nothing in the trash', async () => {
    const { id } = await add(clinic.category, 'Sara One');
    await handlers['/file/removefile'](clinic.as('secretary'), { id });
    expect(await names('secretary', 'sara')).toEqual([]);
  });

  it('says that there are more than it was asked for', async () => {
    for (let index = 0; index < 3; index += 1) await add(index === 0 ? second : clinic.category, 'Sara');
    const page = await find('secretary', 'sara', 2);
    expect([page.items.length, page.more]).toEqual([2, true]);
    expect((await find('secretary', 'sara', 3)).more).toBe(false);
  });

  it('writes in the log of each form whose patients it named, and of no other', async () => {
    const one = await add(clinic.category, 'Sara One');
    const two = await add(second, 'Sara Two');
    await add(second, 'Reza');
    await find('secretary', 'sara');
    const rows = await database.db
      .selectFrom('audit')
      .select(['category', 'detail'])
      .where('action', '=', 'file.list')
      .execute();
    const logged = rows.map(({ category, detail }) => [category, JSON.parse(String(detail)).files]);
    expect(Object.fromEntries(logged)).toEqual({ [clinic.category]: [one.id], [second]: [two.id] });
  });
});
