/** Bytes of the largest file; a record takes some kilobytes. */
const largest = 64 * 1024 * 1024;

/** Why a file is not read at all. */
export type Unfit = 'toolarge' | 'encoding' | 'unreadable';

/** The text of a file, which is UTF-8 as other systems export it. */
export async function readText(file: File): Promise<{ readonly text: string } | { readonly unfit: Unfit }> {
  if (file.size > largest) return { unfit: 'toolarge' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { unfit: 'unreadable' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { unfit: 'encoding' };
  }
}
