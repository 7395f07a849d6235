import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createBare, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testCertificates } from '../../test/certificates.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openClinic } from '../../test/clinic.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { newKey } from '../crypto/sealer.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { migrate, migrations } from '../db/migrations/migrate.ts';
import { noteBackup } from '../operations/last-backup.ts';
import { openSealer } from '../second-step/open-sealer.ts';
import { askAddressTrusting } from './ask-address.ts';
import { checkAddress } from './check-address.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkConfiguration } from './check-configuration.ts';
import { reachDatabase } from './check-database.ts';
import { checkFolder } from './check-folder.ts';
import { checkKey } from './check-key.ts';
import { checkMail } from './check-mail.ts';
import { checkSms } from './check-sms.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { doctorTexts, sayFinding, saySum } from './say.ts';

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porsa-doctor-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

const now = new Date('2026-11-24T08:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const day = 86_400_000;
const brief = ({ level, name }: Finding) => `${level} ${name}`;
const all = (findings: readonly Finding[]) => findings.map(brief);

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

test('A configuration that is not valid is told variable by variable', () => {
  expect(all(checkConfiguration({}).findings)).toEqual(['good configuration']);
  const { config, findings } = checkConfiguration({ PORT: 'eighty', PORSA_SIGN_UP: 'maybe' });
  expect([config, all(findings)]).toEqual([undefined, ['fault configurationwrong', 'fault configurationwrong']]);
  expect(findings.map(({ values }) => String(values?.['sentence']).split(' ')[0])).toEqual(['PORT', 'PORSA_SIGN_UP']);
});

test('A data folder that is missing, or open to other users, must be mended', async () => {
  await chmod(folder, 0o700);
  const room = async () => ({ free: 50e9, whole: 100e9 });
  expect(all(await checkFolder(folder, room))).toEqual(['good folder', 'good disk']);
  await chmod(folder, 0o755);
  expect(all(await checkFolder(folder, room))).toEqual(['fault folderopen', 'good disk']);
  expect(all(await checkFolder(join(folder, 'nowhere'), room))).toEqual(['fault foldermissing']);
  await writeFile(join(folder, 'file'), '');
  expect(all(await checkFolder(join(folder, 'file', 'inside'), room))).toEqual(['fault folderdenied']);
  expect(all(await checkFolder(folder))[1]).toMatch(/disk/);
});

test.each([
  [200e9, 'good disk'],
  [1e9, 'warning disklow'],
  [100e6, 'fault diskfull'],
])('Of a disk of 250 GB, %d bytes free are: %s', async (free, found) => {
  expect(all(await checkFolder(folder, async () => ({ free, whole: 250e9 })))[1]).toBe(found);
});

test('Backups must be a few days old at most, and should be encrypted', async () => {
  const check = async (backups?: string) => brief(await checkBackups(folder, backups, now));
  expect(await check()).toBe('fault backupnone');
  for (const [age, isSealed, found] of [
    [day / 2, true, 'good backup'],
    [day / 2, false, 'warning backupplain'],
    [3 * day, true, 'warning backupold'],
    [8 * day, true, 'fault backupold'],
  ] as const) {
    await noteBackup(folder, { at: before(age), isSealed });
    expect(await check()).toBe(found);
  }
  const backups = join(folder, 'backups');
  expect(await check(backups)).toBe('fault backupsdenied');
  await mkdir(backups);
  expect(await check(backups)).toBe('fault backupnone');
  for (const [name, age] of [
    ['old', 30 * day],
    ['new', day],
    ['half.unfinished', 0],
  ] as const) {
    await writeFile(join(backups, name), '');
    await utimes(join(backups, name), before(age), before(age));
  }
  expect(await checkBackups(folder, backups, now)).toEqual({ level: 'good', name: 'backup', values: { days: 1 } });
});

describeEachDatabase('The doctor', (database) => {
  const place = () => ({ dataFolder: folder });

  test('finds the key that fits, one that is missing, damaged, open to others or of another database', async () => {
    const path = join(folder, 'secret.key');
    const check = async (keys?: readonly [string]) =>
      brief(await checkKey(database.db, { ...place(), secretKeys: keys }));
    expect(await check()).toBe('fault keymissing');
    await openSealer(database.db, place());
    expect(await check()).toBe('good key');
    await chmod(path, 0o644);
    expect(await check()).toBe('fault keyopen');
    expect(await check([newKey()])).toBe('fault keywrong');
    await writeFile(path, 'no key');
    expect(await check()).toBe('fault keydamaged');
  });

  test('finds a clock that is behind the log, one that nobody keeps, and one that is right', async () => {
    const clinic = await openClinic(database.db);
    const at = new Date();
    const check = async (clock: () => Date, isSynchronised: boolean | undefined) =>
      brief(await checkClock(database.db, clock, async () => isSynchronised));
    expect(await check(() => at, true)).toBe('good clock');
    expect(await check(() => at, undefined)).toBe('good clock');
    expect(await check(() => at, false)).toBe('warning clockfree');
    if (isPostgres(database.db))
      expect(await check(() => new Date(at.getTime() + 90_000), true)).toBe('fault clockdiffers');
    const record = { clinic: clinic.id, lane: 77, seq: 1, at: new Date(at.getTime() + 3_600_000).toISOString() };
    const blank = { user_id: null, category: null, file: null, entry: null, detail: null };
    const rest = { role: 'system', action: 'x', result: 'done', address: '', prev: '', hash: 'h' } as const;
    await database.db
      .insertInto('audit')
      .values({ ...record, ...blank, ...rest })
      .execute();
    await database.db.insertInto('audit_heads').values({ clinic: clinic.id, lane: 77, seq: 1, hash: 'h' }).execute();
    expect(await check(() => at, true)).toBe('fault clockbehind');
  });

  test('finds emails that wait for long, and those that were given up', async () => {
    const mails = (attempts: number, age: number, sent: string | null = null) =>
      database.db
        .insertInto('mails')
        .values({
          id: `${attempts}-${age}`,
          recipient: 'a@clinic.test',
          content: '{}',
          created_at: before(age).toISOString(),
          due_at: before(age).toISOString(),
          attempts,
          sent_at: sent,
          failure: 'ECONNREFUSED',
        })
        .execute();
    const local = { publicUrl: 'http://127.0.0.1:8080', mailFrom: 'Porsa <porsa@localhost>' };
    const check = async () => all(await checkMail(database.db, local, now));
    await mails(1, 60_000);
    await mails(12, 2 * day, now.toISOString());
    expect(await check()).toEqual(['warning mailnone']);
    await mails(3, 7_200_000);
    await mails(12, 3 * day);
    expect(await check()).toEqual(['warning mailnone', 'warning mailwaiting', 'warning mailfailed']);
  });
});

test('A database that is missing, blank, older, newer or away is told, and none is made', async () => {
  const path = join(folder, 'porsa.sqlite');
  const check = async (databaseUrl?: string) => {
    const { db, finding } = await reachDatabase({ dataFolder: folder, databaseUrl });
    await db?.destroy();
    return brief(finding);
  };
  expect(await check()).toBe('fault databasemissing');
  expect(await check('postgres://nobody@127.0.0.1:1/none')).toBe('fault databaseaway');
  const change = async (work: (db: Database) => Promise<unknown>) => {
    const db = await openDatabase({ path });
    await work(db);
    await db.destroy();
  };
  await writeFile(path, '');
  expect(await check()).toBe('fault databaseblank');
  await change((db) => migrate(db, migrations.slice(0, -2)));
  expect(await check()).toBe('warning databaseolder');
  await change((db) => migrate(db));
  expect(await check()).toBe('good database');
  await change((db) => db.insertInto('migrations').values({ name: '99-later', applied_at: '' }).execute());
  expect(await check()).toBe('fault databasenewer');
});

const healthy: RequestListener = (_request, response) => response.end('{"success":true,"data":{}}');
const foreign: RequestListener = (_request, response) => response.end('<title>Welcome to nginx!</title>');

const proxied = { host: '127.0.0.1', trustedProxies: 1 };

test('A public URL is reached, is another program’s, or is reached by nobody', async () => {
  const at = async (port: number) =>
    all(await checkAddress({ ...proxied, publicUrl: `http://127.0.0.1:${port}`, trustedProxies: 0 }, now));
  expect(await at(await listen(createPlain(healthy)))).toEqual(['warning addresslocal', 'good address']);
  expect(await at(await listen(createPlain(foreign)))).toEqual(['warning addresslocal', 'fault addressother']);
  expect(await at(1)).toEqual(['warning addresslocal', 'fault addressaway']);
  const plain = await checkAddress({ ...proxied, publicUrl: 'http://forms.example.org' }, now);
  expect(all(plain)).toEqual(['fault addressplain']);
});

test('A certificate is trusted by browsers and stays valid, or is told', async () => {
  const { key, valid, expired } = testCertificates;
  const serve = (cert: string) => listen(createSecure({ key, cert }, healthy));
  const check = async (port: number, ca: string | undefined, at = now) =>
    all(await checkAddress({ ...proxied, publicUrl: `https://localhost:${port}` }, at, askAddressTrusting(ca)))[1];
  const port = await serve(valid);
  expect(await check(port, valid)).toBe('good address');
  expect(await check(port, undefined)).toBe('fault certificatewrong');
  expect(await check(port, valid, new Date('2126-10-25T00:00:00Z'))).toBe('warning certificateends');
  expect(await check(await serve(expired), expired)).toBe('fault certificateended');
});

test('A public https URL without a trusted proxy is a warning', async () => {
  const ask = async () => ({ isPorsa: true, validTo: new Date(now.getTime() + 60 * day) });
  const check = async (trustedProxies: number) =>
    all(await checkAddress({ ...proxied, publicUrl: 'https://forms.example.org', trustedProxies }, now, ask));
  expect([await check(1), await check(0)]).toEqual([['good address'], ['good address', 'warning proxiesnone']]);
});

test('A missing public URL is a fault where the server listens beyond its machine', async () => {
  const ask = async () => ({ isPorsa: true, validTo: undefined });
  const check = async (environment: Readonly<Record<string, string>>) =>
    all(await checkAddress(readConfiguration(environment), now, ask));
  for (const HOST of ['0.0.0.0', '::', '192.0.2.7'])
    expect(await check({ HOST })).toEqual(['fault urlmissing', 'good address']);
  expect(await check({ HOST: '127.0.0.1' })).toEqual(['warning addresslocal', 'good address']);
  expect(await check({ HOST: '0.0.0.0', PORSA_PUBLIC_URL: 'https://forms.example.org' })).not.toContain(
    'fault urlmissing',
  );
});

test('An SMS gateway is reached and asked nothing; without one nothing is said', async () => {
  const asked: string[] = [];
  const port = await listen(createBare((socket) => socket.on('data', (data) => asked.push(String(data)))));
  const check = async (PORSA_SMS_URL: string) =>
    all(await checkSms(readConfiguration({ PORSA_SMS_URL: `${PORSA_SMS_URL}?to={{to}}&text={{text}}` })));
  expect(await check(`http://127.0.0.1:${port}/send`)).toEqual(['good sms']);
  expect(await check('http://127.0.0.1:1/send')).toEqual(['fault smsaway']);
  const unknown = await listen(createSecure({ key: testCertificates.key, cert: testCertificates.valid }));
  expect(await check(`https://127.0.0.1:${unknown}/send`)).toEqual(['fault smsaway']);
  expect(await check('http://sms.invalid/send')).toEqual(['fault smsaway', 'warning smsplain']);
  expect(asked).toEqual([]);
  expect(await checkSms({})).toEqual([]);
});

test('A mail server is asked itself: it takes our name, refuses it, or is away; a public server needs one', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'porsa' }) : done(new Error('Invalid username or password')),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  const check = async (smtpUrl: string | undefined, mailFrom = 'Clinic <forms@example.org>') =>
    all(await checkMail(undefined, { smtpUrl, mailFrom, publicUrl: 'https://forms.example.org' }, now));
  expect(await check(`smtp://porsa:right@127.0.0.1:${port}`)).toEqual(['good mail']);
  expect(await check(`smtp://porsa:wrong@127.0.0.1:${port}`)).toEqual(['fault mailrefused']);
  expect(await check(`smtp://porsa:right@127.0.0.1:${port}`, 'Porsa <porsa@localhost>')).toEqual([
    'good mail',
    'fault mailsender',
  ]);
  expect(await check('smtp://127.0.0.1:1')).toEqual(['fault mailaway']);
  expect(await check(undefined)).toEqual(['fault mailnone']);
});

