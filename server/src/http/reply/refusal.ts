import type { FastifyError } from 'fastify';
import type { ErrorName } from '../../../../src/api/contract/errors.ts';
import { bodyFaults } from '../../errors/field-faults.ts';
import { ServerError } from '../../errors/server-error.ts';

const frameworkErrors: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badmediatype',
  FST_ERR_CTP_BODY_TOO_LARGE: 'toolarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badjson',
  FST_ERR_BAD_URL: 'unknownpath',
  FST_ERR_MAX_PARAM_LENGTH: 'unknownpath',
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: 'methodnotallowed',
  FST_ERR_NOT_FOUND: 'unknownpath',
  FST_ERR_HTTP2_INVALID_VERSION: 'badjson',
};

/**
 * Maps any error to a refusal: unexpected ones to `internal`, a database that cannot be reached to `unavailable`.
 *
 * A file that may not be read is reported as missing.
 */
export function toRefusal(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const { code, validation, statusCode } = error as Partial<FastifyError>;
  if (validation)
    return new ServerError('badbody', { fields: bodyFaults(validation).map((fault) => ({ ...fault, message: '' })) });
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new ServerError(known);
  if (statusCode === 403 || statusCode === 404) return new ServerError('unknownpath');
  return isDatabaseAway(error) ? new ServerError('unavailable', { retryAfter: 5 }) : new ServerError('internal');
}

/**
 * Transient errors, as the system, SQLite and PostgreSQL name them: a connection that broke or cannot be made, a
 * disk without room (reads go on), too many of whatever the machine has, an end or a change of the server, and a
 * transaction that was undone, or a row not waited for, so that another could go on.
 */
const passing = [
  /^E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOST(?:UNREACH|DOWN)|NET(?:UNREACH|DOWN)|AI_AGAIN|NOTFOUND|AGAIN|NOSPC|DQUOT|ROFS|IO|MFILE|NFILE|NOBUFS|NOMEM)$/,
  /^ERR_(?:STREAM_DESTROYED|STREAM_WRITE_AFTER_END|SOCKET_CLOSED)$/,
  /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|FULL|IOERR|CANTOPEN|READONLY|NOMEM)(?:_|$)/,
  /^(?:08...|53...|57P..|57014|58...|25006|25P03|55P03|4000[13]|40P01)$/,
];

/** Driver errors about a connection that carry no code. */
const lostConnection =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end on the pool|driver has already been destroyed)/;

/** Whether the database is unavailable for now, and a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return syscall === 'connect';
  return code === undefined ? lostConnection.test(error.message) : passing.some((pattern) => pattern.test(code));
}
