import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { describeFailure } from './describe-failure.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call was refused; absent where it was not. */
    refusal?: ErrorName;
  }
}

/** Notes why a call is refused. Faults of the server are errors in the log; what a client broke off by hanging up is none. */
export function logRefusal(error: unknown, code: ErrorName, request: FastifyRequest, reply: FastifyReply): void {
  reply.refusal = code;
  const isHangingUp = request.raw.socket?.destroyed === true && isOfConnection(error);
  if (errors[code].status >= 500 && !isHangingUp) request.log.error({ failure: describeFailure(error) }, 'call failed');
}

const connectionErrors: ReadonlySet<unknown> = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

function isOfConnection(error: unknown): boolean {
  return error instanceof Error && connectionErrors.has((error as NodeJS.ErrnoException).code);
}
