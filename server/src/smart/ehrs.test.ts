import { beforeEach, expect, test } from 'vitest';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newId } from '../db/uuid.ts';

describeEachDatabase('An EHR that two admins change', (database) => {
  let clinic: TestClinic;
  const id = newId();
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const store = (more: Partial<CallBody<'/admin/storeehr'>> = {}) =>
    handlers['/admin/storeehr'](clinic.as('admin'), {
      id,
      title: 'City Hospital',
      issuer: 'https://ehr.example.org/fhir',
      clientId: 'porsa',
      forms: [clinic.category],
      ...more,
    });
  const stored = async () => (await handlers['/admin/getehrs'](clinic.as('admin'), {})).items;

  test('stays as the first has changed it until the second has read that', async () => {
    const { rev } = await store();
    for (const change of [{ title: 'Town Hospital' }, { active: false }, { codeSystem: 'urn:a' }, { secret: 'hush' }]) {
      const { rev: before } = (await stored())[0]!;
      const now = await store({ ...change, rev: before });
      expect(now.rev).not.toBe(before);
      expect((await refusal(store({ clientId: 'other', rev: before }))).code).toBe('olderrev');
    }
    expect((await refusal(store({ rev }))).code).toBe('olderrev');
    const [kept] = await stored();
    expect(kept).toMatchObject({ clientId: 'porsa', codeSystem: 'urn:a', hasSecret: true });
    expect(await store({ clientId: 'other', rev: kept!.rev })).toMatchObject({ clientId: 'other' });
  });

  test('has the forms that the first has given it', async () => {
    const { rev } = await store();
    await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      slug: 'second',
      title: 'Second form',
    });
    await store({ forms: [clinic.category, 'second'], rev });
    expect((await refusal(store({ rev }))).code).toBe('olderrev');
    expect((await stored())[0]!.forms).toHaveLength(2);
  });

  test('is of one revision while nothing of it is changed', async () => {
    const { rev } = await store();
    expect((await store({ rev })).rev).toBe(rev);
    expect((await stored())[0]!.rev).toBe(rev);
  });

  test('does not come back when it has been removed meanwhile', async () => {
    const { rev } = await store();
    await handlers['/admin/removeehr'](clinic.as('admin'), { id });
    expect((await refusal(store({ rev }))).code).toBe('unknown');
    expect(await stored()).toEqual([]);
  });

  test('is changed by one alone of several at once', async () => {
    const { rev } = await store();
    const tries = await Promise.allSettled(['A', 'B', 'C'].map((title) => store({ title, rev })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
