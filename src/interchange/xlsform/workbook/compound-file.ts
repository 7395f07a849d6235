import { refuse } from './xls-form-error.ts';

const damaged = (): never => refuse('workbook', undefined, 'is damaged: its parts cannot be followed.');

/** The stream of that name in a compound file, the container of .xls. Each chain ends within the file's length, whatever it says. */
export function streamOf(bytes: Uint8Array, ...names: readonly string[]): Uint8Array {
  if (bytes.length < 512) damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 2 ** view.getUint16(30, true);
  if (sectorSize !== 512 && sectorSize !== 4096) damaged();
  const sector = (index: number): Uint8Array => bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize);
  const mostSectors = Math.ceil(bytes.length / sectorSize);
  const fat = tableOf(fatSectors(view, sector, mostSectors).map(sector));
  const chain = (first: number, table: readonly number[], most: number): readonly number[] => {
    const found: number[] = [];
    for (let next = first; next < 0xfffffffa; next = table[next] ?? damaged()) {
      found.push(next);
      if (found.length > most) damaged();
    }
    return found;
  };
  const whole = (first: number): Uint8Array => join(chain(first, fat, mostSectors).map(sector));
  const entries = directory(whole(view.getUint32(48, true)));
  const root = entries.find(({ type }) => type === 5) ?? damaged();
  if (entries.some(({ name }) => name === 'EncryptedPackage'))
    refuse('workbook', undefined, 'is protected by a password.');
  const entry = entries.find(({ name, type }) => type === 2 && names.includes(name)) ?? damaged();
  if (entry.size >= 4096) return whole(entry.first).subarray(0, entry.size);
  const small = whole(root.first);
  const smallFat = tableOf([whole(view.getUint32(60, true))]);
  return join(
    chain(entry.first, smallFat, smallFat.length).map((index) => small.subarray(index * 64, index * 64 + 64)),
  ).subarray(0, entry.size);
}

function fatSectors(view: DataView, sector: (index: number) => Uint8Array, most: number): readonly number[] {
  const found: number[] = [];
  for (let place = 76; place < 512; place += 4) found.push(view.getUint32(place, true));
  let next = view.getUint32(68, true);
  for (let turn = 0; next < 0xfffffffa; turn += 1) {
    const table = tableOf([sector(next)]);
    if (turn > most || table.length === 0) damaged();
    found.push(...table.slice(0, -1));
    next = table.at(-1) ?? 0xfffffffe;
  }
  return found.filter((index) => index < most);
}

function tableOf(sectors: readonly Uint8Array[]): readonly number[] {
  return sectors.flatMap((sector) => {
    const view = new DataView(sector.buffer, sector.byteOffset, sector.byteLength);
    return Array.from({ length: sector.byteLength >> 2 }, (_, index) => view.getUint32(index * 4, true));
  });
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly first: number;
  readonly size: number;
}

function directory(bytes: Uint8Array): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const length = Math.min(64, view.getUint16(at + 64, true));
    const name = Array.from({ length: Math.max(0, (length >> 1) - 1) }, (_, index) =>
      String.fromCharCode(view.getUint16(at + index * 2, true)),
    ).join('');
    entries.push({
      name,
      type: bytes[at + 66] ?? 0,
      first: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
