import { Worker } from 'node:worker_threads';
import { ServerError } from '../errors/server-error.ts';
import { createTurns, type Turns } from '../turns/create-turns.ts';
import type { Outcome, Results, Task } from './task.ts';

/** How long a task may take, and how much memory its thread may have; one that needs more is ended. */
export interface Allowance {
  readonly ms: number;
  readonly megabytes: number;
}

const allowance: Allowance = { ms: 20_000, megabytes: 256 };

/** One at a time of each kind, so that the calls of everybody else keep a core; one person takes no more than a part of the queue. */
const lanes: Readonly<Record<Task['kind'], Turns>> = {
  read: createTurns({ atOnce: 1, most: 8, mostEach: 1 }),
  check: createTurns({ atOnce: 1, most: 8, mostEach: 4 }),
  proposal: createTurns({ atOnce: 1, most: 8, mostEach: 2 }),
};

/**
 * Does a person's task on a thread of its own: a form that takes a second to read keeps nobody waiting, and one that
 * never ends, or eats all memory, ends with its thread. Throws the task's refusal, `toomuchtoread` where it was ended,
 * `toomany` where the person's earlier ones are still being done, and `unavailable` where too many wait.
 */
export async function workApart<Kind extends Task['kind']>(
  whose: string,
  task: Extract<Task, { readonly kind: Kind }>,
  allowed: Allowance = allowance,
): Promise<Results[Kind]> {
  const outcome = await lanes[task.kind](whose, () => runThread(task, allowed));
  if ('refusal' in outcome) throw new ServerError(outcome.refusal, outcome.detail);
  return outcome.result as Results[Kind];
}

/** The bundle lies beside this file; tests and scripts run the source, which a thread cannot do by itself. */
const isBundled = !import.meta.url.endsWith('.ts');
const program = new URL(`./form-worker.${isBundled ? 'js' : 'ts'}`, import.meta.url);
const runSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(program)}, ${JSON.stringify(program)}))`;

function runThread(task: Task, { ms, megabytes }: Allowance): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(isBundled ? program : runSource, {
      workerData: task,
      eval: !isBundled,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 8, stackSizeMb: 4 },
    });
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(tooMuch), ms);
    worker.on('message', end);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
      end(tooMuch);
    });
    worker.on('exit', () => end(tooMuch));
  });
}

const tooMuch: Outcome = { refusal: 'toomuchtoread', detail: {} };
