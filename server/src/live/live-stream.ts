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
  /** A line that means nothing, so that nobody between takes the connection for dead. */
  beat(): void;
  end(): void;
}

export function createLiveStream(
  db: Database,
  listening: Listening,
  after: number,
  isAlive: (session: string) => Promise<boolean>,
): LiveStream {
  let seq = after;
  let isWanted = true;
  let isReading = false;
  let isStale = false;
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

  function pump(): void {
    isStale = true;
    if (isReading || !isWanted || isOver || body.destroyed) return;
    isReading = true;
    void sendNew()
      .catch((error: unknown) => body.destroy(error as Error))
      .finally(() => {
        isReading = false;
        if (isStale) pump();
      });
  }

  async function sendNew(): Promise<void> {
    isStale = false;
    const rows = await db
      .selectFrom('live_events')
      .select(['seq', 'kind', 'about'])
      .where('clinic', '=', listening.clinic)
      .where('user_id', '=', listening.user)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    if (!(await isAlive(listening.session))) return end();
    for (const row of rows) {
      seq = row.seq;
      push(`id: ${row.seq}\nevent: ${row.kind}\ndata: ${row.about}\n\n`);
    }
    if (rows.length === batch) isStale = true;
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
