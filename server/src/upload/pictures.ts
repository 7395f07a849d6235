import { randomBytes } from 'node:crypto';
import { writeAudit } from '../audit/audit.ts';
import type { Handlers } from '../http/handler.ts';
import { largestFile } from '../http/read-multipart.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { inTurn, openImage } from './image-work.ts';
import { recognise } from './recognise.ts';

/** Pixels of a side. */
const side = 512;

/** A picture cut square and written anew as WebP. Refuses with `badfiletype` or `unreadablefile`. */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  const found = await recognise(bytes, '');
  if (bytes.length === 0 || bytes.length > largestFile)
    throw new ServerError(bytes.length === 0 ? 'unreadablefile' : 'toolarge');
  if (found?.kind !== 'image') throw new ServerError('badfiletype');
  return inTurn(() => openImage(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer());
}

/** Takes the person's new picture; the one before is gone, and its name with it. */
export const storePicture: Handlers['/user/completeprofilepicture/'] = async (context, _body, { bytes }) => {
  const { clinic, id } = signedIn(context);
  const picture = `${randomBytes(16).toString('hex')}.webp`;
  const written = await squarePicture(bytes);
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

/** A picture by its name, which cannot be guessed and never stands for another: browsers may keep it. */
export const getPicture: Handlers['/images/:picture'] = async (context, { picture }) => {
  const row = await context.db
    .selectFrom('pictures')
    .select(['type', 'bytes'])
    .where('name', '=', picture)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  return { type: row.type, headers, body: Buffer.from(row.bytes, 'base64') };
};
