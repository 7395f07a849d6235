import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import { mostAttempts } from '../mail/create-mail-queue.ts';
import { isLocalAddress } from './check-address.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

const patienceMs = 8000;
const hour = 3_600_000;

/** Whether the mail server takes emails of this sender, and whether any wait or were given up. */
export async function checkMail(
  db: Database | undefined,
  config: Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  now: Date,
): Promise<readonly Finding[]> {
  const { smtpUrl, mailFrom, publicUrl } = config;
  const queue = db === undefined ? [] : await checkQueue(db, now);
  if (smtpUrl === undefined) return [isLocalAddress(publicUrl) ? warning('mailnone') : fault('mailnone'), ...queue];
  const sender = /@localhost\b/.test(mailFrom) ? [fault('mailsender', { sender: mailFrom })] : [];
  return [await reach(smtpUrl), ...sender, ...queue];
}

/** Connects and signs in, and sends nothing. */
async function reach(url: string): Promise<Finding> {
  const host = new URL(url).host;
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return good('mail', { host });
  } catch (error) {
    const reason = codeOf(error);
    return fault(reason === 'EAUTH' ? 'mailrefused' : 'mailaway', { host, reason });
  } finally {
    transport.close();
  }
}

interface Queue {
  readonly waiting: number;
  readonly given_up: number;
  readonly failure: string | null;
}

async function checkQueue(db: Database, now: Date): Promise<readonly Finding[]> {
  const anHourAgo = new Date(now.getTime() - hour).toISOString();
  const { rows } = await sql<Queue>`
    select
      (select count(*) from mails where sent_at is null and attempts < ${mostAttempts} and created_at < ${anHourAgo}) as waiting,
      (select count(*) from mails where sent_at is null and attempts >= ${mostAttempts}) as given_up,
      (select max(failure) from mails where sent_at is null) as failure
  `.execute(db);
  const { waiting = 0, given_up: failed = 0, failure } = rows[0] ?? {};
  const reason = failure ?? '–';
  return [
    ...(waiting > 0 ? [warning('mailwaiting', { count: waiting, reason })] : []),
    ...(failed > 0 ? [warning('mailfailed', { count: failed, reason })] : []),
  ];
}
