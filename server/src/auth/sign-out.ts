import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { endSession } from '../sessions/sessions.ts';

export const signOut: Handler<'/auth/logout'> = async (context) => {
  const user = signedIn(context);
  await context.db.transaction().execute(async (transaction) => {
    await endSession(transaction, context.caller.session ?? '');
    await writeAudit(transaction, context, { clinic: user.clinic, role: user.access, action: 'auth.signout' });
  });
  return {};
};
