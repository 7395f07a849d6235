import type { Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { openLiveStream } from './live-hub.ts';
import { getNotices, readNotices } from './notices.ts';

export const liveHandlers = {
  '/app/getnotices': getNotices,
  '/app/readnotices': readNotices,

  '/live/events': async (context, { after }) => {
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
    const stream = openLiveStream(
      context,
      { clinic, user, session },
      Math.min(after === undefined ? last : Number(after), last),
    );
    return {
      type: 'text/event-stream; charset=utf-8',
      headers: { 'x-accel-buffering': 'no', connection: 'close' },
      body: stream.body,
    };
  },
} satisfies Partial<Handlers>;
