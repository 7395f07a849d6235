import { beforeEach, expect, test } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, refusal, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';

type Somebody = Person | 'stranger';

describeEachDatabase('A shared file', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let file: string;

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    other = await openClinic(database.db);
    file = newId();
    await handlers['/file/storefile'](clinic.as('expert'), {
      id: file,
      category: clinic.category,
      patient: { name: 'زهرا رضایی' },
    });
  });

  const share = (to: object[], body: object = {}, by: Somebody = 'expert') =>
    handlers['/file/sharefile'](clinic.as(by), { file, to: to as never, ...body });
  const unshare = (to: object[]) => handlers['/file/unsharefile'](clinic.as('expert'), { file, to: to as never });
  const opens = async (person: Somebody, at = clinic) =>
    (await handlers['/file/getfile'](at.as(person), { id: file })).file.id === file;
  const closed = async (person: Somebody, at = clinic) =>
    (await refusal(handlers['/file/getfile'](at.as(person), { id: file }))).code;
  const listed = async (person: Somebody, at = clinic) =>
    (await handlers['/file/getsharedfiles'](at.as(person), {})).items;
  const notices = async (person: Somebody, at = clinic) => (await handlers['/app/getnotices'](at.as(person), {})).items;
  const stranger = () => ({ user: clinic.userId('stranger') });

  test('opens to the person it was shared with, who finds it in their list, a notice and an email', async () => {
    expect(await closed('stranger')).toBe('unknown');
    const shares = await share([stranger()], { note: 'Second opinion?' });
    expect(shares).toMatchObject([
      {
        to: { kind: 'user', id: clinic.userId('stranger'), title: 'stranger Karimi' },
        right: 'read',
        note: 'Second opinion?',
        sharedBy: 'expert Karimi',
      },
    ]);
    expect(await opens('stranger')).toBe(true);
    expect(await listed('stranger')).toMatchObject([
      {
        file,
        name: 'زهرا رضایی',
        categoryTitle: { en: 'Visit' },
        right: 'read',
        note: 'Second opinion?',
        sharedBy: 'expert Karimi',
      },
    ]);
    expect(await notices('stranger')).toMatchObject([{ kind: 'shared', by: 'expert Karimi', file, read: false }]);
    const messages = (clinic.as('expert').mail as TestMail).messages;
    expect(messages.map(({ to }) => to)).toEqual([`stranger@${clinic.id}.test`]);
    expect(JSON.stringify(messages)).not.toMatch(/زهرا|opinion/);
  });

  test('waits no longer once what told of it is read; what tells of other files stays unread', async () => {
    const second = newId();
    await handlers['/file/storefile'](clinic.as('expert'), { id: second, category: clinic.category, patient: {} });
    await share([stranger()]);
    await share([stranger()], { file: second });
    await handlers['/app/readnotices'](clinic.as('stranger'), { file });
    expect((await notices('stranger')).map((notice) => [notice.file, notice.read])).toEqual(
      expect.arrayContaining([
        [file, true],
        [second, false],
      ]),
    );
    expect((await handlers['/dashboard/getsummary'](clinic.as('stranger'), {})).waitingShared).toBe(1);
  });

  test('waits once on the first screen, in however many ways it was shared', async () => {
    const waiting = async () => (await handlers['/dashboard/getsummary'](clinic.as('stranger'), {})).waitingShared;
    const { id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('owner'), {
      title: 'Ward',
      users: [clinic.userId('stranger')],
    });
    await share([stranger()]);
    await share([{ group }], {}, 'owner');
    expect([(await notices('stranger')).length, await waiting()]).toEqual([2, 1]);
    const second = newId();
    const patient = { name: 'علی رضایی' };
    await handlers['/file/storefile'](clinic.as('expert'), { id: second, category: clinic.category, patient });
    await share([stranger()], { file: second });
    expect(await waiting()).toBe(2);
  });

  test('stands once in the list in however many ways it was shared, with the strongest right, on one page alone', async () => {
    const { id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('expert'), {
      title: 'Ward',
      users: [clinic.userId('stranger')],
    });
    const second = newId();
    await share([{ group }], { right: 'write' });
    clinic.as('expert').clock.advance(1000);
    await handlers['/file/storefile'](clinic.as('expert'), { id: second, category: clinic.category, patient: {} });
    await share([stranger()], { file: second });
    clinic.as('expert').clock.advance(1000);
    await share([stranger()], { right: 'read' });
    const pages = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await handlers['/file/getsharedfiles'](clinic.as('stranger'), { limit: 1, after });
      expect(page.total).toBe(2);
      pages.push(page.items.map((item) => [item.file, item.right]));
      after = page.next;
    }
    expect(pages).toEqual([[[second, 'read']], [[file, 'write']]]);
  });

  test('with a group that holds whoever shares it stands in the lists of the others alone', async () => {
    const { id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('expert'), {
      title: 'Ward',
      users: [clinic.userId('expert'), clinic.userId('stranger')],
    });
    await share([{ group }]);
    expect(await listed('stranger')).toMatchObject([{ file, sharedBy: 'expert Karimi' }]);
    expect(await handlers['/file/getsharedfiles'](clinic.as('expert'), {})).toMatchObject({ items: [], total: 0 });
    await share([{ user: clinic.userId('expert') }], {}, 'owner');
    expect(await listed('expert')).toMatchObject([{ file, sharedBy: 'owner Karimi' }]);
  });

  test('ends by itself at its time: it opens nothing, stands in no list, and can be given again', async () => {
    const later = (days: number) => new Date(clinic.as('expert').clock().getTime() + days * 86_400_000).toISOString();
    const until = later(1);
    expect(await share([stranger()], { expiresAt: until, right: 'write' })).toMatchObject([{ expiresAt: until }]);
    expect(await listed('stranger')).toMatchObject([{ file, expiresAt: until }]);
    expect(await opens('stranger')).toBe(true);
    clinic.as('expert').clock.advance(86_400_000 - 1);
    expect(await opens('stranger')).toBe(true);
    clinic.as('expert').clock.advance(1);
    expect(await closed('stranger')).toBe('unknown');
    expect(await listed('stranger')).toEqual([]);
    const fill = handlers['/entry/storeentry'](clinic.as('stranger'), { ...visit(clinic.category), file });
    expect((await refusal(fill)).code).toBe('unknowncategory');
    expect(await handlers['/file/getsharing'](clinic.as('expert'), { file })).toEqual([]);
    expect((await notices('stranger')).length).toBe(1);
    expect(await share([stranger()])).toMatchObject([{ right: 'read', expiresAt: null }]);
    expect(await opens('stranger')).toBe(true);
    expect((await notices('stranger')).length).toBe(2);
  });

  test('takes a new end, or none, when it is shared again; one in the past is refused', async () => {
    const now = clinic.as('expert').clock().getTime();
    const [soon, past] = [new Date(now + 60_000).toISOString(), new Date(now).toISOString()];
    await share([stranger()], { expiresAt: soon });
    expect(await share([stranger()])).toMatchObject([{ expiresAt: null }]);
    expect(await share([stranger()], { expiresAt: soon })).toMatchObject([{ expiresAt: soon }]);
    expect((await refusal(share([stranger()], { expiresAt: past }))).detail).toMatchObject({
      fields: [{ path: 'expiresAt', rule: 'toosmall' }],
    });
  });

  test('with a group ends for everybody in it', async () => {
    const { id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('expert'), {
      title: 'Ward',
      users: [clinic.userId('stranger')],
    });
    const until = new Date(clinic.as('expert').clock().getTime() + 60_000).toISOString();
    await share([{ group }], { expiresAt: until });
    expect(await opens('stranger')).toBe(true);
    clinic.as('expert').clock.advance(60_000);
    expect(await closed('stranger')).toBe('unknown');
  });

  test('to read takes no entry and no change; to write takes both', async () => {
    await share([stranger()]);
    const change = () =>
      handlers['/file/storefile'](clinic.as('stranger'), {
        id: file,
        category: clinic.category,
        patient: { name: 'نام دیگر' },
      });
    const fill = () => handlers['/entry/storeentry'](clinic.as('stranger'), { ...visit(clinic.category), file });
    expect([(await refusal(change())).code, (await refusal(fill())).code]).toEqual(['forbidden', 'forbidden']);
    await share([stranger()], { right: 'write' });
    expect((await fill()).file).toBe(file);
  });

  test('to write opens its form and the form’s pages, in the clinic and beyond it; to read opens neither', async () => {
    const receivers = [
      ['stranger', clinic, stranger()],
      ['secretary', other, { category: other.category }],
    ] as const;
    for (const [person, at, to] of receivers) {
      const form = () => handlers['/category/getform'](at.as(person), { category: clinic.category, file });
      const pages = () => handlers['/page/getcategoryminapages'](at.as(person), { category: clinic.category, file });
      await share([to]);
      expect([(await refusal(form())).code, (await refusal(pages())).code]).toEqual(['forbidden', 'forbidden']);
      await share([to], { right: 'write' });
      expect((await form()).id).toBe(clinic.category);
      expect((await pages()).map(({ id }) => id)).toContain('first');
      expect((await handlers['/entry/storeentry'](at.as(person), { ...visit(clinic.category), file })).file).toBe(file);
    }
  });

  test('once deleted or unshared opens no form to be filled, to a colleague or to its own clinic', async () => {
    const form = async (person: Somebody) =>
      (await refusal(handlers['/category/getform'](clinic.as(person), { category: clinic.category, file }))).code;
    expect(await form('newuser')).toBe('unknownfile');
    await share([stranger()], { right: 'write' });
    await unshare([stranger()]);
    expect(await form('stranger')).toBe('unknowncategory');
    await handlers['/file/removefile'](clinic.as('owner'), { id: file });
    expect([await form('owner'), await form('expert')]).toEqual(['unknownfile', 'unknownfile']);
    expect(
      (await refusal(handlers['/entry/storeentry'](clinic.as('expert'), { ...visit(clinic.category), file }))).code,
    ).toBe('unknownfile');
  });

  test('shows a colleague what whoever shared it sees, and never more', async () => {
    await handlers['/entry/storeentry'](clinic.as('expert'), {
      ...visit(clinic.category, { confided: 'for experts' }),
      file,
    });
    const seen = async () =>
      JSON.stringify(await handlers['/file/getfile'](clinic.as('stranger'), { id: file })).includes('for experts');
    await share([stranger()], {}, 'secretary');
    expect(await seen()).toBe(false);
    await share([stranger()], {}, 'expert');
    expect(await seen()).toBe(true);
    await share([stranger()], { right: 'write' }, 'secretary');
    expect(await seen()).toBe(true);
    await unshare([stranger()]);
    await share([stranger()], {}, 'secretary');
    expect(await seen()).toBe(false);
    await share([{ category: clinic.slug }], {}, 'owner');
    expect(await seen()).toBe(false);
  });

  test('is refused at the very next call once withdrawn, and leaves the list', async () => {
    await share([stranger()]);
    expect(await opens('stranger')).toBe(true);
    expect(await unshare([stranger()])).toEqual([]);
    expect(await closed('stranger')).toBe('unknown');
    expect(await listed('stranger')).toEqual([]);
    expect(
      await database.db
        .selectFrom('live_events')
        .select(['user_id', 'kind', 'about'])
        .where('kind', '=', 'withdrawn')
        .execute(),
    ).toEqual([{ user_id: clinic.userId('stranger'), kind: 'withdrawn', about: JSON.stringify({ file }) }]);
    expect(await unshare([stranger()])).toEqual([]);
  });

  test('is announced once, however often it is shared, and again after it was withdrawn', async () => {
    for (let turn = 0; turn < 3; turn += 1) await share([stranger()]);
    await Promise.all(Array.from({ length: 8 }, () => share([stranger()])));
    expect(await notices('stranger')).toHaveLength(1);
    await unshare([stranger()]);
    await share([stranger()]);
    expect(await notices('stranger')).toHaveLength(2);
  });

  test('goes to a group as it is now', async () => {
    const group = (users: string[], id?: string) =>
      handlers['/user/storeVirtualgroup'](clinic.as('expert'), { ...(id && { id }), title: 'Ward', users });
    const { id } = await group([clinic.userId('stranger')]);
    await share([{ group: id }]);
    expect(await opens('stranger')).toBe(true);
    await group([], id);
    expect(await closed('stranger')).toBe('unknown');
    await group([clinic.userId('newuser')], id);
    expect([await opens('newuser'), await closed('stranger'), await listed('stranger')]).toEqual([true, 'unknown', []]);
    await group([clinic.userId('stranger')], id);
    expect(await opens('stranger')).toBe(true);
    await handlers['/user/removevirtualgroup'](clinic.as('expert'), { id });
    expect(await closed('stranger')).toBe('unknown');
    expect(await handlers['/file/getsharing'](clinic.as('expert'), { file })).toEqual([]);
  });

  test('goes to no group of somebody else’s, nobody unknown, and nobody of another clinic', async () => {
    const { id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('owner'), { title: 'Mine', users: [] });
    for (const to of [
      { group },
      { user: newId() },
      { user: other.userId('expert') },
      { category: 'nowhere' },
      { category: `${other.id}/${other.slug}` },
    ]) {
      expect(await refusal(share([to]))).toMatchObject({
        code: 'brokenrule',
        detail: { fields: [{ path: 'to[0]', rule: 'choice' }] },
      });
    }
  });

  test('goes to another clinic’s category: its people open it, others and new users do not', async () => {
    await share([{ category: other.category }], { note: 'Please see' });
    for (const person of ['admin', 'owner', 'secretary', 'expert'] as const)
      expect(await opens(person, other)).toBe(true);
    for (const person of ['newuser', 'stranger'] as const) expect(await closed(person, other)).toBe('unknown');
    expect(await listed('expert', other)).toMatchObject([{ file, clinicTitle: 'Clinic', name: 'زهرا رضایی' }]);
    expect(await notices('expert', other)).toHaveLength(1);
    expect(await notices('newuser', other)).toEqual([]);
    await handlers['/user/storerole'](other.as('owner'), {
      category: other.category,
      user: other.userId('expert'),
      role: null,
    });
    expect(await closed('expert', other)).toBe('unknown');
    await unshare([{ category: other.category }]);
    expect(await closed('owner', other)).toBe('unknown');
  });

  test('goes to another clinic’s category by its slugs where it is open to the public', async () => {
    await handlers['/category/storecategory'](other.as('owner'), {
      id: other.category,
      settings: { allowPublicScores: true },
    });
    expect(await share([{ category: `${other.id}/${other.slug}` }])).toMatchObject([
      { to: { kind: 'category', id: other.category, title: { en: 'Visit · Clinic' } } },
    ]);
  });

  test('reaches a session of one category alone only through that category', async () => {
    await share([{ user: other.userId('expert') }]).catch(() => undefined);
    await share([stranger(), { category: other.category }]);
    const limited = (person: Somebody, at: TestClinic, category: string) => {
      const context = at.as(person);
      return { ...context, caller: { ...context.caller, user: { ...context.caller.user!, category } } };
    };
    expect((await refusal(handlers['/file/getfile'](limited('stranger', clinic, newId()), { id: file }))).code).toBe(
      'unknown',
    );
    expect((await handlers['/file/getfile'](limited('expert', other, other.category), { id: file })).file.id).toBe(
      file,
    );
    expect((await refusal(handlers['/file/getfile'](limited('expert', other, newId()), { id: file }))).code).toBe(
      'unknown',
    );
  });

  const sharers: Readonly<Record<Somebody, string>> = {
    admin: 'shared',
    owner: 'shared',
    secretary: 'shared',
    expert: 'shared',
    newuser: 'unknown',
    stranger: 'unknown',
  };
  for (const [person, outcome] of Object.entries(sharers) as [Somebody, string][]) {
    test(`is ${outcome === 'shared' ? 'shared' : 'not known, and not shared,'} by ${person}`, async () => {
      const sharing = share([{ category: other.category }], {}, person).then(
        () => 'shared',
        (error: { code: string }) => error.code,
      );
      expect(['newuser'].includes(person) ? ['unknown', 'forbidden'] : [outcome]).toContain(await sharing);
    });
  }

  test('is shared on by nobody it was shared with', async () => {
    await share([stranger()], { right: 'write' });
    expect((await refusal(share([{ user: clinic.userId('newuser') }], {}, 'stranger'))).code).toBe('forbidden');
  });

  test('is written down in the file’s clinic: the share, each read, and its end', async () => {
    await share([{ category: other.category }]);
    await opens('expert', other);
    await unshare([{ category: other.category }]);
    await closed('expert', other);
    const rows = await database.db
      .selectFrom('audit')
      .select(['clinic', 'action', 'result'])
      .where('file', '=', file)
      .orderBy('at')
      .orderBy('seq')
      .execute();
    const actions = rows.filter((row) => row.clinic === clinic.id).map(({ action, result }) => `${action} ${result}`);
    expect(actions).toEqual(expect.arrayContaining(['file.share done', 'file.view done', 'file.unshare done']));
  });
});

