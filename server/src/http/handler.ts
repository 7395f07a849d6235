import type { CallBody, CallData, Path } from '../../../src/api/contract/contract.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export type Language = 'en' | 'fa';

/** The person behind a live session. */
export interface CallingUser {
  readonly id: string;
  /** The clinic whose rows the person can reach (`users.clinic`). */
  readonly clinic: string;
  /** Set when a partner opened the session for one category alone (`sessions.category`). */
  readonly category?: string;
  readonly access: 'user' | 'admin';
  readonly firstName: string;
  readonly lastName: string;
  readonly lang: Language;
}

/** Who makes a call, and from where. */
export interface Caller {
  /** Present when the call carries a live session. Calls with `who: 'user'` always have it: `signedIn(context)`. */
  readonly user?: CallingUser;
  /** The hash that names the session's row, never its token. */
  readonly session?: string;
  /** What the caller reads: accept-language, then the person's own choice, then English. */
  readonly language: Language;
  /** The origin of the page, where the browser named one: `https://clinic.example`. The server's own is always `config.publicUrl`. */
  readonly origin?: string;
  /** The address counted for limits and written to the audit log. */
  readonly address: string;
}

/** Structured and without health data: pass ids, counts and codes, never answers, names or tokens. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type Clock = () => Date;

/** What lives as long as the process. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly config: Configuration;
  readonly mail: MailQueue;
}

/** What a handler gets with one call. */
export interface Context extends ServerContext {
  readonly caller: Caller;
}

/** One call's work: a checked body in, the data of the reply out, or a thrown `ServerError`. */
export type Handler<P extends Path> = (context: Context, body: CallBody<P>) => Promise<CallData<P>>;

/** A handler for every call of the contract; one that is missing does not compile. */
export type Handlers = { readonly [P in Path]: Handler<P> };
