import { parentPort } from 'node:worker_threads';
import { drawHere, type Given, type Program } from './program.ts';
import { createUnpacker, type Outcome, type Task } from './task.ts';

const unpack = createUnpacker();

async function draw(task: Task): Promise<Outcome> {
  try {
    return { drawn: await drawHere(task.name, unpack(task) as unknown as Given<keyof Program>) };
  } catch (error) {
    return { failure: error instanceof Error ? error.name : 'unknown' };
  }
}

/** A thread that draws one thing after the other. */
parentPort?.on('message', (task: Task) => void draw(task).then((outcome) => parentPort?.postMessage(outcome)));
