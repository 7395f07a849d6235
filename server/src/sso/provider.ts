import * as openid from 'openid-client';
import type { SsoConfiguration } from '../configuration/configuration.ts';
import { ServerError } from '../errors/server-error.ts';

/** What a sign-in at the provider is tied to: none of it may be another's, or used again. */
export interface Ties {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: whoever catches the code cannot redeem it. */
  readonly verifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Seconds that the provider may take to answer. */
const patience = 10;
/** How long what the provider said of itself is believed. */
const keptMs = 3_600_000;

interface Known {
  readonly at: number;
  readonly found: Promise<openid.Configuration>;
}
const known = new WeakMap<SsoConfiguration, Known>();

/** The provider as it describes itself; asked again after an hour, and at once where it could not be asked. */
async function discover(sso: SsoConfiguration, now: Date): Promise<openid.Configuration> {
  const kept = known.get(sso);
  if (kept && now.getTime() - kept.at < keptMs) return kept.found;
  const issuer = new URL(sso.issuer);
  const found = openid.discovery(
    issuer,
    sso.clientId,
    undefined,
    sso.secret === undefined ? openid.None() : openid.ClientSecretPost(sso.secret),
    { timeout: patience, ...(issuer.protocol === 'http:' && { execute: [openid.allowInsecureRequests] }) },
  );
  known.set(sso, { at: now.getTime(), found });
  found.catch(() => known.delete(sso));
  return found;
}

/** Where a person signs in, and what their return is tied to. Throws `ssofailed` where the provider cannot be asked. */
export async function startAt(
  sso: SsoConfiguration,
  now: Date,
  redirect: string,
): Promise<{ readonly url: string; readonly ties: Ties }> {
  const provider = await discover(sso, now).catch(failed);
  const ties = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirect,
    scope: 'openid email profile',
    state: ties.state,
    nonce: ties.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(ties.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, ties };
}

/**
 * What the provider says of the person who came back to this address.
 *
 * Throws `signinagain` for another sign-in's state, and `ssofailed` where the provider refuses, cannot be asked, or gives
 * a token that does not hold.
 */
export async function finishAt(sso: SsoConfiguration, now: Date, returned: URL, ties: Ties): Promise<Claims> {
  if (returned.searchParams.get('state') !== ties.state) throw new ServerError('signinagain');
  const provider = await discover(sso, now).catch(failed);
  try {
    const tokens = await openid.authorizationCodeGrant(provider, returned, {
      pkceCodeVerifier: ties.verifier,
      expectedState: ties.state,
      expectedNonce: ties.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new ServerError('ssofailed');
    if (claims['email'] !== undefined || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await openid.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    throw error instanceof ServerError ? error : failure(error);
  }
}

const failure = (cause: unknown): ServerError => Object.assign(new ServerError('ssofailed'), { cause });

function failed(error: unknown): never {
  throw failure(error);
}
