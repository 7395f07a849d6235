import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly address: string;
  close(): Promise<void>;
}

/** A proxy that gives each call to the next of its servers, and answers 502 where that one is away. */
export async function openRoundRobin(servers: readonly string[]): Promise<RoundRobin> {
  let calls = 0;
  const proxy = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, servers[calls % servers.length] ?? '');
    calls += 1;
  });
  // A connection that ended by itself as the next call was sent on it would look like a server that was killed.
  proxy.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, server: string): void {
  const onward = request(
    server + (incoming.url ?? '/'),
    { method: incoming.method, headers: incoming.headers, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(onward);
}
