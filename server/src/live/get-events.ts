import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { openLiveStream } from './live-hub.ts';

/** Server-sent events of the caller, from the one after the last that they have. */
export const getEvents: Handler<'/live/events'> = async (context, { after }) => {
  const { clinic, id: user } = signedIn(context);
  const { session } = context.caller;
  if (session === undefined) throw new ServerError('unauthenticated');
  const head = await context.db
    .selectFrom('live_heads')
    .select('seq')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .executeTakeFirst();
  const last = head?.seq ?? 0;
  const from = Math.min(after === undefined ? last : Number(after), last);
  const stream = openLiveStream(context, { clinic, user, session }, from);
  return {
    type: 'text/event-stream; charset=utf-8',
    headers: { 'x-accel-buffering': 'no', connection: 'close' },
    body: stream.body,
  };
};
