import * as openid from 'openid-client';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { askAddress } from '../webhook/ask-address.ts';
import type { AllowedHosts } from '../webhook/safe-address.ts';
import { secretOwner, type EhrRow } from './known-ehr.ts';
import { canLaunch, readSmart, signsPeople, type LaunchKind } from './smart-configuration.ts';

/** An EHR as it describes itself. */
export interface FoundEhr {
  readonly client: openid.Configuration;
  readonly capabilities: readonly string[];
  /** It says who its person is. */
  readonly signsPeople: boolean;
}

/** Asks the EHR for its `smart-configuration`. Throws `smartfailed` where it cannot be read, `smartunfit` for one that cannot launch in this way. */
export async function discover(context: Context, ehr: EhrRow, kind: LaunchKind): Promise<FoundEhr> {
  const allowed = context.config.webhookHosts ?? [];
  const smart = await readSmart(ehr.issuer, allowed).catch(failed);
  const { authorization, token, keys, issuer, capabilities } = smart;
  if (authorization === undefined || token === undefined || !canLaunch(smart, kind))
    throw new ServerError('smartunfit');
  const isSigning = signsPeople(smart);
  const client = new openid.Configuration(
    {
      issuer: isSigning ? (issuer ?? '') : ehr.issuer,
      authorization_endpoint: authorization,
      token_endpoint: token,
      ...(isSigning && { jwks_uri: keys }),
      code_challenge_methods_supported: ['S256'],
    },
    ehr.client_id,
    undefined,
    authenticationOf(context, ehr, smart.authMethods),
  );
  client.timeout = patience;
  client[openid.customFetch] = fetchWithin(allowed);
  openid.allowInsecureRequests(client);
  if (isSigning) openid.enableNonRepudiationChecks(client);
  return { client, capabilities, signsPeople: isSigning };
}

/** Seconds that the EHR may take to answer. */
const patience = 10;

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
