import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Resource = Readonly<Record<string, unknown>>;

/** How an EHR of a test differs from one that keeps to the specification. */
export interface EhrManner {
  /** Of `smart-configuration`; null leaves one out. */
  readonly smart?: Readonly<Record<string, unknown>>;
  /** Of the reply that gives the token. */
  readonly token?: Readonly<Record<string, unknown>>;
  /** Of the ID token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly secret?: string;
  /** What it says instead of a code. */
  readonly denies?: string;
  /** HTTP status that responses are answered with, one after another; afterwards they are taken. */
  readonly refusesResponses?: readonly number[];
  /** Of the patient in context. */
  readonly patient?: string;
  /** HTTP status of a Patient. */
  readonly patientStatus?: number;
}

/** What an authorization request was, until its code is redeemed. */
interface Grant {
  readonly challenge: string;
  readonly redirect: string;
  readonly client: string;
  readonly scope: string;
  readonly nonce: string | null;
}

/** A FHIR server with SMART App Launch, listening on this machine. */
export interface TestEhr {
  readonly issuer: string;
  readonly launch: string;
  readonly clientId: string;
  manner: EhrManner;
  readonly patients: Map<string, Resource>;
  /** Others, by their address. */
  readonly resources: Map<string, Resource>;
  readonly responses: Resource[];
  /** Method and path of each request, and who asked for a resource. */
  readonly asked: string[];
  /** The parameters of each authorization request. */
  readonly authorizations: URLSearchParams[];
  readonly tokens: Set<string>;
  /** Opens an address of `authorize` as the browser of its person does, and gives where it leads back to. */
  authorize(url: string): Promise<URL>;
  close(): Promise<void>;
}

export const codeSystem = 'https://ids.test/national-code';

export const sara: Resource = {
  resourceType: 'Patient',
  id: 'sara-1',
  identifier: [
    { system: 'https://ehr.test/mrn', value: '77' },
    { system: codeSystem, value: '0012345678' },
  ],
  name: [{ given: ['Sara'], family: 'Amini' }],
  birthDate: '1990-02-03',
  gender: 'female',
  telecom: [{ system: 'phone', value: '09121234567' }],
};

