import type { StreamCall, UploadCall } from '../contract/call.ts';
import type { CallBody, CallData, Contract, Path, Reply } from '../contract/contract.ts';
import { ways, type Name, type Service } from './ways.ts';

/** Whose token a client sends, and what ends when the server no longer knows it. */
export interface SessionSource {
  /** Blank when nobody is signed in. */
  token(): string;
  end(token: string): void;
  /** Absent: replies are kept by nobody. */
  keeper?(): ReplyKeeper | undefined;
}

/** Keeps what calls answer for times without a connection. Asked as a call begins, it gives what awaits the reply, and may give another in its place. */
export type ReplyKeeper = (
  path: string,
  body: object,
  signal?: AbortSignal,
) => ((reply: Promise<ClientReply<unknown>>) => Promise<ClientReply<unknown>>) | undefined;

export interface ClientOptions {
  /** Where the server is, such as `https://forms.example.org`; blank means the page's own. */
  readonly api: string;
  readonly session?: SessionSource;
  /** Language of the server's messages. Defaults to English. */
  readonly language?: string | (() => string);
  /** Milliseconds until a call counts as unanswered. Defaults to 30 000. */
  readonly timeout?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  /** Sent although the page is being left. */
  readonly keepalive?: boolean;
}

/** A refusal. `cause` holds the server's own message where the client gives a more general one. */
export type Refusal = Extract<Reply<never>, { success: false }> & {
  readonly cause?: unknown;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number;
};
export type ClientReply<D> = Extract<Reply<D>, { success: true }> | Refusal;

/** What is sent: the body, and the file where the call takes one. */
type Sent<P extends Path> =
  Contract[P] extends UploadCall<infer _Body, infer _Data, infer F>
    ? CallBody<P> & { readonly [K in F]: Blob }
    : CallBody<P>;

/** What comes back: the data, or the response itself where it is read as it comes. */
type Received<P extends Path> = Contract[P] extends StreamCall ? Response : CallData<P>;

/** An empty body need not be given. */
type Arguments<P extends Path> =
  Record<never, never> extends Sent<P>
    ? [body?: Sent<P>, options?: CallOptions]
    : [body: Sent<P>, options?: CallOptions];

/** One typed function a call: `client.auth.veryifypassword({ email, password })`. None of them throws. */
export type Client = {
  readonly [S in Service<Path>]: {
    readonly [P in Path as Service<P> extends S ? Name<P> : never]: (
      ...given: Arguments<P>
    ) => Promise<ClientReply<Received<P>>>;
  };
};

/** The client's own refusals: nobody was reached; a reply came that is not our server's. */
const offline: Refusal = { success: false, code: 5002, message: 'No reply' };
const foreign: Refusal = { success: false, code: 5003, message: 'Unreadable reply' };

/**
 * A client of one server. Code 5002: no reply came. 5003: a reply came that is not the server's own, such as a proxy's page or
 * half a document. 5001: an auth or user call failed. A 401 ends the session.
 */
export function createClient(options: ClientOptions): Client {
  const service = (name: string) =>
    lookup(
      (call) =>
        (body: object = {}, call_: CallOptions = {}) =>
          ask(options, `/${name}/${call}`, body, call_),
    );
  return lookup(service) as unknown as Client;
}

function lookup<T>(find: (name: string) => T): Record<string, T> {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? find(name) : undefined) });
}

type AnyReply = Promise<ClientReply<unknown>>;

/** Who makes calls of this page before the code that asks them has come. */
interface Ahead {
  /** The reply to what was asked, by the server, by whom, and what, where it is on its way. */
  begun(asked: string): AnyReply | undefined;
  /** A call has done what it was to do. */
  onDone(name: string): void;
}

let ahead: Ahead | undefined;

export const askAhead = (by: Ahead): void => {
  ahead = by;
};

