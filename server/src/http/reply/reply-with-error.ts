import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../../../../src/api/contract/errors.ts';
import { logRefusal } from '../../log/log-refusal.ts';
import { callerOf } from '../request/caller.ts';
import { errorText, moreText, referenceText, withSentence } from '../../errors/error-texts.ts';
import { mostFaults, withShortPath } from '../../errors/field-faults.ts';
import { toRefusal } from './refusal.ts';

/** Answers a call that failed, in the caller's language; what went wrong inside stays in the log. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  const { status, code } = errors[refusal.code];
  const { fields, data, retryAfter } = refusal.detail;
  const { language } = callerOf(request);
  logRefusal(error, refusal.code, request, reply);
  forgetFile(reply);
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  const isFault = refusal.code === 'internal';
  const more = Math.max(0, (fields?.length ?? 0) - mostFaults);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      code,
      message: [
        errorText(refusal.code, language),
        ...(more > 0 ? [moreText(more, language)] : []),
        ...(isFault ? [referenceText(request.id, language)] : []),
      ].join(' '),
      ...(isFault && { request: request.id }),
      ...(fields && {
        fields: fields.slice(0, mostFaults).map((fault) => withSentence(withShortPath(fault), language)),
      }),
      ...(more > 0 && { more }),
      ...(data !== undefined && { data }),
    });
}

/** A download may fail before its first byte: the refusal must not carry its file name and cache headers. */
function forgetFile(reply: FastifyReply): void {
  reply.raw.removeHeader('content-disposition');
  void reply.removeHeader('content-disposition').header('cache-control', 'no-store');
}
