import { sql } from 'kysely';
import { verifyAudit } from '../../src/audit-log/verify-audit.ts';
import { openDatabase, type DatabaseConfig, type Database } from '../../src/db/database.ts';
import { isPostgres } from '../../src/db/dialect.ts';
import { hashAnswers, type AnswersHash, type Witness } from './witness.ts';

/** What a fault has cost; all blank where it has cost nothing. */
export interface Verdict {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged and not there, or there with other answers. */
  readonly lost: readonly string[];
  /** Entries there more often than once. */
  readonly doubled: readonly string[];
  /** What is there in part: an entry without its file or its audit row, either without its entry, a broken chain or file. */
  readonly torn: readonly string[];
}

/** Looks through the whole database as it is at one moment, once it has recovered; entries may go on coming in. */
export async function judge(
  config: DatabaseConfig,
  clinic: string,
  acknowledged: ReturnType<Witness['all']>,
): Promise<Verdict> {
  const db = await openDatabase(config);
  try {
    const atOneMoment = isPostgres(db) ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
    return await atOneMoment.execute((transaction) => compare(transaction, clinic, acknowledged));
  } finally {
    await db.destroy();
  }
}

async function compare(db: Database, clinic: string, acknowledged: ReadonlyMap<string, AnswersHash>): Promise<Verdict> {
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'file', 'answers'])
    .where('clinic', '=', clinic)
    .execute();
  const stored = new Map(entries.map((entry) => [entry.id, hashAnswers(asSent(entry.answers))]));
  const lost = [...acknowledged].filter(([id, hash]) => stored.get(id) !== hash).map(([id]) => id);
  const files = await db.selectFrom('files').select(['id', 'entries']).where('clinic', '=', clinic).execute();
  const audit = await db
    .selectFrom('audit')
    .select('entry')
    .where('clinic', '=', clinic)
    .where('action', '=', 'entry.store')
    .execute();
  const ids = entries.map((entry) => entry.id);
  return {
    acknowledged: acknowledged.size,
    stored: entries.length,
    lost,
    doubled: [...repeated(ids), ...miscounted(files, entries).map((id) => `file ${id}`)],
    torn: [
      ...unlike(
        entries.map((entry) => entry.file),
        files.map((file) => file.id),
      ).map((id) => `file ${id}`),
      ...unlike(
        ids,
        audit.map((row) => row.entry ?? ''),
      ).map((id) => `audit of ${id}`),
      ...repeated(audit.map((row) => row.entry ?? '')).map((id) => `audit of ${id} twice`),
      ...(await verifyAudit(db, clinic)).map((breach) => `audit chain ${breach.lane}/${breach.seq} ${breach.reason}`),
      ...(await unclaimed(db, clinic)).map((id) => `upload ${id}`),
      ...(await unhung(db, clinic)).map((id) => `patient of ${id}`),
      ...(await damage(db)),
    ],
  };
}

/** The visit form adds nothing of its own to what these people send but defaults; a form of other questions adds nothing. */
function asSent(text: string): unknown {
  const answers = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const { weight, height, medications } = answers;
  return weight === undefined ? answers : { weight, height, medications };
}

/** Files that count other entries than there are. */
function miscounted(
  files: readonly { readonly id: string; readonly entries: number }[],
  entries: readonly { readonly file: string }[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { file } of entries) counts.set(file, (counts.get(file) ?? 0) + 1);
  return files.filter(({ id, entries: count }) => counts.get(id) !== count).map(({ id }) => id);
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.length === new Set(ids).size ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
}

function unlike(left: readonly string[], right: readonly string[]): readonly string[] {
  const [here, there] = [new Set(left), new Set(right)];
  return [...[...here].filter((id) => !there.has(id)), ...[...there].filter((id) => !here.has(id))];
}

/** Pictures that an entry names and that are not its own. */
async function unclaimed(db: Database, clinic: string): Promise<readonly string[]> {
  const entries = await db.selectFrom('entries').select(['id', 'answers']).where('clinic', '=', clinic).execute();
  const uploads = await db.selectFrom('uploads').select(['id', 'entry']).where('clinic', '=', clinic).execute();
  const owners = new Map(uploads.map(({ id, entry }) => [id, entry]));
  return entries.flatMap(({ id, answers }) => {
    const { photo = [] } = JSON.parse(answers) as { readonly photo?: readonly { readonly id: string }[] };
    return photo.flatMap((picture) => (owners.get(picture.id) === id ? [] : [picture.id]));
  });
}

/** Files under no patient, and patients without a file. */
async function unhung(db: Database, clinic: string): Promise<readonly string[]> {
  const files = await db.selectFrom('files').select('patient_id').where('clinic', '=', clinic).execute();
  const patients = await db.selectFrom('patients').select('id').where('clinic', '=', clinic).execute();
  return unlike(
    files.map((file) => file.patient_id ?? 'none'),
    patients.map(({ id }) => id),
  );
}

async function damage(db: Database): Promise<readonly string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok');
}

/** The verdict as sentences; none where nothing was lost. */
export function faultsIn({ lost, doubled, torn }: Verdict): readonly string[] {
  const describe = (what: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${list.length} ${what}, the first ${list[0]}`];
  return [...describe('acknowledged and lost', lost), ...describe('stored twice', doubled), ...describe('torn', torn)];
}
