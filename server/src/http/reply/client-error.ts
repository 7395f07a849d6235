import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errors, type ErrorName } from '../../../../src/api/contract/errors.ts';
import { errorText } from '../../errors/error-texts.ts';
import { securityHeaders } from './security-headers.ts';

/** What a connection sent that never became a call. */
type ClientError = Error & { readonly code?: string };

/** Node keeps the answer under way here, and asks the same before it answers such errors itself. */
type HttpSocket = Socket & { readonly _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

const names: Readonly<Record<string, ErrorName>> = {
  HPE_HEADER_OVERFLOW: 'toolarge',
  HPE_INVALID_METHOD: 'methodnotallowed',
  ERR_HTTP_REQUEST_TIMEOUT: 'timedout',
};

/**
 * Answers bytes that are no HTTP as any other refusal, and closes the connection.
 *
 * Nothing is written where nothing was asked, or where an answer is under way: browsers open connections ahead of
 * need, and would read those bytes as the answer to their next call.
 */
export function answerClientError(publicUrl: string): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !isWaiting(socket)) return void socket.destroy();
    socket.end(refusal(names[error.code ?? ''] ?? 'badjson', publicUrl), () => socket.destroy());
  };
}

/** Whether somebody has sent something and has no answer to it yet. */
function isWaiting(socket: HttpSocket): boolean {
  return socket.writable && socket.bytesRead > 0 && socket._httpMessage?.headersSent !== true;
}

function refusal(name: ErrorName, publicUrl: string): string {
  const { status, code } = errors[name];
  const body = JSON.stringify({ success: false, code, message: errorText(name, 'en') });
  const headers = {
    ...securityHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
