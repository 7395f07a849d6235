import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { inTemporaryFolder, runServer } from '../../test/server-process.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { testServerContext } from '../../test/context.ts';
import { addPerson, call, openTestServer, testPassword } from '../../test/server.ts';
import { newId } from '../db/uuid.ts';
import { closeLive, mostListeners } from './live-hub.ts';
import { liveHandlers } from '../handlers/live.ts';
import { giveNotice } from './notices.ts';
import { write } from '../write-queue/write-queue.ts';
import { hintSoon, liveRows, publishEvent } from './publish-event.ts';

interface Event {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** A page that listens: its events one after the other, and null at the end. */
async function listen(address: string, token: string, after?: string) {
  const stop = new AbortController();
  const response = await fetch(`${address}/live/events${after === undefined ? '' : `?after=${after}`}`, {
    headers: { 'access-token': token },
    signal: stop.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      if (field('event') !== '') return { id: field('id'), event: field('event'), data: field('data') };
    }
  };
  return { status: response.status, type: response.headers.get('content-type'), next, stop: () => stop.abort() };
}

describeEachDatabase('A page that listens', (database) => {
  let context: ReturnType<typeof testServerContext>;
  let server: FastifyInstance;
  let address: string;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    server = await openTestServer(context, { handlers: liveHandlers, config: { databaseUrl: database.config.url } });
    address = await server.listen({ port: 0, host: '127.0.0.1' });
    person = await addPerson(context, { email: 'mina@clinic.test' });
  });
  afterEach(async () => {
    await server.close();
    await closeLive(database.db);
  });

  const calling = () => ({ ...context, caller: { language: 'en' as const, address: '127.0.0.1' } });
  const receiver = () => ({ clinic: person.user.clinic, user: person.user.id });
  const notify = (cause: string) =>
    database.db.transaction().execute((transaction) =>
      giveNotice(transaction, calling(), [receiver()], {
        kind: 'shared',
        cause,
        about: { by: null, clinic: person.user.clinic, file: newId() },
      }),
    );

