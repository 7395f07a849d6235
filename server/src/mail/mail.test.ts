import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testClock, testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { createMailQueue, mostAttempts } from './create-mail-queue.ts';
import type { MailQueue } from './mail-queue.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';

const letter = { to: 'mina@clinic.test', subject: 'نوبت شما', text: 'سلام' };

interface Received { readonly to: readonly string[]; readonly text: string }

/** A mail server on this machine, which takes letters or refuses them. */
async function openMailServer(refuses: () => boolean) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses()) return done(new Error('busy'));
        received.push({ to: session.envelope.rcptTo.map((recipient) => recipient.address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describeEachDatabase('The mail queue', (database) => {
  let folder: string;
  let refused = false;
  let clock: ReturnType<typeof testClock>;
  let post: Awaited<ReturnType<typeof openMailServer>>;
  let transport: MailTransport;

  beforeEach(async () => {
    await database.clear();
    refused = false;
    clock = testClock();
    folder = await mkdtemp(join(tmpdir(), 'porsa-mail-'));
    post = await openMailServer(() => refused);
    transport = createMailTransport({ smtpUrl: post.url, mailFrom: 'Porsa <forms@clinic.test>', dataFolder: folder });
  });
  afterEach(async () => {
    transport.close();
    await post.close();
    await rm(folder, { recursive: true });
  });

  const queueOver = (over: MailTransport): MailQueue => createMailQueue({ db: database.db, clock, logger: testServerContext(database.db).logger, transport: over });
  const rows = () => database.db.selectFrom('mails').selectAll().execute();

  test('hands a Persian letter to the mail server, once', async () => {
    const queue = queueOver(transport);
    await queue.add(letter);
    expect(await queue.deliver()).toBe(1);
    clock.advance(24 * 3_600_000);
    expect(await queue.deliver()).toBe(0);
    expect(post.received).toHaveLength(1);
    expect(post.received[0]?.to).toEqual(['mina@clinic.test']);
    expect(post.received[0]?.text).toContain(`Subject: =?UTF-8?B?${Buffer.from(letter.subject).toString('base64')}?=`);
  });

  test('forgets what a delivered letter said', async () => {
    const queue = queueOver(transport);
    await queue.add(letter);
    await queue.deliver();
    expect(await rows()).toMatchObject([{ content: '{}', failure: null, sent_at: clock().toISOString() }]);
  });

  test('keeps a refused letter, waits longer each time, and sends it in the end', async () => {
    const queue = queueOver(transport);
    refused = true;
    await queue.add(letter);
    expect(await queue.deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, failure: 'EENVELOPE' }].map((row) => ({ ...row, failure: expect.any(String) })));
    refused = false;
    clock.advance(59_000);
    expect(await queue.deliver()).toBe(0);
    clock.advance(1000);
    expect(await queue.deliver()).toBe(1);
    expect(post.received).toHaveLength(1);
  });

  test('gives a letter up after a day of tries', async () => {
    const queue = queueOver(transport);
    refused = true;
    await queue.add(letter);
    for (let attempt = 0; attempt < mostAttempts + 3; attempt += 1) {
      await queue.deliver();
      clock.advance(4 * 3_600_000);
    }
    expect(await rows()).toMatchObject([{ attempts: mostAttempts, sent_at: null }]);
  });

  test('sends a letter once though two processes deliver at once', async () => {
    const [one, other] = [queueOver(transport), queueOver(transport)];
    for (let count = 0; count < 5; count += 1) await one.add(letter);
    const sent = await Promise.all([one.deliver(), other.deliver()]);
    expect([sent[0]! + sent[1]!, post.received.length]).toEqual([5, 5]);
  });

  test.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', 'Mina <a@b.test>'])('refuses %j as one recipient', async (to) => {
    await expect(queueOver(transport).add({ ...letter, to })).rejects.toThrow(TypeError);
    expect(await rows()).toEqual([]);
  });

  test('refuses a subject that would become a header', async () => {
    await expect(queueOver(transport).add({ ...letter, subject: 'x\r\nBcc: c@d.test' })).rejects.toThrow(TypeError);
  });

  test('writes letters into the outbox where there is no mail server', async () => {
    const queue = queueOver(createMailTransport({ mailFrom: 'Porsa <forms@clinic.test>', dataFolder: folder }));
    await queue.add(letter);
    expect(await queue.deliver()).toBe(1);
    const [file = ''] = await readdir(join(folder, 'outbox'));
    expect(file).toMatch(/^[0-9a-f-]{36}\.eml$/);
    expect(await readFile(join(folder, 'outbox', file), 'utf8')).toContain('To: mina@clinic.test');
    expect((await stat(join(folder, 'outbox', file))).mode & 0o777).toBe(0o600);
  });
});
