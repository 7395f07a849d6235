import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSending, post, startFilling } from '../faults/support/fillers.ts';
import { faultsIn, judge } from '../faults/support/verdict.ts';
import { openWitness } from '../faults/support/witness.ts';
import { migrations } from '../src/db/migrations/migrate.ts';
import { newId } from '../src/db/uuid.ts';
import { createMailQueue } from '../src/mail/create-mail-queue.ts';
import { newKey } from '../src/crypto/sealer.ts';
import { openClinic, type TestClinic } from './clinic.ts';
import { testServerContext } from './context.ts';
import { describeEachDatabase } from './databases.ts';
import { openRoundRobin, type RoundRobin } from './round-robin.ts';
import { addPerson, testPassword } from './server.ts';
import { runServer, type ServerProcess } from './server-process.ts';

/** A mail server that takes its time, so that two processes have emails under way at the same moment. */
async function openSlowMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        setTimeout(done, 100);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describeEachDatabase('Two processes behind a proxy', (database) => {
  const severalProcesses = test.skipIf(database.kind === 'sqlite');
  let folder: string;
  let mail: Awaited<ReturnType<typeof openSlowMailServer>>;
  let servers: readonly ServerProcess[] = [];
  let addresses: readonly string[];
  let proxy: RoundRobin | undefined;
  let clinic: TestClinic;

  beforeAll(async () => {
    if (database.kind === 'sqlite') return;
    folder = await mkdtemp(join(tmpdir(), 'porsa-two-'));
    mail = await openSlowMailServer();
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const shared = {
      DATABASE_URL: database.config.url ?? '',
      PORSA_TRUSTED_PROXIES: '1',
      PORSA_SECRET_KEY: newKey(),
      SMTP_URL: mail.url,
    };
    servers = ['one', 'other'].map((name) => runServer('main', { ...shared, PORSA_DATA: join(folder, name) }));
    addresses = await Promise.all(servers.map((server) => server.address()));
    proxy = await openRoundRobin(addresses);
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    await proxy?.close();
    await mail?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const through = () => proxy?.address ?? '';
  const call = async (address: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(address + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    });
    return { status: response.status, reply: (await response.json()) as { readonly data: { readonly token: string } } };
  };

  severalProcesses('start together on an empty database, which is made once', async () => {
    const made = await database.db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(made.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
  });

  severalProcesses('know each other’s sessions, and that they have ended', async () => {
    await addPerson(testServerContext(database.db), { email: 'mina@clinic.test' });
    const { reply } = await call(through(), '/auth/veryifypassword', {
      email: 'mina@clinic.test',
      password: testPassword,
    });
    const onBoth = () =>
      Promise.all(
        addresses.map(
          async (address) =>
            (await call(address, '/auth/checkUserAccess', {}, { 'access-token': reply.data.token })).status,
        ),
      );
    expect(await onBoth()).toEqual([200, 200]);
    expect((await call(addresses[1] ?? '', '/auth/logout', {}, { 'access-token': reply.data.token })).status).toBe(200);
    expect(await onBoth()).toEqual([401, 401]);
  });

  severalProcesses('let one place try thirty sign-ins together, not thirty each', async () => {
    const tries = Array.from({ length: 50 }, () =>
      call(
        through(),
        '/auth/veryifypassword',
        { email: `${newId()}@clinic.test`, password: 'wrong' },
        { 'x-forwarded-for': '192.0.2.7' },
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([401, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([30, 20]);
  });

  severalProcesses('store one saving once that reaches both at the same moment', async () => {
    const sending = newSending(clinic.category);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(through(), sending, new AbortController().signal)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const stored = await database.db.selectFrom('entries').select('file').where('id', '=', sending.id).execute();
    expect(stored).toHaveLength(1);
    const audited = await database.db
      .selectFrom('audit')
      .select('seq')
      .where('entry', '=', sending.id)
      .where('action', '=', 'entry.store')
      .execute();
    expect(audited).toHaveLength(1);
  });

  severalProcesses('send each email once', async () => {
    const context = testServerContext(database.db, { clock: (() => new Date()) as never });
    const queue = createMailQueue({
      ...context,
      transport: { send: () => Promise.reject(new Error('The processes send.')), close: () => undefined },
    });
    const people = Array.from({ length: 20 }, (_one, index) => `person${String(index).padStart(2, '0')}@clinic.test`);
    await database.db.transaction().execute(async (transaction) => {
      for (const to of people) await queue.add({ to, subject: 'Visit', text: 'Tomorrow' }, transaction);
    });
    const waiting = async () =>
      (await database.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length;
    await expect.poll(waiting, { interval: 100 }).toBe(0);
    expect([...mail.received].sort()).toEqual(people);
  });

  severalProcesses('lose nothing that was acknowledged where one is killed under writes', async () => {
    const witness = openWitness(join(folder, 'witness'));
    const filling = startFilling({ address: through, category: clinic.category, witness });
    await expect.poll(() => filling.tally.acknowledged).toBeGreaterThan(30);
    servers[1]?.child.kill('SIGKILL');
    await servers[1]?.ended;
    const before = filling.tally.acknowledged;
    await expect.poll(() => filling.tally.acknowledged).toBeGreaterThan(before + 30);
    await filling.stop();
    await wait(200);
    const verdict = await judge(database.config, clinic.id, witness.all());
    expect(faultsIn(verdict)).toEqual([]);
    expect(verdict.acknowledged).toBe(filling.tally.acknowledged);
  });
});
