import { deviceStoreOf, type DeviceStore } from '../device/device-store.ts';
import { isSharedDevice } from '../device/shared-device.ts';
import { createChanges } from '../outbox/changes.ts';
import { runAlone } from '../outbox/run-alone.ts';
import { outboxTurn } from '../outbox/turn.ts';
import { markRecords } from './records-mark.ts';
import {
  isFile,
  recordKey,
  recordsOf,
  untried,
  type WaitingFile,
  type WaitingPatient,
  type WaitingRecord,
} from './record.ts';

/** Patients and files that were made without a connection, kept on this device until the server has them. */
export interface Records {
  /** Those of everybody, oldest first. */
  list(): Promise<readonly WaitingRecord[]>;
  /** Keeps a patient, or what was changed of one who waits. False where this device keeps nothing. */
  keepPatient(patient: Pick<WaitingPatient, 'id' | 'by' | 'patient'>): Promise<boolean>;
  /** Keeps a file, unless one for the same patient and form waits already; gives its id. Undefined where this device keeps nothing. */
  keepFile(file: Omit<WaitingFile, 'kind' | 'progress'>): Promise<string | undefined>;
  /** Has what was refused tried again. */
  retry(id: string): Promise<void>;
  /** The files of one who waits go to another patient, who is the same person. */
  giveFiles(from: string, to: string): Promise<void>;
  /** Erases a record, and with a patient their files; gives the ids of the files. */
  discard(id: string): Promise<readonly string[]>;
  subscribe(listener: () => void): () => void;
}

export function createRecords(server: string, store: DeviceStore = deviceStoreOf()): Records {
  const changes = createChanges(recordsOf(server));
  const list = (): Promise<readonly WaitingRecord[]> => listRecords(server, store);
  const find = async (id: string) => (await list()).find((record) => record.id === id);
  const put = (record: WaitingRecord) => store.put(recordKey(server, record), record);
  const drop = (record: WaitingRecord) => store.delete(recordKey(server, record));
  const changed = async (): Promise<void> => {
    await markRecords(server, store);
    changes.notify();
  };
  /** Nothing is changed while it is being sent. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => runAlone(outboxTurn(server), work).finally(changed);
  /** What is in memory alone would be lost with the page, so it is not kept at all. */
  const keep = async (record: WaitingRecord): Promise<boolean> => {
    if (keepsNothing()) return false;
    await put(record);
    const isKept = !store.notSavedHere();
    if (!isKept) await drop(record);
    await changed();
    return isKept;
  };
  return {
    list,
    subscribe: changes.subscribe,
    async keepPatient({ id, by, patient }) {
      const change = async (): Promise<boolean> => {
        const known = (await find(id)) as WaitingPatient | undefined;
        return keep({ ...known, kind: 'patient', id, by, patient, progress: untried });
      };
      return (await find(id)) ? inTurn(change) : change();
    },
    async keepFile(file) {
      const held = (await list())
        .filter(isFile)
        .find(({ by, patient, form }) => by === file.by && patient === file.patient && form.id === file.form.id);
      if (held) return held.id;
      return (await keep({ ...file, kind: 'file', progress: untried })) ? file.id : undefined;
    },
    retry: (id) =>
      inTurn(async () => {
        const record = await find(id);
        if (record) await put({ ...record, progress: untried });
      }),
    giveFiles: (from, to) =>
      inTurn(async () => {
        for (const record of await list()) {
          if (record.id === from) await drop(record);
          if (isFile(record) && record.patient === from) await put({ ...record, patient: to, progress: untried });
        }
      }),
    discard: (id) =>
      inTurn(async () => {
        const gone = (await list()).filter((record) => record.id === id || (isFile(record) && record.patient === id));
        for (const record of gone) await drop(record);
        return gone.filter(isFile).map((file) => file.id);
      }),
  };
}

/** Everything that waits, oldest first: a patient was made before their files. */
export async function listRecords(server: string, store: DeviceStore): Promise<readonly WaitingRecord[]> {
  const keys = await store.keys(recordsOf(server));
  const found = (await Promise.all(keys.map((key) => store.get(key)))) as readonly (WaitingRecord | undefined)[];
  return found.filter((record) => record !== undefined).sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Others use this device too, or its storage is blocked. */
function keepsNothing(): boolean {
  try {
    return isSharedDevice();
  } catch {
    return true;
  }
}
