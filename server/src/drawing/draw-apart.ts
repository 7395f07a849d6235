import { ServerError } from '../errors/server-error.ts';
import { FairQueue, type QueueRoom } from '../turns/fair-queue.ts';
import type { Draw } from './program.ts';
import type { Task } from './task.ts';
import { beginThread, type Thread } from './thread.ts';

export interface ApartOptions {
  readonly program: string | URL;
  /** Longest that a drawing may take; what takes longer is ended with its thread. Defaults to 10 seconds. */
  readonly longestMs?: number;
  readonly room?: QueueRoom;
}

export interface Apart {
  readonly draw: Draw;
  stop(): Promise<void>;
}

interface Waiting {
  readonly toTask: (pack: Thread['pack']) => Task;
  readonly since: number;
  resolve(drawn: unknown): void;
  reject(error: unknown): void;
}

/** Whoever waited longer has gone, or is better told to come back. */
const longestWaitMs = 10_000;

const busy = (): ServerError => new ServerError('unavailable', { retryAfter: 5 });

/**
 * Draws on a thread of its own, one thing after the other, so that no form, however large, keeps a call waiting. The
 * thread begins with the first drawing, and again after one that broke it. Throws `unavailable` where too many wait.
 */
export function drawApart({ program, longestMs = 10_000, room = { most: 200, mostEach: 40 } }: ApartOptions): Apart {
  const queue = new FairQueue<Waiting>(room);
  let thread: Thread | undefined;
  let isRunning = false;
  const drawOne = async ({ toTask }: Waiting): Promise<unknown> => {
    if (!thread || thread.isOver()) thread = beginThread(program);
    const running = thread;
    try {
      const outcome = await running.ask(toTask(running.pack), longestMs);
      if ('drawn' in outcome) return outcome.drawn;
      throw Object.assign(new Error(outcome.failure), { name: outcome.failure });
    } finally {
      if (running.isOver()) await running.end();
    }
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let waiting = queue.next(); waiting; waiting = queue.next()) {
      if (performance.now() - waiting.since > longestWaitMs) waiting.reject(busy());
      else await drawOne(waiting).then(waiting.resolve, waiting.reject);
    }
    isRunning = false;
  };
  return {
    draw: (name, given, turn = '') =>
      new Promise((resolve, reject) => {
        const toTask: Waiting['toTask'] = (pack) => pack(name, given);
        const waiting = { toTask, since: performance.now(), resolve: resolve as Waiting['resolve'], reject };
        if (!queue.add(turn, waiting)) return reject(busy());
        void run();
      }),
    stop: async () => thread?.end(),
  };
}
