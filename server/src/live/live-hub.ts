import { sessionLife } from '../sessions/sessions.ts';
import type { Database } from '../db/database.ts';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { channel, setHint } from './hint.ts';
import { listenToPostgres } from './listen-postgres.ts';
import { createLiveStream, type Listening, type LiveStream } from './live-stream.ts';

/** Pages of one person that may listen to one process, and listeners of a process in all. */
export const mostListeners = { ofOne: 10, inAll: 5000 } as const;

const tickMs = 2000;
/** Ticks between two searches for events that no notification came for, where PostgreSQL notifies. */
const lookEvery = 8;
const beatEvery = 8;
/** How long a reader who takes nothing keeps the server from stopping. */
const patienceMs = 1000;

type Parts = Pick<ServerContext, 'db' | 'clock' | 'config'>;

/** The streams of one process. */
interface LiveHub {
  add(listening: Listening, after: number): LiveStream;
  close(): Promise<void>;
}

const hubs = new WeakMap<Database, LiveHub>();

/** Opens a stream of a person's events; it ends with their session. Throws `toomany` above so many of one person. */
export function openLiveStream(parts: Parts, listening: Listening, after: number): LiveStream {
  const hub = hubs.get(parts.db) ?? createHub(parts);
  hubs.set(parts.db, hub);
  return hub.add(listening, after);
}

/** Ends every stream of a process that stops. */
export async function closeLive(db: Database): Promise<void> {
  const hub = hubs.get(db);
  hubs.delete(db);
  await hub?.close();
}

function createHub(parts: Parts): LiveHub {
  const { db, config } = parts;
  const streams = new Set<LiveStream>();
  const pumpAll = () => {
    for (const stream of streams) stream.pump();
  };
  const hint = (users: readonly string[]) => {
    for (const stream of streams) if (users.includes(stream.user)) stream.pump();
  };
  const listener =
    config.databaseUrl === undefined
      ? undefined
      : listenToPostgres(config.databaseUrl, { channel, hear: (user) => hint([user]), missed: pumpAll });
  const isAlive = async (session: string) => (await liveSessions(parts, [session])).has(session);
  setHint(db, hint);
  let ticks = 0;
  let busy = false;
  const timer = setInterval(() => {
    if (busy || streams.size === 0) return;
    busy = true;
    ticks += 1;
    if (ticks % beatEvery === 0) for (const stream of streams) stream.beat();
    const looks = listener?.isListening() !== true || ticks % lookEvery === 0;
    void look(parts, streams, looks)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, tickMs).unref();
  return {
    add: (listening, after) => {
      const ofOne = [...streams].filter((stream) => stream.user === listening.user).length;
      if (ofOne >= mostListeners.ofOne || streams.size >= mostListeners.inAll)
        throw new ServerError('toomany', { retryAfter: 30 });
      const stream = createLiveStream(db, listening, after, isAlive);
      streams.add(stream);
      stream.body.on('close', () => streams.delete(stream));
      stream.pump();
      return stream;
    },
    close: async () => {
      clearInterval(timer);
      setHint(db, undefined);
      for (const stream of streams) stream.end();
      setTimeout(() => {
        for (const stream of streams) stream.body.destroy();
      }, patienceMs).unref();
      await listener?.stop();
    },
  };
}

/** Ends the streams of sessions that are over, and sends events that no notification came for. */
async function look(parts: Parts, streams: ReadonlySet<LiveStream>, looksForEvents: boolean): Promise<void> {
  const all = [...streams];
  for (let start = 0; start < all.length; start += 500) {
    const some = all.slice(start, start + 500);
    const alive = await liveSessions(
      parts,
      some.map((stream) => stream.session),
    );
    for (const stream of some) if (!alive.has(stream.session)) stream.end();
    if (looksForEvents)
      await pumpGrown(
        parts.db,
        some.filter((stream) => alive.has(stream.session)),
      );
  }
}

async function pumpGrown(db: Database, streams: readonly LiveStream[]): Promise<void> {
  if (streams.length === 0) return;
  const heads = await db
    .selectFrom('live_heads')
    .select(['user_id', 'seq'])
    .where('clinic', 'in', [...new Set(streams.map((stream) => stream.clinic))])
    .where(
      'user_id',
      'in',
      streams.map((stream) => stream.user),
    )
    .execute();
  const seqs = new Map(heads.map((head) => [head.user_id, head.seq]));
  for (const stream of streams) if ((seqs.get(stream.user) ?? 0) > stream.seq()) stream.pump();
}

/** Listening keeps no session alive: only calls do. */
async function liveSessions({ db, clock }: Parts, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const now = clock().getTime();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'sessions.clinic').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select('sessions.hash')
    .where('sessions.hash', 'in', hashes)
    .where('users.disabled_at', 'is', null)
    .where('sessions.expires_at', '>', new Date(now).toISOString())
    .where('sessions.used_at', '>', new Date(now - sessionLife.idleMs).toISOString())
    .execute();
  return new Set(rows.map((row) => row.hash));
}
