import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { persianTrial } from '../../../demo/proposals/persian-trial.ts';
import { demoPatients } from '../../../demo/patients/patients.ts';
import { samples } from '../../../demo/samples/index.ts';
import { testServerContext, type TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson } from '../../test/server.ts';
import { fitsPassword } from '../accounts/passwords.ts';
import { isPostgres } from '../db/dialect.ts';
import { fillQuickly } from './fill-quickly.ts';
import { addDemoAccounts, demoEmails, renewDemoPassword } from './demo-accounts.ts';
import { callAs, demoCaller } from './demo-calls.ts';
import { demoPassword } from './demo-password.ts';
import { serveHostPages } from './host-pages.ts';
import { loadPatients } from './load-patients.ts';
import { openingHour } from './opening-hour.ts';
import { loadProposal } from './load-proposal.ts';
import { loadSamples } from './load-samples.ts';

describeEachDatabase('The demo’s people', (database) => {
  beforeEach(() => database.clear());

  test('are added to an empty database, one of them with admin access', async () => {
    expect(await addDemoAccounts(testServerContext(database.db), 'a quiet morning')).toBe(true);
    const rows = await database.db.selectFrom('users').select(['email', 'access', 'password_hash']).execute();
    expect(rows.map((row) => row.email).sort()).toEqual([...demoEmails].sort());
    expect(rows.filter((row) => row.access === 'admin').map((row) => row.email)).toEqual(['admin@porsa.test']);
    expect(await fitsPassword(rows[0]?.password_hash, 'a quiet morning', 'me')).toBe(true);
  });

  test('are not added where others have accounts, whose passwords stay', async () => {
    const context = testServerContext(database.db);
    const { user } = await addPerson(context, { email: 'mina@clinic.test' });
    expect(await addDemoAccounts(context, 'a quiet morning')).toBe(false);
    expect(await renewDemoPassword(context, 'another morning')).toBe(0);
    expect(await database.db.selectFrom('users').select('password_hash').execute()).toEqual([
      { password_hash: user.password_hash },
    ]);
  });

  test('take the password that a later start prints', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    expect(await renewDemoPassword(context, 'another morning')).toBe(demoEmails.length);
    const row = await database.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'new@porsa.test')
      .executeTakeFirst();
    expect([
      await fitsPassword(row?.password_hash, 'another morning', 'me'),
      await fitsPassword(row?.password_hash, 'a quiet morning', 'me'),
    ]).toEqual([true, false]);
  });
});

describeEachDatabase('The demo’s proposal', (database) => {
  beforeEach(() => database.clear());

  test('lies once beside the expert, with two comments that nobody was mailed of', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadProposal(context);
    await loadProposal(context);
    const row = await database.db
      .selectFrom('proposals')
      .innerJoin('users', 'users.id', 'proposals.user_id')
      .select(['proposals.id', 'user_id', 'proposals.clinic', 'email', 'title'])
      .executeTakeFirstOrThrow();
    expect([row.email, row.title]).toEqual(['expert@porsa.test', persianTrial.values['title']]);
    const comments = await database.db
      .selectFrom('proposal_comments')
      .select(['question', 'quote'])
      .orderBy('created_at')
      .execute();
    expect(comments.map(({ question }) => question)).toEqual(['title', 'comparison']);
    for (const { question, quote } of comments) expect(persianTrial.values[question ?? '']).toContain(quote);
    expect((context.mail as TestMail).messages).toEqual([]);
  });
});

