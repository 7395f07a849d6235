import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { inDialect } from '../db/dialect.ts';
import { sharesWithServices } from '../db/migrations/second/27-shares-with-services.ts';
import { newId } from '../db/uuid.ts';

type Somebody = Person | 'stranger';

describeEachDatabase('A file shared with a service', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let file: string;
  let service: string;
  let ward: string;

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    other = await openClinic(database.db);
    file = newId();
    const patient = { name: 'زهرا رضایی' };
    await handlers['/file/storefile'](clinic.as('expert'), { id: file, category: clinic.category, patient });
    ({ service, ward } = await addService(clinic));
  });

  /** A service with one form, in which the stranger is an expert and the new user a new user. */
  const addService = async (at: TestClinic) => {
    const admin = at.as('admin');
    const { id } = await handlers['/service/storeservice'](admin, { slug: `heart`, title: { en: 'Heart' } });
    const project = await handlers['/project/storeproject'](admin, { service: id, headline: 'complaints', title: 'P' });
    const form = await handlers['/category/storecategory'](admin, {
      project: project.id,
      title: { en: 'Ward' },
      members: [
        { user: at.userId('owner'), role: 'owner' },
        { user: at.userId('stranger'), role: 'expert' },
        { user: at.userId('newuser'), role: 'newuser' },
      ],
    });
    return { service: id, ward: form.id, project: project.id };
  };

  const share = (to: object, body: object = {}, by: Somebody = 'expert') =>
    handlers['/file/sharefile'](clinic.as(by), { file, to: [to] as never, ...body });
  const unshare = (to: object) => handlers['/file/unsharefile'](clinic.as('expert'), { file, to: [to] as never });
  const opens = (person: Somebody, at = clinic) =>
    handlers['/file/getfile'](at.as(person), { id: file }).then(
      () => 'opens',
      (error: { code: string }) => error.code,
    );
  const listed = async (person: Somebody, at = clinic) =>
    (await handlers['/file/getsharedfiles'](at.as(person), {})).items.map((item) => item.file);

  test('opens to those who work in any of its forms, who find it in their list and a notice; not to new users', async () => {
    expect(await opens('stranger')).toBe('unknown');
    expect(await share({ service: 'heart' })).toMatchObject([
      { to: { kind: 'service', id: service, title: { en: 'Heart' } } },
    ]);
    expect([await opens('stranger'), await listed('stranger')]).toEqual(['opens', [file]]);
    expect([await opens('newuser'), await listed('newuser')]).toEqual(['unknown', []]);
    const notices = async (person: Somebody) => (await handlers['/app/getnotices'](clinic.as(person), {})).items.length;
    expect([await notices('stranger'), await notices('newuser')]).toEqual([1, 0]);
    expect(await opens('admin')).toBe('opens');
  });

  test('opens to them as they are now, until it is withdrawn or over', async () => {
    await share({ service });
    await handlers['/user/storerole'](clinic.as('admin'), {
      category: ward,
      user: clinic.userId('stranger'),
      role: 'newuser',
    });
    expect(await opens('stranger')).toBe('unknown');
    await handlers['/user/storerole'](clinic.as('admin'), {
      category: ward,
      user: clinic.userId('stranger'),
      role: 'secretary',
    });
    expect(await opens('stranger')).toBe('opens');
    expect(await unshare({ service })).toEqual([]);
    expect([await opens('stranger'), await listed('stranger')]).toEqual(['unknown', []]);
    const expiresAt = new Date(clinic.as('expert').clock().getTime() + 60_000).toISOString();
    await share({ service }, { expiresAt });
    expect(await opens('stranger')).toBe('opens');
    clinic.as('expert').clock.advance(60_000);
    expect(await opens('stranger')).toBe('unknown');
  });

  test('to read takes no response; to write takes one', async () => {
    const fill = () =>
      handlers['/entry/storeentry'](clinic.as('stranger'), { ...visit(clinic.category), file }).then(
        () => 'stored',
        (error: { code: string }) => error.code,
      );
    await share({ service });
    expect(await fill()).toBe('forbidden');
    await share({ service }, { right: 'write' });
    expect(await fill()).toBe('stored');
  });

  test('of another clinic opens to its people alone, and is named by its id', async () => {
    const theirs = await addService(other);
    await share({ service: theirs.service });
    expect([await opens('stranger', other), await opens('stranger')]).toEqual(['opens', 'unknown']);
    expect([await opens('secretary', other), await opens('newuser', other)]).toEqual(['unknown', 'unknown']);
    const sharing = await handlers['/file/getsharing'](clinic.as('expert'), { file });
    expect(sharing[0]?.to).toEqual({
      kind: 'service',
      id: theirs.service,
      title: { en: 'Heart · Clinic', fa: 'Heart · Clinic' },
    });
  });

  test('goes to none that is unknown, and is shared by nobody who may not share it', async () => {
    for (const name of ['nowhere', newId()])
      expect(await refusal(share({ service: name }))).toMatchObject({
        code: 'brokenrule',
        detail: { fields: [{ path: 'to[0]', rule: 'choice' }] },
      });
    expect((await refusal(share({ service }, {}, 'stranger'))).code).toBe('unknown');
    await share({ service }, { right: 'write' });
    expect((await refusal(share({ user: clinic.userId('newuser') }, {}, 'stranger'))).code).toBe('forbidden');
  });

  test('is not reached by a session of one category alone', async () => {
    await share({ service });
    const context = clinic.as('stranger');
    const limited = { ...context, caller: { ...context.caller, user: { ...context.caller.user!, category: ward } } };
    expect((await refusal(handlers['/file/getfile'](limited, { id: file }))).code).toBe('unknown');
  });

  test('came with a wider table, in which earlier shares are as they were', async () => {
    const until = new Date(clinic.as('expert').clock().getTime() + 60_000).toISOString();
    const group = await handlers['/user/storeVirtualgroup'](clinic.as('expert'), { title: 'Ward', users: [] });
    await share({ user: clinic.userId('stranger') }, { right: 'write', note: 'Please see', expiresAt: until });
    await share({ group: group.id });
    const rows = () => database.db.selectFrom('shares').selectAll().orderBy('id').execute();
    const before = await rows();
    expect(before).toHaveLength(2);
    for (const statement of sharesWithServices.statements)
      await sql.raw(inDialect(database.db, statement)).execute(database.db);
    expect(await rows()).toEqual(before);
  });

  test('is shared with nobody once the service is removed', async () => {
    const admin = clinic.as('admin');
    const { id } = await handlers['/service/storeservice'](admin, { title: 'Empty' });
    await share({ service: id });
    await handlers['/service/removeservice'](admin, { id });
    expect(await handlers['/file/getsharing'](clinic.as('expert'), { file })).toEqual([]);
  });
});
