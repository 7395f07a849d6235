import {
  createClient as create,
  type Client,
  type ClientOptions as Options,
  type SessionSource,
} from '../api/client/client.ts';

export type { CallOptions, Client, ClientReply, Refusal, SessionSource } from '../api/client/client.ts';

export interface ClientOptions extends Omit<Options, 'session'> {
  /** A session that the server gave, or an object that gives the token at each call and is notified when the server no longer accepts it. */
  readonly session?: SessionSource | { readonly token: string };
}

/** A client of one server. No reply gives code 5002, one that is not the server’s own 5003, a failed auth or user call 5001; a 401 ends the session. */
export function createClient({ api, session, ...others }: ClientOptions): Client {
  return create({ ...others, api: api.replace(/\/+$/, ''), session: session && sourceOf(session) });
}

function sourceOf(session: SessionSource | { readonly token: string }): SessionSource {
  if ('end' in session) return session;
  let { token } = session;
  return {
    token: () => token,
    end: () => {
      token = '';
    },
  };
}
