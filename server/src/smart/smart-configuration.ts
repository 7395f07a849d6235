import { askAddress } from '../webhook/ask-address.ts';
import { checkUrl, type AllowedHosts } from '../webhook/safe-address.ts';

/** From where a launch begins. */
export type LaunchKind = 'ehr' | 'standalone';

/** What an EHR says of itself, as far as a launch needs it; addresses that may not be asked are left out. */
export interface SmartConfiguration {
  readonly issuer: string | undefined;
  readonly authorization: string | undefined;
  readonly token: string | undefined;
  readonly keys: string | undefined;
  readonly capabilities: readonly string[];
  readonly authMethods: readonly string[];
  readonly hasPkce: boolean;
}

const needed = {
  ehr: ['launch-ehr'],
  standalone: ['launch-standalone', 'context-standalone-patient'],
} as const satisfies Record<LaunchKind, readonly string[]>;

/** Whether a launch of this kind can be begun. */
export function canLaunch({ hasPkce, capabilities }: SmartConfiguration, kind: LaunchKind): boolean {
  return hasPkce && needed[kind].every((capability) => capabilities.includes(capability));
}

/** Asks an EHR for its `smart-configuration`. Rejects where it cannot be read. */
export async function readSmart(issuer: string, allowed: AllowedHosts): Promise<SmartConfiguration> {
  const found = await readObject(`${issuer}/.well-known/smart-configuration`, allowed);
  /** Plain HTTP is for hosts alone that the operator has named: `checkUrl` holds that for every address. */
  const address = (name: string): string | undefined => {
    const value = found[name];
    return typeof value === 'string' && checkUrl(value, allowed) !== undefined ? value : undefined;
  };
  return {
    issuer: typeof found['issuer'] === 'string' ? found['issuer'] : undefined,
    authorization: address('authorization_endpoint'),
    token: address('token_endpoint'),
    keys: address('jwks_uri'),
    capabilities: textsOf(found['capabilities']),
    authMethods: textsOf(found['token_endpoint_auth_methods_supported']),
    hasPkce: textsOf(found['code_challenge_methods_supported']).includes('S256'),
  };
}

/** Whether it says who its person is, in a way that can be checked. */
export function signsPeople({ capabilities, issuer, keys }: SmartConfiguration): boolean {
  return capabilities.includes('sso-openid-connect') && issuer !== undefined && keys !== undefined;
}

/** The keys that an EHR signs with. Rejects where they cannot be read. */
export async function readKeys(address: string, allowed: AllowedHosts): Promise<readonly unknown[]> {
  const { keys } = await readObject(address, allowed);
  if (!Array.isArray(keys) || keys.length === 0) throw withCode('no keys', 'no keys');
  return keys;
}

async function readObject(address: string, allowed: AllowedHosts): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await askAddress(address, allowed, { headers: { accept: 'application/json' } });
  if (status !== 200) throw withCode(`The answer has status ${status}.`, `HTTP ${status}`);
  const found = JSON.parse(body.toString('utf8')) as unknown;
  if (typeof found !== 'object' || found === null) throw withCode('The answer is no object.', 'no JSON');
  return found as Readonly<Record<string, unknown>>;
}

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
