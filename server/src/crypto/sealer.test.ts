import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson } from '../../test/server.ts';
import { openSealer } from '../second-step/open-sealer.ts';
import { createSealer, isKey, newKey } from './sealer.ts';

test('A sealed text opens for its owner, whole, and for nobody else', () => {
  const sealer = createSealer([newKey()]);
  const sealed = sealer.seal('a secret', 'clinic/mina');
  expect(sealed).not.toContain('secret');
  expect(sealer.seal('a secret', 'clinic/mina')).not.toBe(sealed);
  expect(sealer.open(sealed, 'clinic/mina')).toBe('a secret');
  expect(() => sealer.open(sealed, 'clinic/sara')).toThrow();
  expect(() => sealer.open(`${sealed.slice(0, -4)}AAAA`, 'clinic/mina')).toThrow();
  expect(() => createSealer([newKey()]).open(sealed, 'clinic/mina')).toThrow();
});

test('A new key opens what the old one sealed where the old one stands beside it', () => {
  const [old, made] = [newKey(), newKey()];
  expect(createSealer([made, old]).open(createSealer([old]).seal('x', 'y'), 'y')).toBe('x');
});

test.each(['', 'short', newKey().slice(1), `${newKey()}A`])('%j is no key', (text) => {
  expect(isKey(text)).toBe(false);
});

describeEachDatabase('The sealing key', (database) => {
  let folder: string;
  let other: string;
  beforeEach(async () => {
    await database.clear();
    [folder, other] = [await mkdtemp(join(tmpdir(), 'porsa-key-')), await mkdtemp(join(tmpdir(), 'porsa-key-'))];
  });
  afterEach(async () => {
    for (const one of [folder, other]) await rm(one, { recursive: true });
  });

  const openAt = (dataFolder: string) => openSealer(database.db, { dataFolder });
  const openWith = (...secretKeys: [string, ...string[]]) =>
    openSealer(database.db, { dataFolder: '/nowhere', secretKeys });

  test('is made once, for its owner alone, and found again', async () => {
    const together = await Promise.all(Array.from({ length: 20 }, () => openAt(folder)));
    expect(new Set([...together, await openAt(folder)].map(({ keyId }) => keyId)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret.key']);
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(isKey((await readFile(join(folder, 'secret.key'), 'utf8')).trim())).toBe(true);
  });

  test('lies in no row of the database', async () => {
    await openAt(folder);
    expect(JSON.stringify(await database.db.selectFrom('settings').selectAll().execute())).not.toContain(
      (await readFile(join(folder, 'secret.key'), 'utf8')).trim(),
    );
  });

  test('is the same for every process over a database: another folder, or another key, stops the start', async () => {
    await openAt(folder);
    await expect(openAt(other)).rejects.toThrow(/secret\.key.* that is missing/);
    await writeFile(join(other, 'secret.key'), newKey());
    await expect(openAt(other)).rejects.toThrow(/the current key is a different one/);
    await expect(openWith(newKey())).rejects.toThrow(/the current key is a different one/);
    await expect(openWith((await readFile(join(folder, 'secret.key'), 'utf8')).trim())).resolves.toBeDefined();
  });

  test('stops the start where it is missing or damaged', async () => {
    await openAt(folder);
    await writeFile(join(folder, 'secret.key'), 'half a ke');
    await expect(openAt(folder)).rejects.toThrow(/damaged/);
    await rm(join(folder, 'secret.key'));
    await expect(openAt(folder)).rejects.toThrow(/missing/);
  });

  test('changes where the new one stands before the old, and the old one is needed no more', async () => {
    const [old, made] = [newKey(), newKey()];
    const first = await openWith(old);
    const { user } = await addPerson(testServerContext(database.db), { email: 'mina@clinic.test' });
    const owner = `${user.clinic}/${user.id}`;
    await database.db
      .insertInto('second_steps')
      .values({
        clinic: user.clinic,
        user_id: user.id,
        secret: first.seal('JBSW', owner),
        last_step: 0,
        confirmed_at: null,
        created_at: user.created_at,
      })
      .execute();
    await openWith(made, old);
    const { secret } = await database.db.selectFrom('second_steps').select('secret').executeTakeFirstOrThrow();
    expect((await openWith(made)).open(secret, owner)).toBe('JBSW');
    await expect(openWith(old)).rejects.toThrow(/a different one/);
  });
});
