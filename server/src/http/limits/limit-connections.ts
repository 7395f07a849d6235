import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from '../request/caller.ts';

/** Closes connections of an address that has so many open: each takes memory and a file handle before it has asked for anything. */
export function limitConnections(server: Pick<Server, 'on'>, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = limitKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
