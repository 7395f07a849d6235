import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { WebhookEvent } from '../../../src/api/contract/webhooks.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { newId } from '../db/uuid.ts';
import { deliverWebhooks, mostAttempts } from './deliver.ts';
import { postTo, type Message } from './post-message.ts';
import { checkUrl, isPublicAddress, safeLookup } from './safe-address.ts';
import { newSecret } from './sign.ts';

describe('addresses that messages may go to', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::7f00:1',
    '::a00:1',
    '4000::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'nonsense',
  ])('are not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://receiver.example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:a00:1]/',
    'https://localhost/',
    'https://db.internal/',
    'https://intranet/',
    'https://user:password@receiver.example.org/',
    'https://receiver.example.org:22/',
    'https://receiver.example.org:25/',
    'https://receiver.example.org:9200/',
    'ftp://receiver.example.org/',
    'no address',
  ])('are refused as they are written: %s', (url) => {
    expect(checkUrl(url, [])).toBeUndefined();
  });

  it('may be at the ports of https alone, unless the owner has named the host', () => {
    const isTaken = (url: string) => checkUrl(url, ['records.clinic.lan']) !== undefined;
    expect(isTaken('https://receiver.example.org:443/')).toBe(true);
    expect(isTaken('https://receiver.example.org:8443/')).toBe(true);
    expect(isTaken('https://records.clinic.lan:9000/')).toBe(true);
  });

  it('may be of one’s own network where the owner has named it', () => {
    const allowed = ['records.clinic.lan', '10.1.0.0/16'];
    expect(
      ['http://records.clinic.lan/', 'http://10.1.2.3/', 'https://10.2.0.1/'].map(
        (url) => checkUrl(url, allowed) !== undefined,
      ),
    ).toEqual([true, true, false]);
  });

  it('are looked at as the connection is made: a name that leads inside is refused, whatever it led to before', async () => {
    const lookup = (addresses: readonly string[]) =>
      new Promise<Error | null>((resolve) => {
        const answer = ((
          _host: string,
          _options: unknown,
          done: (error: null, found: { address: string; family: number }[]) => void,
        ) =>
          done(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          )) as never;
        safeLookup(new URL('https://receiver.example.org'), [], answer)(
          'receiver.example.org',
          { all: true },
          (error) => {
            resolve(error);
          },
        );
      });
    expect(await lookup(['93.184.216.34'])).toBeNull();
    expect(await lookup(['93.184.216.34', '127.0.0.1'])).toMatchObject({ code: 'ADDRESSREFUSED' });
    expect(await lookup([])).toMatchObject({ code: 'ADDRESSREFUSED' });
  });

  it('are not left for where a receiver points on', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/here`;
    await expect(postTo([])({ url, body: '{}', headers: {} })).rejects.toMatchObject({ code: 'ADDRESSREFUSED' });
    expect(await postTo(['127.0.0.1'])({ url, body: '{}', headers: {} })).toBe(302);
    expect(asked).toEqual(['/here']);
    server.close();
  });
});

describeEachDatabase('receivers of events', (database) => {
  let clinic: TestClinic;
  let owner: TestContext;
  let sent: Message[];
  let answer: () => Promise<number>;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    owner = clinic.as('owner');
    sent = [];
    answer = async () => 200;
  });

  const add = (more: object = {}) =>
    handlers['/category/storewebhook'](owner, {
      category: clinic.slug,
      id: newId(),
      url: 'https://receiver.example.org/hook',
      events: ['entry.stored'],
      ...more,
    } as never);
  const deliver = () =>
    deliverWebhooks({
      server: owner,
      post: async (message) => {
        sent.push(message);
        return answer();
      },
      chance: () => 0.5,
    });
  const payloads = () => sent.map((message) => JSON.parse(message.body) as Record<string, unknown>);
  const ids = () => sent.map(({ headers }) => headers['webhook-id']);
  /** Whether the library of Standard Webhooks takes a message by a secret; it looks at the time of this machine. */
  const isVerified = (secret: string, { headers, body }: Message): boolean => {
    const time = new Date(Number(headers['webhook-timestamp']) * 1000);
    const expected = new Webhook(secret).sign(headers['webhook-id']!, time, body);
    return headers['webhook-signature']!.split(' ').includes(expected);
  };
  const listed = async (id: string) =>
    (await handlers['/category/getdeliveries'](owner, { category: clinic.slug, id })).items;

  it('are notified of an entry by its ids alone, signed with a secret that is shown once', async () => {
    const { webhook, secret } = await add();
    const { id: entry, file } = await handlers['/entry/storeentry'](owner, {
      ...visit(clinic.category),
      patient: { name: 'Sara' },
    });
    expect(await deliver()).toBe(1);
    expect(payloads()).toEqual([
      {
        type: 'entry.stored',
        timestamp: '2026-05-04T08:00:00.000Z',
        data: { category: clinic.category, file, entry },
      },
    ]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(sent[0]!.headers).toMatchObject({
      'webhook-id': expect.any(String) as unknown,
      'webhook-timestamp': String(owner.clock().getTime() / 1000),
    });
    expect([isVerified(secret!, sent[0]!), isVerified(newSecret(), sent[0]!)]).toEqual([true, false]);
    expect(JSON.stringify(await handlers['/category/getwebhooks'](owner, { category: clinic.slug }))).not.toContain(
      secret,
    );
    expect(
      (
        await handlers['/category/storewebhook'](owner, {
          ...webhook,
          createdAt: undefined,
          format: undefined,
          previousUntil: undefined,
          category: clinic.slug,
          active: false,
        } as never)
      ).secret,
    ).toBeUndefined();
  });

  it('stay as somebody else has changed them since they were read', async () => {
    const { webhook } = await add({ withAnswers: true });
    const { id, url, events, active, withAnswers, forms } = webhook;
    const was = { url, events, active, withAnswers, forms: forms.map((form) => form.id) };
    const change = (more: object, read: object = was) => add({ id, withAnswers, ...more, was: read });
    const now = async () => (await handlers['/category/getwebhooks'](owner, { category: clinic.slug }))[0];
    await change({ active: false });
    for (const more of [{ url: 'https://other.example.org/' }, { events: ['file.shared'] }, { withAnswers: false }])
      expect((await refusal(change(more))).code).toBe('olderrev');
    expect(await now()).toMatchObject({ url, events, active: false, withAnswers: true });
    // Switched off by both.
    await change({ active: false });
    await change({ active: true, withAnswers: false }, { ...was, active: false });
    expect(await now()).toMatchObject({ active: true, withAnswers: false });
    const tries = ['a', 'b'].map((host) =>
      change({ withAnswers: false, url: `https://${host}.example.org/` }, { ...was, withAnswers: false }),
    );
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await handlers['/category/removewebhook'](owner, { category: clinic.slug, id, all: true });
    expect((await refusal(change({}))).code).toBe('unknown');
    expect(await now()).toBeUndefined();
  });

  it('are told which rules of the form a response fulfilled, by their ids alone', async () => {
    const rule = { kind: 'notify', to: [{ role: 'expert' }], severity: 'danger', text: 'Very heavy' } as const;
    const definition: FormDefinition = {
      ...visitForm,
      conditions: [
        ...visitForm.conditions,
        { ...rule, id: 'heavy', when: 'weight > 200' },
        { ...rule, id: 'tall', when: 'height > 100' },
        { ...rule, id: 'never', when: 'weight > 1000' },
      ],
    };
    clinic = await openClinic(database.db, { definition });
    owner = clinic.as('owner');
    await add({ events: ['entry.alert'] });
    const { id: entry, file } = await handlers['/entry/storeentry'](owner, visit(clinic.category, { weight: 300 }));
    expect(await deliver()).toBe(1);
    expect(payloads()).toEqual([
      {
        type: 'entry.alert',
        timestamp: '2026-05-04T08:00:00.000Z',
        data: { category: clinic.category, file, entry, rules: ['heavy', 'tall'] },
      },
    ]);
  });

  it('are sent the answers only where they were set up so', async () => {
    await add({ withAnswers: true });
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await deliver();
    expect(payloads()).toMatchObject([{ data: { version: 1, answers: { weight: 80 } } }]);
  });

  it('are not notified of what was refused, of other events, or while they rest', async () => {
    await add({ active: false });
    await add({ events: ['file.removed'] });
    const { file } = await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await refusal(handlers['/entry/storeentry'](owner, { ...visit(clinic.category), answers: {} }));
    expect(await deliver()).toBe(0);
    await handlers['/file/removefile'](owner, { id: file });
    await deliver();
    expect(payloads()).toMatchObject([{ type: 'file.removed', data: { file } }]);
  });

  it('are tried again for a day under the same id, then given up', async () => {
    const { webhook } = await add();
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    answer = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    };
    const begun = owner.clock().getTime();
    let last = begun;
    for (let hours = 0; hours < 24 * 10; hours += 1) {
      const before = sent.length;
      await deliver();
      if (sent.length > before) last = owner.clock().getTime();
      owner.clock.advance(30 * 60_000);
    }
    expect(sent).toHaveLength(mostAttempts);
    expect(new Set(ids()).size).toBe(1);
    expect((last - begun) / 3_600_000).toBeGreaterThan(20);
    expect(await listed(webhook.id)).toMatchObject([
      { state: 'failed', failure: 'ECONNREFUSED', attempts: mostAttempts },
    ]);
  });

  it('are notified of what becomes of a file, and may want every event', async () => {
    const every: readonly WebhookEvent[] = [
      'entry.stored',
      'entry.alert',
      'file.created',
      'file.shared',
      'file.unshared',
      'file.removed',
      'file.restored',
    ];
    await add({ events: every });
    const { id: entry, file } = await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), file });
    const alone = newId();
    await handlers['/file/storefile'](owner, { category: clinic.category, id: alone, patient: { name: 'Omid' } });
    await handlers['/file/storefile'](owner, { category: clinic.category, id: alone, patient: { name: 'Omid R' } });
    const to = [{ user: clinic.userId('expert') }];
    await handlers['/file/sharefile'](owner, { file, to });
    await handlers['/file/unsharefile'](owner, { file, to });
    await handlers['/file/unsharefile'](owner, { file, to });
    await handlers['/file/removefile'](owner, { id: file });
    await handlers['/file/restorefile'](owner, { category: clinic.category, id: file });
    await deliver();
    const about = { category: clinic.category, file };
    // What happens in one moment comes in any order.
    const rank = ({ type, data }: { readonly type: string; readonly data: { readonly file: string } }) =>
      2 * every.findIndex((event) => event === type) + Number(data.file === alone);
    expect(payloads().sort((one, other) => rank(one as never) - rank(other as never))).toMatchObject([
      { type: 'entry.stored', data: about },
      { type: 'entry.stored', data: about },
      { type: 'file.created', data: { ...about, entry } },
      { type: 'file.created', data: { file: alone } },
      { type: 'file.shared', data: about },
      { type: 'file.unshared', data: about },
      { type: 'file.removed', data: about },
      { type: 'file.restored', data: about },
    ]);
  });

  it('get what a process was sending when it was stopped', async () => {
    await add();
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    let begun!: () => void;
    const sending = new Promise<void>((resolve) => (begun = resolve));
    void deliverWebhooks({
      server: owner,
      post: () => {
        begun();
        return new Promise<number>(() => undefined);
      },
      chance: () => 0.5,
    });
    await sending;
    expect(await deliver()).toBe(0);
    owner.clock.advance(60_000);
    expect(await deliver()).toBe(1);
  });

  it('may use either of two secrets after a rotation, until the time of the one before is over', async () => {
    const { webhook, secret: first } = await add();
    const about = { category: clinic.slug, id: webhook.id };
    const { secret: second, previousUntil } = await handlers['/category/rotatewebhook'](owner, about);
    expect(previousUntil).toBe('2026-05-05T08:00:00.000Z');
    const verified = async () => {
      await handlers['/category/testwebhook'](owner, about);
      await deliver();
      return [first!, second].map((secret) => isVerified(secret, sent.at(-1)!));
    };
    expect(await verified()).toEqual([true, true]);
    expect(await handlers['/category/getwebhooks'](owner, about)).toMatchObject([{ previousUntil }]);
    owner.clock.advance(24 * 3_600_000);
    expect(await verified()).toEqual([false, true]);
    expect(await handlers['/category/getwebhooks'](owner, about)).toMatchObject([{ previousUntil: null }]);
  });

  it('give up the secret before at once where it was exposed', async () => {
    const { webhook, secret: first } = await add();
    const about = { category: clinic.slug, id: webhook.id };
    const { secret: second } = await handlers['/category/rotatewebhook'](owner, { ...about, hours: 0 });
    await handlers['/category/testwebhook'](owner, about);
    await deliver();
    expect([first!, second].map((secret) => isVerified(secret, sent[0]!))).toEqual([false, true]);
    expect(JSON.stringify(await handlers['/category/getwebhooks'](owner, about))).not.toContain(second);
    const unknown = handlers['/category/rotatewebhook'](owner, { ...about, id: newId() });
    expect((await refusal(unknown)).code).toBe('unknown');
  });

  it('get a delivery again when somebody asks for it, under its own id and with all its tries', async () => {
    const { webhook } = await add();
    const about = { category: clinic.slug, id: webhook.id };
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await deliver();
    const [done] = await listed(webhook.id);
    expect(done).toMatchObject({ state: 'delivered', status: 200, attempts: 1 });
    const replay = (delivery?: string) =>
      handlers['/category/replaydeliveries'](owner, { ...about, ...(delivery && { delivery }) });
    expect(await replay(done!.id)).toEqual({ count: 1 });
    expect(await listed(webhook.id)).toMatchObject([{ state: 'waiting', status: null, attempts: 0 }]);
    expect(await deliver()).toBe(1);
    expect(ids()).toEqual([done!.id, done!.id]);
    expect((await refusal(replay(newId()))).code).toBe('unknown');
  });

  it('get all that failed again, and nothing that arrived', async () => {
    const { webhook } = await add();
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await deliver();
    owner.clock.advance(1000);
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    answer = async () => 500;
    for (let count = 0; count < mostAttempts; count += 1) {
      await deliver();
      owner.clock.advance(6 * 3_600_000);
    }
    expect((await listed(webhook.id)).map(({ state }) => state)).toEqual(['failed', 'delivered']);
    const failed = ids().at(-1);
    answer = async () => 200;
    sent = [];
    expect(await handlers['/category/replaydeliveries'](owner, { category: clinic.slug, id: webhook.id })).toEqual({
      count: 1,
    });
    await deliver();
    expect(ids()).toEqual([failed]);
  });

  it('of before Standard Webhooks get what they always got, and no other secret', async () => {
    const { webhook } = await add();
    const secret = 'bPbSeh9OSV0k8CqTxmS2BvU0GLwGwTq1dYlDFJMGqYI';
    await owner.db.updateTable('webhooks').set({ secret }).execute();
    const { id: entry, file } = await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await deliver();
    const about = { event: 'entry.stored', at: '2026-05-04T08:00:00.000Z', category: clinic.category, file, entry };
    expect(payloads()).toEqual([{ id: expect.any(String) as unknown, ...about }]);
    const { headers, body } = sent[0]!;
    expect(Object.keys(headers).sort()).toEqual(['porsa-delivery', 'porsa-signature', 'user-agent']);
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['porsa-signature']!) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    const of = { category: clinic.slug, id: webhook.id };
    expect(await handlers['/category/getwebhooks'](owner, of)).toMatchObject([{ format: 'legacy' }]);
    expect((await refusal(handlers['/category/rotatewebhook'](owner, of))).code).toBe('oldwebhook');
  });

  it('get a message once, however many processes look for it at the same moment', async () => {
    await add();
    for (let index = 0; index < 5; index += 1) await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent).toHaveLength(5);
  });

  it('can be tried out, and forget what waits for them when they are removed', async () => {
    const { webhook } = await add();
    await handlers['/category/testwebhook'](owner, { category: clinic.slug, id: webhook.id });
    await deliver();
    expect(payloads()).toMatchObject([{ type: 'test', data: { category: clinic.category } }]);
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await handlers['/category/removewebhook'](owner, { category: clinic.slug, id: webhook.id });
    expect(await deliver()).toBe(0);
  });

  it('are set up by owners, at addresses of the open internet', async () => {
    expect((await refusal(add({ url: 'https://169.254.169.254/latest' }))).code).toBe('addressrefused');
    expect(
      (await refusal(handlers['/category/getwebhooks'](clinic.as('secretary'), { category: clinic.slug }))).code,
    ).toBe('forbidden');
  });
});
