import * as openid from 'openid-client';
import type { Context } from '../context/context.ts';
import { sealFlow, type Flow, type FlowKind } from '../sessions/flows.ts';
import { contextsAsked } from './contexts-asked.ts';
import { discover } from './discover.ts';
import { redirectOf, type EhrRow } from './known-ehr.ts';
import { scopesFor } from './scopes.ts';
import type { LaunchKind } from './smart-configuration.ts';

/** What a launch is tied to: none of it may be another's, or used again. */
export interface LaunchFlow extends Flow {
  readonly nonce: string;
  /** Of PKCE: whoever catches the code cannot redeem it. */
  readonly verifier: string;
  readonly clinic: string;
  readonly ehr: string;
  readonly kind: LaunchKind;
  /** Who began it here, signed in. */
  readonly user?: string;
}

export const launchKind: FlowKind = { owner: 'smart launch', purpose: 'smart' };
const lifeMs = 600_000;

interface Beginning {
  readonly kind: LaunchKind;
  /** What the EHR knows its own launch by. */
  readonly launch?: string;
  readonly user?: string;
}

/** Where the EHR asks its person, and the flow that their return is tied to. */
export async function beginLaunch(context: Context, ehr: EhrRow, { kind, launch, user }: Beginning) {
  const found = await discover(context, ehr, kind);
  const verifier = openid.randomPKCECodeVerifier();
  const flow: LaunchFlow = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier,
    ends: context.clock().getTime() + lifeMs,
    clinic: ehr.clinic,
    ehr: ehr.id,
    kind,
    ...(user !== undefined && { user }),
  };
  const url = openid.buildAuthorizationUrl(found.client, {
    redirect_uri: redirectOf(context),
    scope: scopesFor(kind, found, await contextsAsked(context, ehr)),
    aud: ehr.issuer,
    state: flow.state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(found.signsPeople && { nonce: flow.nonce }),
    ...(launch !== undefined && { launch }),
  });
  return { url: url.href, flow: sealFlow(context, launchKind, flow) };
}
