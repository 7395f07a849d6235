import type { ErrorName } from '../../../src/api/contract/errors.ts';
import { ServerError } from '../errors/server-error.ts';

/** Codes of `http://hl7.org/fhir/issue-type` that this server gives. */
export type IssueCode =
  | 'invalid'
  | 'structure'
  | 'required'
  | 'value'
  | 'invariant'
  | 'code-invalid'
  | 'not-supported'
  | 'not-found'
  | 'deleted'
  | 'duplicate'
  | 'conflict'
  | 'login'
  | 'forbidden'
  | 'too-long'
  | 'too-costly'
  | 'business-rule'
  | 'throttled'
  | 'transient'
  | 'exception'
  | 'processing'
  | 'informational';

export interface Issue {
  readonly severity?: 'fatal' | 'error' | 'warning' | 'information';
  readonly code: IssueCode;
  /** What is wrong, for people; absent: the sentence of the refusal. */
  readonly text?: string;
  /** The same for who writes a program. */
  readonly diagnostics?: string;
  /** The place, as FHIRPath. */
  readonly expression?: string;
}

/** A refusal in the words of FHIR. */
export class FhirError extends ServerError {
  readonly issues: readonly Issue[];
  /** Where it is not that of the refusal. */
  readonly status: number | undefined;

  constructor(name: ErrorName, issues: readonly Issue[], status?: number) {
    super(name);
    this.issues = issues;
    this.status = status;
  }
}

/** Refuses a search, or a part of a request, that this server does not know. */
export function unsupported(diagnostics: string): FhirError {
  return new FhirError('badbody', [{ code: 'not-supported', diagnostics }]);
}
