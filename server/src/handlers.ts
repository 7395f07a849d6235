import { authHandlers } from './auth/auth-handlers.ts';
import { fileHandlers } from './file/file-handlers.ts';
import { formHandlers } from './form/form-handlers.ts';
import type { Handlers } from './http/handler.ts';

/** What answers each call. */
export const handlers: Handlers = { ...authHandlers, ...formHandlers, ...fileHandlers };
