import { Worker } from 'node:worker_threads';
import { ServerError } from '../errors/server-error.ts';
import type { Outcome, Results, Task } from './task.ts';

/** How long a task may take, and how much memory its thread may have; one that needs more is ended. */
export interface Allowance {
  readonly ms: number;
  readonly megabytes: number;
}

const allowance: Allowance = { ms: 20_000, megabytes: 256 };

/** One at a time of each kind, so that the calls of everybody else keep a core; so many may wait. */
const mayWait = 8;

interface Lane {
  running: boolean;
  readonly waiting: (() => void)[];
}
const lanes: Readonly<Record<Task['kind'], Lane>> = {
  read: { running: false, waiting: [] },
  check: { running: false, waiting: [] },
  proposal: { running: false, waiting: [] },
};

/**
 * Does a task on a thread of its own: a form that takes a second to read keeps nobody waiting, and one that never ends,
 * or eats all memory, ends with its thread. Throws the task's refusal, `toomuchtoread` where it was ended, and
 * `unavailable` where too many wait.
 */
export async function workApart<Kind extends Task['kind']>(
  task: Extract<Task, { readonly kind: Kind }>,
  allowed: Allowance = allowance,
): Promise<Results[Kind]> {
  const lane = lanes[task.kind];
  await takeTurn(lane);
  try {
    const outcome = await runThread(task, allowed);
    if ('refusal' in outcome) throw new ServerError(outcome.refusal, outcome.detail);
    return outcome.result as Results[Kind];
  } finally {
    passTurn(lane);
  }
}

async function takeTurn(lane: Lane): Promise<void> {
  if (!lane.running) return void (lane.running = true);
  if (lane.waiting.length >= mayWait) throw new ServerError('unavailable', { retryAfter: 5 });
  await new Promise<void>((resolve) => {
    lane.waiting.push(resolve);
  });
}

function passTurn(lane: Lane): void {
  const next = lane.waiting.shift();
  if (next) next();
  else lane.running = false;
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
