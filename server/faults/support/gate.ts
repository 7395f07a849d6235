import { mkdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** The way to a database, which may be shut: nothing comes through any more, and no connection ends. */
export interface Gate {
  readonly url: string;
  shut(): void;
  open(): void;
  /** From now on it leads to another database; what was under way to the old one ends. */
  lead(socket: string): void;
  close(): void;
}

const name = '.s.PGSQL.5432';

export async function openGate(folder: string, first: string): Promise<Gate> {
  await mkdir(folder, { recursive: true });
  const sockets = new Set<Socket>();
  let isShut = false;
  let socket = first;
  const server = createServer((caller) => {
    const database = connect(join(socket, name));
    for (const [one, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(one);
      if (isShut) one.pause();
      one.on('data', (chunk) => other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isShut) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, name), resolve));
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    shut: () => {
      isShut = true;
      for (const one of sockets) one.pause();
    },
    open: () => {
      isShut = false;
      for (const one of sockets) one.resume();
    },
    lead: (next) => {
      socket = next;
      for (const one of sockets) one.destroy();
    },
    close: () => {
      server.close();
      for (const one of sockets) one.destroy();
    },
  };
}
