import sharp, { type Sharp } from 'sharp';
import { ServerError } from '../errors/server-error.ts';
import { createTurns } from '../turns/create-turns.ts';

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

const turns = createTurns({ atOnce: mostAtOnce, most: 60, mostEach: 20 });

/** Does work on a picture when it is the turn of whose it is; what cannot be read as one is refused. */
export function inTurn<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
  return turns(whose, () =>
    work().catch((error: unknown) => {
      throw error instanceof ServerError ? error : new ServerError('unreadablefile');
    }),
  );
}
