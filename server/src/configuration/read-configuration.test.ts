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
  ['PORSA_TERMINOLOGY_URL', 'tx.example'],
  ['PORSA_TERMINOLOGY_URL', 'https://me:secret@tx.example/fhir'],
  ['PORSA_ASSISTANT_URL', 'ftp://models.example'],
  ['PORSA_ASSISTANT_URL', 'https://me:secret@models.example/v1'],
  ['PORSA_ASSISTANT_URL', 'https://models.example/v1?key=secret'],
  ['PORSA_ASSISTANT_KEY', 'two words'],
  ['PORSA_ASSISTANT_TOKENS', '10'],
  ['PORSA_ASSISTANT_PER_PERSON', '0'],
  ['PORSA_ASSISTANT_PER_HOUR', 'many'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
});

test('every fault is reported at once', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', PORSA_PORT: '1' })).toHaveLength(3);
});

test('a wrong variable that may hold a password is not repeated', () => {
  expect(
    faultsOf({ DATABASE_URL: 'mysql://me:secret@host/x', SMTP_URL: 'http://me:secret@host' }).join(),
  ).not.toContain('secret');
});

test('a language model needs an address and a name, and a wrong address that may hold a key is not repeated', () => {
  const url = 'https://models.example/v1/chat/completions/';
  expect(
    readConfiguration({ PORSA_ASSISTANT_URL: url, PORSA_ASSISTANT_MODEL: 'small', PORSA_ASSISTANT_KEY: 'sk-1' })
      .assistant,
  ).toEqual({
    url: 'https://models.example/v1',
    model: 'small',
    key: 'sk-1',
    tokens: 1000,
    perPerson: 60,
    perHour: 600,
  });
  expect(readConfiguration({}).assistant).toBeUndefined();
  expect(faultsOf({ PORSA_ASSISTANT_URL: url })).toEqual([expect.stringMatching(/^PORSA_ASSISTANT_MODEL must be set/)]);
  for (const name of ['PORSA_ASSISTANT_MODEL', 'PORSA_ASSISTANT_KEY'])
    expect(faultsOf({ [name]: 'x' })).toEqual([expect.stringMatching(/^PORSA_ASSISTANT_URL must be set/)]);
  expect(
    faultsOf({ PORSA_ASSISTANT_URL: 'https://x.example/?key=secret', PORSA_ASSISTANT_KEY: 'secret word' }).join(),
  ).not.toMatch(/secret/);
});

test('a terminology server is known by its address alone', () => {
  const url = 'https://tx.example/fhir/';
  expect(readConfiguration({ PORSA_TERMINOLOGY_URL: url }).terminologyUrl).toBe('https://tx.example/fhir');
  expect(readConfiguration({}).terminologyUrl).toBeUndefined();
  expect(faultsOf({ PORSA_TERMINOLOGY_URL: 'https://tx.example/?key=secret' }).join()).not.toMatch(/secret/);
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

test('every variable stands in the table of the guide to production', async () => {
  const page = await readFile(new URL('../../../docs/production.md', import.meta.url), 'utf8');
  const tables = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  expect(Object.keys(variables).filter((name) => !tables.includes(`\`${name}\``))).toEqual([]);
});
