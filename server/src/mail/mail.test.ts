import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testClock, testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { createMailQueue, mostAttempts } from './create-mail-queue.ts';
import { actionMessage } from './messages/action-message.ts';
import type { MailQueue } from '../context/mail-queue.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';

const message = { to: 'mina@clinic.test', subject: 'نوبت شما', text: 'سلام' };

interface Received {
  readonly to: readonly string[];
  readonly text: string;
}

/** What a part says, whichever way it is encoded. */
function bodyOf(part: string): string {
  const [head = '', body = ''] = part.split(/\r\n\r\n/);
  if (/base64/i.test(head)) return Buffer.from(body.split('--')[0] ?? '', 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A mail server on this machine, which takes emails or refuses them. */
async function openMailServer(refuses: () => boolean) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses()) return done(new Error('busy'));
        received.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
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

  const queueOver = (over: MailTransport): MailQueue =>
    createMailQueue({ db: database.db, clock, logger: testServerContext(database.db).logger, transport: over });
  const rows = () => database.db.selectFrom('mails').selectAll().execute();

  test('hands a Persian email to the mail server, once', async () => {
    const queue = queueOver(transport);
    await queue.add(message);
    expect(await queue.deliver()).toBe(1);
    clock.advance(24 * 3_600_000);
    expect(await queue.deliver()).toBe(0);
    expect(post.received).toHaveLength(1);
    expect(post.received[0]?.to).toEqual(['mina@clinic.test']);
    expect(post.received[0]?.text).toContain(`Subject: =?UTF-8?B?${Buffer.from(message.subject).toString('base64')}?=`);
  });

  test('sends a reader of Persian text and HTML from right to left, to one recipient', async () => {
    const queue = queueOver(transport);
    await queue.add(
      actionMessage({ to: message.to, language: 'fa', kind: 'reset', words: {}, url: 'https://forms.test/reset/x/' }),
    );
    await queue.deliver();
    const text = post.received[0]?.text ?? '';
    const part = (type: string) => bodyOf(text.split(`Content-Type: ${type};`)[1] ?? '');
    expect(text).toContain('multipart/alternative');
    expect(part('text/plain')).toContain('https://forms.test/reset/x/');
    expect(part('text/html')).toContain('<html lang="fa" dir="rtl">');
    expect(text.match(/^(to|cc|bcc):/gim)).toEqual(['To:']);
    expect(post.received[0]?.to).toEqual([message.to]);
  });

  test('lets no name into the head of an email', async () => {
    const queue = queueOver(transport);
    const words = {
      title: 'x\r\nBcc: spy@evil.test',
      by: 'y\nBcc: spy@evil.test',
      person: 'z\r\nBcc: spy@evil.test',
      name: '\rBcc: spy@evil.test',
    };
    for (const kind of ['shared', 'invitation', 'rolechanged'] as const)
      await queue.add(actionMessage({ to: message.to, language: 'en', kind, words, url: 'https://forms.test/' }));
    expect(await queue.deliver()).toBe(3);
    for (const { to, text } of post.received)
      expect([to, /^bcc:/im.test(text.split('\r\n\r\n')[0] ?? '')]).toEqual([[message.to], false]);
  });

  test('sends one email again, the same, where the server is killed after it was taken and before that was noted', async () => {
    const queue = queueOver(transport);
    await queue.add({ ...message, text: 'https://forms.test/reset/one/' });
    const killed = new Promise<never>(() => undefined);
    let isTaken: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => {
      isTaken = resolve;
    });
    void queueOver({
      ...transport,
      send: async (id, taking) => {
        await transport.send(id, taking);
        isTaken();
        return killed;
      },
    }).deliver();
    await taken;
    clock.advance(24 * 3_600_000);
    expect([await queue.deliver(), await queue.deliver()]).toEqual([1, 0]);
    expect(post.received.map(({ text }) => /reset\/\w+/.exec(text)?.[0])).toEqual(['reset/one', 'reset/one']);
    expect(new Set(post.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(1);
  });

  test('never sends the row that stands for no email, and keeps nothing of it', async () => {
    const queue = queueOver(transport);
    await database.db.transaction().execute((transaction) => queue.addNone(message, transaction));
    expect(await queue.deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ recipient: 'nobody', content: '{}' }]);
    expect(post.received).toEqual([]);
  });

  test('forgets the text of a delivered email', async () => {
    const queue = queueOver(transport);
    await queue.add(message);
    await queue.deliver();
    expect(await rows()).toMatchObject([{ content: '{}', failure: null, sent_at: clock().toISOString() }]);
  });

  test('keeps a refused email, waits longer each time, and sends it in the end', async () => {
    const queue = queueOver(transport);
    refused = true;
    await queue.add(message);
    expect(await queue.deliver()).toBe(0);
    expect(await rows()).toMatchObject(
      [{ attempts: 1, sent_at: null, failure: 'EENVELOPE' }].map((row) => ({ ...row, failure: expect.any(String) })),
    );
    refused = false;
    clock.advance(59_000);
    expect(await queue.deliver()).toBe(0);
    clock.advance(1000);
    expect(await queue.deliver()).toBe(1);
    expect(post.received).toHaveLength(1);
  });

  test('gives an email up after a day of tries', async () => {
    const queue = queueOver(transport);
    refused = true;
    await queue.add(message);
    for (let attempt = 0; attempt < mostAttempts + 3; attempt += 1) {
      await queue.deliver();
      clock.advance(4 * 3_600_000);
    }
    expect(await rows()).toMatchObject([{ attempts: mostAttempts, sent_at: null }]);
  });

  test('sends an email once though two processes deliver at once', async () => {
    const [one, other] = [queueOver(transport), queueOver(transport)];
    for (let count = 0; count < 5; count += 1) await one.add(message);
    const sent = await Promise.all([one.deliver(), other.deliver()]);
    expect([sent[0]! + sent[1]!, post.received.length]).toEqual([5, 5]);
  });

  test.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', 'Mina <a@b.test>'])(
    'refuses %j as one recipient',
    async (to) => {
      await expect(queueOver(transport).add({ ...message, to })).rejects.toThrow(TypeError);
      expect(await rows()).toEqual([]);
    },
  );

  test('refuses a subject that would become a header', async () => {
    await expect(queueOver(transport).add({ ...message, subject: 'x\r\nBcc: c@d.test' })).rejects.toThrow(TypeError);
  });

  test('writes emails into the outbox where there is no mail server', async () => {
    const queue = queueOver(createMailTransport({ mailFrom: 'Porsa <forms@clinic.test>', dataFolder: folder }));
    await queue.add(message);
    expect(await queue.deliver()).toBe(1);
    const [file = ''] = await readdir(join(folder, 'outbox'));
    expect(file).toMatch(/^[0-9a-f-]{36}\.eml$/);
    expect(await readFile(join(folder, 'outbox', file), 'utf8')).toContain('To: mina@clinic.test');
    expect((await stat(join(folder, 'outbox', file))).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['text alone', undefined],
    ['text and HTML', '<p>پیوند: <a href="https://forms.clinic.test">https://forms.clinic.test</a></p>'],
  ])('writes emails of %s so that a person reads them, and copies their links whole', async (_name, html) => {
    const link = `https://forms.clinic.test/activation/${'k'.repeat(90)}?language=fa`;
    const text = `سلام مینا،\nبرای گذاشتن گذرواژه این پیوند را باز کنید:\n${link}`;
    const queue = queueOver(createMailTransport({ mailFrom: 'Porsa <forms@clinic.test>', dataFolder: folder }));
    await queue.add({ ...message, text, ...(html === undefined ? {} : { html }) });
    await queue.deliver();
    const [file = ''] = await readdir(join(folder, 'outbox'));
    const written = await readFile(join(folder, 'outbox', file), 'utf8');
    for (const line of [...text.split('\n'), ...(html === undefined ? [] : [html])])
      expect(written.split('\r\n')).toContain(line);
    expect(written).toMatch(/^Content-Transfer-Encoding: 8bit\r$/m);
    expect(written).not.toContain('quoted-printable');
  });
});
