import type { CallBody, CallData, Contract, Path, Reply } from './contract/contract.ts';

/** Whose token a client sends, and what ends when the server no longer knows it. */
export interface SessionSource {
  /** Blank when nobody is signed in. */
  token(): string;
  end(token: string): void;
}

export interface ClientOptions {
  /** Where the server is, such as `https://forms.example.org`; blank means the page's own. */
  readonly api: string;
  readonly session?: SessionSource;
  /** Language of the server's messages. Defaults to English. */
  readonly language?: string | (() => string);
  /** Milliseconds until a call counts as unanswered. Defaults to 30 000. */
  readonly timeout?: number;
}

export interface CallOptions { readonly signal?: AbortSignal; readonly timeout?: number }

/** A refusal. `cause` holds what the server itself said where the client says something more general. */
export type Refusal = Extract<Reply<never>, { success: false }> & { readonly cause?: unknown };
export type ClientReply<D> = Extract<Reply<D>, { success: true }> | Refusal;

/** An empty body need not be given. */
type Arguments<P extends Path> = Record<never, never> extends CallBody<P> ? [body?: CallBody<P>, options?: CallOptions] : [body: CallBody<P>, options?: CallOptions];

type Service<P extends Path> = P extends `/${infer S}/${string}` ? S : never;

/** One typed function a call: `client.auth.veryifypassword({ email, password })`. None of them throws. */
export type Client = {
  readonly [S in Service<Path>]: {
    readonly [P in Path as P extends `/${S}/${infer Name}` ? Name : never]: (...given: Arguments<P>) => Promise<ClientReply<CallData<P>>>;
  };
};

type GetPath = { [P in Path]: Contract[P]['method'] extends 'GET' ? P : never }[Path];

/** The calls that are not POST. */
export const getCalls = { '/user/getprofile': true } as const satisfies Record<GetPath, true>;

const offline: Refusal = { success: false, code: 5002, message: 'No answer came' };

/** A client of one server. A lost line gives code 5002, a failed auth or user call 5001; a 401 ends the session. */
export function createClient(options: ClientOptions): Client {
  const service = (name: string) => lookup((call) => (body: object = {}, call_: CallOptions = {}) => ask(options, `/${name}/${call}`, body, call_));
  return lookup(service) as unknown as Client;
}

function lookup<T>(find: (name: string) => T): Record<string, T> {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? find(name) : undefined) });
}

async function ask(options: ClientOptions, path: string, body: object, call: CallOptions): Promise<ClientReply<unknown>> {
  const token = options.session?.token() ?? '';
  const reply = await send(options, path, body, call, token);
  if (reply.success) return reply;
  if (token && reply.code === 4010) options.session?.end(token);
  return /^\/(auth|user)\//.test(path) ? { success: false, code: 5001, message: 'There is a problem', cause: reply } : reply;
}

async function send(options: ClientOptions, path: string, body: object, call: CallOptions, token: string): Promise<ClientReply<unknown>> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const timer = setTimeout(abort, call.timeout ?? options.timeout ?? 30_000);
  call.signal?.addEventListener('abort', abort);
  if (call.signal?.aborted) abort();
  try {
    const response = await fetch(options.api + path, { ...request(options, path, body, token), signal: stop.signal });
    return await read(response);
  } catch {
    return offline;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', abort);
  }
}

function request(options: ClientOptions, path: string, body: object, token: string): RequestInit {
  const language = typeof options.language === 'function' ? options.language() : options.language ?? 'en';
  const headers: Record<string, string> = { 'accept-language': language };
  if (token) headers['access-token'] = token;
  if (path in getCalls) return { headers, credentials: 'omit' };
  headers['content-type'] = 'application/json';
  return { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(body) };
}

/** An answer that is not ours comes from something in between, so the line counts as lost; only "too large" is taken at its word. */
async function read(response: Response): Promise<ClientReply<unknown>> {
  const reply = await response.json().catch(() => undefined) as Partial<ClientReply<unknown>> | undefined;
  if (typeof reply?.success === 'boolean') return reply as ClientReply<unknown>;
  return response.status === 413 ? { success: false, code: 4130, message: response.statusText } : offline;
}
