import type { ErrorName } from '../../../src/api/contract/errors.ts';

/** How one call went, by its pattern of a path. */
export interface CallMeasure {
  readonly method: string;
  readonly route: string;
  /** `undefined` where the client hung up. */
  readonly status: number | undefined;
  readonly ms: number;
  readonly refusal: ErrorName | undefined;
}

/** What the process counts, for who runs it. Labels are routes, error names and outcomes: never an id, a name or an answer. */
export interface Metrics {
  callBegun(): void;
  callEnded(call: CallMeasure): void;
  entryStored(): void;
  mailTried(outcome: 'sent' | 'failed'): void;
  /** `limited`: a code that was not put into the queue, since a limit was reached. */
  smsTried(outcome: 'sent' | 'failed' | 'limited'): void;
  webhookTried(outcome: 'delivered' | 'failed'): void;
  /** Everything in Prometheus' text format. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}