test('An installation is examined whole, in the order of its parts, and nothing in it is changed', async () => {
  await chmod(folder, 0o700);
  const versions = { porsa: '1.2.3', node: 'v20.20.2' };
  const ask = async () => ({ isPorsa: true });
  const examined = async (environment: Readonly<Record<string, string>>) =>
    examine({ environment, versions, now: () => now, ask, isSynchronised: async () => true });
  expect(all(await examined({ PORT: 'x' }))).toEqual(['good versions', 'fault configurationwrong']);
  const found = await examined({ PORSA_DATA: folder });
  expect(all(found).filter((one) => !one.includes('disk'))).toEqual([
    'good versions',
    'good configuration',
    'good folder',
    'fault databasemissing',
    'fault keymissing',
    'fault backupnone',
    'good clock',
    'warning addresslocal',
    'good address',
    'warning mailnone',
  ]);
});

test('Every finding is said in both languages, with what it is about, and the end counts them', () => {
  const values = { path: '/x/secret.key', folder: '/var/lib/porsa', days: 12 };
  expect(sayFinding({ level: 'fault', name: 'backupold', values }, 'en')).toBe(
    '✗ The last backup is 12 days old. Make one every day: npm run backup -- FILE',
  );
  expect(sayFinding({ level: 'warning', name: 'backupold', values }, 'fa')).toContain('۱۲ روز');
  expect(sayFinding({ level: 'fault', name: 'folderopen', values }, 'fa')).toMatch(/chmod 700 \/var\/lib\/porsa$/);
  expect(sayFinding({ level: 'fault', name: 'keymissing', values }, 'fa')).toContain('\u2068/x/secret.key\u2069');
  const findings: Finding[] = [
    { level: 'fault', name: 'backupnone' },
    { level: 'warning', name: 'mailnone' },
  ];
  expect(saySum(findings, 'en')).toBe('Problems to fix: 1. Warnings: 1.');
  expect(saySum(findings.slice(1), 'fa')).toContain('۱');
  expect(saySum([], 'en')).toBe(doctorTexts('en').sum.good);
});