export async function openEhr(): Promise<TestEhr> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ehr: TestEhr = {
    issuer: `${origin}/fhir`,
    launch: 'launch-of-sara',
    clientId: 'porsa',
    manner: {},
    patients: new Map([['sara-1', sara]]),
    resources: new Map(),
    responses: [],
    asked: [],
    authorizations: [],
    tokens: new Set(),
    authorize: async (url) => {
      const reply = await fetch(url, { redirect: 'manual' });
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`The EHR answered ${reply.status}: ${await reply.text()}`);
      return new URL(location);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await readBody(request);
    ehr.asked.push(`${request.method} ${url.pathname}`);
    const way = `${request.method} ${url.pathname.replace(/\/Patient\/.*/, '/Patient/:id')}`;
    switch (way) {
      case 'GET /fhir/.well-known/smart-configuration':
        return send(response, 200, smartOf(origin, ehr.manner));
      case 'GET /keys':
        return send(response, 200, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }],
        });
      case 'GET /authorize':
        return authorizePerson(url.searchParams, response);
      case 'POST /token':
        return redeem(new URLSearchParams(body), request, response);
      case 'GET /fhir/Patient/:id':
        return hasToken(request) ? readPatient(url, response) : send(response, 401, outcome('login'));
      case 'POST /fhir/QuestionnaireResponse':
        return hasToken(request) ? takeResponse(request, body, response) : send(response, 401, outcome('login'));
      default: {
        const found = hasToken(request) ? ehr.resources.get(url.pathname.replace('/fhir/', '')) : undefined;
        return send(response, found ? 200 : 404, found ?? outcome('not-found'));
      }
    }
  }

  function authorizePerson(query: URLSearchParams, response: ServerResponse): void {
    ehr.authorizations.push(query);
    const redirect = query.get('redirect_uri') ?? '';
    const isKnown = query.get('client_id') === ehr.clientId && query.get('aud') === ehr.issuer;
    const scopes = (query.get('scope') ?? '').split(' ');
    const isLaunch = scopes.includes('launch/patient') || query.get('launch') === ehr.launch;
    if (!isKnown || !isLaunch || query.get('code_challenge_method') !== 'S256')
      return send(response, 400, { error: 'invalid_request' });
    const back = new URL(redirect);
    back.searchParams.set('state', query.get('state') ?? '');
    if (ehr.manner.denies !== undefined) back.searchParams.set('error', ehr.manner.denies);
    else {
      const code = randomUUID();
      const [challenge, nonce] = [query.get('code_challenge') ?? '', query.get('nonce')];
      grants.set(code, { challenge, nonce, redirect, client: ehr.clientId, scope: scopes.join(' ') });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  /** A code is redeemed once, by the client that it was given to, with what its challenge was made of. */
  function redeem(form: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient(form, request)) return send(response, 401, { error: 'invalid_client' });
    const isGood = grant?.challenge === challenge && grant.redirect === form.get('redirect_uri');
    if (!isGood) return send(response, 400, { error: 'invalid_grant' });
    const token = `token-${randomUUID()}`;
    ehr.tokens.add(token);
    send(response, 200, {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: grant.scope,
      patient: ehr.manner.patient ?? 'sara-1',
      need_patient_banner: true,
      ...(grant.scope.includes('openid') && { id_token: idToken(grant) }),
      ...ehr.manner.token,
    });
  }

  function isClient(form: URLSearchParams, { headers }: IncomingMessage): boolean {
    const { secret } = ehr.manner;
    if (secret === undefined) return form.get('client_id') === ehr.clientId;
    const basic = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
    return basic.split(':').map(decodeURIComponent).join(':') === `${ehr.clientId}:${secret}`;
  }

  function idToken({ nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    return signed(keys.privateKey, {
      iss: origin,
      aud: ehr.clientId,
      sub: 'dr-karimi',
      iat: now,
      exp: now + 300,
      nonce,
      fhirUser: `${ehr.issuer}/Practitioner/karimi`,
      ...ehr.manner.claims,
    });
  }

  const hasToken = ({ headers }: IncomingMessage): boolean =>
    ehr.tokens.has((headers.authorization ?? '').replace(/^Bearer /, ''));

  function readPatient({ pathname }: URL, response: ServerResponse): void {
    const found = ehr.patients.get(pathname.replace(/.*\//, ''));
    if (ehr.manner.patientStatus !== undefined) return send(response, ehr.manner.patientStatus, outcome('forbidden'));
    send(response, found ? 200 : 404, found ?? outcome('not-found'));
  }

  function takeResponse({ headers }: IncomingMessage, body: string, response: ServerResponse): void {
    const [refusal, ...later] = ehr.manner.refusesResponses ?? [];
    if (refusal !== undefined) {
      ehr.manner = { ...ehr.manner, refusesResponses: later };
      return send(response, refusal, outcome('exception'));
    }
    const resource = JSON.parse(body) as Resource;
    const sought = new URLSearchParams(String(headers['if-none-exist'] ?? '')).get('identifier');
    const isThere = ehr.responses.some(({ identifier }) => {
      const { system, value } = identifier as { readonly system: string; readonly value: string };
      return `${system}|${value}` === sought;
    });
    if (!isThere) ehr.responses.push(resource);
    response.writeHead(isThere ? 200 : 201).end();
  }
  return ehr;
}

function smartOf(origin: string, { smart }: EhrManner): object {
  return {
    issuer: origin,
    jwks_uri: `${origin}/keys`,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    capabilities: [
      'launch-ehr',
      'launch-standalone',
      'context-ehr-patient',
      'context-standalone-patient',
      'client-public',
      'client-confidential-symmetric',
      'sso-openid-connect',
      'permission-patient',
      'permission-v2',
    ],
    ...smart,
  };
}

function signed(key: KeyObject, claims: object): string {
  const text = [{ alg: 'RS256', kid: 'a', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const outcome = (code: string) => ({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
