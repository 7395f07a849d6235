import { findActiveUser } from '../accounts/active-user.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { issueSecret, secretLife, useSecret } from '../accounts/secrets.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { drawQr } from '../second-step/draw-qr.ts';

/**
 * A link that signs the caller in on another device of theirs.
 *
 * Only for oneself: nobody acts under somebody else's name. A session of one category alone makes none, since the link
 * would open all of the person's.
 */
export const storeAutologin: Handlers['/auth/storeautologin'] = async (context, { to }) => {
  const { clinic, id: user, access, category } = signedIn(context);
  if (category !== undefined) throw new ServerError('forbidden');
  const now = context.clock();
  const secret = await context.db.transaction().execute(async (transaction) => {
    await writeAudit(transaction, context, { clinic, role: access, action: 'auth.autologin.store' });
    return issueSecret(transaction, now, 'autologin', { clinic, user });
  });
  const query = new URLSearchParams({ token: secret, ...(to !== undefined && { to }) });
  const link = `${context.config.publicUrl}/autologin?${query}`;
  return { link, expiresAt: new Date(now.getTime() + secretLife.autologin).toISOString(), qr: drawQr(link) };
};

/** Signs in by such a link; of many tries at once one. */
export const autologin: Handlers['/autologin/'] = async (context, { token }) => {
  const user = await context.db.transaction().execute(async (transaction) => {
    const owner = (await useSecret(transaction, context.clock(), 'autologin', token))?.owner;
    const row = await findActiveUser(transaction, owner);
    if (!row) throw new ServerError('deadlink');
    await writeAudit(transaction, context, {
      clinic: row.clinic,
      role: row.access,
      action: 'auth.autologin',
      detail: { person: row.id },
    });
    return row;
  });
  return sessionReply(context, user);
};
