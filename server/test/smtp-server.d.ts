/** What the tests use of smtp-server, which brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }
  interface Options {
    readonly authOptional?: boolean;
    readonly disabledCommands?: readonly string[];
    readonly allowInsecureAuth?: boolean;
    onAuth?(
      auth: { readonly username?: string; readonly password?: string },
      session: Session,
      done: (error: Error | null, response?: { readonly user: string }) => void,
    ): void;
    onData?(stream: Readable, session: Session, done: (error?: Error) => void): void;
  }

  export class SMTPServer {
    readonly server: Server;
    constructor(options: Options);
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
