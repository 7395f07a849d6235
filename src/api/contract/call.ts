import { Type, type Static, type TSchema } from 'typebox';

/**
 * Who may make a call before the access table is asked.
 *
 * `anyone`: no token needed, and one is read where it is given. `user`: a live session.
 */
export type Caller = 'anyone' | 'user';

export type Method = 'GET' | 'POST';

/** One call between elements and server, stated once: client, routes, validation and the OpenAPI page come from it. */
export interface Call<Body extends TSchema = TSchema, Data extends TSchema = TSchema, M extends Method = Method> {
  readonly method: M;
  readonly summary: string;
  readonly who: Caller;
  /** Of a GET: what stands in the path (`/uploads/:id`) or, where nothing does, in the query; texts alone. */
  readonly body: Body;
  readonly data: Data;
  /** Error codes (see `errors.ts`) that the call may answer beside the general ones. */
  readonly errors?: readonly string[];
  /** Answered to pages of other origins that the category allows. */
  readonly embeddable?: boolean;
  /** The part of a multipart body that carries a file; the other parts are the body, as texts. */
  readonly file?: string;
  /** `stream`: the reply is a file or a flow of events, not JSON. */
  readonly gives?: 'stream';
}

export interface UploadCall<
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
  F extends string = string,
> extends Call<Body, Data, 'POST'> {
  readonly file: F;
}

const Nothing = Type.Object({}, { additionalProperties: false });

export interface StreamCall<Body extends TSchema = TSchema, M extends Method = Method> extends Call<
  Body,
  typeof Nothing,
  M
> {
  readonly gives: 'stream';
}

export function defineCall<Body extends TSchema, Data extends TSchema, const M extends Method = 'POST'>(
  call: Omit<Call<Body, Data>, 'method' | 'file' | 'gives'> & { readonly method?: M },
): Call<Body, Data, M> {
  return { ...call, method: call.method ?? ('POST' as M) };
}

/** A call that sends one file, of at most 512,000 bytes, in the multipart part `file`. */
export function defineUpload<Body extends TSchema, Data extends TSchema, const F extends string>(
  call: Omit<UploadCall<Body, Data, F>, 'method' | 'gives'>,
): UploadCall<Body, Data, F> {
  return { ...call, method: 'POST' };
}

/** A call whose reply is read as it comes: a file, an export, events. Refusals are JSON as everywhere. */
export function defineStream<Body extends TSchema, const M extends Method = 'GET'>(
  call: Omit<StreamCall<Body, M>, 'method' | 'file' | 'gives' | 'data'> & { readonly method?: M },
): StreamCall<Body, M> {
  return { ...call, method: call.method ?? ('GET' as M), data: Nothing, gives: 'stream' };
}

export type BodyOf<C> = C extends Call<infer Body, TSchema> ? Static<Body> : never;
export type DataOf<C> = C extends Call<TSchema, infer Data> ? Static<Data> : never;
