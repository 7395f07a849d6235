import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { KeyScope } from '../../src/api/contract/service-accounts.ts';
import { handlers as bare } from '../src/handlers/handlers.ts';
import { openSession } from '../src/sessions/sessions.ts';
import { handlers, openClinic, type ClinicOptions, type Person, type TestClinic } from './clinic.ts';
import { testServerContext, type TestServerContext } from './context.ts';
import type { TestDatabase } from './databases.ts';
import { openTestServer } from './server.ts';

/** Whose token a request carries: that of a person, a key of these scopes and role, or one as it is. */
export type Asker = Person | 'stranger' | { readonly token: string };

export interface FhirReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface FhirAsk {
  readonly as?: Asker;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FhirServer {
  readonly server: FastifyInstance;
  readonly context: TestServerContext;
  readonly clinic: TestClinic;
  get(path: string, ask?: FhirAsk): Promise<FhirReply>;
  post(path: string, ask: FhirAsk): Promise<FhirReply>;
  put(path: string, ask: FhirAsk): Promise<FhirReply>;
  /** A key with a role in the clinic's form. */
  key(scopes: KeyScope[], role?: 'secretary' | 'expert' | 'newuser'): Promise<{ readonly token: string }>;
}

/** The service over a clinic with one form. */
export async function openFhirServer(database: TestDatabase, options: ClinicOptions = {}): Promise<FhirServer> {
  await database.clear();
  const context = testServerContext(database.db);
  const clinic = await openClinic(database.db, { slug: 'visit', ...options });
  const server = await openTestServer(context, { handlers: bare });
  const tokenOf = async (asker: Asker | undefined): Promise<string | undefined> =>
    asker === undefined
      ? undefined
      : typeof asker === 'object'
        ? asker.token
        : openSession(context, { clinic: clinic.id, id: clinic.userId(asker) });
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, { as, body, headers }: FhirAsk = {}) => {
    const token = await tokenOf(as);
    const response = await server.inject({
      method,
      url: path.startsWith('http') ? path.replace(/^https?:\/\/[^/]+/, '') : `/fhir/${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/fhir+json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status } = response;
    return {
      status,
      headers: response.headers,
      body: response.body === '' ? {} : (response.json() as Record<string, unknown>),
    };
  };
  return {
    server,
    context,
    clinic,
    get: (path, given) => ask('GET', path, given),
    post: (path, given) => ask('POST', path, given),
    put: (path, given) => ask('PUT', path, given),
    key: async (scopes, role) => {
      const { key } = await handlers['/admin/storeapikey'](clinic.as('admin'), {
        title: 'Program',
        scopes,
        ...(role !== undefined && { roles: [{ category: clinic.category, role }] }),
      });
      return { token: key };
    },
  };
}

/** The resources that a Bundle holds. */
export function resourcesIn({ body }: FhirReply): readonly Record<string, unknown>[] {
  return ((body['entry'] ?? []) as readonly { resource: Record<string, unknown> }[]).map(({ resource }) => resource);
}

export function linkIn({ body }: FhirReply, relation: string): string | undefined {
  return (body['link'] as readonly { relation: string; url: string }[]).find((link) => link.relation === relation)?.url;
}

interface IssueIn {
  readonly severity: string;
  readonly code: string;
  readonly details?: { readonly text: string };
  readonly diagnostics?: string;
  readonly expression?: readonly string[];
}

/** What a refusal says; one that is no OperationOutcome fails the test. */
export function issuesIn({ body, headers }: FhirReply): readonly IssueIn[] {
  if (body['resourceType'] !== 'OperationOutcome' || !String(headers['content-type']).includes('application/fhir+json'))
    throw new Error(`No OperationOutcome: ${JSON.stringify(body)}`);
  return body['issue'] as readonly IssueIn[];
}
