import type { Static, TSchema } from 'typebox';

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
  readonly body: Body;
  readonly data: Data;
  /** Error codes (see `errors.ts`) that the call may answer beside the general ones. */
  readonly errors?: readonly string[];
  /** Answered to pages of other origins that the category allows. */
  readonly embeddable?: boolean;
}

export function defineCall<Body extends TSchema, Data extends TSchema, const M extends Method = 'POST'>(
  call: Omit<Call<Body, Data>, 'method'> & { readonly method?: M },
): Call<Body, Data, M> {
  return { ...call, method: call.method ?? ('POST' as M) };
}

export type BodyOf<C> = C extends Call<infer Body, TSchema> ? Static<Body> : never;
export type DataOf<C> = C extends Call<TSchema, infer Data> ? Static<Data> : never;
