import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

it('An address has so many connections; another is closed at once, until one of them has ended', async () => {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  /** What comes back before the connection is closed, or an answer is there. */
  const ask = async (): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [
      Buffer | '',
    ];
    return data.toString();
  };
  try {
    expect(await ask()).toContain('here');
    expect(await ask()).toContain('here');
    expect(await ask()).toBe('');
    const [first] = sockets;
    first?.destroy();
    await expect.poll(ask).toContain('here');
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
