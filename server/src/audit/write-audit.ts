import { hash as hashText } from 'node:crypto';
import type { Transaction } from 'kysely';
import { commitTogether } from '../db/group-commit.ts';
import { stableJson } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import type { Context } from '../context/context.ts';

/** What is recorded: ids and counts, never health data. */
export interface AuditEvent {
  readonly clinic: string;
  readonly role: string;
  readonly action: string;
  readonly category?: string;
  readonly file?: string;
  readonly entry?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Rows of one file follow one another; files wait for others of their lane alone. */
export const lanes = 8;
export const firstHash = '0'.repeat(64);

/** Records an event in the transaction of the change it describes: both are committed, or neither. */
export async function writeAudit(
  transaction: Transaction<Schema>,
  context: Context,
  event: AuditEvent,
  result: AuditTable['result'] = 'done',
): Promise<void> {
  const lane = laneOf(event.file ?? event.category ?? context.caller.user?.id ?? event.clinic);
  const head = await nextHead(transaction, { clinic: event.clinic, lane });
  const row = { ...rowOf(context, event), lane, seq: head.seq, result, prev: head.hash };
  const hash = hashOf(row);
  await insertRow(transaction, { ...row, hash });
  await keepHead(transaction, { clinic: event.clinic, lane, hash });
}

const insertRow = prepared((db, row: AuditTable) => db.insertInto('audit').values(row));

const keepHead = prepared((db, { clinic, lane, hash }: Pick<AuditTable, 'clinic' | 'lane' | 'hash'>) =>
  db.updateTable('audit_heads').set({ hash }).where('clinic', '=', clinic).where('lane', '=', lane),
);

/** Records a read before its reply is sent. */
export async function auditRead(context: Context, event: AuditEvent): Promise<void> {
  await commitTogether(context.db, (transaction) => writeAudit(transaction, context, event));
}

export async function writeDenial(context: Context, event: AuditEvent): Promise<void> {
  await commitTogether(context.db, (transaction) => writeAudit(transaction, context, event, 'denied'));
}

function rowOf(context: Context, event: AuditEvent) {
  return {
    clinic: event.clinic,
    at: context.clock().toISOString(),
    user_id: context.caller.user?.id ?? null,
    role: event.role,
    action: event.action,
    category: event.category ?? null,
    file: event.file ?? null,
    entry: event.entry ?? null,
    address: context.caller.address,
    detail: event.detail === undefined ? null : stableJson(event.detail),
  };
}

/** Takes the lane's next place; its row stays locked until the transaction ends. */
async function nextHead(
  transaction: Transaction<Schema>,
  lane: Lane,
): Promise<{ readonly seq: number; readonly hash: string }> {
  const {
    rows: [head],
  } = await moveHead(transaction, lane);
  if (head === undefined) throw new Error('An audit lane has no head.');
  return head;
}

type Lane = Pick<AuditTable, 'clinic' | 'lane'>;

const moveHead = prepared((db, { clinic, lane }: Lane) =>
  db
    .insertInto('audit_heads')
    .values({ clinic, lane, seq: 1, hash: firstHash })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'lane']).doUpdateSet((is) => ({ seq: is('audit_heads.seq', '+', 1) })),
    )
    .returning(['seq', 'hash']),
);

function laneOf(key: string): number {
  return Number.parseInt(hashText('sha256', key).slice(0, 4), 16) % lanes;
}

/** SHA-256 over all fields of a row, the previous hash included. */
export function hashOf(row: Omit<AuditTable, 'hash'>): string {
  const { clinic, lane, seq, at, user_id, role, action, result, category, file, entry, address, detail, prev } = row;
  const fields = [clinic, lane, seq, at, user_id, role, action, result, category, file, entry, address, detail, prev];
  return hashText('sha256', JSON.stringify(fields));
}
