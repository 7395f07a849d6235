import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pinned, type Place } from './pinned.ts';
import type { SendersOptions, SendersResult } from './programs/senders.ts';

/** A program of `load/programs`, in a process of its own. */
export interface RunningProgram {
  /** What it prints until it ends. Rejects where it fails. */
  readonly output: Promise<string>;
  readonly firstLine: Promise<string>;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export function runProgram(name: 'bare-app' | 'senders', given: object, place: Place): RunningProgram {
  const file = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  pinned(child.pid, place);
  const chunks: Buffer[] = [];
  const text = () => Buffer.concat(chunks).toString();
  const ended = once(child, 'close');
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.includes('\n')) resolve(text().split('\n')[0] ?? '');
    });
    void ended.then(() => reject(new Error(`${name} ended before it said anything.`)));
  });
  firstLine.catch(() => undefined);
  const output = ended.then(([code]) => {
    if (code !== 0) throw new Error(`${name} ended with ${String(code)}.`);
    return text();
  });
  output.catch(() => undefined);
  return {
    output,
    firstLine,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Lets a process of people send, and gives what came of it. */
export async function sendFrom(options: SendersOptions): Promise<SendersResult> {
  return JSON.parse(await runProgram('senders', options, 'senders').output) as SendersResult;
}
