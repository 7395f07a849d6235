import type { audit } from '../../../src/api/contract/audit.ts';
import { getAudit } from '../audit-log/get-audit.ts';
import type { HandlersOf } from '../context/handler.ts';

/** The audit log. */
export const auditHandlers: HandlersOf<typeof audit> = {
  '/admin/getaudit': getAudit,
};
