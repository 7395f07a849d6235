/** The part of the platform's `TextDecoder` that is used: this room has no DOM types. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;
};

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** A file's text: UTF-8, UTF-16, Windows-1256 (Arabic script) or Windows-1252, found by its bytes. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\ufeff/, '');
}

function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const wide = unmarkedUtf16(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isArabicScript(bytes) ? 'windows-1256' : 'windows-1252';
  }
}

/** Tags and years are ASCII in every format, so every second byte of UTF-16 is often zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const pairs = Math.min(bytes.length, 4000) >> 1;
  for (let index = 0; index < pairs * 2; index += 1) if (bytes[index] === 0) zeros[index & 1]! += 1;
  if (zeros[1]! > pairs / 5 && zeros[0] === 0) return 'utf-16le';
  return zeros[0]! > pairs / 5 && zeros[1] === 0 ? 'utf-16be' : undefined;
}

/** Accented letters of Western languages stand alone among ASCII; words in Arabic script are runs of high bytes. */
function isArabicScript(bytes: Uint8Array): boolean {
  let high = 0;
  let inRuns = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index]! < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) inRuns += 1;
  }
  return inRuns * 2 > high;
}
