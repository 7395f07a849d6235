import type { Client, ClientReply, Refusal } from '../client/client.ts';
import type { DeviceStore } from '../device/device-store.ts';
import { createChanges } from '../outbox/changes.ts';
import { isFinal, stopsAllBehind, waitAfter } from '../outbox/state.ts';
import {
  isFile,
  isPatient,
  recordKey,
  recordsOf,
  type Progress,
  type WaitingPatient,
  type WaitingRecord,
} from './record.ts';
import { markRecords } from './records-mark.ts';
import { listRecords } from './records.ts';

/** The calls that make patients and files of the server. */
export interface RecordsClient {
  readonly patient: Pick<Client['patient'], 'storepatient' | 'openfile'>;
}

export interface Sending {
  readonly server: string;
  readonly store: DeviceStore;
  readonly client: RecordsClient;
  /** Id of the person signed in; blank for nobody. */
  readonly person: string;
  readonly now: number;
  /** From 0 to 1. */
  readonly random: number;
  /** Those that rest after a failure, too. */
  readonly all: boolean;
}

/**
 * Sends patients and files of this person, in the order they were made; a file goes once its patient has arrived.
 * Gives when to try next, in milliseconds.
 *
 * The server knows each by its id, so what was sent twice is there once.
 */
export async function sendRecords(sending: Sending): Promise<number | undefined> {
  const { server, store, person, now, all } = sending;
  const changes = createChanges(recordsOf(server));
  const own = (await listRecords(server, store)).filter(({ by }) => by === person && person !== '');
  const left = new Map(own.map((record) => [record.id, record]));
  const [first] = own.flatMap(({ progress }) => (progress.state === 'waiting' ? [progress.nextAt] : []));
  if (!all && first !== undefined && first > now) return first;
  for (const record of [...own.filter(isPatient), ...own.filter(isFile)]) {
    if (record.progress.state === 'refused' || (isFile(record) && left.has(record.patient))) continue;
    const { reply, arrived } = await send(sending.client, record);
    const after = reply.success ? undefined : afterRefusal(sending, record, reply, arrived);
    if (after) left.set(record.id, after);
    else left.delete(record.id);
    await (after ? store.put(recordKey(server, after), after) : store.delete(recordKey(server, record)));
    await markRecords(server, store);
    changes.notify();
    if (after?.progress.state === 'waiting' && stopsAllBehind(after.progress.code ?? 0)) break;
  }
  return nextOf([...left.values()], left);
}

function nextOf(records: readonly WaitingRecord[], left: ReadonlyMap<string, WaitingRecord>): number | undefined {
  const times = records.flatMap((record) =>
    record.progress.state === 'waiting' && !(isFile(record) && left.has(record.patient))
      ? [record.progress.nextAt]
      : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

interface Sent {
  readonly reply: ClientReply<unknown>;
  /** The server has it, although it may have refused what was changed since. */
  readonly arrived?: boolean;
}

async function send(client: RecordsClient, record: WaitingRecord): Promise<Sent> {
  if (record.kind === 'patient') return sendPatient(client, record);
  const { id, patient, form } = record;
  return { reply: await client.patient.openfile({ patient, category: form.id, id, waited: true }) };
}

/** What may be there already is sent as it was, so that what was typed since is told from what others changed. */
async function sendPatient(client: RecordsClient, { id, patient, tried = patient }: WaitingPatient): Promise<Sent> {
  const reply = await client.patient.storepatient({ id, patient: tried, waited: true });
  if (!reply.success || JSON.stringify(tried) === JSON.stringify(patient)) return { reply };
  return { reply: await client.patient.storepatient({ id, patient }), arrived: true };
}

function afterRefusal(
  { now, random }: Sending,
  record: WaitingRecord,
  { code, message, fields, retryAfter }: Refusal,
  arrived = false,
): WaitingRecord {
  const isRefused = isFinal(code);
  const attempts = record.progress.state === 'waiting' ? record.progress.attempts + 1 : 1;
  const progress: Progress = isRefused
    ? { state: 'refused', code, message, ...(fields && { fields }) }
    : { state: 'waiting', attempts, nextAt: now + waitAfter(attempts, random, retryAfter), code };
  if (record.kind === 'file') return { ...record, progress };
  const { tried = record.patient, ...known } = record;
  return isRefused && !arrived ? { ...known, progress } : { ...known, progress, tried };
}
