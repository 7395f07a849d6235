import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { proposalOf } from '../../test/proposals.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate, migrations } from '../db/migrations/migrate.ts';
import { newId } from '../db/uuid.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backup, type Inventory } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

const passphrase = 'a long walk by the river';

describeEachDatabase('A clinic’s data', (database) => {
  let folder: string;
  const opened: Database[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'porsa-operations-'));
    await database.clear();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
    await rm(folder, { recursive: true });
  });

  async function emptyDatabase(): Promise<Database> {
    const db = await openDatabase({ path: join(folder, `${newId()}.sqlite`) });
    opened.push(db);
    return db;
  }

  /** A clinic with entries whose texts are Persian, long, and full of what a careless reader would trip over. */
  async function fillClinic(entries = 30) {
    const clinic = await openClinic(database.db);
    for (let index = 0; index < entries; index += 1) {
      await handlers['/entry/storeentry'](clinic.as('secretary'), {
        ...visit(clinic.slug, { weight: 50 + index }),
        patient: { name: `سارا "؛' -- \\ ${index}` },
      });
    }
    await fillProposal(clinic);
    return clinic;
  }

  /** A proposal with an earlier version, a link and a comment. */
  async function fillProposal(clinic: TestClinic): Promise<void> {
    const mina = clinic.as('expert');
    const { id } = await handlers['/proposal/storeproposal'](mina, { proposal: proposalOf('اثر «ویتامین دی»') });
    await handlers['/proposal/storeversion'](mina, { id, version: newId(), name: 'نخست' });
    const { link } = await handlers['/proposal/storecommentlink'](mina, { proposal: id, id: newId() });
    const comment = { link, id: newId(), name: 'دکتر رضایی', text: 'چه مقدار؟' };
    await handlers['/proposal/storecomment'](clinic.as('visitor'), comment);
  }

  async function kept(options = {}): Promise<{ readonly bytes: Buffer; readonly inventory: Inventory }> {
    const to = new PassThrough();
    const [bytes, inventory] = await Promise.all([buffer(to), backup(database.db, to, options)]);
    return { bytes, inventory };
  }

  it('comes back from a backup whole, into either database', async () => {
    const clinic = await fillClinic();
    const { bytes, inventory } = await kept();
    expect(inventory['entries']?.rows).toBe(30);
    for (const table of ['proposals', 'proposal_versions', 'comment_links', 'proposal_comments'])
      expect({ table, rows: inventory[table]?.rows }).toEqual({ table, rows: 1 });
    const other = await emptyDatabase();
    expect(await restore(other, Readable.from([bytes]))).toEqual(inventory);
    const before = await database.db.selectFrom('entries').selectAll().orderBy('id').execute();
    expect(await other.selectFrom('entries').selectAll().orderBy('id').execute()).toEqual(before);
    const listed = await handlers['/file/getfiles'](
      { ...clinic.as('owner'), db: other },
      { category: clinic.slug, search: 'سارا' },
    );
    expect(listed.items).toHaveLength(30);

    await database.clear();
    expect(await restore(database.db, Readable.from([bytes]))).toEqual(inventory);
  });

  it('is kept as it was at one moment, while others go on writing', async () => {
    const clinic = await fillClinic(5);
    const second = await openDatabase(database.config);
    opened.push(second);
    let writing = true;
    const writer = (async () => {
      while (writing)
        await handlers['/entry/storeentry']({ ...clinic.as('secretary'), db: second }, visit(clinic.slug));
    })();
    const { bytes } = await kept();
    writing = false;
    await writer;
    const other = await emptyDatabase();
    await restore(other, Readable.from([bytes]));
    const count = async (table: 'files' | 'entries') => (await other.selectFrom(table).select('id').execute()).length;
    expect(await count('files')).toBe(await count('entries'));
    const { sum } = await other
      .selectFrom('files')
      .select((eb) => eb.fn.sum<number>('entries').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(await count('entries'));
  });

  it('is sealed with a passphrase, and opened by no other', async () => {
    await fillClinic(3);
    const { bytes, inventory } = await kept({ passphrase });
    expect(bytes.includes('سارا')).toBe(false);
    await expect(restore(await emptyDatabase(), Readable.from([bytes]), { passphrase: 'another' })).rejects.toThrow(
      /PORSA_BACKUP_PASSPHRASE/,
    );
    await expect(restore(await emptyDatabase(), Readable.from([bytes]))).rejects.toThrow(/encrypted/);
    expect(await restore(await emptyDatabase(), Readable.from([bytes]), { passphrase })).toEqual(inventory);
  });

  it('is never restored in part: a cut, a changed byte and a missing end are refused, and nothing is left behind', async () => {
    await fillClinic(20);
    for (const options of [{}, { passphrase }]) {
      const { bytes } = await kept(options);
      const changed = Buffer.from(bytes);
      changed[Math.floor(bytes.length / 2)]! ^= 1;
      for (const damaged of [
        bytes.subarray(0, 40),
        bytes.subarray(0, Math.floor(bytes.length / 2)),
        bytes.subarray(0, bytes.length - 9),
        changed,
        Buffer.from('hello'),
        Buffer.alloc(0),
      ]) {
        const other = await emptyDatabase();
        await expect(restore(other, Readable.from([damaged]), options)).rejects.toThrow(/backup/i);
        await migrate(other);
        expect(await other.selectFrom('users').select('id').execute()).toEqual([]);
      }
    }
  });

  it.each<[string, (row: readonly unknown[]) => readonly unknown[][]]>([
    ['a value more', (row) => [[...row, 1]]],
    ['a value less', (row) => [row.slice(1)]],
    ['a list for a value', (row) => [row.map(() => [])]],
    ['nothing where something must be', (row) => [row.map(() => null)]],
    ['its key twice', (row) => [[...row], [...row]]],
  ])('is refused as a damaged backup where a row has %s', async (_what, damage) => {
    await fillClinic(1);
    const { bytes } = await kept();
    async function* damagedLines() {
      let table: string | undefined;
      for await (const line of readArchive(Readable.from([bytes]), {})) {
        table = (line as { readonly table?: string }).table ?? table;
        if (table === 'entries' && Array.isArray(line)) yield* damage(line);
        else yield line;
      }
    }
    const to = new PassThrough();
    const [damaged] = await Promise.all([buffer(to), writeArchive(damagedLines(), to, {})]);
    await expect(restore(await emptyDatabase(), Readable.from([damaged]))).rejects.toThrow(
      'The backup is damaged: a row of entries cannot be read.',
    );
  });

  it('is not restored over anything, nor by an older release', async () => {
    await fillClinic(1);
    const { bytes } = await kept();
    await expect(restore(database.db, Readable.from([bytes]))).rejects.toThrow(/must be empty/);
    await migrate(database.db, [...migrations, { name: '99-later', statements: [] }]);
    const later = await kept();
    await database.db.deleteFrom('migrations').where('name', '=', '99-later').execute();
    await expect(restore(await emptyDatabase(), Readable.from([later.bytes]))).rejects.toThrow(/newer release/);
  });

  it('moves from the embedded database with equal counts and hashes, and never into one that holds something', async () => {
    await fillClinic(10);
    const { bytes, inventory } = await kept();
    const embedded = await emptyDatabase();
    await restore(embedded, Readable.from([bytes]));
    await expect(move(embedded, database.db)).rejects.toThrow(/must be empty/);
    await database.clear();
    expect(await move(embedded, database.db)).toEqual(inventory);
    expect((await kept()).inventory).toEqual(inventory);
  });
});
