import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openClinic, refusal, handlers, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import type { KnownForm } from '../context/known-forms.ts';
import { openDatabase } from '../db/database.ts';
import { listenToPostgres, type PostgresListener } from '../live/listen-postgres.ts';
import { createKnownForms, formsChannel } from './known-forms.ts';

const form = (version: number): KnownForm => ({
  clinic: 'c',
  id: 'f',
  slug: 'visit',
  title: '',
  project: 'p',
  settings: {},
  version,
});

describeEachDatabase('forms that are known', (database) => {
  let now = 0;
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());
  const change = (forms: ReturnType<typeof createKnownForms>) =>
    database.db.transaction().execute((transaction) => forms.changed(transaction));

  it('are read once, and again after two seconds', async () => {
    const forms = createKnownForms(database.db, () => true);
    const read = vi.fn(async () => [form(1)]);
    for (const at of [40_000, 41_999, 42_000]) {
      now = at;
      expect(await forms.find('visit', read)).toEqual([form(1)]);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read each time where nobody would say that they have changed, and while a change is under way', async () => {
    let hears = false;
    const forms = createKnownForms(database.db, () => hears);
    const read = vi.fn(async () => [form(1)]);
    const askTwice = async () => {
      read.mockClear();
      await forms.find('visit', read);
      await forms.find('visit', read);
      return read.mock.calls.length;
    };
    now = 40_000;
    expect(await askTwice()).toBe(2);
    hears = true;
    expect(await askTwice()).toBe(1);
    await change(forms);
    expect(await askTwice()).toBe(2);
    now = 70_000;
    expect(await askTwice()).toBe(1);
  });

  it('are not those that were being read when one changed', async () => {
    now = 40_000;
    const forms = createKnownForms(database.db, () => true);
    await forms.find('visit', async () => {
      forms.forget();
      return [form(1)];
    });
    expect(await forms.find('visit', async () => [form(2)])).toEqual([form(2)]);
  });

  it('are read once for all who ask at the same moment, and anew for who asks after a change', async () => {
    now = 40_000;
    const forms = createKnownForms(database.db, () => true);
    const answers: ((read: readonly KnownForm[]) => void)[] = [];
    const read = () => new Promise<readonly KnownForm[]>((resolve) => answers.push(resolve));
    const before = [forms.find('visit', read), forms.find('visit', read)];
    forms.forget();
    const after = forms.find('visit', read);
    expect(answers).toHaveLength(2);
    answers[0]?.([form(1)]);
    answers[1]?.([form(2)]);
    expect(await Promise.all([...before, after])).toEqual([[form(1)], [form(1)], [form(2)]]);
    expect(await forms.find('visit', read)).toEqual([form(2)]);
  });

  it('are read again where reading them failed', async () => {
    now = 40_000;
    const forms = createKnownForms(database.db, () => true);
    await expect(forms.find('visit', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await forms.find('visit', async () => [form(1)])).toEqual([form(1)]);
  });

  it('take no entry once they are withdrawn, at once, and tell who is no member any more', async () => {
    now = 40_000;
    const forms = createKnownForms(database.db, () => true);
    const as: TestClinic['as'] = (person, caller) => ({ ...clinic.as(person, caller), forms });
    const store = (person: 'visitor' | 'expert') => handlers['/entry/storeentry'](as(person), visit(clinic.category));
    for (const person of ['visitor', 'visitor', 'expert'] as const) await store(person);
    await database.db.deleteFrom('members').where('user_id', '=', clinic.userId('expert')).execute();
    const { file } = await store('expert');
    const { role } = await database.db
      .selectFrom('audit')
      .select('role')
      .where('file', '=', file)
      .executeTakeFirstOrThrow();
    expect(role).toBe('newuser');
    await handlers['/category/storecategory'](as('owner'), { id: clinic.category, settings: { withdrawn: true } });
    expect((await refusal(store('visitor'))).code).toBe('withdrawn');
    await handlers['/category/storecategory'](as('owner'), { id: clinic.category, settings: { withdrawn: false } });
    await store('visitor');
  });

  it.runIf(database.kind === 'postgres')('are forgotten by other processes when the change is committed', async () => {
    const other = await openDatabase(database.config);
    const forget = vi.fn();
    const listener: PostgresListener = listenToPostgres(database.config.url ?? '', {
      channel: formsChannel,
      hear: forget,
      missed: () => undefined,
    });
    try {
      await expect.poll(() => listener.isListening()).toBe(true);
      await other.transaction().execute(async (transaction) => {
        await createKnownForms(other, () => true).changed(transaction);
        expect(forget).not.toHaveBeenCalled();
      });
      await expect.poll(() => forget.mock.calls.length).toBe(1);
    } finally {
      await listener.stop();
      await other.destroy();
    }
  });
});
