import type { live } from '../../../src/api/contract/live.ts';
import { getAlerts } from '../alert/get-alerts.ts';
import { seeAlert } from '../alert/see-alert.ts';
import { getEvents } from '../live/get-events.ts';
import { getNotices, readNotices } from '../live/notices.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Notices, what rules of forms have notified of, and events as they happen. */
export const liveHandlers: HandlersOf<typeof live> = {
  '/app/getnotices': getNotices,
  '/app/readnotices': readNotices,
  '/app/getalerts': getAlerts,
  '/app/seealert': seeAlert,
  '/live/events': getEvents,
};
