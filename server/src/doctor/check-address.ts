import type { Configuration } from '../configuration/configuration.ts';
import { isLoopback } from '../configuration/own-origins.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';
import { askAddress, type AskAddress } from './ask-address.ts';

const day = 86_400_000;
/** Most certificates are renewed a month ahead: at two weeks, renewing has failed. */
const renewalMs = 14 * day;

/** OpenSSL's and Node's names of what is wrong with a certificate. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL/;

type Address = Pick<Configuration, 'publicUrl' | 'isUrlAssumed' | 'host' | 'trustedProxies'>;

/** Whether people reach this server by its public URL, and by a certificate that stays valid. */
export async function checkAddress(
  { publicUrl, isUrlAssumed = false, host, trustedProxies }: Address,
  now: Date,
  ask: AskAddress = askAddress,
): Promise<readonly Finding[]> {
  const url = publicUrl;
  if (isUrlAssumed && !isLoopback(host)) return [fault('urlmissing', { url, host }), ...(await reach(url, now, ask))];
  const isLocal = isLocalAddress(publicUrl);
  if (!isLocal && !url.startsWith('https:')) return [fault('addressplain', { url })];
  const local = isLocal ? [warning('addresslocal', { url })] : [];
  const proxies = !isLocal && trustedProxies === 0 ? [warning('proxiesnone')] : [];
  return [...local, ...(await reach(url, now, ask)), ...proxies];
}

export function isLocalAddress(publicUrl: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname);
}

async function reach(url: string, now: Date, ask: AskAddress): Promise<readonly Finding[]> {
  try {
    const { isPorsa, validTo } = await ask(`${url}/healthz`);
    if (!isPorsa) return [fault('addressother', { url })];
    const left = validTo === undefined ? Infinity : validTo.getTime() - now.getTime();
    if (left < renewalMs) return [warning('certificateends', { url, days: Math.max(0, Math.floor(left / day)) })];
    return [good('address', { url })];
  } catch (error) {
    const reason = codeOf(error);
    if (reason === 'CERT_HAS_EXPIRED') return [fault('certificateended', { url })];
    return [fault(certificateCode.test(reason) ? 'certificatewrong' : 'addressaway', { url, reason })];
  }
}
