import { Worker } from 'node:worker_threads';
import { createPacker, type Outcome, type Task } from './task.ts';

export interface Thread {
  readonly pack: ReturnType<typeof createPacker>;
  /** It broke, or was ended: nothing is to be asked of it any more. */
  isOver(): boolean;
  /** One thing at a time. Rejects where it takes longer, or the thread ends. */
  ask(task: Task, longestMs: number): Promise<Outcome>;
  end(): Promise<void>;
}

const megabytes = 256;

/** A thread that runs a file which answers as `draw-thread.ts` does. It keeps no process alive. */
export function beginThread(program: string | URL): Thread {
  const worker = new Worker(program, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 8, stackSizeMb: 4 },
  });
  worker.unref();
  let isOver = false;
  let fail = (_: Error): void => undefined;
  let take = (_: Outcome): void => undefined;
  const over = (error: Error): void => {
    isOver = true;
    fail(error);
  };
  worker.on('message', (outcome: Outcome) => take(outcome));
  worker.on('error', over).on('exit', () => over(new Error('ended')));
  return {
    pack: createPacker(),
    isOver: () => isOver,
    async ask(task, longestMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answered = new Promise<Outcome>((resolve, reject) => {
        take = resolve;
        fail = reject;
        timer = setTimeout(() => over(new Error('too long')), longestMs);
      });
      worker.postMessage(task);
      return answered.finally(() => clearTimeout(timer));
    },
    async end() {
      isOver = true;
      await worker.terminate();
    },
  };
}
