import type { ErrorName } from '../../../src/api/contract/errors.ts';

/** How a call ended, for its trace. */
export interface TracedCall {
  readonly method: string;
  readonly route: string;
  /** `undefined` where the client hung up. */
  readonly status: number | undefined;
  /** The request ID of the log. */
  readonly id: string;
  readonly refusal: ErrorName | undefined;
}

/** The trace of one call. */
export interface Trace {
  /** Statements of what is begun within belong to the call. */
  within(work: () => void): void;
  end(call: TracedCall): void;
}

/** Sends how long calls and their statements take to a collector: patterns of paths, names of tables, and no value of any. */
export interface Tracing {
  /** Continues the trace that the headers name, or begins one. */
  begin(headers: Readonly<Record<string, unknown>>): Trace;
  /** A statement was run, with placeholders for its values. */
  queried(statement: string, ms: number): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}
