import { Readable } from 'node:stream';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Answers, Language } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { localize } from '../../../src/fields/texts/localize.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import { findVersion } from '../form/versions.ts';
import type { Context } from '../context/context.ts';
import type { Handlers, Stream } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { cellOf, type Cell, type CellStyle } from './cells.ts';
import { columnsOf, mostRows, type Column, type UsedVersion } from './columns.ts';
import { countByVersion, entryPages, type EntryRange } from '../answers/entry-pages.ts';
import { writeBundle } from './export-bundle.ts';
import { exportTexts } from './export-texts.ts';
import { seenQuestions } from '../answers/seen-questions.ts';
import { writeCsv } from './write-csv.ts';
import { sheetLimits, writeXlsx } from './write-xlsx.ts';

type Query = CallBody<'/category/exportanswers'>;

/** Entries of a category as a file, written as they are read. Whoever sees only their own gets those. */
export const exportAnswers: Handlers['/category/exportanswers'] = async (context, query) => {
  const category = await reachCategory(context, query.category, 'report');
  const range = rangeOf(context, category, query);
  const survey = await surveyEntries(context, category, range);
  const { clinic, role, id } = category;
  const stream = query.format === 'fhir' ? writeBundle(context, category, range, survey.versions) : undefined;
  const table = stream === undefined ? tableOf(context, category, range, survey, query) : undefined;
  await auditRead(context, {
    clinic,
    role,
    action: 'category.export',
    category: id,
    detail: { entries: survey.entries, format: query.format },
  });
  const name = `${category.slug}-${context.clock().toISOString().slice(0, 10)}`;
  return toFile(name, stream, table);
};

function rangeOf(context: Context, { clinic, id, role }: ReachedCategory, { from, to, version }: Query): EntryRange {
  const ownBy = extentOf(role, 'report') === 'own' ? (context.caller.user?.id ?? '') : undefined;
  return { clinic, category: id, from, to: to ?? context.clock().toISOString(), version, ownBy };
}

interface Survey {
  readonly entries: number;
  readonly versions: readonly UsedVersion[];
  readonly rows: ReadonlyMap<string, number>;
}

/**
 * What the columns depend on: the versions that entries were given in, and how many rows containers have.
 *
 * A pass over all entries that only counts rows, for forms that have repeating ones; the download starts after it.
 */
async function surveyEntries(context: Context, category: ReachedCategory, range: EntryRange): Promise<Survey> {
  const counts = await countByVersion(context.db, range);
  const inUse = category.version === null ? [] : [range.version ?? category.version];
  const versions: UsedVersion[] = [];
  for (const version of [...new Set([...inUse, ...counts.keys()])].sort((one, other) => other - one)) {
    const definition = await findVersion(context.db, category, version);
    if (definition !== undefined) versions.push({ version, definition });
  }
  const entries = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { entries, versions, rows: await countRows(context, category, range, versions) };
}

/** The most rows that any entry has in each repeating container. */
async function countRows(
  context: Context,
  { role }: ReachedCategory,
  range: EntryRange,
  versions: readonly UsedVersion[],
): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>();
  const repeating = new Map(
    versions.map(({ version, definition }) => [version, seenQuestions(definition, role).filter(isRepeating)]),
  );
  if ([...repeating.values()].every((questions) => questions.length === 0)) return rows;
  for await (const page of entryPages(context.db, range)) {
    for (const row of page) {
      const questions = repeating.get(row.version) ?? [];
      const answers = questions.length === 0 ? {} : fromJson<Answers>(row.answers);
      for (const { name } of questions) {
        const given = answers[name];
        rows.set(name, Math.min(mostRows, Math.max(rows.get(name) ?? 0, Array.isArray(given) ? given.length : 0)));
      }
    }
  }
  return rows;
}

interface Table {
  readonly format: 'csv' | 'xlsx';
  readonly rows: AsyncIterable<readonly Cell[]>;
  readonly title: string;
  readonly language: Language;
}

function tableOf(context: Context, category: ReachedCategory, range: EntryRange, survey: Survey, query: Query): Table {
  const language = query.language ?? context.caller.language;
  const columns = columnsOf({ ...survey, role: category.role, language });
  const texts = exportTexts[language];
  const isTooMuch = survey.entries >= sheetLimits.rows || columns.length + texts.columns.length > sheetLimits.columns;
  if (query.format === 'xlsx' && isTooMuch) throw new ServerError('toomuchforexcel');
  const style: CellStyle = {
    labels: query.labels ?? 'texts',
    locale: { language, calendar: language },
    publicUrl: context.config.publicUrl,
  };
  const rows = rowsOf(context, { category, range, columns, style });
  return {
    format: query.format === 'xlsx' ? 'xlsx' : 'csv',
    rows,
    title: localize(category.title, language),
    language,
  };
}

interface Wanted {
  readonly category: ReachedCategory;
  readonly range: EntryRange;
  readonly columns: readonly Column[];
  readonly style: CellStyle;
}

async function* rowsOf({ db }: Context, { category, range, columns, style }: Wanted): AsyncGenerator<readonly Cell[]> {
  const texts = exportTexts[style.locale.language];
  yield [...texts.columns, ...columns.map((column) => headingOf(column, style.labels, texts.removed))];
  for await (const page of entryPages(db, range)) {
    for (const row of page) {
      const definition = await findVersion(db, category, row.version);
      if (definition === undefined) continue;
      const answers = cutAnswers(fromJson<Answers>(row.answers), definition, category.role);
      const { name, code, phone, gender, birthdate, age } = fromJson<Patient>(row.patient);
      const first: readonly Cell[] = [
        row.id,
        row.file,
        row.created_at,
        row.version,
        name,
        code,
        phone,
        gender,
        birthdate,
        age,
      ];
      yield [...first, ...columns.map((column) => cellOf(column, answers, definition, category.role, style))];
    }
  }
}

function headingOf({ key, title, removed, score }: Column, labels: CellStyle['labels'], mark: string): string {
  const heading = labels === 'values' || title === '' ? key : score ? `${title} (${key})` : title;
  return removed ? `${heading} (${mark})` : heading;
}

function toFile(name: string, bundle: AsyncIterable<string> | undefined, table: Table | undefined): Stream {
  const headers = { 'cache-control': 'private, no-store' };
  if (table?.format === 'xlsx') {
    const sheet = { title: table.title, rightToLeft: table.language === 'fa' };
    return {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: `${name}.xlsx`,
      headers,
      body: Readable.from(writeXlsx(table.rows, sheet)),
    };
  }
  if (table !== undefined)
    return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, headers, body: Readable.from(writeCsv(table.rows)) };
  return {
    type: 'application/fhir+json; charset=utf-8',
    name: `${name}.json`,
    headers,
    body: Readable.from(bundle ?? []),
  };
}
