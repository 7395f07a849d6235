import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { contract, type CallBody, type CallData, type Path, type Reply } from '../../src/api/contract/contract.ts';
import { app } from '../src/app.ts';
import { addAccount, firstClinic } from '../src/auth/accounts.ts';
import { authHandlers } from '../src/auth/auth-handlers.ts';
import { hashPassword } from '../src/auth/passwords.ts';
import { openSession } from '../src/auth/sessions.ts';
import type { Configuration } from '../src/configuration/configuration.ts';
import type { UserTable } from '../src/db/schema.ts';
import type { Context, Handlers, ServerContext } from '../src/http/handler.ts';
import type { RateLimits } from '../src/http/limits.ts';
import { ServerError } from '../src/http/server-error.ts';
import type { LogSink } from '../src/log/log-options.ts';
import { peopleHandlers } from '../src/user/people-handlers.ts';
import { createServer } from '../src/server.ts';
import type { StaticFolders } from '../src/static/portal-page.ts';
import { testConfiguration } from './context.ts';

export interface TestServerOptions {
  readonly handlers?: Partial<Handlers>;
  readonly config?: Partial<Configuration>;
  readonly limits?: RateLimits;
  readonly folders?: StaticFolders;
  readonly log?: LogSink;
  /** Handlers that stand in for the real ones have no world that the access table could ask. */
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
  const handlers = { ...unhandled, ...authHandlers, ...peopleHandlers, ...options.handlers };
  const running = { ...context, config, ...(options.log && { logger: server.log }) };
  await server.register(async (instance) =>
    app(instance, {
      context: running,
      handlers,
      limits: options.limits ?? loose,
      folders: options.folders,
      checkReplies: true,
      ...(options.standIns && { ask: async (calling: Context) => calling }),
    }),
  );
  return server;
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
