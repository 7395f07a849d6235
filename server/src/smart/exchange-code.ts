import * as openid from 'openid-client';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import type { FoundEhr } from './discover.ts';
import type { LaunchFlow } from './launch-flow.ts';
import { isEnough } from './scopes.ts';

/** What an EHR grants. */
export interface Granted {
  readonly token: string;
  /** ISO 8601 UTC. */
  readonly ends: string;
  /** The patient's id in the EHR. */
  readonly patient: string;
  /** The visit’s id in the EHR. */
  readonly encounter?: string;
  /** Who launched, by the ID token. */
  readonly person?: { readonly subject: string; readonly fhirUser: string | undefined };
}

/** Seconds of a token whose life the EHR does not say. */
const shortest = 300;

/** Redeems the code. Throws `smartrefused` where the EHR or its person said no or grants too little, `smartnopatient` without a patient, `smartfailed` for what does not hold. */
export async function exchangeCode(
  context: Context,
  { client, signsPeople }: FoundEhr,
  returned: URL,
  flow: LaunchFlow,
): Promise<Granted> {
  const tokens = await openid
    .authorizationCodeGrant(client, returned, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      ...(signsPeople && { expectedNonce: flow.nonce, idTokenExpected: true }),
    })
    .catch(refused);
  if (!isEnough(tokens.scope)) throw new ServerError('smartrefused');
  const { patient, encounter } = tokens;
  if (!isId(patient)) throw new ServerError('smartnopatient');
  const claims = tokens.claims();
  const seconds = tokens.expires_in ?? shortest;
  return {
    token: tokens.access_token,
    ends: new Date(context.clock().getTime() + seconds * 1000).toISOString(),
    patient,
    ...(isId(encounter) && { encounter }),
    ...(claims && {
      person: {
        subject: claims.sub,
        fhirUser: typeof claims['fhirUser'] === 'string' ? claims['fhirUser'] : undefined,
      },
    }),
  };
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9.-]{1,64}$/.test(value);

function refused(cause: unknown): never {
  const isAnswer = cause instanceof openid.AuthorizationResponseError || cause instanceof openid.ResponseBodyError;
  throw Object.assign(new ServerError(isAnswer ? 'smartrefused' : 'smartfailed'), { cause });
}
