import { largestFile, pictureTypes } from '../attachments/attachments.ts';

/** A file that can be sent, or which of `files:wrong` it is. */
export type Prepared =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly why: 'notpicture' | 'badtype' | 'toolarge' | 'unreadable' };

/** Longest sides a picture is drawn with, and the quality, each smaller than the one before. */
const steps = [
  [2000, 0.85],
  [2000, 0.7],
  [1600, 0.7],
  [1200, 0.7],
  [800, 0.6],
] as const;

const documents: Readonly<Record<string, string>> = { pdf: 'application/pdf', txt: 'text/plain', csv: 'text/csv' };

/** Makes what was chosen ready: pictures are redrawn, upright, small enough and without what the camera wrote into them; documents stay as they are. */
export async function prepareFile(file: File, accept: 'images' | 'any' = 'images'): Promise<Prepared> {
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') return drawAnew(file);
  const type = documents[/\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  if (accept === 'images') return { ok: false, why: 'notpicture' };
  if (type === undefined) return { ok: false, why: 'badtype' };
  if (file.size === 0) return { ok: false, why: 'unreadable' };
  return file.size > largestFile
    ? { ok: false, why: 'toolarge' }
    : { ok: true, file: new File([file], file.name, { type }) };
}

async function drawAnew(file: File): Promise<Prepared> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return { ok: false, why: 'unreadable' };
  try {
    for (const [side, quality] of steps) {
      const type = file.type === 'image/jpeg' || side < 2000 || quality < 0.85 ? 'image/jpeg' : 'image/png';
      const blob = await draw(picture, side, type, quality);
      if (blob && blob.size <= largestFile)
        return { ok: true, file: new File([blob], withExtension(file.name, blob.type), { type: blob.type }) };
    }
    return { ok: false, why: 'toolarge' };
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number, type: string, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && pictureTypes.includes(blob.type) ? blob : null), type, quality);
  });
}

function withExtension(name: string, type: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : 'png';
  return `${
    name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .replace(/\.[a-z]{1,5}$/i, '')
      .slice(0, 120) || extension
  }.${extension}`;
}
