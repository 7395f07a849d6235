import * as openid from 'openid-client';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { askAddress } from '../webhook/ask-address.ts';
import { checkUrl, type AllowedHosts } from '../webhook/safe-address.ts';
import { secretOwner, type EhrRow } from './known-ehr.ts';

/** From where a launch begins. */
export type LaunchKind = 'ehr' | 'standalone';

/** An EHR as it describes itself. */
export interface FoundEhr {
  readonly client: openid.Configuration;
  readonly capabilities: readonly string[];
  /** It says who its person is. */
  readonly signsPeople: boolean;
}

type Smart = Readonly<Record<string, unknown>>;

const needed = {
  ehr: ['launch-ehr'],
  standalone: ['launch-standalone', 'context-standalone-patient'],
} as const satisfies Record<LaunchKind, readonly string[]>;

/** Asks the EHR for its `smart-configuration`. Throws `smartfailed` where it cannot be read, `smartunfit` for one that cannot launch in this way. */
export async function discover(context: Context, ehr: EhrRow, kind: LaunchKind): Promise<FoundEhr> {
  const allowed = context.config.webhookHosts ?? [];
  const smart = await readSmart(ehr.issuer, allowed).catch(failed);
  const [authorization, token] = [smart['authorization_endpoint'], smart['token_endpoint']];
  const capabilities = textsOf(smart['capabilities']);
  const isFit =
    isAddress(authorization, allowed) &&
    isAddress(token, allowed) &&
    textsOf(smart['code_challenge_methods_supported']).includes('S256') &&
    needed[kind].every((capability) => capabilities.includes(capability));
  if (!isFit) throw new ServerError('smartunfit');
  const { issuer, jwks_uri: keys } = smart;
  const signsPeople =
    capabilities.includes('sso-openid-connect') && typeof issuer === 'string' && isAddress(keys, allowed);
  const client = new openid.Configuration(
    {
      issuer: signsPeople ? issuer : ehr.issuer,
      authorization_endpoint: authorization,
      token_endpoint: token,
      ...(signsPeople && { jwks_uri: keys }),
      code_challenge_methods_supported: ['S256'],
    },
    ehr.client_id,
    undefined,
    authenticationOf(context, ehr, textsOf(smart['token_endpoint_auth_methods_supported'])),
  );
  client.timeout = patience;
  client[openid.customFetch] = fetchWithin(allowed);
  openid.allowInsecureRequests(client);
  if (signsPeople) openid.enableNonRepudiationChecks(client);
  return { client, capabilities, signsPeople };
}

/** Seconds that the EHR may take to answer. */
const patience = 10;

async function readSmart(issuer: string, allowed: AllowedHosts): Promise<Smart> {
  const { status, body } = await askAddress(`${issuer}/.well-known/smart-configuration`, allowed, {
    headers: { accept: 'application/json' },
  });
  const found = JSON.parse(body.toString('utf8')) as unknown;
  if (status !== 200 || typeof found !== 'object' || found === null)
    throw new Error(`The answer has status ${status}.`);
  return found as Smart;
}

/** Plain HTTP is for hosts alone that the operator has named: `checkUrl` holds that for every address. */
const isAddress = (value: unknown, allowed: AllowedHosts): value is string =>
  typeof value === 'string' && checkUrl(value, allowed) !== undefined;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A confidential client says its secret as the specification prefers, or as the EHR takes it alone. */
function authenticationOf({ sealer }: Context, ehr: EhrRow, methods: readonly string[]): openid.ClientAuth {
  if (ehr.secret === null) return openid.None();
  const secret = sealer.open(ehr.secret, secretOwner(ehr));
  const isPostAlone = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return isPostAlone ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
}

/** Requests of the OAuth library go where webhooks may go, and nowhere else. */
function fetchWithin(allowed: AllowedHosts): openid.CustomFetch {
  return async (address, { method, headers, body }) => {
    const answer = await askAddress(address, allowed, {
      method,
      headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      ...(body != null && { body: String(body) }),
      patienceMs: patience * 1000,
    });
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

function failed(cause: unknown): never {
  throw Object.assign(new ServerError('smartfailed'), { cause });
}
