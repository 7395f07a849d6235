import type pg from 'pg';
import { callPatience, keepAlive, patienceStatement } from '../db/patience.ts';
import { channel, type Hint } from './hint.ts';

export interface PostgresListener {
  isListening(): boolean;
  stop(): Promise<void>;
}

const longestWaitMs = 30_000;
/** So often a connection that hears nothing is asked whether it is still there, and so long it may take to say so. */
const [beatMs, answerMs] = [30_000, 10_000];

/** Hears from every process whose events have grown; a lost connection is made anew, ever more slowly, and `missed` told. */
export function listenToPostgres(url: string, hint: Hint, missed: () => void): PostgresListener {
  let client: pg.Client | undefined;
  let listening = false;
  let stopped = false;
  let wait = 500;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const { default: driver } = await import('pg');
    if (stopped) return;
    const mine = new driver.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      ...keepAlive,
      query_timeout: answerMs,
    });
    client = mine;
    mine.on('error', () => undefined);
    mine.on('notification', ({ payload }) => {
      if (payload) hint([payload]);
    });
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

  /** Nobody says goodbye on a line that was cut: a connection that answers no more is made anew. */
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