  test('gets a notice as it comes, and nothing of anybody else’s', async () => {
    const other = await addPerson(context, { email: 'omid@clinic.test' });
    const [mine, theirs] = [await listen(address, person.token), await listen(address, other.token)];
    expect([mine.status, mine.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await mine.next()).toMatchObject({ id: '0', event: 'open' });
    await notify('one');
    expect(await mine.next()).toMatchObject({ id: '1', event: 'notice' });
    await database.db
      .transaction()
      .execute((transaction) =>
        publishEvent(transaction, calling(), [{ clinic: person.user.clinic, user: other.user.id }], 'rights', {}),
      );
    expect(await theirs.next()).toMatchObject({ event: 'open' });
    expect(await theirs.next()).toEqual({ id: '1', event: 'rights', data: '{}' });
    mine.stop();
    theirs.stop();
  });

  test('gets nothing of what was not committed', async () => {
    const page = await listen(address, person.token);
    await page.next();
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await publishEvent(transaction, calling(), [receiver()], 'withdrawn', { file: 'undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await notify('kept');
    expect(await page.next()).toMatchObject({ id: '1', event: 'notice' });
    page.stop();
  });

  test('gets what was stored with others, between what was published by itself', async () => {
    const page = await listen(address, person.token);
    await page.next();
    await notify('before');
    const store = async (file: string) => {
      const event = { receivers: [receiver()], kind: 'notice', about: { kind: 'sent', file } } as const;
      const live = liveRows(event, context.clock());
      const known = { change: { rows: {}, audit: [], live }, result: undefined };
      await write(database.db, { known, alone: () => Promise.reject(new Error('Nobody was faster.')) });
      hintSoon(database.db, event.receivers);
    };
    await Promise.all(['a', 'b', 'c'].map(store));
    await notify('after');
    const events = [];
    for (let count = 0; count < 5; count += 1) events.push(await page.next());
    expect(events.map((event) => event?.id)).toEqual(['1', '2', '3', '4', '5']);
    expect(events.slice(1, 4).map((event) => JSON.parse(event?.data ?? '{}').file)).toEqual(['a', 'b', 'c']);
    page.stop();
  });

  test('that comes back gets each event it missed, once and in order', async () => {
    const first = await listen(address, person.token);
    await first.next();
    await notify('a');
    expect((await first.next())?.id).toBe('1');
    first.stop();
    await Promise.all(Array.from({ length: 20 }, (_one, index) => notify(`b${index}`)));
    const again = await listen(address, person.token, '1');
    expect(await again.next()).toMatchObject({ event: 'open' });
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await again.next())?.id ?? '');
    expect(ids).toEqual(Array.from({ length: 20 }, (_one, index) => String(index + 2)));
    again.stop();
  });

  test('gets nothing more once its session has ended, and its connection closes', async () => {
    const page = await listen(address, person.token);
    await page.next();
    await call(server, '/auth/logout', {}, { token: person.token });
    await notify('late');
    expect(await page.next()).toBeNull();
  });

  test('ends with a person who was disabled, without any event', async () => {
    const page = await listen(address, person.token);
    await page.next();
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', person.user.id)
      .execute();
    expect(await page.next()).toBeNull();
  });

  test('needs a session, and shares its person’s connections', async () => {
    expect((await listen(address, 'nobody-s-token')).status).toBe(401);
    const pages = await Promise.all(Array.from({ length: mostListeners.ofOne }, () => listen(address, person.token)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect((await listen(address, person.token)).status).toBe(429);
    for (const page of pages) page.stop();
  });

  test('does not keep the server from stopping', async () => {
    const page = await listen(address, person.token);
    await page.next();
    await server.close();
    expect(await page.next()).toBeNull();
  });

  test('finds its notices, newest first, and reads them', async () => {
    for (const cause of ['a', 'b', 'b', 'c']) {
      await notify(cause);
      context.clock.advance(1000);
    }
    const list = async () => (await call(server, '/app/getnotices', { limit: 2 }, { token: person.token })).reply;
    const first = await list();
    expect(first).toMatchObject({ data: { items: [{ read: false }, { read: false }], unread: 3 } });
    const ids = first.success ? first.data.items.map((item) => item.id) : [];
    await call(server, '/app/readnotices', { ids: ids.slice(0, 1) }, { token: person.token });
    expect(await list()).toMatchObject({ data: { items: [{ read: true }, { read: false }], unread: 2 } });
    await call(server, '/app/readnotices', {}, { token: person.token });
    expect(await list()).toMatchObject({ data: { unread: 0 } });
  });
});

describeEachDatabase('Two processes over one database', (database) => {
  test('tell one another’s pages', async (task) => {
    if (database.kind === 'sqlite') task.skip('One process alone opens the embedded database.');
    await database.clear();
    const context = testServerContext(database.db, { clock: () => new Date() } as never);
    const { user } = await addPerson(context, { email: 'mina@clinic.test' });
    await inTemporaryFolder(async (folder) => {
      const environment = { PORSA_DATA: folder, DATABASE_URL: database.config.url ?? '' };
      const servers = [runServer('main', environment), runServer('main', environment)] as const;
      try {
        const [one, other] = (await Promise.all(servers.map((server) => server.address()))) as [string, string];
        const signedIn = (await (
          await fetch(`${one}/auth/veryifypassword`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: 'mina@clinic.test', password: testPassword }),
          })
        ).json()) as { data: { token: string } };
        const pages = [await listen(one, signedIn.data.token), await listen(other, signedIn.data.token)];
        for (const page of pages) expect(await page.next()).toMatchObject({ event: 'open' });
        const notice = {
          clinic: user.clinic,
          user_id: user.id,
          id: newId(),
          kind: 'shared' as const,
          cause: 'x',
          about: JSON.stringify({ by: null, clinic: user.clinic }),
          created_at: new Date().toISOString(),
          read_at: null,
        };
        await database.db.insertInto('notices').values(notice).execute();
        await fetch(`${other}/app/readnotices`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'access-token': signedIn.data.token },
          body: '{}',
        });
        for (const page of pages) expect(await page.next()).toMatchObject({ id: '1', event: 'read' });
      } finally {
        for (const server of servers) server.child.kill('SIGTERM');
        await Promise.all(servers.map((server) => server.ended));
      }
    });
  });
});
