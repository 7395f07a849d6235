import type { DeviceStore } from '../../../api/device/device-store.ts';
import type { Ahead } from '../../../api/outbox/outbox.ts';
import type { SavingClient } from './saving.ts';

interface Sending {
  readonly server: string;
  readonly store: DeviceStore;
  readonly client: SavingClient;
  readonly person: string;
  readonly all: boolean;
}

/** Sends patients and files that were made without a connection before their responses; few devices keep any, so that its code is fetched where there are some. */
export async function sendAhead({ client: { patient }, ...sending }: Sending): Promise<Ahead> {
  const { server, store } = sending;
  if ((await store.keys(`record|${server}|`)).length === 0) return { held: new Set() };
  const send = async () => {
    const { sendRecords } = await import('../../../api/records/send-records.ts');
    const random = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
    return patient && sendRecords({ ...sending, client: { patient }, now: Date.now(), random });
  };
  const nextAt = await send().catch(() => Date.now() + restWithoutCode);
  const files = `record|${server}|file|`;
  return { held: new Set((await store.keys(files)).map((key) => key.slice(files.length))), nextAt };
}

/** Milliseconds until code is asked for again that could not be fetched. */
const restWithoutCode = 30_000;
