import type { Configuration } from '../src/configuration/configuration.ts';
import type { Database } from '../src/db/database.ts';
import { countPublicEntries } from '../src/entry/public-entries.ts';
import type { ServerContext } from '../src/context/context.ts';
import { createSealer, newKey } from '../src/crypto/sealer.ts';
import type { MailMessage, MailQueue, SmsMessage } from '../src/context/mail-queue.ts';

/** A clock that stands still until it is moved on. */
export interface TestClock {
  (): Date;
  /** Moves on by milliseconds. */
  advance(by: number): void;
}

export function testClock(start = '2026-05-04T08:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance: (by: number) => {
      now += by;
    },
  });
}

export const testConfiguration: Configuration = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '/nowhere',
  publicUrl: 'https://forms.test',
  mailFrom: 'Porsa <porsa@forms.test>',
  trustedProxies: 0,
  logLevel: 'silent',
  signUp: 'open',
  serviceWorker: 'on',
  uploadsPerForm: 200,
  uploadsPerClinic: 20_480,
  entriesPerForm: 6000,
  smsCodes: { prefixes: ['+98'], perDay: 500 },
};

export interface TestMail extends MailQueue {
  readonly messages: readonly MailMessage[];
  readonly texts: readonly SmsMessage[];
}

export function testMail(): TestMail {
  const messages: MailMessage[] = [];
  const texts: SmsMessage[] = [];
  return {
    messages,
    texts,
    add: async (message) => {
      messages.push(message);
    },
    addText: async (message) => {
      texts.push(message);
    },
    addNone: async () => undefined,
    addNoText: async () => undefined,
    deliver: async () => 0,
  };
}

const testSealer = createSealer([newKey()]);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export type TestServerContext = ServerContext & { readonly clock: TestClock };

/** What lives as long as the process, with a clock that stands still and a log that says nothing. */
export function testServerContext(db: Database, overrides: Partial<ServerContext> = {}): TestServerContext {
  const lasting = {
    db,
    clock: testClock(),
    logger: silent,
    config: testConfiguration,
    mail: testMail(),
    sealer: testSealer,
    ...overrides,
  };
  return { publicEntries: countPublicEntries(lasting), ...lasting } as TestServerContext;
}
