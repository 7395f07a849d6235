import { beforeEach, expect, it } from 'vitest';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { handlers, openClinic, refusal, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';
import { deliverWebhooks, mostAttempts } from './deliver.ts';
import type { Message } from './post-message.ts';
import { mostHooks } from './store-webhook.ts';

describeEachDatabase('a webhook of several forms', (database) => {
  let clinic: TestClinic;
  let second: string;
  let foreign: string;
  let sent: Message[];
  let status: number;

  const addForm = async (title: string, owner: Person) => {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: { en: title },
      members: [{ user: clinic.userId(owner), role: 'owner' }],
    });
    await handlers['/category/storedraft'](clinic.as(owner), { category: id, rev: 0, definition: visitForm });
    await handlers['/category/publish'](clinic.as(owner), { category: id, rev: 1 });
    return id;
  };

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    second = await addForm('Follow-up', 'owner');
    foreign = await addForm('Elsewhere', 'expert');
    sent = [];
    status = 200;
  });

  type Stored = CallBody<'/category/storewebhook'>;
  const hook = (more: Partial<Stored> = {}): Stored => ({
    category: clinic.category,
    id: newId(),
    url: 'https://receiver.example.org/hook',
    events: ['entry.stored'],
    ...more,
  });
  const store = (body: Stored, person: Person = 'owner') => handlers['/category/storewebhook'](clinic.as(person), body);
  const listed = (category: string, person: Person = 'owner') =>
    handlers['/category/getwebhooks'](clinic.as(person), { category });
  const titles = async (category: string, person: Person = 'owner') =>
    (await listed(category, person)).map(({ forms, otherForms }) => [forms.map(({ title }) => title), otherForms]);
  const respond = (category: string, person: Person = 'admin') =>
    handlers['/entry/storeentry'](clinic.as(person), visit(category));
  const deliver = () =>
    deliverWebhooks({
      server: clinic.as('owner'),
      post: async (message) => {
        sent.push(message);
        return status;
      },
      chance: () => 0.5,
    });
  const categoriesSent = () =>
    sent.map(({ body }) => (JSON.parse(body) as { data: { category: string } }).data.category).sort();
  const secrets = async () =>
    (await database.db.selectFrom('webhooks').select('secret').execute()).map(({ secret }) => secret);

  it('gets the events of each under one secret, and is listed in each of them', async () => {
    const { secret } = await store(hook({ also: [second, clinic.slug] }));
    expect(await secrets()).toEqual([secret, secret]);
    const visits = { en: 'Visit', fa: 'ویزیت' };
    expect(await titles(clinic.category)).toEqual([[[visits, { en: 'Follow-up' }], 0]]);
    expect(await titles(second)).toEqual([[[{ en: 'Follow-up' }, visits], 0]]);
    for (const form of [clinic.category, second, foreign]) await respond(form);
    expect(await deliver()).toBe(2);
    expect(categoriesSent()).toEqual([clinic.category, second].sort());
  });

  it('is changed, paused and rotated in all of them at once, from any of them', async () => {
    const body = hook({ also: [second] });
    const { secret: first } = await store(body);
    const { also: _, ...change } = { ...body, category: second, url: 'https://other.example.org/', active: false };
    expect(await store(change)).not.toHaveProperty('secret');
    const rows = await database.db.selectFrom('webhooks').select(['url', 'active']).execute();
    expect(rows).toEqual([
      { url: change.url, active: 0 },
      { url: change.url, active: 0 },
    ]);
    const { secret } = await handlers['/category/rotatewebhook'](clinic.as('owner'), { category: second, id: body.id });
    expect(await secrets()).toEqual([secret, secret]);
    const kept = await database.db.selectFrom('webhooks').select('previous_secret').execute();
    expect(kept.map((row) => row.previous_secret)).toEqual([first, first]);
  });

  it('serves exactly the forms that are named when it is changed, with the secret it has', async () => {
    const body = hook();
    const { secret } = await store(body);
    await store({ ...body, also: [second] });
    expect(await secrets()).toEqual([secret, secret]);
    await respond(second);
    await store({ ...body, also: [] });
    expect(await listed(second)).toEqual([]);
    expect(await deliver()).toBe(0);
    await respond(second);
    await respond(clinic.category);
    await deliver();
    expect(categoriesSent()).toEqual([clinic.category]);
  });

  it('is added to none where one of them is not the caller’s', async () => {
    for (const place of [foreign, newId()])
      expect((await refusal(store(hook({ also: [second, place] })))).code).toBe('unknowncategory');
    expect(await secrets()).toEqual([]);
    const { id } = hook();
    await store(hook({ id, category: foreign }), 'admin');
    expect((await refusal(store(hook({ id, also: [foreign] }), 'admin'))).code).toBe('idtaken');
    expect(await secrets()).toHaveLength(1);
  });

  it('is added to none where one of them has as many as it can have', async () => {
    for (let count = 0; count < mostHooks; count += 1) await store(hook({ category: second }));
    expect((await refusal(store(hook({ also: [second] })))).code).toBe('toomany');
    expect(await listed(clinic.category)).toEqual([]);
  });

  it('is seen, but not changed, by those who administer only some of its forms; they may leave it', async () => {
    const body = hook({ also: [second, foreign] });
    const { secret } = await store(body, 'admin');
    expect(await titles(second)).toMatchObject([[{ length: 2 }, 1]]);
    const about = { category: second, id: body.id };
    const owner = clinic.as('owner');
    for (const attempt of [
      () => store({ ...body, also: undefined, category: second, url: 'https://thief.example.org/' }),
      () => store({ ...body, also: [] }),
      () => handlers['/category/rotatewebhook'](owner, about),
      () => handlers['/category/removewebhook'](owner, { ...about, all: true }),
    ])
      expect((await refusal(attempt())).code).toBe('forbidden');
    expect(await secrets()).toEqual([secret, secret, secret]);
    const denied = await database.db.selectFrom('audit').select('action').where('result', '=', 'denied').execute();
    expect(denied.map(({ action }) => action).sort()).toEqual(
      ['webhook.remove', 'webhook.rotate', 'webhook.store', 'webhook.store'].sort(),
    );
    await handlers['/category/removewebhook'](owner, about);
    expect(await listed(second)).toEqual([]);
    expect(await titles(foreign, 'admin')).toMatchObject([[{ length: 2 }, 0]]);
  });

  it('is removed from all of them at once', async () => {
    const body = hook({ also: [second] });
    await store(body);
    await handlers['/category/removewebhook'](clinic.as('owner'), { category: second, id: body.id, all: true });
    expect(await secrets()).toEqual([]);
    const removed = await database.db
      .selectFrom('audit')
      .select('category')
      .where('action', '=', 'webhook.remove')
      .execute();
    expect(removed.map(({ category }) => category).sort()).toEqual([clinic.category, second].sort());
  });

  it('lists its deliveries in all forms that the caller administers, and sends those again that failed', async () => {
    const body = hook({ also: [second, foreign] });
    await store(body, 'admin');
    status = 500;
    for (const form of [clinic.category, second, foreign]) await respond(form);
    for (let count = 0; count < mostAttempts; count += 1) {
      await deliver();
      clinic.as('owner').clock.advance(6 * 3_600_000);
    }
    const about = { category: second, id: body.id };
    const deliveries = async (person: Person) => {
      const { items, total } = await handlers['/category/getdeliveries'](clinic.as(person), about);
      return { total, forms: items.map(({ category, state }) => `${category} ${state}`).sort() };
    };
    const own = [clinic.category, second].map((form) => `${form} failed`).sort();
    expect(await deliveries('owner')).toEqual({ total: 2, forms: own });
    expect(await deliveries('admin')).toMatchObject({ total: 3 });
    expect(await handlers['/category/replaydeliveries'](clinic.as('owner'), about)).toEqual({ count: 2 });
    expect(await deliveries('admin')).toMatchObject({
      forms: expect.arrayContaining([`${foreign} failed`, `${second} waiting`]) as unknown,
    });
  });

  it('is another than one of the same ID that was added to another form by itself', async () => {
    const { id } = hook();
    await store(hook({ id }));
    await store(hook({ id, category: second, url: 'https://second.example.org/' }));
    expect(new Set(await secrets()).size).toBe(2);
    expect(await listed(second)).toMatchObject([{ url: 'https://second.example.org/', forms: [{ id: second }] }]);
    await handlers['/category/removewebhook'](clinic.as('owner'), { category: second, id, all: true });
    expect(await listed(clinic.category)).toHaveLength(1);
  });
});
