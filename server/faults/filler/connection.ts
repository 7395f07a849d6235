import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { randomInt } from 'node:crypto';

/** How the connection fails: nobody is reached; within the body of an entry; after the server has it and before its answer arrives; or it is as slow as an old phone's. */
export type Failure = 'before' | 'within' | 'after' | 'slow';

/** A connection between a browser and a server. */
export interface Connection {
  readonly address: string;
  /** `within` and `after` meet the next entry and are over then; the others last until the connection is mended. */
  fail(how: Failure): void;
  mend(): void;
  close(): Promise<void>;
}

const isEntry = (bytes: Buffer): boolean => bytes.includes('POST /entry/storeentry');

export async function openConnection(port: number): Promise<Connection> {
  let failure: Failure | undefined;
  const sockets = new Set<Socket>();
  const hangUp = (...ends: readonly Socket[]) => {
    for (const end of ends) end.resetAndDestroy();
  };
  const pass = async (bytes: Buffer, to: Socket) => {
    // A lost packet is sent once more.
    if (failure === 'slow') await wait(randomInt(20) === 0 ? 1200 : 400);
    to.write(bytes);
  };
  const listener = createServer((browser) => {
    if (failure === 'before') return hangUp(browser);
    const server = connect(port, '127.0.0.1');
    let toServer = Promise.resolve();
    let toBrowser = Promise.resolve();
    let isLost = false;
    for (const end of [browser, server]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        browser.destroy();
        server.destroy();
      });
    }
    browser.on('data', (bytes: Buffer) => {
      if (failure === 'within' && isEntry(bytes)) {
        failure = undefined;
        server.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)), () => hangUp(browser, server));
        return;
      }
      if (failure === 'after' && isEntry(bytes)) [failure, isLost] = [undefined, true];
      toServer = toServer.then(() => pass(bytes, server));
    });
    server.on('data', (bytes: Buffer) => {
      if (isLost) hangUp(browser, server);
      else toBrowser = toBrowser.then(() => pass(bytes, browser));
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    address: `http://127.0.0.1:${(listener.address() as { readonly port: number }).port}`,
    fail: (how) => {
      failure = how;
      if (how !== 'slow') hangUp(...sockets);
    },
    mend: () => {
      failure = undefined;
    },
    close: async () => {
      hangUp(...sockets);
      listener.close();
      await once(listener, 'close');
    },
  };
}
