import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextPort } from '../../server/test/ports.ts';
import { ask, call, runProgram, type RunningProgram } from '../support/journeys/product.ts';
import { openBrowser, visit } from '../support/journeys/visitor.ts';

let browser: Browser;
let data: string;
let port: number;
const running: RunningProgram[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'porsa-start-'));
  port = nextPort();
});
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  await rm(data, { recursive: true, force: true });
});

const start = (environment: Readonly<Record<string, string>> = {}) => {
  const program = runProgram('main', { PORT: String(port), PORSA_DATA: data, LOG_LEVEL: 'warn', ...environment });
  running.push(program);
  return program;
};
const address = () => `http://127.0.0.1:${port}`;
const link = /http:\/\/\S+\/activation\/([A-Za-z0-9_-]+)\//;
const mina = { firstName: 'Mina', lastName: 'Karimi', email: 'mina@clinic.test', password: 'a long evening' };

describe('npm start', () => {
  test('with nothing there prints a link that makes the first admin in a browser, once, and the next start finds them', async () => {
    const program = start();
    const printed = await program.prints(link);
    const visitor = await visit(browser, { locale: 'en-GB' });
    await visitor.page.goto(printed);
    const portal = visitor.page.locator('porsa-dashboard');
    for (const [label, text] of [
      ['First name', mina.firstName],
      ['Last name', mina.lastName],
      ['Email', mina.email],
      ['Password', mina.password],
    ] as const) {
      await portal.getByLabel(label, { exact: false }).first().fill(text);
    }
    await portal.locator('input[name="password"], input[type="password"]').press('Enter');
    await visitor.page.waitForURL('**/dashboard');
    await portal.getByText('Mina').first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const secret = link.exec(printed)![1]!;
    expect(
      await call(address(), '/auth/activate', { id: secret, person: { ...mina, email: 'other@clinic.test' } }),
    ).toMatchObject({ status: 404, code: 4043 });

    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    const again = start();
    await again.prints('Porsa listens on');
    expect((await ask(address(), '/auth/veryifypassword', { email: mina.email, password: mina.password })).access).toBe(
      'admin',
    );
    expect(again.output()).not.toMatch(link);
  });

  test('ends when asked, with the calls under way answered', async () => {
    const program = start();
    await program.prints(link);
    const slow = fetch(`${address()}/auth/veryifypassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@clinic.test', password: 'no such morning' }),
    });
    await expect.poll(() => fetch(`${address()}/healthz`).then((response) => response.status)).toBe(200);
    program.child.kill('SIGTERM');
    expect((await slow).status).toBe(401);
    expect(await program.ended).toBe(0);
  });

  test.each([
    [{ PORT: '80a' }, 'PORT must be a port from 0 to 65535, such as 8080; it is "80a".'],
    [{ DATABASE_URL: 'mysql://root:secret@host/db' }, 'DATABASE_URL must be a PostgreSQL address'],
    [{ PORSA_PUBLIC_URL: 'forms.example.org' }, 'PORSA_PUBLIC_URL must be the http or https address people open'],
    [{ PORSA_DAAT: '/tmp' }, 'PORSA_DAAT is not a known variable; remove it or correct it'],
  ])('stops at %o with a sentence that says why', async (environment, sentence) => {
    const program = start(environment);
    expect(await program.ended).toBe(2);
    expect(program.output()).toContain(sentence);
    expect(program.output()).not.toContain('secret');
    expect(program.output()).not.toContain('    at ');
  });

  test('stops where the data folder cannot be one', async () => {
    const file = join(data, 'file');
    await writeFile(file, '');
    const program = start({ PORSA_DATA: join(file, 'inside') });
    expect(await program.ended).toBe(2);
    expect(program.output()).toContain('PORSA_DATA must');
  });
});
