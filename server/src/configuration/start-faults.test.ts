import { expect, test } from 'vitest';
import { databaseFault, listenFault } from './start-faults.ts';

const failure = (code?: string, message = 'no details') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });
const postgres = { dataFolder: '/data', databaseUrl: 'postgres://porsa:secret@db.example/porsa' };

test.each([
  ['EADDRINUSE', /^PORT must be free; another program already uses 80/],
  ['EACCES', /^PORT must be one this user can listen on; 80 .+ above 1023\.$/],
  ['EADDRNOTAVAIL', /^HOST must be an address of this machine; .+ 192\.0\.2\.1 \(EADDRNOTAVAIL\)\.$/],
])('Where listening fails with %s a sentence says what to do, and starting again would not help', (code, sentence) => {
  const { faults, mayPass } = listenFault({ host: '192.0.2.1', port: 80 }, failure(code));
  expect([faults, mayPass]).toEqual([[expect.stringMatching(sentence)], false]);
});

test.each([
  ['28P01', 'the user or password is wrong', false],
  ['3D000', 'the database does not exist', false],
  ['ENOTFOUND', 'the host does not exist', false],
  ['42501', 'the user is not allowed to change its tables', false],
  ['XX000', '(XX000)', false],
  ['ECONNREFUSED', 'start PostgreSQL', true],
  ['57P03', 'PostgreSQL is starting', true],
  ['EAI_AGAIN', 'could not be resolved', true],
])('A PostgreSQL that fails with %s is reported in words, without its address', (code, words, passes) => {
  const {
    faults: [sentence = ''],
    mayPass,
  } = databaseFault(postgres, failure(code));
  expect(sentence).toMatch(/^DATABASE_URL must be a PostgreSQL database .+\.$/);
  expect(sentence).toContain(words);
  expect(sentence).not.toContain('secret');
  expect(mayPass).toBe(passes);
});

test('A pool that waited in vain is a database that is away', () => {
  const { faults, mayPass } = databaseFault(postgres, failure(undefined, 'timeout exceeded when trying to connect'));
  expect([faults, mayPass]).toEqual([[expect.stringContaining('the server does not respond (ETIMEDOUT)')], true]);
});

test('Settings that would lose answers are reported as they are', () => {
  expect(databaseFault(postgres, failure(undefined, 'PostgreSQL runs with fsync off; turn it on.')).faults[0]).toMatch(
    /: PostgreSQL runs with fsync off; turn it on\.$/,
  );
});

test('An embedded database that cannot be opened is reported with its path', () => {
  expect(databaseFault({ dataFolder: '/data', databaseUrl: undefined }, failure('SQLITE_NOTADB')).faults).toEqual([
    'PORSA_DATA must contain a valid database; /data/porsa.sqlite can’t be opened (SQLITE_NOTADB).',
  ]);
});
