import { writeAudit } from '../audit/write-audit.ts';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { ownUser } from '../accounts/own-user.ts';
import { liveSince } from './sessions.ts';

export const getSessions: Handler<'/auth/getsessions'> = async (context): Promise<CallData<'/auth/getsessions'>> => {
  const { clinic, id } = await ownUser(context);
  const now = context.clock();
  const rows = await context.db
    .selectFrom('sessions')
    .select(['hash', 'device', 'address', 'created_at', 'used_at'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .where('used_at', '>', liveSince(now))
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map(({ hash, device, address, created_at: createdAt, used_at: usedAt }) => ({
    id: hash,
    device,
    address,
    createdAt,
    usedAt,
    current: hash === context.caller.session,
  }));
};

export const endOneSession: Handler<'/auth/endsession'> = async (context, { id }) => {
  if ((await end(context, id, '=')) === 0) throw new ServerError('unknown');
  return {};
};

export const endOtherSessions: Handler<'/auth/endothersessions'> = async (context) => {
  await end(context, context.caller.session ?? '', '!=');
  return {};
};

async function end(context: Context, hash: string, which: '=' | '!='): Promise<number> {
  const { clinic, id, access } = await ownUser(context);
  return context.db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .where('hash', which, hash)
      .returning('hash')
      .execute();
    await writeAudit(
      transaction,
      context,
      { clinic, role: access, action: 'auth.endsessions', detail: { count: ended.length } },
      ended.length > 0 ? 'done' : 'denied',
    );
    return ended.length;
  });
}
