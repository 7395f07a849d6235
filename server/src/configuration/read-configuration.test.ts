import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { ConfigurationError, readConfiguration, variables, type Environment } from './read-configuration.ts';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'porsa-configuration-'));
});
afterEach(() => rm(temporary, { recursive: true }));

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

test('nothing set gives a server for this machine alone', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:8080',
    trustedProxies: 0,
    logLevel: 'info',
    databaseUrl: undefined,
    smtpUrl: undefined,
  });
});

test('a server that listens everywhere is reached as localhost', () => {
  expect(readConfiguration({ HOST: '0.0.0.0', PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(readConfiguration({ HOST: '::1', PORT: '9000' }).publicUrl).toBe('http://[::1]:9000');
});

test('the public address loses its last slash', () => {
  expect(readConfiguration({ PORSA_PUBLIC_URL: 'https://forms.example.org/' }).publicUrl).toBe(
    'https://forms.example.org',
  );
});

test.each([
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'porsa'],
  ['PORSA_PUBLIC_URL', 'forms.example.org'],
  ['PORSA_PUBLIC_URL', 'ftp://a.example'],
  ['PORSA_PUBLIC_URL', 'https://a.example/?x=1'],
  ['SMTP_URL', 'http://mail'],
  ['PORSA_DEMO_PASSWORD', 'short'],
  ['PORSA_BACKUP_PASSPHRASE', 'short'],
  ['PORSA_TRUSTED_PROXIES', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['PORSA_MAIL_FROM', 'nobody'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
});

test('every fault is told at once', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', PORSA_PORT: '1' })).toHaveLength(3);
});

test('a wrong variable that may hold a password is not repeated', () => {
  expect(
    faultsOf({ DATABASE_URL: 'mysql://me:secret@host/x', SMTP_URL: 'http://me:secret@host' }).join(),
  ).not.toContain('secret');
});

test('a blank variable counts as absent', () => {
  expect(readConfiguration({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

test('the data folder is made for its owner alone', async () => {
  const folder = join(temporary, 'deep', 'data');
  await prepareDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a file in place of the data folder is refused by a sentence', async () => {
  const file = join(temporary, 'data');
  await writeFile(file, '');
  await expect(prepareDataFolder(file)).rejects.toThrow(/^PORSA_DATA must be a folder/);
});

test('every variable stands in a table of the README or of the guide to production', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  const tables = [await read('../../../README.md'), await read('../../../docs/production.md')]
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  expect(Object.keys(variables).filter((name) => !tables.includes(`\`${name}\``))).toEqual([]);
});
