import { randomBytes } from 'node:crypto';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { largestFile } from '../http/request/read-multipart.ts';
import { lineOf } from '../http/limits/pace-bodies.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { inTurn, openImage } from './image-work.ts';
import { findLogo } from './logos.ts';
import { recognise } from './recognise.ts';

/** Pixels of a side. */
const side = 512;

/** A picture, cropped to a square and re-encoded as WebP. Throws `badfiletype` or `unreadablefile`. */
export async function squarePicture(bytes: Buffer, whose: string): Promise<Buffer> {
  const found = await recognise(bytes, '');
  if (bytes.length === 0 || bytes.length > largestFile)
    throw new ServerError(bytes.length === 0 ? 'unreadablefile' : 'toolarge');
  if (found?.kind !== 'image') throw new ServerError('badfiletype');
  return inTurn(whose, () => openImage(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer());
}

/** Replaces the person's picture; the previous one is deleted, and its name never used again. */
export const storePicture: Handlers['/user/completeprofilepicture/'] = async (context, _body, { bytes }) => {
  const { clinic, id } = signedIn(context);
  const picture = `${randomBytes(16).toString('hex')}.webp`;
  const written = await squarePicture(bytes, lineOf(context.caller));
  await context.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('pictures').where('clinic', '=', clinic).where('user_id', '=', id).execute();
    await transaction
      .insertInto('pictures')
      .values({
        name: picture,
        clinic,
        user_id: id,
        type: 'image/webp',
        bytes: written.toString('base64'),
        created_at: context.clock().toISOString(),
      })
      .execute();
    await transaction.updateTable('users').set({ picture }).where('clinic', '=', clinic).where('id', '=', id).execute();
    await writeAudit(transaction, context, { clinic, role: 'user', action: 'user.picture', detail: { user: id } });
  });
  return { picture };
};

/** A person's picture or a form's logo by its name, which cannot be guessed and is never reused: browsers may cache it. */
export const getPicture: Handlers['/images/:picture'] = async (context, { picture }) => {
  const row = await context.db
    .selectFrom('pictures')
    .select(['type', 'bytes'])
    .where('name', '=', picture)
    .executeTakeFirst();
  const { type, bytes } = row ?? (await findLogo(context, picture));
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  return { type, headers, body: Buffer.from(bytes, 'base64') };
};
