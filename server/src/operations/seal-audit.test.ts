import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testClock, testConfiguration, testMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import type { AuditSealPlaces } from '../configuration/configuration.ts';
import { checkSeals } from '../doctor/check-seals.ts';
import { lastSealed, sealAudit } from './seal-audit.ts';
import { verifyLogs } from './verify.ts';

const hour = 3_600_000;

describeEachDatabase('The audit log', (database) => {
  let folder: string;
  let clinic: TestClinic;
  let receiver: Server;
  let posted: string[];
  let answer: number;
  const clock = testClock();
  const mail = testMail();

  beforeEach(async () => {
    await database.clear();
    folder = await mkdtemp(join(tmpdir(), 'porsa-seals-'));
    clinic = await openClinic(database.db);
    [posted, answer] = [[], 200];
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        posted.push(body);
        response.writeHead(answer).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await new Promise((resolve) => receiver.close(resolve));
    await rm(folder, { recursive: true });
  });

  const around = (auditSeal: AuditSealPlaces) => ({
    db: database.db,
    clock,
    mail,
    config: { ...testConfiguration, auditSeal },
  });
  const file = () => join(folder, 'seals.txt');
  const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const verify = async (sealed: string): Promise<string> => {
    const lines: string[] = [];
    await verifyLogs(database.db, (line) => lines.push(line), sealed).catch((error: Error) =>
      lines.push(error.message),
    );
    return lines.at(-1) ?? '';
  };

  it('is sealed once a day in each place: appended to a file, mailed and posted', async () => {
    const places = around({ file: file(), mail: 'seals@archive.test', url: url() });
    const sent = mail.messages.length;
    expect(await sealAudit(places)).toBe(3);
    expect(await sealAudit(places)).toBe(0);
    clock.advance(23 * hour);
    expect(await sealAudit(places)).toBe(0);
    clock.advance(2 * hour);
    expect(await sealAudit(places)).toBe(3);
    const kept = await readFile(file(), 'utf8');
    expect(kept.match(/^Audit log of https:\/\/forms\.test on /gm)).toHaveLength(2);
    expect(kept).toMatch(new RegExp(`^anchor ${clinic.id} \\d+ \\d+ [0-9a-f]{64}$`, 'm'));
    expect(posted.join('')).toBe(kept);
    const mailed = mail.messages.slice(sent);
    expect(mailed.map(({ to }) => to)).toEqual(['seals@archive.test', 'seals@archive.test']);
    expect(mailed.map((message) => message.text).join('')).toBe(kept);
  });

  it('is sealed nowhere where no place is configured', async () => {
    expect(await sealAudit(around({}))).toBe(0);
  });

  it('is sealed by one of several processes', async () => {
    const places = around({ url: url() });
    const sealed = await Promise.all([sealAudit(places), sealAudit(places), sealAudit(places)]);
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(posted).toHaveLength(1);
  });

  it('is sealed in other places where one fails, and there again later', async () => {
    answer = 507;
    const places = around({ file: file(), url: url() });
    await expect(sealAudit(places)).rejects.toMatchObject({ code: '507' });
    expect(await lastSealed(database.db, 'file')).toEqual(clock());
    expect(await lastSealed(database.db, 'url')).toBeUndefined();
    answer = 204;
    expect(await sealAudit(places)).toBe(0);
    clock.advance(hour);
    expect(await sealAudit(places)).toBe(1);
    expect(posted).toHaveLength(2);
  });

  it('grows beyond its seals, and no longer fits them once it was cut off', async () => {
    await sealAudit(around({ file: file() }));
    await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category));
    const sealed = await readFile(file(), 'utf8');
    expect(await verify(sealed)).toMatch(/^\d+ earlier anchors compared$/);
    await database.db.deleteFrom('audit').where('clinic', '=', clinic.id).execute();
    await database.db.deleteFrom('audit_heads').where('clinic', '=', clinic.id).execute();
    expect(await verify(sealed)).toBe('The audit log has been tampered with.');
  });

  it('is said by the doctor to be unsealed, sealed, or sealed too long ago', async () => {
    const { config } = around({ file: file(), mail: 'seals@archive.test' });
    const found = async () =>
      (await checkSeals(database.db, config, clock())).map(({ level, name }) => `${level} ${name}`);
    expect(await checkSeals(database.db, testConfiguration, clock())).toEqual([]);
    expect(await found()).toEqual(['warning sealnone', 'warning sealnone']);
    await sealAudit(around({ file: file(), mail: 'seals@archive.test' }));
    expect(await found()).toEqual(['good seal', 'good seal']);
    clock.advance(49 * hour);
    expect(await found()).toEqual(['fault sealold', 'fault sealold']);
    const gone = { ...config, auditSeal: { file: join(folder, 'gone', 'deeper', 'seals.txt') } };
    expect(await checkSeals(database.db, gone, clock())).toMatchObject([
      { level: 'fault', name: 'sealdenied', values: { reason: 'ENOENT' } },
    ]);
  });
});
