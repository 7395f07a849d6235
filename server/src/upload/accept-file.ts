import type { Sharp } from 'sharp';
import type { ReceivedFile } from '../context/handler.ts';
import { largestFile } from '../http/request/read-multipart.ts';
import { ServerError } from '../errors/server-error.ts';
import { cleanName, type KeptType } from './clean-name.ts';
import { inTurn, openImage } from './image-work.ts';
import { recognise } from './recognise.ts';

/** A file as it is kept: what it really is, in bytes that were counted here. */
export interface AcceptedFile {
  readonly name: string;
  readonly type: KeptType;
  readonly bytes: Buffer;
}

/** Accepts files of the listed types, and re-encodes pictures. Throws `unreadablefile` or `badfiletype`. */
export async function acceptFile({ name, bytes }: ReceivedFile, whose: string): Promise<AcceptedFile> {
  if (bytes.length === 0) throw new ServerError('unreadablefile');
  const found = await recognise(bytes, name);
  if (found === undefined) throw new ServerError('badfiletype');
  const kept = found.kind === 'image' ? await writeAnew(bytes, whose) : { type: found.type, bytes };
  return { ...kept, name: cleanName(name, kept.type) };
}

interface Written {
  readonly type: KeptType;
  readonly bytes: Buffer;
}

/**
 * Longest sides a picture is written with, each smaller than the one before. The filler sends none that is longer, and to
 * write one of 20 megapixels as WebP takes 300 MB.
 */
const sizes = [2000, 1600, 1200, 800] as const;

/** Only what is seen is kept: no place, no camera, no thumbnail, nothing hidden behind the picture. */
export function writeAnew(bytes: Buffer, whose: string): Promise<Written> {
  return inTurn(whose, async () => {
    const { format, hasAlpha } = await openImage(bytes).metadata();
    const type = typeOf(format);
    for (const size of sizes) {
      const image = openImage(bytes).resize(size, size, { fit: 'inside', withoutEnlargement: true });
      const written = await write(image, size === sizes[0] ? type : smaller(type, hasAlpha));
      if (written.bytes.length <= largestFile) return written;
    }
    throw new ServerError('toolarge');
  });
}

function typeOf(format: string | undefined): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (format === 'jpeg') return 'image/jpeg';
  return format === 'webp' ? 'image/webp' : 'image/png';
}

/** A photograph as PNG may not fit; as JPEG, or where it lets something through as WebP, it does. */
function smaller(type: Written['type'], hasAlpha: boolean | undefined): 'image/jpeg' | 'image/webp' {
  if (type === 'image/webp' || hasAlpha) return 'image/webp';
  return 'image/jpeg';
}

async function write(image: Sharp, type: 'image/jpeg' | 'image/png' | 'image/webp'): Promise<Written> {
  return { type, bytes: await as(image, type).toBuffer() };
}

/** A JPEG with the best code is 2 % smaller, and all of it lies in memory meanwhile. */
function as(image: Sharp, type: Written['type']): Sharp {
  if (type === 'image/png') return image.png({ compressionLevel: 9 });
  return type === 'image/jpeg' ? image.jpeg({ quality: 85, optimiseCoding: false }) : image.webp({ quality: 85 });
}
