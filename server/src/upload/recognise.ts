import { fileTypeFromBuffer } from 'file-type';

/** What bytes are, by their content alone; undefined: nothing that is taken. */
export type Recognised =
  | { readonly kind: 'image' }
  | { readonly kind: 'document'; readonly type: 'application/pdf' | 'text/plain' | 'text/csv' };

const images = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/**
 * Pictures, PDF and plain text; everything else is refused. So are office documents: a PDF has the same content and no macros.
 *
 * The name counts only for text, which has no mark of its own.
 */
export async function recognise(bytes: Buffer, name: string): Promise<Recognised | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined) return asText(bytes, name);
  if (images.has(found.mime) || found.mime === 'image/apng') return { kind: 'image' };
  return found.mime === 'application/pdf' && isWholePdf(bytes)
    ? { kind: 'document', type: 'application/pdf' }
    : undefined;
}

/** Begins and ends as one, so that nothing else hangs on it. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}

function asText(bytes: Buffer, name: string): Recognised | undefined {
  const extension = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || !isPlain(bytes)) return undefined;
  return { kind: 'document', type: extension === 'csv' ? 'text/csv' : 'text/plain' };
}

const notPlain = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|<\s*[a-z!?/]|^\ufeff?#!/i;

function isPlain(bytes: Buffer): boolean {
  try {
    return !notPlain.test(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return false;
  }
}
