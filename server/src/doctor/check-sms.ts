import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { isLoopback } from '../configuration/own-origins.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

const patienceMs = 8000;

/** Whether the gateway can be reached, by a certificate that is valid, and whether what is sent is encrypted. A request might send a message, so none is made. */
export async function checkSms({ sms }: Pick<Configuration, 'sms'>): Promise<readonly Finding[]> {
  if (sms === undefined) return [];
  const { host, hostname, port, protocol } = new URL(sms.url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const plain = isSecure || isLoopback(name) ? [] : [warning('smsplain')];
  try {
    await reach(name, Number(port || (isSecure ? 443 : 80)), isSecure);
    return [good('sms', { host }), ...plain];
  } catch (error) {
    return [fault('smsaway', { host, reason: codeOf(error) }), ...plain];
  }
}

async function reach(host: string, port: number, isSecure: boolean): Promise<void> {
  const socket = isSecure
    ? connectSecurely({ host, port, ...(isIP(host) === 0 && { servername: host }) })
    : connect({ host, port });
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(patienceMs) });
  } finally {
    socket.destroy();
  }
}
