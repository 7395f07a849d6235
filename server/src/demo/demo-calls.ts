import type { CallBody, CallData, Path } from '../../../src/api/contract/contract.ts';
import type { Caller } from '../context/caller.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { handlers } from '../handlers/handlers.ts';
import { isDatabaseAway } from '../http/reply/refusal.ts';
import { callingUser } from '../sessions/sessions.ts';

/** Makes a call as somebody at a time of the past. */
export type PastCall = <P extends Path>(at: Date, path: P, body: CallBody<P>) => Promise<CallData<P>>;

/** One of the demo's people as a caller; undefined where there is no such account. */
export async function demoCaller({ db }: ServerContext, email: string): Promise<Caller | undefined> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { user: callingUser(row), language: row.lang, address: 'demo' };
}

/** The public, of the demo's language. */
export const demoPublic: Caller = { language: 'fa', address: 'demo' };

/** How often a call is made that the database was too busy for: many come at once, and a call does not wait long for a row. */
const mostTries = 5;

/** The same calls as people's, of which nobody is mailed; made again, as people do, where the server asks for it. */
export function callAs(server: ServerContext, caller: Caller): PastCall {
  const mail = { ...server.mail, add: async () => undefined };
  return async <P extends Path>(at: Date, path: P, body: CallBody<P>) => {
    const handler = handlers[path] as unknown as (context: Context, body: unknown) => Promise<CallData<P>>;
    const call = async (tries: number): Promise<CallData<P>> => {
      try {
        return await handler({ ...server, mail, caller, clock: () => at }, body);
      } catch (error) {
        if (!isDatabaseAway(error) || tries >= mostTries) throw error;
        return call(tries + 1);
      }
    };
    return call(1);
  };
}
