import type { Transaction } from 'kysely';
import { stableJson } from '../db/json.ts';
import { prepared } from '../db/statements/prepared.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import type { Context } from '../context/context.ts';
import { firstHash, hashOf, laneOf, type AuditDraft } from '../write-queue/audit-chain.ts';
import { write } from '../write-queue/write-queue.ts';

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

/** Records an event in the transaction of the change it describes: both are committed, or neither. */
export async function writeAudit(
  transaction: Transaction<Schema>,
  context: Context,
  event: AuditEvent,
  result: AuditTable['result'] = 'done',
): Promise<void> {
  const lane = laneOf(context.db, event.file ?? event.category ?? context.caller.user?.id ?? event.clinic);
  const head = await nextHead(transaction, { clinic: event.clinic, lane });
  const row = { ...draftOf(context, event, result), lane, seq: head.seq, prev: head.hash };
  const hash = hashOf(row);
  await insertRow(transaction, { ...row, hash });
  await keepHead(transaction, { clinic: event.clinic, lane, hash });
}

const insertRow = prepared((db, row: AuditTable) => db.insertInto('audit').values(row));

const keepHead = prepared((db, { clinic, lane, hash }: Pick<AuditTable, 'clinic' | 'lane' | 'hash'>) =>
  db.updateTable('audit_heads').set({ hash }).where('clinic', '=', clinic).where('lane', '=', lane),
);

/** Records a read before its reply is sent. */
export function auditRead(context: Context, ...events: readonly AuditEvent[]): Promise<void> {
  return record(context, events, 'done');
}

export function writeDenial(context: Context, event: AuditEvent): Promise<void> {
  return record(context, [event], 'denied');
}

function record(context: Context, events: readonly AuditEvent[], result: AuditTable['result']): Promise<void> {
  const audit = events.map((event) => draftOf(context, event, result));
  return write(context.db, {
    known: { change: { rows: {}, audit }, result: undefined },
    alone: async (transaction) => {
      for (const event of events) await writeAudit(transaction, context, event, result);
    },
  });
}

/** The row of an event, which has no place in the log yet. */
export function draftOf(context: Context, event: AuditEvent, result: AuditTable['result'] = 'done'): AuditDraft {
  return {
    clinic: event.clinic,
    at: context.clock().toISOString(),
    user_id: context.caller.user?.id ?? null,
    role: event.role,
    action: event.action,
    result,
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
