import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { PlainReply, PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import type { CallingUser } from '../context/caller.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { Callable } from '../calls/make-call.ts';
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
export interface Hosting extends Callable {
  readonly context: ServerContext;
  readonly limits: RateLimits;
  readonly folders: StaticFolders;
  readonly renderer: PlainRenderer;
  /** Files below `/embed/` that every form needs. */
  readonly firstFiles: (language: Language) => readonly string[];
}

/** A visit of somebody without a session, or of whom an EHR let in; their page is this server's own. */
export function visitorContext(
  { context }: Hosting,
  request: FastifyRequest,
  language: Language,
  user?: CallingUser,
): Context {
  const { address, device } = callerOf(request);
  return {
    ...context,
    caller: {
      language,
      address,
      origin: context.config.publicUrl,
      ...(device !== undefined && { device }),
      ...(user && { user }),
    },
  };
}
