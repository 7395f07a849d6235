import { Readable } from 'node:stream';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { localize } from '../../../src/fields/texts/localize.ts';
import type { EntryRange } from '../answers/entry-pages.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers, Stream } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { CellStyle } from './cells.ts';
import { columnsOf, type Column, type UsedVersion } from './columns.ts';
import { writeBundle } from './export-bundle.ts';
import { calendarFor, directionOf } from '../../../src/engine/languages/native.ts';
import { learn } from '../languages/texts-in.ts';
import { exportTexts } from './export-texts.ts';
import { ownCells } from './own-cells.ts';
import { createDeidentifier, mayStay, type Deidentifier } from './study/deidentify.ts';
import { clinicSecret } from '../accounts/clinic-secret.ts';
import { givenEntries } from './study/given-entries.ts';
import { studyFile, type Study } from './study/study-file.ts';
import { countEntries, rangeOf, surveyEntries, type Survey } from './survey-entries.ts';
import { longRows, wideRows, type TableWanted } from './table-rows.ts';
import { writeCsv } from './write-csv.ts';
import { sheetLimits, writeXlsx } from './write-xlsx.ts';

type Query = CallBody<'/category/exportanswers'>;

/** Entries of a category as a file, written as they are read. Whoever sees only their own gets those. */
export const exportAnswers: Handlers['/category/exportanswers'] = async (context, query) => {
  assertFit(query);
  const category = await reachCategory(context, query.category, 'report');
  const range = rangeOf(context, category, query);
  const survey = await surveyEntries(context, category, range);
  const file = await fileOf(context, category, range, survey, query);
  const { clinic, role, id } = category;
  await auditRead(context, {
    clinic,
    role,
    action: 'category.export',
    category: id,
    detail: {
      ...(survey.entries !== undefined && { entries: survey.entries }),
      format: query.format,
      ...(survey.entries === undefined && { version: query.version }),
      ...(query.deidentified === true && { deidentified: true }),
    },
  });
  const { ending, ...stream } = file;
  return {
    ...stream,
    name: `${category.slug}-${context.clock().toISOString().slice(0, 10)}.${ending}`,
    headers: { 'cache-control': 'private, no-store' },
  };
};

/** A Bundle is of whole resources, and rows for each answer are of tables alone. */
function assertFit({ format, layout, deidentified, questions }: Query): void {
  const isTable = format === 'csv' || format === 'xlsx';
  const misfit =
    layout === 'long' && !isTable
      ? 'layout'
      : format === 'fhir' && deidentified === true
        ? 'deidentified'
        : format === 'fhir' && questions !== undefined
          ? 'questions'
          : undefined;
  if (misfit !== undefined)
    throw new ServerError('badbody', { fields: [{ path: misfit, rule: 'choice', message: '' }] });
}

type ExportedFile = Pick<Stream, 'type' | 'body'> & { readonly ending: string };

async function fileOf(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
  survey: Survey,
  query: Query,
): Promise<ExportedFile> {
  const { format, deidentified = false } = query;
  if (format === 'fhir')
    return {
      type: 'application/fhir+json; charset=utf-8',
      ending: 'json',
      body: Readable.from(writeBundle(context, category, range, survey.versions)),
    };
  const deidentifier = deidentified ? createDeidentifier(await clinicSecret(context.db, category.clinic)) : undefined;
  const study = studyOf(context, category, range, survey, query, deidentifier);
  if (format !== 'csv' && format !== 'xlsx') return studyFile(format, study);
  const table = tableOf(context, study, query);
  if (format === 'xlsx') await assertFitsSheet(context, range, survey, table);
  return tableFile(study, query, table);
}

function studyOf(
  context: Context,
  category: ReachedCategory,
  range: EntryRange,
  survey: Survey,
  query: Query,
  deidentifier: Deidentifier | undefined,
): Study {
  const language = query.language ?? context.caller.language;
  learn(language);
  const chosen = query.questions && new Set(query.questions);
  const isGiven = (name: string): boolean => chosen?.has(name) ?? true;
  const columns = columnsOf({ ...survey, role: category.role, language }).filter(
    (column) =>
      isGiven(column.row?.container ?? column.question) &&
      (deidentifier === undefined || staysAnywhere(column, survey.versions)),
  );
  return {
    slug: category.slug,
    createdAt: context.clock().toISOString(),
    title: localize(category.title, language),
    language,
    role: category.role,
    columns,
    versions: survey.versions,
    isDeidentified: deidentifier !== undefined,
    isGiven,
    entries: () => givenEntries(context, category, range, deidentifier),
  };
}

/** Whether some version asks it so that answers may stay. */
const staysAnywhere = ({ question }: Column, versions: readonly UsedVersion[]): boolean =>
  versions.some(({ definition }) =>
    walkQuestions(definition).some((each) => each.question.name === question && mayStay(each.question)),
  );

interface Table {
  readonly wanted: TableWanted;
  readonly width: number;
  /** Rows of each response, at most. */
  readonly rows: number;
}

function tableOf(context: Context, study: Study, query: Query): Table {
  const { language, columns, role, isDeidentified } = study;
  const style: CellStyle = {
    labels: query.labels ?? 'texts',
    locale: { language, calendar: calendarFor(language) },
    publicUrl: context.config.publicUrl,
  };
  const wanted: TableWanted = { own: ownCells(language, isDeidentified), columns, role, style };
  const isLong = query.layout === 'long';
  const width = wanted.own.length + (isLong ? exportTexts(language).long.length : columns.length);
  return { wanted, width, rows: isLong ? Math.max(columns.length, 1) : 1 };
}

/** Where it may be too much it is counted, unless that is known already. */
async function assertFitsSheet(context: Context, range: EntryRange, survey: Survey, table: Table): Promise<void> {
  const isTooHigh = (entries: number): boolean => entries * table.rows >= sheetLimits.rows;
  const isTooMuch =
    table.width > sheetLimits.columns ||
    (isTooHigh(survey.mostEntries) && isTooHigh(survey.entries ?? (await countEntries(context, range))));
  if (isTooMuch) throw new ServerError('toomuchforexcel');
}

function tableFile({ title, language, entries }: Study, { format, layout }: Query, { wanted }: Table): ExportedFile {
  const rows = (layout === 'long' ? longRows : wideRows)(entries(), wanted);
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', ending: 'csv', body: Readable.from(writeCsv(rows)) };
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    body: Readable.from(writeXlsx(rows, { title, rightToLeft: directionOf(language) === 'rtl' })),
  };
}
