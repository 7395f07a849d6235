import type { ErrorName } from '../../../src/api/contract/errors.ts';
import type { Refusal } from '../access/decide.ts';
import { writeDenial, type AuditEvent } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';

/** What was tried; without a clinic, the caller's own keeps the record. */
export type Attempt = Omit<AuditEvent, 'clinic'> & { readonly clinic?: string | undefined };

/**
 * Records the denied attempt of somebody signed in, and throws what the caller may know of it.
 *
 * 404 for what is not theirs, the same as for an id that never existed; 401 where signing in might help; 403 where they
 * may know of it but lack the right. `unknown` is the code that the call uses for 404.
 */
export async function refuse(
  context: Context,
  refusal: Refusal,
  attempt: Attempt,
  unknown: ErrorName = 'unknown',
): Promise<never> {
  const { user } = context.caller;
  if (user !== undefined) await writeDenial(context, { ...attempt, clinic: attempt.clinic ?? user.clinic });
  if (refusal.outcome === 'unknown') throw new ServerError(unknown);
  throw new ServerError(refusal.reason === 'signed-out' ? 'unauthenticated' : 'forbidden');
}

/** The caller may know of it, but their role lacks the right. */
export const beyondRole: Refusal = { outcome: 'deny', reason: 'beyond-role' };
