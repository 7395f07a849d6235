import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { ConfigurationError } from './read-configuration.ts';

/** What keeps a database away for a while: starting the server again may help. */
const passing: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL, or mend host and port',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'no way leads to that host',
  ENETUNREACH: 'no way leads to that host',
  EAI_AGAIN: 'the host’s name could not be looked up',
  '57P03': 'PostgreSQL is just starting',
  '53300': 'it has no connection left',
};

const lasting: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of that name',
  '28P01': 'user or password is wrong',
  '28000': 'that user may not sign in',
  '3D000': 'there is no database of that name; make it first',
  '42501': 'that user may not change its tables',
};

/** Why a database cannot be used, in one sentence. The address is not repeated, since it may hold a password. */
export function databaseFault(
  { databaseUrl, dataFolder }: Pick<Configuration, 'databaseUrl' | 'dataFolder'>,
  error: unknown,
): ConfigurationError {
  const { message } = error as Error;
  // The pool that waited in vain says so without a code.
  const code = message.includes('timeout') ? 'ETIMEDOUT' : (error as NodeJS.ErrnoException).code;
  if (databaseUrl === undefined)
    return new ConfigurationError([
      `PORSA_DATA must hold a database that can be opened; ${join(dataFolder, 'porsa.sqlite')} cannot (${code ?? message}).`,
    ]);
  const reason =
    code === undefined
      ? message.replace(/\.$/, '')
      : [passing[code] ?? lasting[code], `(${code})`].filter(Boolean).join(' ');
  return new ConfigurationError(
    [`DATABASE_URL must lead to a PostgreSQL server that answers and lets Porsa in: ${reason}.`],
    { mayPass: code !== undefined && code in passing },
  );
}

/** Why nothing can listen there, in one sentence; `whose` port it is, where it is not the server's own. */
export function listenFault(
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  error: unknown,
  whose = 'PORT',
): ConfigurationError {
  return new ConfigurationError([listenSentence(host, port, error, whose)]);
}

function listenSentence(host: string, port: number, error: unknown, whose: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${whose} must be free; another program listens on ${port} already. Stop it or choose another PORT.`;
  if (code === 'EACCES')
    return `${whose} must be one this user may listen on; ${port} needs more rights. Choose a PORT above 1023.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `${whose} must be below 65536; ${port} is not. Choose a smaller PORT.`;
  return `HOST must be an address of this machine; nothing can listen on ${host} (${code ?? 'no reason given'}).`;
}
