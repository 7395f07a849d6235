import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inTemporaryFolder, runServer, type ServerProcess } from '../test/server-process.ts';

const running: ServerProcess[] = [];
const start = (environment: Readonly<Record<string, string>>) => {
  const server = runServer('main', environment);
  running.push(server);
  return server;
};

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
});

const post = async (address: string, path: string, body: object) => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  return { status: response.status, reply: (await response.json()) as { readonly data: { readonly token: string } } };
};

test('A first start prints a link that makes the first admin; stopping is graceful and starting again finds them', () =>
  inTemporaryFolder(async (folder) => {
    const first = start({ PORSA_DATA: folder, PORT: '0' });
    const address = await first.address();
    await expect.poll(first.output).toMatch(/\/activation\/[A-Za-z0-9_-]{43}\/\n/);
    const id = /\/activation\/([^/]+)\//.exec(first.output())?.[1];
    const person = { firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@clinic.test', password: 'a quiet morning' };
    expect((await post(address, '/auth/activate', { id, person })).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({ PORSA_DATA: folder });
    expect(
      (
        await post(await second.address(), '/auth/veryifypassword', {
          email: person.email,
          password: person.password,
        })
      ).status,
    ).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.output()).not.toContain('/activation/');
  }));

test('Two that start together on an empty folder print one link, which works', () =>
  inTemporaryFolder(async (folder) => {
    const both = [start({ PORSA_DATA: folder }), start({ PORSA_DATA: folder })];
    const secretOf = (server: ServerProcess) => /\/activation\/([^/]+)\//.exec(server.output())?.[1];
    const [address = ''] = await Promise.all(both.map((server) => server.address()));
    await expect.poll(() => both.map(secretOf).filter(Boolean)).toHaveLength(2);
    const [id, other] = both.map(secretOf);
    expect(other).toBe(id);
    const person = { firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@clinic.test', password: 'a quiet morning' };
    expect((await post(address, '/auth/activate', { id, person })).status).toBe(200);
  }));

test('An acknowledged account outlives kill -9', () =>
  inTemporaryFolder(async (folder) => {
    const first = start({ PORSA_DATA: folder });
    const address = await first.address();
    await expect.poll(first.output).toContain('/activation/');
    const id = /\/activation\/([^/]+)\//.exec(first.output())?.[1];
    const person = { firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@clinic.test', password: 'a quiet morning' };
    expect((await post(address, '/auth/activate', { id, person })).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start({ PORSA_DATA: folder });
    expect(
      (
        await post(await second.address(), '/auth/veryifypassword', {
          email: person.email,
          password: person.password,
        })
      ).status,
    ).toBe(200);
  }));

test('A wrong configuration stops the start with one sentence a fault, and no stack', async () => {
  const server = start({ PORT: 'http', LOG_LEVEL: 'loud', PORSA_COLOUR: 'red' });
  expect(await server.ended).toBe(2);
  const lines = server.output().trim().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'PORSA_COLOUR']);
  expect(lines.every((line) => line.endsWith('.'))).toBe(true);
});

test('A port that is taken, a folder that is none and a database that is away each stop the start with a sentence', () =>
  inTemporaryFolder(async (folder) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const port = String((taken.address() as AddressInfo).port);
    await writeFile(join(folder, 'file'), '');
    const attempts: readonly (readonly [Readonly<Record<string, string>>, RegExp, code?: number])[] = [
      [{ PORSA_DATA: folder, PORT: port }, /^PORT must be free; another program already uses \d+\. .+\.\n$/],
      [{ PORSA_DATA: join(folder, 'file') }, /^PORSA_DATA must be a folder the server may write into; .+\.\n$/],
      [
        { PORSA_DATA: folder, DATABASE_URL: `postgres://nobody@127.0.0.1:${port === '1' ? 2 : 1}/none` },
        /^DATABASE_URL must be a PostgreSQL database .+ \(ECONNREFUSED\)\.\n$/,
        1,
      ],
      [{ PORSA_DATA: folder, HOST: '203.0.113.7' }, /^HOST must be an address of this machine; .+\.\n$/],
    ];
    for (const [environment, sentence, code = 2] of attempts) {
      const server = start(environment);
      expect([environment, await server.ended]).toEqual([environment, code]);
      expect(server.output()).toMatch(sentence);
    }
    await new Promise((resolve) => taken.close(resolve));
  }));

test('A demo whose second port is none stops with a sentence before it fills anything', () =>
  inTemporaryFolder(async (folder) => {
    const demo = runServer('demo', { PORSA_DATA: folder, PORT: '65535' });
    running.push(demo);
    expect(await demo.ended).toBe(2);
    expect(demo.output()).toMatch(/^The port of the clinic’s page, one above PORT, must be below 65536; .+\.\n$/);
  }));

test('The demo keeps its password over a restart, and a password that it cannot read stops it with a sentence', () =>
  inTemporaryFolder(async (folder) => {
    const passwords: (string | undefined)[] = [];
    for (const _attempt of ['first', 'second']) {
      const demo = runServer('demo', { PORSA_DATA: folder });
      running.push(demo);
      await expect.poll(demo.output).toMatch(/clinic +http\S+\/clinic\.html\n/);
      passwords.push(/password: (\S+)/.exec(demo.output())?.[1]);
      demo.child.kill('SIGTERM');
      expect(await demo.ended).toBe(0);
    }
    expect(passwords).toEqual([expect.any(String), passwords[0]]);
    await writeFile(join(folder, 'demo.password'), '');
    const demo = runServer('demo', { PORSA_DATA: folder });
    running.push(demo);
    expect([await demo.ended, demo.output()]).toEqual([
      2,
      expect.stringMatching(/^PORSA_DATA must hold a whole demo\.password/m),
    ]);
  }));

test('The demo fills an empty database, prints accounts and links, and finds all of it at the next start', () =>
  inTemporaryFolder(async (folder) => {
    const environment = { PORSA_DATA: folder, PORSA_DEMO_PASSWORD: 'a quiet morning' };
    for (const attempt of ['first', 'second']) {
      const demo = runServer('demo', environment);
      running.push(demo);
      const address = await demo.address();
      await expect.poll(demo.output).toMatch(/clinic +http\S+\/clinic\.html\n/);
      expect([attempt, demo.output()]).toEqual([attempt, expect.stringContaining('password: a quiet morning')]);
      for (const category of ['phq-9', 'gad-7', 'who-5', 'apgar', 'bmi'])
        expect([category, (await post(address, '/category/getform', { category })).status]).toEqual([category, 200]);
      for (const name of ['admin', 'owner', 'secretary', 'expert', 'new']) {
        expect(
          (await post(address, '/auth/veryifypassword', { email: `${name}@porsa.test`, password: 'a quiet morning' }))
            .status,
        ).toBe(200);
      }
      const clinic = /clinic +(\S+)\n/.exec(demo.output())?.[1] ?? '';
      expect(new URL(clinic).origin).not.toBe(new URL(address).origin);
      expect(await (await fetch(clinic)).text()).toContain(`src="${address}/embed/porsa.js"`);
      demo.child.kill('SIGTERM');
      expect(await demo.ended).toBe(0);
    }
  }));
