import type { Readable } from 'node:stream';
import type { StreamCall, UploadCall } from '../../../src/api/contract/call.ts';
import type { CallBody, CallData, Contract, Path } from '../../../src/api/contract/contract.ts';
import type { Asked } from '../access/asked.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Sealer } from '../second-step/sealer.ts';
import type { SharedLimiter } from './shared-limiter.ts';

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
  /** The clinic demands a second step that the person has not set up: nothing else may be done. */
  readonly needsSecondStep?: true;
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
  /** What the browser says of itself. */
  readonly device?: string;
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
  /** Seals what must not be read out of the database. */
  readonly sealer: Sealer;
  /** Counts one entry of a form, by its category, that somebody without a session leaves; gives the seconds until the next may. */
  readonly publicEntries: SharedLimiter;
}

/** What a handler gets with one call. */
export interface Context extends ServerContext {
  readonly caller: Caller;
  /** What the call's row in the access table allows; absent where no call is under way. */
  readonly asked?: Asked;
}

/** A file that came with a call. What it says of its type and size is not believed, and so not here. */
export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A reply that is read as it comes. */
export interface Stream {
  /** The media type, with its charset. */
  readonly type: string;
  /** What the browser calls the file it keeps; absent: shown where it is asked for. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Readable | Buffer;
}

type Given<P extends Path> = Contract[P] extends UploadCall
  ? [body: CallBody<P>, file: ReceivedFile]
  : [body: CallBody<P>];

/** One call's work: a checked body in, the data of the reply out, or a thrown `ServerError`. */
export type Handler<P extends Path> = (
  context: Context,
  ...given: Given<P>
) => Promise<Contract[P] extends StreamCall ? Stream : CallData<P>>;

/** A handler for every call of the contract; one that is missing does not compile. */
export type Handlers = { readonly [P in Path]: Handler<P> };