describeEachDatabase('A form that sends files', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let group: string;

  beforeEach(async () => {
    await database.clear();
    other = await openClinic(database.db);
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
    ({ id: group } = await handlers['/user/storeVirtualgroup'](clinic.as('owner'), {
      title: 'Ward',
      users: [clinic.userId('newuser')],
    }));
    const to = [{ user: clinic.userId('stranger') }, { group }, { category: other.category }, { user: newId() }];
    const definition: FormDefinition = {
      ...visitForm,
      conditions: [...visitForm.conditions, { id: 'c-send', kind: 'sendfile', when: 'risk > 50', to }],
    };
    await handlers['/category/storedraft'](clinic.as('owner'), { category: clinic.category, rev: 1, definition });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: 2 });
  });

  const fill = (weight: number, id = newId()) =>
    handlers['/entry/storeentry'](clinic.as('visitor'), { ...visit(clinic.category, { weight }), id, version: 2 });
  const noticed = async () =>
    (await database.db.selectFrom('notices').select(['user_id', 'kind']).where('kind', '=', 'sent').execute())
      .map((row) => row.user_id)
      .sort();
  const mailed = () => database.db.selectFrom('mails').select('recipient').execute();
  const receivers = () =>
    [
      clinic.userId('stranger'),
      clinic.userId('newuser'),
      other.userId('owner'),
      other.userId('secretary'),
      other.userId('expert'),
    ].sort();

  test('sends nobody the file of their own response, and the same file once another has answered in it', async () => {
    const fillAs = (person: Somebody, more: object = {}) =>
      handlers['/entry/storeentry'](clinic.as(person), {
        ...visit(clinic.category, { weight: 150 }),
        version: 2,
        ...more,
      });
    const listed = async (person: Somebody) =>
      (await handlers['/file/getsharedfiles'](clinic.as(person), {})).items.map((item) => [item.file, item.sharedBy]);
    const { file } = await fillAs('newuser');
    clinic.as('owner').clock.advance(1000);
    const own = await fillAs('stranger');
    expect(await listed('stranger')).toEqual([[file, 'newuser Karimi']]);
    expect(await listed('newuser')).toEqual([[own.file, 'stranger Karimi']]);
    expect((await handlers['/app/getnotices'](clinic.as('newuser'), {})).items).toMatchObject([{ file: own.file }]);
    clinic.as('owner').clock.advance(1000);
    await fillAs('owner', { file: own.file });
    expect(await listed('stranger')).toEqual([
      [own.file, 'owner Karimi'],
      [file, 'newuser Karimi'],
    ]);
  });

  test('sends where the condition holds, even on a score that the patient does not see', async () => {
    const { file } = await fill(150);
    expect(await noticed()).toEqual(receivers());
    expect((await handlers['/file/getfile'](clinic.as('stranger'), { id: file })).file.id).toBe(file);
    expect((await handlers['/file/getfile'](other.as('expert'), { id: file })).file.id).toBe(file);
    expect((await handlers['/app/getnotices'](clinic.as('stranger'), {})).items).toMatchObject([
      { kind: 'sent', by: null, file, category: { en: 'Visit' } },
    ]);
  });

  test('sends nothing where it does not', async () => {
    await fill(60);
    expect(await noticed()).toEqual([]);
    expect(await database.db.selectFrom('shares').select('id').execute()).toEqual([]);
  });

  test('sends once, however often the saving is repeated', async () => {
    const id = newId();
    await Promise.all(Array.from({ length: 10 }, () => fill(150, id)));
    expect(await noticed()).toEqual(receivers());
    expect(await mailed()).toHaveLength(receivers().length);
  });

  test('sends many files that come at once, each with its notice, email and event', async () => {
    const files = 20;
    await Promise.all(Array.from({ length: files }, () => fill(150)));
    expect(await noticed()).toHaveLength(files * receivers().length);
    expect(await mailed()).toHaveLength(files * receivers().length);
    expect(await database.db.selectFrom('shares').select('id').execute()).toHaveLength(files * 3);
    const events = await database.db
      .selectFrom('live_events')
      .select('seq')
      .where('user_id', '=', clinic.userId('stranger'))
      .orderBy('seq')
      .execute();
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: files }, (_one, index) => index + 1));
  });

  test('leaves the right that people have set, and sends again after a withdrawal', async () => {
    const { file } = await fill(150);
    await handlers['/file/sharefile'](clinic.as('owner'), {
      file,
      to: [{ user: clinic.userId('stranger') }],
      right: 'write',
    });
    await handlers['/file/unsharefile'](clinic.as('owner'), { file, to: [{ group }] });
    await handlers['/entry/storeentry'](clinic.as('owner'), {
      ...visit(clinic.category, { weight: 160 }),
      version: 2,
      file,
    });
    const sharing = await handlers['/file/getsharing'](clinic.as('owner'), { file });
    expect(sharing.map(({ to, right }) => [to.kind, right]).sort()).toEqual([
      ['category', 'read'],
      ['group', 'read'],
      ['user', 'write'],
    ]);
  });
});
