import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email as it came in. */
export interface Received {
  readonly to: string;
  readonly text: string;
}

/** A mail server that can be away, on a port that stays the same. */
export interface MailServer {
  readonly url: string;
  readonly received: Received[];
  open(): Promise<void>;
  /** Calls back once the next email has come in, before it is acknowledged. */
  atNext(then: () => Promise<void>): void;
  close(): Promise<void>;
}

export async function prepareMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  let next: (() => Promise<void>) | undefined;
  let server: SMTPServer | undefined;
  let port = 0;
  const open = async () => {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text });
          const then = next;
          next = undefined;
          void (then?.() ?? Promise.resolve()).then(() => done());
        });
      },
    });
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
    ({ port } = opened.server.address() as AddressInfo);
    server = opened;
  };
  const close = async () => {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  };
  await open();
  await close();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    open,
    close,
    atNext: (then) => {
      next = then;
    },
  };
}