async function ask(options: ClientOptions, name: string, body: object, call: CallOptions): AnyReply {
  const token = options.session?.token() ?? '';
  const begun = ahead?.begun(JSON.stringify([options.api, token, name, body]));
  const early = begun && (await begun);
  // What found no server is asked again, by those who may know by now what was kept of it.
  if (early && (early.success || early.code !== offline.code)) return early;
  const [method, path, stream] = (ways[name] ?? `POST ${name}`).split(' ') as [string, string, string?];
  const [url, init] = request(options, method, path, body, token);
  const keep = stream ? undefined : options.session?.keeper?.()?.(path, body, call.signal);
  const sent = send(options.api + url, init, call, options.timeout, stream !== undefined);
  const reply = await (keep?.(sent) ?? sent);
  if (reply.success) {
    ahead?.onDone(name);
    return reply;
  }
  if (token && reply.code === 4010) options.session?.end(token);
  return isPersonal.test(path) ? { success: false, code: 5001, message: 'There is a problem', cause: reply } : reply;
}

/** The calls of the auth and user service, whose failures are reported as 5001. */
const isPersonal = /^\/(auth|user|autologin|getStoreAdminProfile|sendemailverifycode|verifyEmailAddress)\//;

async function send(
  url: string,
  init: RequestInit,
  call: CallOptions,
  timeout: number | undefined,
  stream: boolean,
): Promise<ClientReply<unknown>> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const timer = setTimeout(abort, call.timeout ?? timeout ?? 30_000);
  call.signal?.addEventListener('abort', abort);
  if (call.signal?.aborted) abort();
  let reading = false;
  try {
    const response = await fetch(url, { ...init, signal: stop.signal, keepalive: call.keepalive });
    reading = stream && response.ok;
    return reading ? { success: true, data: response } : await read(response);
  } catch {
    return offline;
  } finally {
    clearTimeout(timer);
    if (!reading) call.signal?.removeEventListener('abort', abort);
  }
}

function request(
  options: ClientOptions,
  method: string,
  path: string,
  body: object,
  token: string,
): [url: string, init: RequestInit] {
  const language = typeof options.language === 'function' ? options.language() : (options.language ?? 'en');
  const headers: Record<string, string> = { 'accept-language': language };
  if (token) headers['access-token'] = token;
  if (method === 'GET') return [inPath(path, body), { headers, credentials: 'omit' }];
  const parts = Object.entries(body) as [string, string | Blob][];
  if (parts.some(([, part]) => part instanceof Blob))
    return [path, { method, headers, credentials: 'omit', body: multipart(parts) }];
  headers['content-type'] = 'application/json';
  return [path, { method, headers, credentials: 'omit', body: JSON.stringify(body) }];
}

/** `/uploads/:id` with its id, or the path with a query. */
function inPath(path: string, body: object): string {
  const values = new URLSearchParams(body as Record<string, string>);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  return filled === path && values.size > 0 ? `${path}?${values}` : filled;
}

/** The file comes last: what it is for is known before it is read. */
function multipart(parts: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, part] of [...parts].sort(
    ([, one], [, other]) => Number(one instanceof Blob) - Number(other instanceof Blob),
  ))
    form.append(name, part);
  return form;
}

/** What the status of a proxy in front of the server means, as codes of the error table. */
const byStatus: Readonly<Record<number, number>> = { 408: 5002, 413: 4130, 429: 4290, 502: 5030, 503: 5030, 504: 5030 };

/** A reply that cannot be read is a fault on the server's side: the connection has carried it. */
async function read(response: Response): Promise<ClientReply<unknown>> {
  const reply = (await ownReply(response)) ?? { ...foreign, code: byStatus[response.status] ?? foreign.code };
  const retryAfter = Number(response.headers.get('retry-after'));
  return reply.success || !retryAfter ? reply : { ...reply, retryAfter };
}

/** Undefined where the reply is not the server's own. */
async function ownReply(response: Response): Promise<ClientReply<unknown> | undefined> {
  const text = await response.text();
  try {
    const reply = JSON.parse(text) as Partial<ClientReply<unknown>> | null;
    if (typeof reply?.success === 'boolean') return reply as ClientReply<unknown>;
  } catch {
    // No JSON.
  }
  return undefined;
}
