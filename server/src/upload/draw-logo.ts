import type { Sharp } from 'sharp';
import type { Logo } from '../../../src/api/contract/shapes.ts';
import { ServerError } from '../errors/server-error.ts';
import { largestFile } from '../http/request/read-multipart.ts';
import { inTurn, openImage } from './image-work.ts';
import { recognise } from './recognise.ts';

/** Pixels: a logo is shown 36 high and 180 wide at most, on dense screens too. */
const largest = { width: 720, height: 144 } as const;
/** Smaller than this, it would be blurred. */
const leastHeight = 36;
/** Times its height; a wider or higher one would be a line. */
const mostElongated = 8;

export interface DrawnLogo extends Omit<Logo, 'picture'> {
  readonly bytes: Buffer;
}

/** A logo, re-encoded as WebP without its empty border. Throws `badfiletype`, `unreadablefile`, `toolarge` or `badlogo`. */
export async function drawLogo(bytes: Buffer, whose: string): Promise<DrawnLogo> {
  if (bytes.length === 0) throw new ServerError('unreadablefile');
  if (bytes.length > largestFile) throw new ServerError('toolarge');
  const found = await recognise(bytes, '');
  if (found?.kind !== 'image') throw new ServerError('badfiletype');
  return inTurn(whose, async () => {
    const whole = await openImage(bytes).ensureAlpha().png().toBuffer();
    const cut = await openImage(whole)
      .trim({ threshold: 1 })
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined);
    if (cut === undefined || !isDrawable(cut.info)) throw new ServerError('badlogo');
    const image = openImage(cut.data).resize({ ...largest, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.clone().webp({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const ground = await groundFor(image);
    return { width: info.width, height: info.height, ...(ground && { ground }), bytes: data };
  });
}

function isDrawable({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return height >= leastHeight && width >= leastHeight && Math.max(width / height, height / width) <= mostElongated;
}

/** What a logo that lets something through has to stand upon to be seen: dark marks on light, light ones on dark. */
async function groundFor(image: Sharp): Promise<Logo['ground']> {
  const pixels = await image.clone().ensureAlpha().raw().toBuffer();
  let seen = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    seen += alpha / 255;
    light += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * (alpha / 255);
  }
  if (seen < 1) throw new ServerError('badlogo');
  if (seen > (pixels.length / 4) * 0.98) return undefined;
  return light / seen > 0.6 ? 'dark' : 'light';
}
