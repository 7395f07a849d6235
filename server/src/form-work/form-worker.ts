import { parentPort, workerData } from 'node:worker_threads';
import { tryTask, type Task } from './task.ts';

/** A thread that does one task and ends. */
parentPort?.postMessage(await tryTask(workerData as Task));
