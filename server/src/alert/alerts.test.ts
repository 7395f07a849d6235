import { beforeEach, expect, test } from 'vitest';
import type { Condition, FormDefinition } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, refusal, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import { mailedAnHour } from './mail-pace.ts';
import type { Rule } from './raise-alerts.ts';

type Somebody = Person | 'stranger';

const heavy: Rule = {
  id: 'c-heavy',
  kind: 'notify',
  when: 'weight > 200',
  to: [{ role: 'expert' }, { role: 'secretary' }],
  severity: 'danger',
  text: { en: 'Very heavy', fa: 'بسیار سنگین' },
};

const withRules = (...rules: readonly Condition[]): FormDefinition => ({
  ...visitForm,
  conditions: [...visitForm.conditions, ...rules],
});

describeEachDatabase('A rule that notifies', (database) => {
  let clinic: TestClinic;
  const open = async (...rules: readonly Condition[]) => {
    clinic = await openClinic(database.db, { definition: withRules(...rules) });
  };

  beforeEach(async () => {
    await database.clear();
    await open(heavy);
  });

  const fill = async (answers: object, by: Somebody = 'newuser', more: object = {}) => {
    const body = { ...visit(clinic.category, { ...answers }), ...more };
    const { file } = await handlers['/entry/storeentry'](clinic.as(by), body);
    return { body, file };
  };
  const list = (by: Somebody, query: object = {}) => handlers['/app/getalerts'](clinic.as(by), query);
  const listed = async (by: Somebody, query: object = {}) => (await list(by, query)).items;
  const notices = async (by: Somebody) => (await handlers['/app/getnotices'](clinic.as(by), {})).items;
  const mails = () => (clinic.as('expert').mail as TestMail).messages;
  const mailed = () =>
    mails()
      .map(({ to }) => to.replace(/@.*/, ''))
      .sort();
  const see = (id: string, by: Somebody) => handlers['/app/seealert'](clinic.as(by), { id });

  test('tells those it names: in their list, by a notice and by an email that says nothing of the patient', async () => {
    const { file, body } = await fill({ weight: 250.5 }, 'newuser', { patient: { name: 'زهرا رضایی' } });
    for (const person of ['expert', 'secretary'] as const) {
      expect(await listed(person)).toMatchObject([
        {
          file,
          entry: body.id,
          name: 'زهرا رضایی',
          categoryTitle: { en: 'Visit' },
          severity: 'danger',
          text: { en: 'Very heavy' },
          seen: null,
        },
      ]);
      expect(await notices(person)).toMatchObject([{ kind: 'alert', file, read: false }]);
    }
    expect(mailed()).toEqual(['expert', 'secretary']);
    expect(JSON.stringify(mails())).not.toMatch(/زهرا|heavy|سنگین|weight|250\.5|Visit/);
    for (const person of ['owner', 'newuser', 'stranger', 'admin'] as const) expect(await listed(person)).toEqual([]);
  });

  test('does nothing where it does not hold', async () => {
    await fill({ weight: 90 });
    expect(await list('expert')).toEqual({ items: [], next: null, total: 0, unseen: 0 });
    expect(mails()).toEqual([]);
  });

  test('notifies once, however often the entry is sent', async () => {
    const { body } = await fill({ weight: 250 });
    await handlers['/entry/storeentry'](clinic.as('newuser'), body);
    await Promise.all([1, 2, 3].map(() => handlers['/entry/storeentry'](clinic.as('newuser'), body)));
    expect(await listed('expert')).toHaveLength(1);
    expect(mailed()).toEqual(['expert', 'secretary']);
  });

  test('notifies anew for another entry of the file', async () => {
    const { file } = await fill({ weight: 250 }, 'secretary');
    await fill({ weight: 251 }, 'secretary', { file });
    expect(await listed('expert')).toMatchObject([{ file }, { file }]);
    expect((await notices('expert')).map(({ kind }) => kind)).toEqual(['alert', 'alert']);
  });

  test('emails about twenty responses of an hour, lists all of them, and emails again in the next hour', async () => {
    for (let sent = 0; sent < mailedAnHour + 3; sent += 1) await fill({ weight: 250 });
    expect(mailed().filter((person) => person === 'expert')).toHaveLength(mailedAnHour);
    expect(await list('expert')).toMatchObject({ total: mailedAnHour + 3, unseen: mailedAnHour + 3 });
    clinic.as('expert').clock.advance(3_600_001);
    await fill({ weight: 250 });
    expect(mailed().filter((person) => person === 'expert')).toHaveLength(mailedAnHour + 1);
  });

  test('sends one notice and one email for an entry of which several rules hold', async () => {
    await open(heavy, { ...heavy, id: 'c-tall', when: 'height > 100', text: 'Tall' });
    await fill({ weight: 250 });
    expect((await listed('expert')).map(({ text }) => text).sort()).toEqual(
      ['Tall', { en: 'Very heavy', fa: 'بسیار سنگین' }].sort(),
    );
    expect(await notices('expert')).toHaveLength(1);
    expect(mailed()).toEqual(['expert', 'secretary']);
  });

  test('keeps its words from whom a question that it asks is hidden', async () => {
    await open({ ...heavy, when: 'confided = "yes"', id: 'c-secret' });
    await fill({ confided: 'yes' }, 'expert');
    expect(await listed('expert')).toMatchObject([{ severity: 'danger', text: { en: 'Very heavy' } }]);
    expect(await listed('secretary')).toMatchObject([{ severity: 'neutral', text: null }]);
  });

  test('puts it in the list of whoever filled the form, too, and mails them nothing', async () => {
    await fill({ weight: 250 }, 'expert');
    expect(await listed('expert')).toHaveLength(1);
    expect(await notices('expert')).toEqual([]);
    expect(mailed()).toEqual(['secretary']);
  });

  test('reaches a person it names only once they may read the file', async () => {
    const own = { ...heavy, to: [{ user: clinic.userId('stranger') }, { role: 'expert' as const }] };
    const draft = await handlers['/category/getdraft'](clinic.as('owner'), { category: clinic.category });
    const stored = await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      rev: draft.rev,
      definition: withRules(own),
    });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: stored.rev });
    const { file } = await fill({ weight: 250 }, 'newuser', { version: 2 });
    expect([await listed('stranger'), await notices('stranger'), mailed()]).toEqual([[], [], ['expert']]);
    await handlers['/file/sharefile'](clinic.as('expert'), { file, to: [{ user: clinic.userId('stranger') }] });
    expect(await listed('stranger')).toMatchObject([{ file, text: { en: 'Very heavy' } }]);
    await handlers['/file/unsharefile'](clinic.as('expert'), { file, to: [{ user: clinic.userId('stranger') }] });
    expect(await listed('stranger')).toEqual([]);
  });

  test('lets a role that was taken away take its alerts with it', async () => {
    await fill({ weight: 250 });
    await database.db.deleteFrom('members').where('user_id', '=', clinic.userId('expert')).execute();
    expect(await list('expert')).toMatchObject({ items: [], unseen: 0 });
    const [{ id } = { id: '' }] = await listed('secretary');
    expect((await refusal(see(id, 'expert'))).code).toBe('unknown');
  });

  test('falls to the owners where nobody is left of those it names', async () => {
    await database.db.deleteFrom('members').where('role', 'in', ['expert', 'secretary']).execute();
    const { file } = await fill({ weight: 250 });
    for (const person of ['owner', 'admin'] as const) expect(await listed(person)).toMatchObject([{ file }]);
    expect(mailed()).toEqual(['admin', 'owner']);
  });

  test('is seen by one for all: who and when, first come', async () => {
    await fill({ weight: 250 });
    const [{ id } = { id: '' }] = await listed('expert');
    const seen = await see(id, 'secretary');
    expect(seen).toMatchObject({ by: 'secretary Karimi' });
    expect(await see(id, 'expert')).toEqual(seen);
    expect(await list('expert')).toMatchObject({ items: [], unseen: 0, total: 1 });
    expect(await listed('expert', { seen: true })).toMatchObject([{ id, seen }]);
    const { items } = await handlers['/admin/getaudit'](clinic.as('owner'), { category: clinic.category });
    expect(items.filter(({ action }) => action === 'alert.see')).toMatchObject([
      { person: { name: 'secretary Karimi' }, role: 'secretary' },
    ]);
    for (const person of ['owner', 'newuser', 'stranger'] as const)
      expect((await refusal(see(id, person))).code).toBe('unknown');
  });

  test('is read page by page, newest first', async () => {
    for (const weight of [201, 202, 203]) await fill({ weight });
    const first = await list('expert', { limit: 2 });
    const rest = await list('expert', { limit: 2, after: first.next ?? '' });
    expect([first.items.length, rest.items.length, rest.next, first.unseen]).toEqual([2, 1, null, 3]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(3);
  });

  test('follows a file into the trash, out of it, and into the file it is merged with', async () => {
    const { file: merge } = await fill({ weight: 250 });
    const { file: keep } = await fill({ weight: 80 });
    await handlers['/file/removefile'](clinic.as('secretary'), { id: merge });
    expect(await listed('expert')).toEqual([]);
    await handlers['/file/restorefile'](clinic.as('secretary'), { category: clinic.category, id: merge });
    expect(await listed('expert')).toMatchObject([{ file: merge }]);
    await handlers['/file/mergefile'](clinic.as('secretary'), { keep, merge });
    expect(await listed('expert')).toMatchObject([{ file: keep }]);
    await handlers['/file/erasefile'](clinic.as('owner'), { id: keep, confirm: keep });
    expect(await listed('expert', { seen: true })).toEqual([]);
    expect(await database.db.selectFrom('alerts').selectAll().execute()).toEqual([]);
  });

  test('asks what earlier visits of the file were, whoever fills it in', async () => {
    await open({ ...heavy, id: 'c-gain', when: 'weight > LAST(weight) + 10' });
    const { file } = await fill({ weight: 80 }, 'secretary');
    expect(await listed('expert')).toEqual([]);
    await fill({ weight: 95 }, 'secretary', { file });
    expect(await listed('expert')).toMatchObject([{ file }]);
  });

  test('shows its words to nobody who only fills the form', async () => {
    const { definition } = await handlers['/category/getform'](clinic.as('newuser'), { category: clinic.category });
    expect(JSON.stringify(definition)).not.toContain('heavy');
  });
});
