import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { ConfigurationError } from './read-configuration.ts';

/** What keeps a database away for a while: starting the server again may help. */
const passing: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there; start PostgreSQL, or correct host and port',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'the server does not respond',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  EAI_AGAIN: 'the host name could not be resolved',
  '57P03': 'PostgreSQL is starting',
  '53300': 'it has no free connections',
};

const lasting: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host does not exist',
  '28P01': 'the user or password is wrong',
  '28000': 'the user is not allowed to sign in',
  '3D000': 'the database does not exist; create it first',
  '42501': 'the user is not allowed to change its tables',
};

/** Why a database cannot be used, in one sentence. The address is not repeated, since it may hold a password. */
export function databaseFault(
  { databaseUrl, dataFolder }: Pick<Configuration, 'databaseUrl' | 'dataFolder'>,
  error: unknown,
): ConfigurationError {
  const { message } = error as Error;
  // A pool that timed out gives an error without a code.
  const code = message.includes('timeout') ? 'ETIMEDOUT' : (error as NodeJS.ErrnoException).code;
  if (databaseUrl === undefined)
    return new ConfigurationError([
      `PORSA_DATA must contain a valid database; ${join(dataFolder, 'porsa.sqlite')} can’t be opened (${code ?? message}).`,
    ]);
  const reason =
    code === undefined
      ? message.replace(/\.$/, '')
      : [passing[code] ?? lasting[code], `(${code})`].filter(Boolean).join(' ');
  return new ConfigurationError([`DATABASE_URL must be a PostgreSQL database that Porsa can connect to: ${reason}.`], {
    mayPass: code !== undefined && code in passing,
  });
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
    return `${whose} must be free; another program already uses ${port}. Stop it or choose another PORT.`;
  if (code === 'EACCES')
    return `${whose} must be one this user can listen on; ${port} needs more permissions. Choose a PORT above 1023.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `${whose} must be below 65536; ${port} is not. Choose a smaller PORT.`;
  return `HOST must be an address of this machine; nothing can listen on ${host} (${code ?? 'no reason given'}).`;
}
