import { getAudit } from './audit/get-audit.ts';
import { authHandlers } from './auth/auth-handlers.ts';
import { colleagueHandlers } from './colleague/colleague-handlers.ts';
import { fileHandlers } from './file/file-handlers.ts';
import { formHandlers } from './form/form-handlers.ts';
import type { Handlers } from './http/handler.ts';
import { waysInHandlers } from './link/ways-in-handlers.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { outputHandlers } from './output/output-handlers.ts';
import { sharingHandlers } from './sharing/sharing-handlers.ts';
import { peopleHandlers } from './user/people-handlers.ts';
import { uploadHandlers } from './upload/upload-handlers.ts';

/** What answers each call. */
export const handlers: Handlers = {
  ...authHandlers,
  ...formHandlers,
  ...fileHandlers,
  ...outputHandlers,
  ...uploadHandlers,
  ...colleagueHandlers,
  ...sharingHandlers,
  ...liveHandlers,
  ...waysInHandlers,
  ...peopleHandlers,
  '/admin/getaudit': getAudit,
};
