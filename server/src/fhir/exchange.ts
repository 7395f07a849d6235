import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract, type CallBody, type CallData, type Path } from '../../../src/api/contract/contract.ts';
import type { Call } from '../../../src/api/contract/call.ts';
import { fhirRoute, type FhirRouteName } from '../access/fhir-routes.ts';
import { allowCall, makeCall, type Callable } from '../calls/make-call.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { waitForHeavy, type Wait } from '../http/limits/heavy-calls.ts';
import { callerOf } from '../http/request/caller.ts';
import { assertOwnOrigin } from '../http/request/origins.ts';

/** One interaction: who asks, and the calls it is answered by. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of the caller, without anything that a call would allow. */
  readonly context: Context;
  /** The address of the service. */
  readonly base: string;
  /** Answers as this call of the contract. */
  call<P extends Path>(path: P, body: CallBody<P>): Promise<CallData<P>>;
  /** The context of that call, once it would be allowed, to read more of the same for it. */
  allow<P extends Path>(path: P, body: CallBody<P>): Promise<Context>;
}

/** The route of an interaction, where its heavy calls wait for their turn. */
export interface Route {
  readonly name: FhirRouteName;
  readonly waits: ReadonlyMap<Path, Wait>;
}

export function openRoute(name: FhirRouteName): Route {
  return { name, waits: new Map(fhirRoute(name).calls.map((path) => [path, waitForHeavy(path)])) };
}

export function openExchange(
  server: ServerContext,
  callable: Callable,
  { name, waits }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Exchange {
  const context: Context = { ...server, caller: callerOf(request) };
  const { calls } = fhirRoute(name);
  const assertListed = (path: Path): void => {
    if (!calls.includes(path)) throw new Error(`${name} does not list ${path}.`);
    // As with the call itself: a page of another origin may only make those that are meant for pages.
    if ((contract[path] as Call).embeddable !== true) assertOwnOrigin(request, server.config);
  };
  // A turn ends with the reply: a call that is made again has it already.
  const hasTurn = new Set<Path>();
  const takeTurn = async (path: Path): Promise<void> => {
    if (hasTurn.has(path)) return;
    hasTurn.add(path);
    await waits.get(path)?.(context.caller, reply);
  };
  return {
    request,
    reply,
    context,
    base: `${server.config.publicUrl}/fhir`,
    call: async (path, body) => {
      assertListed(path);
      await takeTurn(path);
      return makeCall(callable, request, context, { path, body });
    },
    allow: async (path, body) => {
      assertListed(path);
      return allowCall(callable, request, context, { path, body });
    },
  };
}
