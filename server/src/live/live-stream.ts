import { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';

/** Whose events, and in which session. */
export interface Listening {
  readonly clinic: string;
  readonly user: string;
  readonly session: string;
}

/** Events read in one go. */
const batch = 100;

/** The events of one person as a stream; what a slow reader has not taken stays in the database. */
export interface LiveStream extends Listening {
  readonly body: Readable;
  /** The last event sent. */
  seq(): number;
  /** Sends what is new. */
  pump(): void;
  /** Sends a comment, so that no proxy takes the connection for dead. */
  beat(): void;
  end(): void;
}

function eventsAfter(db: Database, { clinic, user }: Listening, seq: number) {
  return db
    .selectFrom('live_events')
    .select(['seq', 'kind', 'about'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(batch)
    .execute();
}

/** Runs work once at a time; requests during a run lead to one more run afterwards. */
function oneAtATime(canRun: () => boolean, work: () => Promise<void>): () => void {
  let isRunning = false;
  let isStale = false;
  return function run(): void {
    isStale = true;
    if (isRunning || !canRun()) return;
    isRunning = true;
    isStale = false;
    void work().finally(() => {
      isRunning = false;
      if (isStale) run();
    });
  };
}

export function createLiveStream(
  db: Database,
  listening: Listening,
  after: number,
  isAlive: (session: string) => Promise<boolean>,
): LiveStream {
  let seq = after;
  let isWanted = true;
  let isOver = false;
  const body = new Readable({
    highWaterMark: 16_384,
    read: () => {
      isWanted = true;
      pump();
    },
  });
  const push = (text: string) => {
    if (!isOver && !body.destroyed) isWanted = body.push(text) && isWanted;
  };

  const pump = oneAtATime(
    () => isWanted && !isOver && !body.destroyed,
    () => sendNew().catch((error: unknown) => void body.destroy(error as Error)),
  );

  async function sendNew(): Promise<void> {
    const rows = await eventsAfter(db, listening, seq);
    if (rows.length === 0) return;
    if (!(await isAlive(listening.session))) return end();
    for (const row of rows) {
      seq = row.seq;
      push(`id: ${row.seq}\nevent: ${row.kind}\ndata: ${row.about}\n\n`);
    }
    if (rows.length === batch) pump();
  }

  function end(): void {
    if (isOver || body.destroyed) return;
    isOver = true;
    body.push(null);
  }

  push(`retry: 3000\nid: ${after}\nevent: open\ndata: {}\n\n`);
  return {
    ...listening,
    body,
    seq: () => seq,
    pump,
    end,
    beat: () => {
      if (isWanted) push(': \n\n');
    },
  };
}
