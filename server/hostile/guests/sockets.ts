import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { again, type Guest, type Scene } from '../guest.ts';

const chunk = Buffer.alloc(65_536, ' ');

/** A connection; it notes where it was closed, by whom it may be. */
function open(guest: Guest): Socket {
  const { hostname, port } = new URL(guest.place.server);
  const socket = connect({ host: hostname, port: Number(port), localAddress: guest.address });
  socket.on('error', () => undefined);
  socket.once('data', (data: Buffer) => guest.note(data.subarray(9, 12).toString()));
  socket.once('close', () => guest.note('closed'));
  return socket;
}

const head = (path: string, lines: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: forms.test', 'content-type: application/json', ...lines, '', ''].join('\r\n');

/** Large bodies, all but their last byte, and then nothing. */
export const slowBodies: Scene = (guest) => {
  const { token } = guest.place.guest;
  const kinds = [
    ['/entry/storeentry', 1024 * 1024],
    ['/category/storedraft', 2 * 1024 * 1024],
    ['/category/import', 7 * 1024 * 1024],
    ['/category/getform', 128 * 1024],
  ] as const;
  return again(guest, 200, async (turn) => {
    const [path, bytes] = kinds[turn % kinds.length]!;
    const socket = open(guest);
    socket.write(head(path, [`access-token: ${token}`, `content-length: ${bytes}`]));
    for (let sent = 0; sent + chunk.length < bytes && !socket.destroyed && !guest.isOver(); sent += chunk.length) {
      socket.write(chunk);
      await wait(50);
    }
    for (let held = 0; held < 300 && !socket.destroyed && !guest.isOver(); held += 1) await wait(100);
    socket.destroy();
  });
};

/** Headers that come letter by letter. */
export const slowHeaders: Scene = (guest) =>
  again(guest, 500, async () => {
    const socket = open(guest);
    const text = head('/category/getform', [`x-long: ${'a'.repeat(8000)}`]);
    for (let at = 0; at < text.length && !socket.destroyed && !guest.isOver(); at += 1) {
      socket.write(text[at] ?? '');
      await wait(500);
    }
    socket.destroy();
  });

/** Connections that ask for nothing, as many as can be had. */
export const manySockets: Scene = async (guest) => {
  const sockets = new Set<Socket>();
  while (!guest.isOver()) {
    for (let count = 0; count < 50 && sockets.size < 5000; count += 1) {
      const socket = open(guest);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    await wait(20);
  }
  for (const socket of sockets) socket.destroy();
};
