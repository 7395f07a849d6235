import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { CallBody, CallData, Path, Reply } from '../../../src/api/contract/contract.ts';
import { nextPort } from '../../../server/test/ports.ts';
import { quickFolder } from '../../../server/test/quick-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built server as a process of its own. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves to the exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves as soon as the output holds it; rejects when the process ends before. */
  prints(text: string | RegExp): Promise<string>;
}

/** Runs `npm start`, `npm run demo` or an operation as the machine would: nothing but the given environment. `release` is the folder of another one than that which is built here. */
export function runProgram(
  entry: 'main' | 'demo' | 'add-clinic',
  environment: Readonly<Record<string, string>>,
  given: readonly string[] = [],
  release?: string,
): RunningProgram {
  const program = release === undefined ? ['server/scripts/start.mjs', entry] : [`dist/server/${entry}.js`];
  const child = spawn(process.execPath, [...program, ...given], {
    cwd: release ?? root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const take = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const prints = async (wanted: string | RegExp): Promise<string> => {
    for (;;) {
      const found = typeof wanted === 'string' ? printed.includes(wanted) && wanted : wanted.exec(printed)?.[0];
      if (found) return found;
      const listening = new AbortController();
      const data = (stream: Readable) => once(stream, 'data', { signal: listening.signal }).then(() => false);
      const over = await Promise.race([ended.then(() => true), data(child.stdout), data(child.stderr)]);
      listening.abort();
      if (over) throw new Error(`The program ended before it printed ${wanted}:\n${printed}`);
    }
  };
  return { child, ended, prints, output: () => printed };
}

/** The demo, with a clinic's website on another origin. */
export interface Product {
  readonly portal: string;
  readonly clinic: string;
  readonly password: string;
  /** Its data folder. */
  readonly data: string;
  readonly program: () => RunningProgram;
  /** Ends the process, as a crash of the machine or a restart would; `start` brings it back on the same data and ports, where given as another release. */
  stop(): Promise<void>;
  start(release?: string): Promise<void>;
  close(): Promise<void>;
}

/** What the run's first start of the demo has filled, as it was left: `build-product.ts` makes it and clears it away. */
export const filledVariable = 'PORSA_TEST_FILLED_DEMO';
const demoPassword = 'a quiet morning';

/** Starts the demo on free ports and a data folder of its own, with settings besides. Where the run has a filled folder, this one is a copy. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const data = await mkdtemp(join(quickFolder(), 'porsa-journey-'));
  const filled = process.env[filledVariable];
  if (filled) await cp(filled, data, { recursive: true });
  const port = nextPort();
  const password = demoPassword;
  let program: RunningProgram | undefined;
  // A run has built everything before its first journey: its sources are not looked through at each start.
  const start = async (release = filled ? root : undefined) => {
    const environment = {
      PORT: String(port),
      PORSA_DATA: data,
      PORSA_DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
      ...settings,
    };
    program = runProgram('demo', environment, [], release);
    await program.prints('clinic.html');
  };
  const stop = async () => {
    program?.child.kill('SIGTERM');
    await program?.ended;
  };
  await start();
  return {
    portal: `http://127.0.0.1:${port}`,
    clinic: `http://127.0.0.1:${port + 1}`,
    password,
    data,
    start,
    stop,
    program: () => program!,
    close: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What a call answered, with its HTTP status. */
export type Answered<P extends Path> = Reply<CallData<P>> & { readonly status: number };

/** Makes a call as a program would, without a browser. On a connection of its own: one that was kept may have ended with a server that was stopped. */
export async function call<P extends Path>(
  address: string,
  path: P,
  body: CallBody<P>,
  token?: string,
): Promise<Answered<P>> {
  const response = await fetch(address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(token === undefined ? {} : { 'access-token': token }),
    },
  });
  return { status: response.status, ...((await response.json()) as Reply<CallData<P>>) };
}

/** The data of a call that must go well. */
export async function ask<P extends Path>(
  address: string,
  path: P,
  body: CallBody<P>,
  token?: string,
): Promise<CallData<P>> {
  const reply = await call(address, path, body, token);
  if (!reply.success)
    throw new Error(
      `${path} answered ${reply.status} ${reply.code}: ${reply.message} ${JSON.stringify(reply.fields ?? [])}`,
    );
  return reply.data;
}

/** A token of one of the demo's people. */
export async function tokenOf(
  { portal, password }: Pick<Product, 'portal' | 'password'>,
  person: 'admin' | 'owner' | 'secretary' | 'expert' | 'new',
): Promise<string> {
  return (await ask(portal, '/auth/veryifypassword', { email: `${person}@porsa.test`, password })).token;
}
