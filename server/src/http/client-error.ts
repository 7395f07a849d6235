import type { Socket } from 'node:net';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { errorText } from './error-texts.ts';
import { securityHeaders } from './security-headers.ts';

/** What a connection sent that never became a call. */
type ClientError = Error & { readonly code?: string };

const names: Readonly<Record<string, ErrorName>> = { HPE_HEADER_OVERFLOW: 'toolarge', HPE_INVALID_METHOD: 'methodnotallowed' };

/** Answers bytes that are no HTTP as any other refusal, and closes the connection. */
export function answerClientError(publicUrl: string): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    socket.end(refusal(names[error.code ?? ''] ?? 'badjson', publicUrl), () => socket.destroy());
  };
}

function refusal(name: ErrorName, publicUrl: string): string {
  const { status, code } = errors[name];
  const body = JSON.stringify({ success: false, code, message: errorText(name, 'en') });
  const headers = { ...securityHeaders(publicUrl), 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return [`HTTP/1.1 ${status} Refused`, ...lines, '', body].join('\r\n');
}
