import type { FastifyError, FastifyRequest } from 'fastify';
import { contract, type CallBody, type CallData, type Path } from '../../../src/api/contract/contract.ts';
import type { Context } from '../context/context.ts';
import type { Handlers, ReceivedFile } from '../context/handler.ts';
import { bodyFaults } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';

/** What answers the contract's calls, for those who make one within the server. */
export interface Callable {
  readonly handlers: Handlers;
  readonly authorize: typeof authorizeCall;
}

interface Made<P extends Path> {
  readonly path: P;
  readonly body: CallBody<P>;
  readonly file?: ReceivedFile;
}

/** Makes one of the contract's calls for somebody: checked, allowed and answered as if their program had made it. */
export async function makeCall<P extends Path>(
  callable: Callable,
  request: FastifyRequest,
  context: Context,
  { path, body, file }: Made<P>,
): Promise<CallData<P>> {
  const allowed = await allowCall(callable, request, context, { path, body });
  const handler = callable.handlers[path] as unknown as (
    context: Context,
    body: CallBody<P>,
    file?: ReceivedFile,
  ) => Promise<CallData<P>>;
  return handler(allowed, body, file);
}

/** The context in which that call would be answered. Throws what the call would be refused for before its handler runs. */
export async function allowCall<P extends Path>(
  { authorize }: Callable,
  request: FastifyRequest,
  context: Context,
  { path, body }: Made<P>,
): Promise<Context> {
  const checked = request.validateInput(body, contract[path].body, 'body') as unknown as {
    readonly error?: NonNullable<FastifyError['validation']>;
  };
  if (checked.error)
    throw new ServerError('badbody', { fields: bodyFaults(checked.error).map((fault) => ({ ...fault, message: '' })) });
  return authorize(context, path, body);
}
