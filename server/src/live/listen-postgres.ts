import type pg from 'pg';
import { callPatience, keepAlive, patienceStatement } from '../db/patience.ts';

export interface PostgresListener {
  isListening(): boolean;
  stop(): Promise<void>;
}

const longestWaitMs = 30_000;
/** How often an idle connection is checked, and how long it may take to answer. */
const [beatMs, answerMs] = [30_000, 10_000];

async function createClient(url: string, hear: (word: string) => void): Promise<pg.Client> {
  const { default: driver } = await import('pg');
  const client = new driver.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    ...keepAlive,
    query_timeout: answerMs,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    if (payload) hear(payload);
  });
  return client;
}

/** What to listen to. */
export interface Listening {
  readonly channel: string;
  hear(word: string): void;
  /** Words may have been missed. */
  missed(): void;
}

/** Hears what every process says on a channel. A lost connection is reopened with growing delays. */
export function listenToPostgres(url: string, { channel, hear, missed }: Listening): PostgresListener {
  let client: pg.Client | undefined;
  let listening = false;
  let stopped = false;
  let wait = 500;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const mine = await createClient(url, hear);
    if (stopped) return;
    client = mine;
    mine.on('end', () => {
      if (client === mine) retry();
    });
    try {
      await mine.connect();
      await mine.query(patienceStatement(callPatience)).catch(() => undefined);
      await mine.query(`listen ${channel}`);
      [listening, wait] = [true, 500];
      missed();
      heartbeat = setInterval(() => {
        mine.query('select 1').catch(() => drop(mine));
      }, beatMs).unref();
    } catch {
      await mine.end().catch(() => undefined);
      if (client === mine) retry();
    }
  }

  /** A connection that was cut does not always end: one that no longer answers is reopened. */
  function drop(mine: pg.Client): void {
    if (client !== mine) return;
    retry();
    void mine.end().catch(() => undefined);
  }

  function retry(): void {
    clearInterval(heartbeat);
    [client, listening] = [undefined, false];
    if (stopped) return;
    timer = setTimeout(() => void connect(), wait).unref();
    wait = Math.min(wait * 2, longestWaitMs);
  }

  void connect();
  return {
    isListening: () => listening,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      const mine = client;
      [client, listening] = [undefined, false];
      await mine?.end().catch(() => undefined);
    },
  };
}
