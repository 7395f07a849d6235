import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type DatabaseConfig } from '../src/db/database.ts';
import { testServerContext } from '../test/context.ts';
import { addPerson, testPassword } from '../test/server.ts';
import type { Fault } from './support/fault.ts';
import { prepareMailServer, type MailServer } from './support/mail-server.ts';
import { repeat } from './support/recovery.ts';
import { openScene, type Scene } from './support/scene.ts';

export const mailAway: Fault = {
  id: 'F18',
  what: 'the mail server is away for an hour, in which the server is killed; and the server is killed as an email has been taken',
  times: 20,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const mail = await prepareMailServer();
    const scene = await openScene({ ...ground, environment: { ...ground.environment, SMTP_URL: mail.url } });
    try {
      await scene.startServer();
      const token = await signIn(scene);
      const faults = await repeat(times, async (round) => {
        const [late, twice] = [`late${round}@clinic.test`, `twice${round}@clinic.test`];
        await register(scene, token, late);
        await untilMails(scene.config, late, ({ attempts }) => attempts > 0);
        await restart(scene);
        await mail.open();
        await letAnHourPass(scene.config);
        await untilMails(scene.config, late, ({ sent_at: sent }) => sent !== null);
        const killed = new Promise<void>((resolve) =>
          mail.atNext(async () => {
            await scene.killServer();
            resolve();
          }),
        );
        await register(scene, token, twice);
        await killed;
        await scene.startServer();
        await letAnHourPass(scene.config);
        await untilMails(scene.config, twice, ({ sent_at: sent }) => sent !== null);
        await mail.close();
        return [...countOf(mail, late, 1), ...countOf(mail, twice, 2), ...linksOf(mail, twice)];
      });
      return { acknowledged: 2 * times, faults };
    } finally {
      await scene.close();
      await mail.close();
    }
  },
};

async function signIn(scene: Scene): Promise<string> {
  const db = await openDatabase(scene.config);
  const email = 'admin@mail.test';
  try {
    await addPerson(testServerContext(db), { email, access: 'admin' });
  } finally {
    await db.destroy();
  }
  return (await call<{ readonly token: string }>(scene, '/auth/veryifypassword', { email, password: testPassword }))
    .token;
}

const register = (scene: Scene, token: string, email: string) =>
  call(scene, '/user/registeruser', { firstName: 'Mina', lastName: 'Karimi', email }, token);

async function call<Data>({ server }: Scene, path: string, body: object, token?: string): Promise<Data> {
  const response = await fetch(server().address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', connection: 'close', ...(token && { 'access-token': token }) },
  });
  const reply = (await response.json()) as { readonly data: Data };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(reply)}`);
  return reply.data;
}

async function restart(scene: Scene): Promise<void> {
  await scene.killServer();
  await scene.startServer();
}

interface MailState {
  readonly attempts: number;
  readonly sent_at: string | null;
}

async function withDatabase<Result>(
  config: DatabaseConfig,
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function untilMails(config: DatabaseConfig, recipient: string, is: (mail: MailState) => boolean): Promise<void> {
  await withDatabase(config, async (db) => {
    for (let left = 600; left > 0; left -= 1) {
      const mail = await db
        .selectFrom('mails')
        .select(['attempts', 'sent_at'])
        .where('recipient', '=', recipient)
        .executeTakeFirst();
      if (mail && is(mail)) return;
      await wait(100);
    }
    throw new Error(`The email to ${recipient} does not get on.`);
  });
}

/** What waits is due. */
const letAnHourPass = (config: DatabaseConfig) =>
  withDatabase(config, (db) =>
    db.updateTable('mails').set({ due_at: new Date().toISOString() }).where('sent_at', 'is', null).execute(),
  );

const messagesTo = (mail: MailServer, recipient: string) => mail.received.filter(({ to }) => to === recipient);

function countOf(mail: MailServer, recipient: string, wanted: number): readonly string[] {
  const { length } = messagesTo(mail, recipient);
  return length === wanted ? [] : [`${length} emails came to ${recipient} instead of ${wanted}`];
}

/** An email that comes twice is the same email: one id, one link. */
function linksOf(mail: MailServer, recipient: string): readonly string[] {
  const contents = new Set(
    messagesTo(mail, recipient).map(({ text }) =>
      [/^Message-ID: (.+)$/im.exec(text)?.[1], ...(text.replaceAll('=\r\n', '').match(/http\S+/g) ?? ['no link'])].join(
        ' ',
      ),
    ),
  );
  return contents.size === 1 && ![...contents][0]!.includes('no link')
    ? []
    : [`what came twice to ${recipient} is not the same email`];
}