describeEachDatabase('The demo’s patients', (database) => {
  beforeEach(() => database.clear());
  const count = async (
    table: 'patients' | 'files' | 'entries' | 'shares' | 'alerts' | 'virtual_groups' | 'short_links' | 'mails',
  ) => {
    const rows = await database.db
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .execute();
    return Number(rows[0]?.count);
  };

  test('come once with files, responses and shares of the past, and nobody is mailed of them', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadSamples(context, samples);
    const patients = demoPatients();
    await loadPatients(context, patients);
    const before = [await count('patients'), await count('files'), await count('entries'), await count('shares')];
    await loadPatients(context, patients);
    expect([await count('patients'), await count('files'), await count('entries'), await count('shares')]).toEqual(
      before,
    );
    expect(before[0]).toBe(patients.length);
    expect(before[2]).toBe(patients.flatMap(({ entries }) => entries).length);
    expect(before[3]).toBeGreaterThan(3);
    expect((context.mail as TestMail).messages).toEqual([]);
    const times = await database.db.selectFrom('entries').select(['created_at', 'created_by', 'computed']).execute();
    expect(times.every((row) => row.created_at < context.clock().toISOString())).toBe(true);
    expect(times.some((row) => row.created_by === null)).toBe(true);
    expect(times.every((row) => /:"?\d/.test(row.computed))).toBe(true);
    expect([await count('virtual_groups'), await count('short_links'), await count('mails')]).toEqual([1, 1, 0]);
    const removed = await database.db.selectFrom('files').select('id').where('deleted_at', 'is not', null).execute();
    expect(removed.length).toBeGreaterThan(0);
    const alerts = await database.db.selectFrom('alerts').select('seen_at').execute();
    expect(new Set(alerts.map((row) => row.seen_at === null))).toEqual(new Set([true, false]));
  });

  test('are shared with the expert too, by the owner and over several days', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadSamples(context, samples);
    await loadPatients(context, demoPatients());
    const expert = await demoCaller(context, 'expert@porsa.test');
    const { items } = await callAs(context, expert!)(context.clock(), '/file/getsharedfiles', {});
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(items.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(3);
    expect(new Set(items.map(({ note }) => Boolean(note))).size).toBe(2);
  });

  test('came while the clinic was open, unless it was in the last hours', () => {
    const now = new Date('2026-03-21T20:00:00Z');
    for (let hours = 12; hours < 200; hours += 1) {
      const tehran = new Date(openingHour(now, hours * 60).getTime() + 3.5 * 60 * 60_000);
      expect(tehran.getUTCHours()).toBeGreaterThanOrEqual(8);
      expect(tehran.getUTCHours()).toBeLessThan(18);
      expect(openingHour(now, (hours + 1) * 60).getTime()).toBeLessThan(openingHour(now, hours * 60).getTime());
    }
    expect(openingHour(now, 30)).toEqual(new Date('2026-03-21T19:30:00Z'));
  });

  test('do not come where there are no people of the demo', async () => {
    await loadPatients(testServerContext(database.db), demoPatients());
    expect(await count('patients')).toBe(0);
  });
});

describeEachDatabase('What fills the demo', (database) => {
  const waits = async () => {
    if (isPostgres(database.db)) return 2;
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
    return rows[0]?.synchronous;
  };

  test('waits for the disk again afterwards, even where it fails', async () => {
    const during: unknown[] = [];
    await fillQuickly(database.db, async () => void during.push(await waits()));
    expect(during).toEqual([isPostgres(database.db) ? 2 : 1]);
    expect(await waits()).toBe(2);
    const failing = fillQuickly(database.db, () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
    expect(await waits()).toBe(2);
  });
});

describeEachDatabase('The demo’s forms', (database) => {
  beforeEach(() => database.clear());
  const published = async () =>
    (await database.db.selectFrom('categories').select(['slug', 'version']).orderBy('slug').execute()).map(
      ({ slug, version }) => `${slug} ${version}`,
    );
  const all = [
    'apgar 1',
    'bmi 1',
    'every-question 1',
    'first-visit 1',
    'gad-7 1',
    'pain-diary 1',
    'phq-9 1',
    'who-5 1',
  ];

  test('are published, each with its people', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadSamples(context, samples);
    expect(await published()).toEqual(all);
    const owners = await database.db
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .select('email')
      .where('role', '=', 'owner')
      .distinct()
      .execute();
    expect(owners).toEqual([{ email: 'owner@porsa.test' }]);
  });

  test('that a start cut short left out are added by the next', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadSamples(context, samples.slice(0, 2));
    await database.db.deleteFrom('settings').where('name', '=', 'samples').execute();
    await loadSamples(context, samples);
    expect(await published()).toEqual(all);
  });

  test('that somebody removed stay away', async () => {
    const context = testServerContext(database.db);
    await addDemoAccounts(context, 'a quiet morning');
    await loadSamples(context, samples);
    await database.db.deleteFrom('categories').where('slug', '=', 'bmi').execute();
    await loadSamples(context, samples);
    expect(await published()).not.toContain('bmi 1');
  });
});

describe('The demo’s password', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'porsa-demo-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  test('is the one of the configuration, which is not kept', async () => {
    expect(await demoPassword({ dataFolder, demoPassword: 'of the configuration' })).toBe('of the configuration');
    expect(existsSync(join(dataFolder, 'demo.password'))).toBe(false);
  });

  test('is made at the first start, kept beside the data for its owner alone, and the same at the next', async () => {
    const [password, same] = await Promise.all([demoPassword({ dataFolder }), demoPassword({ dataFolder })]);
    expect(password).toMatch(/^[A-Za-z0-9_-]{12}$/);
    expect([same, await demoPassword({ dataFolder })]).toEqual([password, password]);
    expect((await stat(join(dataFolder, 'demo.password'))).mode & 0o777).toBe(0o600);
  });

  test('that is blank stops the start with a sentence', async () => {
    await writeFile(join(dataFolder, 'demo.password'), '\n');
    await expect(demoPassword({ dataFolder })).rejects.toThrow(/demo\.password; .+ is blank\. Delete it/);
  });
});

let folder: string;
let pages: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porsa-hosts-'));
  await writeFile(join(folder, 'clinic.html'), '<script async src="https://HOST/embed/porsa.js"></script>');
  await writeFile(join(folder, 'index.html'), '<a href="clinic.html">https://HOST</a>');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, 'built'));
  await writeFile(join(folder, 'built/react-1.js'), 'draw()');
  const scripts = join(folder, 'built');
  pages = await serveHostPages({ folder, scripts, host: '127.0.0.1', port: 0, publicUrl: 'http://localhost:8080' });
  address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    pages.close(resolve);
    pages.closeAllConnections();
  });
  await rm(folder, { recursive: true });
});

test.each(['/clinic.html', '/clinic.html?lng=fa'])('A host page at %s holds the server’s address', async (path) => {
  const response = await fetch(address + path);
  expect([response.status, await response.text()]).toEqual([
    200,
    '<script async src="http://localhost:8080/embed/porsa.js"></script>',
  ]);
});

test('The first host page lists the others, and those that are applications have their scripts', async () => {
  expect(await (await fetch(address)).text()).toBe('<a href="clinic.html">http://localhost:8080</a>');
  const script = await fetch(`${address}/app/react-1.js`);
  expect([await script.text(), script.headers.get('content-type')]).toEqual([
    'draw()',
    'text/javascript; charset=utf-8',
  ]);
});

test.each([
  '/secret.txt',
  '/none.html',
  '/app/',
  '/app/none.js',
  '/app/..%2fclinic.html',
  '/app/../secret.txt',
  '/..%2fclinic.html',
  '/x/clinic.html',
  '//clinic.html',
])('There is no host page at %s', async (path) => {
  expect((await fetch(address + path)).status).toBe(404);
});

test('Host pages are only read', async () => {
  expect((await fetch(`${address}/clinic.html`, { method: 'POST' })).status).toBe(405);
});
