import { expect, test } from 'vitest';
import { databaseFault, listenFault } from './start-faults.ts';

const failure = (code?: string, message = 'no details') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });
const postgres = { dataFolder: '/data', databaseUrl: 'postgres://porsa:secret@db.example/porsa' };

test.each([
  ['EADDRINUSE', /^PORT must be free; another program listens on 80 /],
  ['EACCES', /^PORT must be one this user may listen on; 80 .+ above 1023\.$/],
  ['EADDRNOTAVAIL', /^HOST must be an address of this machine; .+ 192\.0\.2\.1 \(EADDRNOTAVAIL\)\.$/],
])('Where listening fails with %s a sentence says what to do, and starting again would not help', (code, sentence) => {
  const { faults, mayPass } = listenFault({ host: '192.0.2.1', port: 80 }, failure(code));
  expect([faults, mayPass]).toEqual([[expect.stringMatching(sentence)], false]);
});

test.each([
  ['28P01', 'user or password is wrong', false],
  ['3D000', 'there is no database of that name', false],
  ['ENOTFOUND', 'there is no host of that name', false],
  ['42501', 'that user may not change its tables', false],
  ['XX000', '(XX000)', false],
  ['ECONNREFUSED', 'start PostgreSQL', true],
  ['57P03', 'just starting', true],
  ['EAI_AGAIN', 'could not be looked up', true],
])('A PostgreSQL that fails with %s is told in words, without its address', (code, words, passes) => {
  const {
    faults: [sentence = ''],
    mayPass,
  } = databaseFault(postgres, failure(code));
  expect(sentence).toMatch(/^DATABASE_URL must lead to .+\.$/);
  expect(sentence).toContain(words);
  expect(sentence).not.toContain('secret');
  expect(mayPass).toBe(passes);
});

test('A pool that waited in vain is a database that is away', () => {
  const { faults, mayPass } = databaseFault(postgres, failure(undefined, 'timeout exceeded when trying to connect'));
  expect([faults, mayPass]).toEqual([[expect.stringContaining('nothing answers there (ETIMEDOUT)')], true]);
});

test('Settings that would lose answers are told as they are', () => {
  expect(databaseFault(postgres, failure(undefined, 'PostgreSQL runs with fsync off; turn it on.')).faults[0]).toMatch(
    /: PostgreSQL runs with fsync off; turn it on\.$/,
  );
});

test('An embedded database that cannot be opened is told with its path', () => {
  expect(databaseFault({ dataFolder: '/data', databaseUrl: undefined }, failure('SQLITE_NOTADB')).faults).toEqual([
    'PORSA_DATA must hold a database that can be opened; /data/porsa.sqlite cannot (SQLITE_NOTADB).',
  ]);
});
