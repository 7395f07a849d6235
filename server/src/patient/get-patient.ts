import type { FileOfPatient, PatientEntry } from '../../../src/api/contract/patients/patient.ts';
import type { Answers, Localized } from '../../../src/engine/definition/types.ts';
import { canWith } from '../access/permissions.ts';
import { nameOf, selectEntries } from '../answers/read-entries.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { fromJson } from '../db/json.ts';
import { toFileItem } from '../file/file-item.ts';
import { findVersion } from '../form/versions.ts';
import { auditRead } from './audit-patients.ts';
import { shownOf, type FileUnder } from './known-patient.ts';
import { mayChange, mayMerge, reachPatient } from './reach-patient.ts';
import { readingOf } from './reading.ts';
import { isLive } from '../guard/find-share.ts';
import { scoresOf } from '../answers/scores.ts';

/** Entries shown with a patient; further back each file is read by itself. */
const latest = 200;

/** A patient with everything under them that the caller may read, each file as their role in its form goes. */
export const getPatient: Handlers['/patient/getpatient'] = async (context, { id }) => {
  const reading = await readingOf(context);
  const known = await reachPatient(context, reading, id);
  const shown = shownOf(known.files).toReversed();
  const rows = await latestEntries(context, reading.clinic, shown);
  await auditRead(context, reading, [known], { action: 'patient.view', detail: { patient: known.row.id } });
  return {
    patient: known.item,
    can: {
      change: mayChange(reading, known),
      merge: mayMerge(reading, known),
      remove: mayChange(reading, known) && shown.length === 0,
    },
    files: await withForms(context, reading.clinic, shown),
    entries: await withScores(context, rows.slice(0, latest), shown),
    more: rows.length > latest,
  };
};

async function latestEntries(context: Context, clinic: string, files: readonly FileUnder[]) {
  if (files.length === 0) return [];
  return selectEntries(context.db, clinic)
    .where(
      'entries.file',
      'in',
      files.map(({ row }) => row.id),
    )
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(latest + 1)
    .execute();
}

async function withScores(
  { db }: Context,
  rows: Awaited<ReturnType<typeof latestEntries>>,
  files: readonly FileUnder[],
): Promise<PatientEntry[]> {
  return Promise.all(
    rows.map(async (row) => {
      const role = files.find((file) => file.row.id === row.file)?.role;
      const definition = await findVersion(db, { clinic: row.clinic, id: row.category }, row.version);
      const scores =
        role === undefined || definition === undefined
          ? []
          : scoresOf(fromJson<Answers>(row.answers), definition, role);
      return { id: row.id, file: row.file, createdAt: row.created_at, createdBy: nameOf(row), scores };
    }),
  );
}

async function withForms(context: Context, clinic: string, files: readonly FileUnder[]): Promise<FileOfPatient[]> {
  if (files.length === 0) return [];
  const forms = await context.db
    .selectFrom('categories')
    .innerJoin('projects', (join) =>
      join.onRef('projects.clinic', '=', 'categories.clinic').onRef('projects.id', '=', 'categories.project'),
    )
    .select(['categories.id', 'categories.slug', 'categories.title', 'projects.id as project', 'projects.headline'])
    .where('categories.clinic', '=', clinic)
    .where(
      'categories.id',
      'in',
      files.map(({ row }) => row.category),
    )
    .execute();
  const shares = await countShares(context, clinic, files);
  return files.flatMap(({ row, relation }) => {
    const form = forms.find(({ id }) => id === row.category);
    const can = canWith(relation);
    if (form === undefined) return [];
    const { slug, title, headline, project } = form;
    return [
      {
        file: toFileItem(row),
        form: { slug, title: fromJson<Localized>(title), headline, project },
        can,
        shares: can.share ? (shares.get(row.id) ?? 0) : 0,
      },
    ];
  });
}

async function countShares(
  { db, clock }: Context,
  clinic: string,
  files: readonly FileUnder[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('shares')
    .select(({ fn }) => ['file', fn.countAll<number>().as('count')])
    .where('clinic', '=', clinic)
    .where(
      'file',
      'in',
      files.map(({ row }) => row.id),
    )
    .where(isLive(clock()))
    .groupBy('file')
    .execute();
  return new Map(rows.map(({ file, count }) => [file, Number(count)]));
}
