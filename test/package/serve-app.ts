import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serveFolder } from './serve-folder.ts';

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves what an application's build has written: by its own server where it has one, else as files. */
export async function serveApp(folder: string): Promise<Served> {
  if (existsSync(join(folder, '.next'))) return serveNext(folder);
  const built = join(folder, 'dist');
  return serveFolder(existsSync(join(built, 'index.html')) ? [built] : [built, folder]);
}

async function serveNext(folder: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}/`;
  const giveUp = Date.now() + 120_000;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > giveUp) throw new Error('Next.js does not start');
    await wait(100);
  }
  return {
    address,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
