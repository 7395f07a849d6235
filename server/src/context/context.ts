import type { Configuration } from '../configuration/configuration.ts';
import type { Sealer } from '../crypto/sealer.ts';
import type { Database } from '../db/database.ts';
import type { CallAccess } from './call-access.ts';
import type { Caller } from './caller.ts';
import type { FirstViews } from './first-views.ts';
import type { KnownForms } from './known-forms.ts';
import type { MailQueue } from './mail-queue.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Structured and without health data: pass ids, counts and codes, never answers, names or tokens. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type Clock = () => Date;

/** Counts one call of an address, or one use of a thing. Resolves to 0 where it may pass, or to the seconds until the next may. */
export type Limiter = (key: string) => Promise<number>;

/** What lives as long as the process. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly config: Configuration;
  readonly mail: MailQueue;
  /** Seals what must not be read out of the database. */
  readonly sealer: Sealer;
  /** Counts entries stored without a session, by their category. */
  readonly publicEntries: Limiter;
  /** Absent: every call reads its form anew. */
  readonly forms?: KnownForms;
  /** Absent: every form is drawn by the browser alone. */
  readonly firstViews?: FirstViews;
  /** Absent: nothing is counted. */
  readonly metrics?: Metrics;
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing;
}

/** What a handler gets with one call. */
export interface Context extends ServerContext {
  readonly caller: Caller;
  /** What the rule of the current call allows; absent outside of a call. */
  readonly access?: CallAccess;
}
