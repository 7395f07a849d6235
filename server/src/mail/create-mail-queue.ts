import type { Database } from '../db/database.ts';
import type { MailTable } from '../db/schema/process.ts';
import { prepared } from '../db/statements/prepared.ts';
import { newId } from '../db/uuid.ts';
import type { Clock, Logger } from '../context/context.ts';
import { describeFailure } from '../log/describe-failure.ts';
import type { MailMessage, MailQueue, SmsMessage } from '../context/mail-queue.ts';
import type { Metrics } from '../context/metrics.ts';
import type { MailTransport } from './mail-transport.ts';

export interface MailQueueParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly transport: MailTransport;
  readonly metrics?: Pick<Metrics, 'mailTried' | 'smsTried'>;
}

/** Tries before an email is given up: about a day of waits that double. */
export const mostAttempts = 12;

const firstWaitMs = 60_000;
const longestWaitMs = 3 * 3_600_000;

/** Emails taken in one go. */
const batch = 20;

/** A queue in the database: an email waits out a mail server that is away, and a server that is killed. */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  return {
    add: (message, transaction) => add({ ...parts, db: transaction ?? parts.db }, message),
    addText: (message, transaction) => addText({ ...parts, db: transaction ?? parts.db }, message),
    addNone: (message, transaction) => addNone({ ...parts, db: transaction }, mailRow(parts.clock(), message)),
    addNoText: (message, transaction) =>
      addNone({ ...parts, db: transaction }, newRow(parts.clock(), message.phone, message)),
    deliver: () => deliver(parts),
  };
}

async function add({ db, clock }: MailQueueParts, message: MailMessage): Promise<void> {
  await addRow(db, mailRow(clock(), message));
}

const addRow = prepared((db, row: MailTable) => db.insertInto('mails').values(row));

async function addText({ db, clock }: MailQueueParts, message: SmsMessage): Promise<void> {
  await addRow(db, newRow(clock(), message.phone, message));
}

/** A row that counts as sent already; it names nobody and holds no link. */
async function addNone({ db }: MailQueueParts, row: MailTable): Promise<void> {
  await addRow(db, { ...row, recipient: 'nobody', content: '{}', sent_at: row.created_at });
}

/** An email as it waits. Throws where the address or subject contains a line break. */
export function mailRow(now: Date, message: MailMessage): MailTable {
  if (/[\r\n]/.test(message.to + message.subject) || /[,;<>]/.test(message.to))
    throw new TypeError('An email has one recipient, and no line break in its head.');
  return newRow(now, message.to, message);
}

function newRow(now: Date, recipient: string, message: MailMessage | SmsMessage): MailTable {
  return {
    id: newId(now.getTime()),
    recipient,
    content: JSON.stringify(message),
    created_at: now.toISOString(),
    due_at: now.toISOString(),
    attempts: 0,
    sent_at: null,
    failure: null,
  };
}

async function deliver(parts: MailQueueParts): Promise<number> {
  const { db, clock } = parts;
  const due = await db
    .selectFrom('mails')
    .select(['id', 'content', 'attempts'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', clock().toISOString())
    .where('attempts', '<', mostAttempts)
    .orderBy('due_at')
    .limit(batch)
    .execute();
  let sent = 0;
  for (const row of due) {
    if ((await claim(parts, row)) && (await send(parts, row))) sent += 1;
  }
  return sent;
}

interface DueMessage {
  readonly id: string;
  readonly content: string;
  readonly attempts: number;
}

/** Takes an email for this process, and sets when it is due again should the process die with it. */
async function claim({ db, clock }: MailQueueParts, row: DueMessage): Promise<boolean> {
  const wait = Math.min(firstWaitMs * 2 ** row.attempts, longestWaitMs);
  const claimed = await db
    .updateTable('mails')
    .set({ attempts: row.attempts + 1, due_at: new Date(clock().getTime() + wait).toISOString() })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What was sent is forgotten, but for the fact: a link in it must not lie in the database. */
async function send({ db, clock, logger, transport, metrics }: MailQueueParts, row: DueMessage): Promise<boolean> {
  const message = JSON.parse(row.content) as MailMessage | SmsMessage;
  const tried = 'phone' in message ? metrics?.smsTried : metrics?.mailTried;
  try {
    if ('phone' in message && isPast(message, clock())) return await giveUp(db, row);
    await transport.send(row.id, message);
    tried?.('sent');
    await db
      .updateTable('mails')
      .set({ sent_at: clock().toISOString(), content: '{}', failure: null })
      .where('id', '=', row.id)
      .execute();
    return true;
  } catch (error) {
    tried?.('failed');
    const failure = describeFailure(error);
    logger.warn({ mail: row.id, attempts: row.attempts + 1, failure }, 'mail not delivered');
    await db
      .updateTable('mails')
      .set({ failure: failure.code ?? failure.type })
      .where('id', '=', row.id)
      .execute();
    return false;
  }
}

const isPast = ({ until }: SmsMessage, now: Date): boolean => until !== undefined && until <= now.toISOString();

/** A code that is no longer taken is not sent late, and does not lie there. */
async function giveUp(db: Database, { id }: DueMessage): Promise<false> {
  await db
    .updateTable('mails')
    .set({ attempts: mostAttempts, content: '{}', failure: 'EXPIRED' })
    .where('id', '=', id)
    .execute();
  return false;
}
