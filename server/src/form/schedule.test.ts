import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { publishScheduled } from './publish-scheduled.ts';

const monday = '2030-01-07T08:00:00.000Z';

describeEachDatabase('scheduled publications and withdrawn versions', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const save = async (title: Localized): Promise<number> => {
    const { rev } = await handlers['/category/getdraft'](clinic.as('owner'), { category: clinic.slug });
    const definition = { ...visitForm, title };
    return (await handlers['/category/storedraft'](clinic.as('owner'), { category: clinic.slug, rev, definition })).rev;
  };
  const schedule = (rev: number, more: { readonly at?: string; readonly note?: string } = {}) =>
    handlers['/category/schedulepublication'](clinic.as('owner'), { category: clinic.slug, rev, at: monday, ...more });
  const scheduled = async (person: 'owner' | 'admin' = 'owner') =>
    (await handlers['/category/getschedule'](clinic.as(person), { category: clinic.slug })).scheduled;
  const versions = async () =>
    (await handlers['/category/getversions'](clinic.as('owner'), { category: clinic.slug })).map(
      ({ version, isLive, note, withdrawnAt }) =>
        `${version}${isLive ? ' live' : ''}${withdrawnAt ? ' withdrawn' : ''}${note ? ` ${note}` : ''}`,
    );
  const liveTitle = async () =>
    (await handlers['/category/getform'](clinic.as('owner'), { category: clinic.slug })).definition.title;
  const server = (at = monday) => ({ ...clinic.as('visitor'), clock: () => new Date(at) });
  const emails = () =>
    (clinic.as('visitor').mail as TestMail).messages.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);

  it('publishes the draft as it was scheduled, at its time and not before, whatever was changed since', async () => {
    const rev = await save('On Monday');
    expect(await schedule(rev, { note: ' New scale ' })).toMatchObject({
      at: monday,
      rev,
      note: 'New scale',
      scheduledBy: 'owner Karimi',
    });
    await save('Half done');
    expect(await publishScheduled(server('2030-01-07T07:59:59.000Z'))).toBe(0);
    const drawn: string[] = [];
    expect(await publishScheduled(server(), (_, category) => drawn.push(category))).toBe(1);
    expect(drawn).toEqual([clinic.category]);
    expect(await versions()).toEqual(['2 live New scale', '1']);
    expect(await liveTitle()).toBe('On Monday');
    expect(await scheduled()).toBeNull();
    const rows = await database.db.selectFrom('audit').select(['action', 'user_id', 'detail']).execute();
    expect(rows.filter(({ action }) => action === 'category.publish').at(-1)).toEqual({
      action: 'category.publish',
      user_id: clinic.userId('owner'),
      detail: '{"scheduled":true,"version":2}',
    });
  });

  it('publishes once, though several processes find it due', async () => {
    await schedule(await save('Once'));
    const made = await Promise.all(Array.from({ length: 6 }, () => publishScheduled(server())));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await versions()).toEqual(['2 live', '1']);
  });

  it('publishes nothing that was cancelled, and the later of two schedules alone', async () => {
    const rev = await save('Never');
    await schedule(rev);
    await handlers['/category/cancelschedule'](clinic.as('owner'), { category: clinic.slug });
    expect(await scheduled()).toBeNull();
    expect(await publishScheduled(server())).toBe(0);
    await schedule(rev);
    await schedule(rev, { at: '2030-02-01T08:00:00.000Z' });
    expect(await publishScheduled(server())).toBe(0);
    expect(await publishScheduled(server('2030-02-01T08:00:00.000Z'))).toBe(1);
    expect(await versions()).toEqual(['2 live', '1']);
  });

  it('refuses a time that has passed, a form with problems and a draft that was changed', async () => {
    const rev = await save('Visit');
    const passed = schedule(rev, { at: clinic.as('owner').clock().toISOString() });
    expect((await refusal(passed)).code).toBe('timepassed');
    expect((await refusal(schedule(rev - 1))).code).toBe('olderrev');
    const broken = { ...visitForm, pages: [] };
    const saved = await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.slug,
      rev,
      definition: broken,
    });
    expect((await refusal(schedule(saved.rev))).code).toBe('brokendefinition');
    expect(await scheduled()).toBeNull();
  });

  it('publishes no form with problems: the reason is shown, and emailed once to who scheduled it', async () => {
    await schedule(await save('Visit'));
    const broken = JSON.stringify({ ...visitForm, pages: [] });
    await database.db.updateTable('scheduled_publications').set({ definition: broken }).execute();
    await Promise.all([publishScheduled(server()), publishScheduled(server())]);
    await publishScheduled(server());
    const failed = await scheduled();
    expect(failed?.failure).toMatchObject({ kind: 'problems', at: monday });
    expect(failed?.failure?.problems?.[0]?.message).toMatch(/\w/);
    expect(emails()).toEqual(['owner: A scheduled publication failed']);
    expect(await versions()).toEqual(['1 live']);
    await schedule(await save('Mended'));
    expect((await scheduled())?.failure).toBeUndefined();
  });

  it('leaves a newer version in place that was published by hand, and makes no second one of the same draft', async () => {
    const rev = await save('Older');
    await schedule(rev);
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug, rev: await save('Newer') });
    expect(await publishScheduled(server())).toBe(0);
    expect(await liveTitle()).toBe('Newer');
    expect((await scheduled())?.failure?.kind).toBe('newer');
    expect(emails()).toEqual(['owner: A scheduled publication was skipped']);
    const same = await save('Same');
    await schedule(same);
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug, rev: same });
    expect(await publishScheduled(server())).toBe(0);
    expect([await scheduled(), await versions()]).toEqual([null, ['3 live', '2', '1']]);
  });

  it('publishes nothing for somebody who may no longer do so', async () => {
    await schedule(await save('Visit'));
    await database.db.updateTable('members').set({ role: 'secretary' }).where('role', '=', 'owner').execute();
    expect(await publishScheduled(server())).toBe(0);
    expect((await scheduled('admin'))?.failure?.kind).toBe('forbidden');
    expect(await liveTitleForAdmin()).toEqual(visitForm.title);
  });

  const liveTitleForAdmin = async () =>
    (await handlers['/category/getform'](clinic.as('admin'), { category: clinic.slug })).definition.title;

  it('withdraws a version: the one before it is live again, until the withdrawal is taken back', async () => {
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug, rev: await save('Second') });
    const withdraw = (version: number, withdrawn: boolean) =>
      handlers['/category/withdrawversion'](clinic.as('owner'), { category: clinic.slug, version, withdrawn });
    expect(await withdraw(2, true)).toEqual({ live: 1 });
    expect(await withdraw(2, true)).toEqual({ live: 1 });
    expect(await versions()).toEqual(['2 withdrawn', '1 live']);
    expect(await liveTitle()).toEqual(visitForm.title);
    // Who had begun to fill it can still send it.
    await handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category), version: 2 });
    expect((await refusal(withdraw(1, true))).code).toBe('onlyversion');
    expect((await refusal(withdraw(7, true))).code).toBe('unknown');
    expect(await versions()).toEqual(['2 withdrawn', '1 live']);
    // The number of a withdrawn version is not used again.
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.slug, rev: await save('Third') });
    expect(await versions()).toEqual(['3 live', '2 withdrawn', '1']);
    expect(await withdraw(2, false)).toEqual({ live: 3 });
    expect(await versions()).toEqual(['3 live', '2', '1']);
    const actions = await database.db
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', '%version')
      .execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'category.reinstateversion',
      'category.withdrawversion',
    ]);
  });
});
