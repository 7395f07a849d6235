import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type { ErrorName } from '../../../src/api/contract/errors.ts';

export interface ErrorDetail {
  /** What is wrong with single places of the body. A blank message is filled from the error texts by its rule. */
  readonly fields?: readonly FieldFault[];
  /** What the caller needs to mend it, such as the newer draft after `olderrev`. */
  readonly data?: unknown;
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
}

/** A refusal from the error table; its sentence is made at the edge, in the caller's language. */
export class ServerError extends Error {
  readonly code: ErrorName;
  readonly detail: ErrorDetail;

  constructor(code: ErrorName, detail: ErrorDetail = {}) {
    super(code);
    this.name = 'ServerError';
    this.code = code;
    this.detail = detail;
  }
}
