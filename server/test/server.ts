import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { contract, type CallBody, type CallData, type Path, type Reply } from '../../src/api/contract/contract.ts';
import { app } from '../src/app.ts';
import { addAccount, firstClinic } from '../src/accounts/accounts.ts';
import { authHandlers } from '../src/handlers/auth.ts';
import { hashPassword } from '../src/accounts/passwords.ts';
import { openSession } from '../src/sessions/sessions.ts';
import type { Configuration } from '../src/configuration/configuration.ts';
import type { UserTable } from '../src/db/schema/accounts.ts';
import type { Context, ServerContext } from '../src/context/context.ts';
import type { Handlers } from '../src/context/handler.ts';
import { profileHandlers } from '../src/handlers/profile.ts';
import { secondStepHandlers } from '../src/handlers/second-step.ts';
import type { RateLimits } from '../src/http/limits/limits.ts';
import { ServerError } from '../src/errors/server-error.ts';
import type { PlainRenderer } from '../src/hosted/hosted-context.ts';
import type { LogSink } from '../src/log/log-options.ts';
import { createServer } from '../src/server.ts';
import type { StaticFolders } from '../src/static/portal-page.ts';
import { testConfiguration, testServerContext, type TestServerContext } from './context.ts';
import type { TestDatabase } from './databases.ts';

export interface TestServerOptions {
  readonly handlers?: Partial<Handlers>;
  readonly config?: Partial<Configuration>;
  readonly limits?: RateLimits;
  readonly folders?: StaticFolders;
  /** Draws plain pages; the one that is built is not there where tests run. */
  readonly renderer?: PlainRenderer;
  readonly log?: LogSink;
  /** Stub handlers have no data that the access rules could be checked against. */
  readonly standIns?: boolean;
}

/** So many that no suite meets a limit it does not test. */
const loose: RateLimits = { general: { max: 1_000_000, spanMs: 60_000 }, byCall: {} };

/** The whole server, answering `inject`; replies are held against the contract. Calls nobody handles answer `unknown`. */
export async function openTestServer(
  context: ServerContext,
  options: TestServerOptions = {},
): Promise<FastifyInstance> {
  const config = { ...testConfiguration, ...options.config };
  const server = createServer({ ...config, logLevel: options.log ? 'debug' : 'silent' }, options.log);
  const handlers = {
    ...unhandled,
    ...authHandlers,
    ...secondStepHandlers,
    ...profileHandlers,
    ...options.handlers,
  };
  const running = { ...context, config, ...(options.log && { logger: server.log }) };
  await server.register(async (instance) =>
    app(instance, {
      context: running,
      handlers,
      limits: options.limits ?? loose,
      folders: options.folders,
      renderer: options.renderer,
      checkReplies: true,
      ...(options.standIns && { authorize: async (calling: Context) => calling }),
    }),
  );
  return server;
}

/** A server over the emptied database, and its context, for tests that each start from nothing. */
export async function openFreshServer(
  database: TestDatabase,
): Promise<{ readonly context: TestServerContext; readonly server: FastifyInstance }> {
  await database.clear();
  const context = testServerContext(database.db);
  return { context, server: await openTestServer(context) };
}

const refuse = () => Promise.reject(new ServerError('unknown'));
const unhandled = Object.fromEntries(Object.keys(contract).map((path) => [path, refuse])) as unknown as Handlers;

export interface CallOptions {
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Makes a call as a program would. */
export async function call<P extends Path>(
  server: FastifyInstance,
  path: P,
  body: CallBody<P> | Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<{
  readonly status: number;
  readonly reply: Reply<CallData<P>>;
  readonly headers: LightMyRequestResponse['headers'];
}> {
  const response = await server.inject(requestFor(path, body, options));
  return { status: response.statusCode, reply: response.json(), headers: response.headers };
}

function requestFor(path: Path, body: unknown, { token, language, headers, address }: CallOptions): InjectOptions {
  const { method } = contract[path];
  return {
    method,
    url: method === 'GET' ? addressOf(path, body as Readonly<Record<string, string>>) : path,
    remoteAddress: address ?? '127.0.0.1',
    headers: {
      ...(token !== undefined && { 'access-token': token }),
      ...(language !== undefined && { 'accept-language': language }),
      ...headers,
    },
    ...(method === 'POST' && { payload: body as object }),
  };
}

function addressOf(path: Path, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return filled === path && Object.keys(values).length > 0 ? `${path}?${new URLSearchParams(values)}` : filled;
}

export const testPassword = 'a quiet morning';
let storedPassword: Promise<string> | undefined;

/** Adds a person to the first clinic and opens a session for them. */
export async function addPerson(
  context: Pick<ServerContext, 'db' | 'clock'>,
  person: { readonly email: string; readonly access?: 'user' | 'admin'; readonly lang?: 'en' | 'fa' },
): Promise<{ readonly user: UserTable; readonly token: string }> {
  storedPassword ??= hashPassword(testPassword);
  const clinic = await firstClinic(context.db, context.clock());
  const account = {
    firstName: 'Mina',
    lastName: 'Karimi',
    email: person.email,
    access: person.access ?? 'user',
    lang: person.lang ?? 'en',
    passwordHash: await storedPassword,
  } as const;
  const user = await addAccount(context.db, context.clock(), clinic, account);
  return { user, token: await openSession(context, user) };
}
