import type { live } from '../../../src/api/contract/live.ts';
import { getEvents } from '../live/get-events.ts';
import { getNotices, readNotices } from '../live/notices.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Notices, and events as they happen. */
export const liveHandlers: HandlersOf<typeof live> = {
  '/app/getnotices': getNotices,
  '/app/readnotices': readNotices,
  '/live/events': getEvents,
};
