import type { FastifyError, FastifyRequest } from 'fastify';
import { contract, type CallBody, type CallData, type Path } from '../../../src/api/contract/contract.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { PlainReply, PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { Handlers, ReceivedFile } from '../context/handler.ts';
import { bodyFaults } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';
import { callerOf } from '../http/request/caller.ts';
import type { RateLimits } from '../http/limits/limits.ts';
import type { StaticFolders } from '../static/portal-page.ts';

/** Draws the pages of a form as plain HTML. */
export interface PlainRenderer {
  /** What comes after what was sent: a page, the outcome, or an entry to be stored. Those of one `turn` wait for each other. */
  draw(request: PlainRequest, turn: string): Promise<PlainReply>;
  /** CSS of every page. */
  style(): Promise<string>;
  /** CSS of a clinic's colour, `#rrggbb`. */
  brandStyle(color: string): Promise<string>;
  /** CSS of the colours of a form's questions; what is no colour is left out. */
  tintStyle(colors: readonly string[]): Promise<string>;
  /** CSS of every form inside its element, before any script has run. */
  standingStyle(): Promise<string>;
  /** Ends what draws. */
  stop?(): Promise<void>;
}

/** What the hosted pages of a server work with. */
export interface Hosting {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly authorize: typeof authorizeCall;
  readonly limits: RateLimits;
  readonly folders: StaticFolders;
  readonly renderer: PlainRenderer;
  /** Files below `/embed/` that every form needs. */
  readonly firstFiles: (language: Language) => readonly string[];
}

/** A visit of somebody without a session; their page is this server's own. */
export function visitorContext({ context }: Hosting, request: FastifyRequest, language: Language): Context {
  const { address, device } = callerOf(request);
  return {
    ...context,
    caller: { language, address, origin: context.config.publicUrl, ...(device !== undefined && { device }) },
  };
}

interface Made<P extends Path> {
  readonly path: P;
  readonly body: CallBody<P>;
  readonly file?: ReceivedFile;
}

/** Makes one of the contract's calls for the visitor: checked, allowed and answered as if their browser had made it. */
export async function callFor<P extends Path>(
  { handlers, authorize }: Hosting,
  request: FastifyRequest,
  context: Context,
  { path, body, file }: Made<P>,
): Promise<CallData<P>> {
  const checked = request.validateInput(body, contract[path].body, 'body') as unknown as {
    readonly error?: NonNullable<FastifyError['validation']>;
  };
  if (checked.error)
    throw new ServerError('badbody', { fields: bodyFaults(checked.error).map((fault) => ({ ...fault, message: '' })) });
  const handler = handlers[path] as unknown as (
    context: Context,
    body: CallBody<P>,
    file?: ReceivedFile,
  ) => Promise<CallData<P>>;
  return handler(await authorize(context, path, body), body, file);
}
