import { useEffect, useState } from 'react';
import { deviceStoreOf } from '../../../api/device/device-store.ts';
import { keptFiles, type KeptFiles } from '../../../api/files/kept-files.ts';
import type { Attachment } from '../../../engine/definition/types.ts';
import { useFillerTools, type FilePlace } from '../field/filler-tools.ts';

const onDevice = ({ server, storage = 'device' }: FilePlace): KeptFiles | undefined =>
  server === undefined ? undefined : keptFiles(server, deviceStoreOf(storage));

/** Keeps the bytes until they are sent: in the page, and on the device where a server will take them. False where the device has no room. */
export async function holdFile(place: FilePlace, id: string, file: File): Promise<boolean> {
  place.held.set(id, file);
  const kept =
    (await onDevice(place)
      ?.keep(id, file, file.name)
      .catch(() => false)) ?? true;
  return kept || place.storage === 'memory';
}

/**
 * Fetches what sends files while there is a connection: a browser never asks again for code that did not come, and a
 * response that waits for the connection would wait for the next visit.
 */
export function useSendingAhead({ server }: FilePlace): void {
  useEffect(() => {
    if (server !== undefined) import('../../../api/files/send-with-files.ts').catch(() => undefined);
  }, [server]);
}

export async function dropFile(place: FilePlace, id: string): Promise<void> {
  place.held.delete(id);
  await onDevice(place)
    ?.drop([id])
    .catch(() => undefined);
}

/** The file of an answer, from the page, the device or the server; undefined where none of them has it. */
async function findFile(place: FilePlace, { id, name, type }: Attachment): Promise<File | undefined> {
  const here =
    place.held.get(id) ??
    (await onDevice(place)
      ?.find(id)
      .catch(() => undefined));
  const found = here ?? (await fetchFile(place, { id, name, type }));
  if (found) place.held.set(id, found);
  return found;
}

async function fetchFile(
  { uploads }: FilePlace,
  { id, name, type }: Pick<Attachment, 'id' | 'name' | 'type'>,
): Promise<File | undefined> {
  const reply = await uploads?.get({ id }).catch(() => undefined);
  if (!reply?.success || !(reply.data instanceof Response)) return undefined;
  const blob = await reply.data.blob().catch(() => undefined);
  return blob && new File([blob], name, { type });
}

/** Where an attachment can be shown from: an address of the page's own; `undefined` while it is looked for, `null` where nobody has it. */
export function useFileAddress(attachment: Attachment): string | null | undefined {
  const { files } = useFillerTools();
  const { id, name, type, size } = attachment;
  const [address, setAddress] = useState(() => {
    const held = files?.held.get(id);
    return held && { id, url: URL.createObjectURL(held) };
  });
  useEffect(() => {
    let current = true;
    let made = '';
    const show = (file: File | undefined) => {
      if (!current) return;
      made = file ? URL.createObjectURL(file) : '';
      setAddress({ id, url: made });
    };
    void (files ? findFile(files, { id, name, type, size }) : Promise.resolve(undefined)).then(show);
    return () => {
      current = false;
      URL.revokeObjectURL(made);
    };
  }, [files, id, name, type, size]);
  if (address?.id !== id) return undefined;
  return address.url || null;
}
