import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { errorText, referenceText, withSentence } from '../errors/error-texts.ts';
import { mostFaults, withShortPath } from '../errors/field-faults.ts';
import type { ServerError } from '../errors/server-error.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { callerOf } from '../http/request/caller.ts';
import { logRefusal } from '../log/log-refusal.ts';
import { FhirError, type Issue, type IssueCode } from './fhir-error.ts';
import { sendFhir } from './send-fhir.ts';

/** Answers an interaction that failed with an OperationOutcome, in the caller's language; what went wrong inside stays in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  const { language } = callerOf(request);
  const status = (refusal instanceof FhirError ? refusal.status : undefined) ?? errors[refusal.code].status;
  const { retryAfter } = refusal.detail;
  logRefusal(error, refusal.code, request, reply);
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  const reference = refusal.code === 'internal' ? [referenceText(request.id, language)] : [];
  return sendFhir(reply.code(status), outcome(issuesOf(refusal, language, reference)));
}

export function outcome(issues: readonly Issue[]) {
  return {
    resourceType: 'OperationOutcome',
    issue: issues.map(({ severity = 'error', code, text, diagnostics, expression }) => ({
      severity,
      code,
      ...(text !== undefined && { details: { text } }),
      ...(diagnostics !== undefined && { diagnostics }),
      ...(expression !== undefined && { expression: [expression] }),
    })),
  };
}

/** What a refusal says, in the caller's language. */
export function issuesOf(
  refusal: ServerError,
  language: Language,
  reference: readonly string[] = [],
): readonly Issue[] {
  const text = [errorText(refusal.code, language), ...reference].join(' ');
  if (refusal instanceof FhirError)
    return refusal.issues.slice(0, mostFaults).map((issue) => ({ ...issue, text: issue.text ?? text }));
  const { fields = [] } = refusal.detail;
  const code = issueCode(refusal.code);
  if (fields.length === 0) return [{ code, text }];
  return fields.slice(0, mostFaults).map((fault) => {
    const { path, rule, message } = withSentence(withShortPath(fault), language);
    return { code: codeOfRule(rule, code), text: message, diagnostics: `${path}: ${rule}` };
  });
}

const byName: Partial<Readonly<Record<ErrorName, IssueCode>>> = {
  badjson: 'structure',
  idtaken: 'duplicate',
  withdrawn: 'business-rule',
  badmediatype: 'not-supported',
  methodnotallowed: 'not-supported',
};

const byStatus: Readonly<Record<number, IssueCode>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  408: 'transient',
  409: 'conflict',
  410: 'deleted',
  413: 'too-long',
  422: 'processing',
  429: 'throttled',
  503: 'transient',
};

function issueCode(name: ErrorName): IssueCode {
  return byName[name] ?? byStatus[errors[name].status] ?? 'exception';
}

/** What a broken rule of a form is in FHIR. */
export function codeOfRule(rule: string, otherwise: IssueCode = 'value'): IssueCode {
  if (rule === 'mandatory' || rule === 'required') return 'required';
  if (rule === 'notoption' || rule === 'choice' || rule === 'incompletepath') return 'code-invalid';
  return rule === 'constraintsaid' ? 'invariant' : otherwise;
}
