import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { newId } from '../db/uuid.ts';
import { deliverWebhooks, mostAttempts } from './deliver.ts';
import { postTo, type Message } from './post-message.ts';
import { checkUrl, isPublicAddress, safeLookup } from './safe-address.ts';

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

  it('are notified of an entry by its ids alone, signed with a secret that is shown once', async () => {
    const { webhook, secret } = await add();
    const { id: entry, file } = await handlers['/entry/storeentry'](owner, {
      ...visit(clinic.category),
      patient: { name: 'Sara' },
    });
    expect(await deliver()).toBe(1);
    expect(payloads()).toEqual([
      {
        id: expect.any(String),
        event: 'entry.stored',
        at: '2026-05-04T08:00:00.000Z',
        category: clinic.category,
        file,
        entry,
      },
    ]);
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent[0]!.headers['porsa-signature']!) ?? [];
    expect(signature).toBe(createHmac('sha256', secret!).update(`${time}.${sent[0]!.body}`).digest('hex'));
    expect(JSON.stringify(await handlers['/category/getwebhooks'](owner, { category: clinic.slug }))).not.toContain(
      secret,
    );
    expect(
      (
        await handlers['/category/storewebhook'](owner, {
          ...webhook,
          createdAt: undefined,
          category: clinic.slug,
          active: false,
        } as never)
      ).secret,
    ).toBeUndefined();
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
        id: expect.any(String),
        event: 'entry.alert',
        at: '2026-05-04T08:00:00.000Z',
        category: clinic.category,
        file,
        entry,
        rules: ['heavy', 'tall'],
      },
    ]);
  });

  it('are sent the answers only where they were set up so', async () => {
    await add({ withAnswers: true });
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await deliver();
    expect(payloads()).toMatchObject([{ version: 1, answers: { weight: 80 } }]);
  });

  it('are not notified of what was refused, of other events, or while they rest', async () => {
    await add({ active: false });
    await add({ events: ['file.removed'] });
    const { file } = await handlers['/entry/storeentry'](owner, visit(clinic.category));
    await refusal(handlers['/entry/storeentry'](owner, { ...visit(clinic.category), answers: {} }));
    expect(await deliver()).toBe(0);
    await handlers['/file/removefile'](owner, { id: file });
    await deliver();
    expect(payloads()).toMatchObject([{ event: 'file.removed', file }]);
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
    expect(new Set(payloads().map(({ id }) => id)).size).toBe(1);
    expect((last - begun) / 3_600_000).toBeGreaterThan(20);
    expect(
      (await handlers['/category/getdeliveries'](owner, { category: clinic.slug, id: webhook.id })).items,
    ).toMatchObject([{ state: 'failed', failure: 'ECONNREFUSED', attempts: mostAttempts }]);
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
    expect(payloads()).toMatchObject([{ event: 'test' }]);
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
