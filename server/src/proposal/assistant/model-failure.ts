import type { ErrorName } from '../../../../src/api/contract/errors.ts';

/** What was wrong with the model's server, as it is logged; it holds nothing of what was sent or came. */
export type Reason =
  | 'refused'
  | 'key refused'
  | 'too many'
  | 'redirected'
  | 'unreachable'
  | 'too slow'
  | 'cut off'
  | 'unreadable'
  | 'nothing said';

/** The language model did not do its work. */
export class ModelFailure extends Error {
  readonly reason: Reason;
  readonly status: number | undefined;

  constructor(reason: Reason, status?: number) {
    super(reason);
    this.name = 'ModelFailure';
    this.reason = reason;
    this.status = status;
  }

  /** What the person is told. */
  get code(): ErrorName {
    return this.reason === 'too many' ? 'assistantbusy' : 'assistantfailed';
  }
}
