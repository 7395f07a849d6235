import sharp, { type Sharp } from 'sharp';
import { ServerError } from '../errors/server-error.ts';

/** A picture of 20 megapixels opens into 80 MB; so many may be open at once. */
const mostPixels = 20_000_000;
const mostAtOnce = 2;

sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture: the first frame, upright, without what the camera wrote into it. A bomb is refused by its head alone. */
export function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .timeout({ seconds: 15 });
}

let open = 0;
const waiting: (() => void)[] = [];

/** Does work on a picture when it is its turn; what cannot be read as one is refused. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (open >= mostAtOnce)
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  else open += 1;
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServerError ? error : new ServerError('unreadablefile');
  } finally {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }
}
