import type { FastifyError } from 'fastify';
import type { ErrorName } from '../../../src/api/contract/errors.ts';
import { bodyFaults } from './field-faults.ts';
import { ServerError } from './server-error.ts';

const frameworkErrors: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badmediatype', FST_ERR_CTP_BODY_TOO_LARGE: 'toolarge', FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badjson',
  FST_ERR_BAD_URL: 'unknownpath', FST_ERR_MAX_PARAM_LENGTH: 'unknownpath', FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: 'methodnotallowed',
  FST_ERR_NOT_FOUND: 'unknownpath', FST_ERR_HTTP2_INVALID_VERSION: 'badjson',
};

/**
 * Any error as a refusal of the table; what nobody foresaw is `internal`, a database that is away `unavailable`.
 *
 * A file that may not be read is told as one that is not there.
 */
export function toRefusal(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const { code, validation, statusCode } = error as Partial<FastifyError>;
  if (validation) return new ServerError('badbody', { fields: bodyFaults(validation).map((fault) => ({ ...fault, message: '' })) });
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new ServerError(known);
  if (statusCode === 403 || statusCode === 404) return new ServerError('unknownpath');
  return isDatabaseAway(error) ? new ServerError('unavailable', { retryAfter: 5 }) : new ServerError('internal');
}

/** A disk without room takes no writes for now; reads go on. */
const diskFullCodes = ['ENOSPC', '53100', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE'];

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08004', 'SQLITE_BUSY', ...diskFullCodes]);

/** Whether an error says that the database cannot be reached now, and may be a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return syscall === 'connect';
  if (code !== undefined && connectionCodes.has(code)) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/.test(error.message);
}
