import { ServerError } from '../errors/server-error.ts';
import { FairQueue } from './fair-queue.ts';

export interface TurnsRoom {
  /** Works done at the same time, of one line and another. */
  readonly atOnce: number;
  /** Works that may wait. */
  readonly most: number;
  /** Works of one line, done or waiting. */
  readonly mostEach: number;
}

/** Does work when it is its line's turn. Throws `toomany` where the line is full, and `unavailable` where all are. */
export type Turns = <Result>(line: string, work: () => Promise<Result>) => Promise<Result>;

/** So long until it is worth trying again, in seconds. */
const retryAfter = 5;

/**
 * Heavy work waits here in lines, one a person or an address. A line does one work at a time, and lines take turns:
 * whoever asks for much waits for themselves.
 */
export function createTurns({ atOnce, most, mostEach }: TurnsRoom): Turns {
  const running = new Set<string>();
  const waiting = new FairQueue<() => void>({ most, mostEach });
  const refuse = (code: 'toomany' | 'unavailable') => new ServerError(code, { retryAfter });
  const pass = (line: string): void => {
    running.delete(line);
    waiting.next((next) => !running.has(next))?.();
  };
  const wait = (line: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        running.add(line);
        resolve();
      };
      if (!waiting.add(line, begin)) reject(refuse('unavailable'));
    });
  return async (line, work) => {
    const own = waiting.lengthOf(line) + (running.has(line) ? 1 : 0);
    if (own >= mostEach) throw refuse('toomany');
    if (running.size < atOnce && own === 0) running.add(line);
    else await wait(line);
    try {
      return await work();
    } finally {
      pass(line);
    }
  };
}

/** Waits for the turn of a line, and keeps it until something is over. */
export function takeTurn(turns: Turns, line: string, until: Promise<unknown>): Promise<void> {
  return new Promise((begin, reject) => {
    turns(line, () => {
      begin();
      return until;
    }).catch(reject);
  });
}
