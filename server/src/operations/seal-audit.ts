import { open } from 'node:fs/promises';
import type { AuditSealPlaces } from '../configuration/configuration.ts';
import type { ServerContext } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { runRegularly } from '../schedule/run-regularly.ts';
import { anchorLine, currentAnchors, sealOf } from './anchors.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const everyMs = 10 * minute;
/** After which another process may try: the one that began has failed, or is gone. */
const patienceMs = 30 * minute;
const answerMs = 30_000;

export type SealPlace = keyof AuditSealPlaces;
export const sealPlaces = ['file', 'mail', 'url'] as const satisfies readonly SealPlace[];

type Surroundings = Pick<ServerContext, 'db' | 'clock' | 'config' | 'mail'>;

/** When the log was last sealed in a place; undefined until it was. */
export async function lastSealed(db: Database, place: SealPlace): Promise<Date | undefined> {
  const text = await readSetting(db, nameOf(place, 'sealed'));
  return text === undefined ? undefined : new Date(text);
}

/**
 * Keeps the ends of all audit lanes in each configured place that has none of the last day, and gives how many places
 * that were. Of several processes one does so. Where a place fails the others are tried, and it is again later.
 */
export async function sealAudit(around: Surroundings): Promise<number> {
  const { auditSeal = {} } = around.config;
  let sealed = 0;
  const failures: unknown[] = [];
  for (const place of sealPlaces) {
    if (auditSeal[place] === undefined || !(await claim(around, place))) continue;
    try {
      await keepSeal(around, place, await sealText(around));
      await writeSetting(around.db, nameOf(place, 'sealed'), around.clock().toISOString());
      sealed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return sealed;
}

const nameOf = (place: SealPlace, what: 'sealed' | 'begun'): string => `audit.seal.${place}.${what}`;

/** Whether it is this process that seals there now. */
async function claim({ db, clock }: Surroundings, place: SealPlace): Promise<boolean> {
  const now = clock().getTime();
  const last = await lastSealed(db, place);
  if (last !== undefined && now - last.getTime() < day) return false;
  const name = nameOf(place, 'begun');
  const value = new Date(now).toISOString();
  const claimed = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('settings.value', '<=', new Date(now - patienceMs).toISOString()),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function sealText({ db, clock, config }: Surroundings): Promise<string> {
  const anchors = await currentAnchors(db);
  const rows = anchors.reduce((sum, { seq }) => sum + seq, 0);
  return [
    `Audit log of ${config.publicUrl} on ${clock().toISOString()}: ${rows} rows, seal ${sealOf(anchors)}`,
    ...anchors.map(anchorLine),
    '',
  ].join('\n');
}

function keepSeal({ config, mail, clock }: Surroundings, place: SealPlace, text: string): Promise<void> {
  const { file = '', mail: to = '', url = '' } = config.auditSeal ?? {};
  if (place === 'file') return append(file, text);
  if (place === 'url') return post(url, text);
  const subject = `Porsa: seal of the audit log, ${clock().toISOString().slice(0, 10)}`;
  return mail.add({ to, subject, text });
}

/** On disk before it counts as sealed. */
async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function post(url: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new SealRefused(response.status);
}

/** The address of `PORSA_AUDIT_SEAL_URL` did not take the seal. */
class SealRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The seal was answered with ${status}.`);
    this.name = 'SealRefused';
    this.code = String(status);
  }
}

async function readSetting(db: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

async function writeSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Seals now and again, until the function it returns is called. */
export function sealAuditRegularly(context: ServerContext): () => Promise<void> {
  return runRegularly(() => sealAudit(context), {
    everyMs,
    logger: context.logger,
    failure: 'the audit log cannot be sealed',
    startsAtOnce: true,
  });
}
