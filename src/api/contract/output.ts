import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from './call.ts';
import { shape, Id, IdOrSlug, Time, Lang, Role, Localized, Version, Offset } from './primitives.ts';

const range = { category: IdOrSlug, from: Type.Optional(Time), to: Type.Optional(Time) };

const Count = shape({ value: Type.String(), text: Localized, count: Type.Integer() });
const Bin = shape({ from: Type.Number(), to: Type.Number(), count: Type.Integer() });

/** A summary of the answers to one question: how often each choice was made, or how numbers are distributed. */
export const QuestionFigures = shape({
  name: Type.String(),
  title: Localized,
  answered: Type.Integer(),
  gone: Type.Boolean({ description: 'No longer in the form' }),
  choices: Type.Optional(Type.Array(Count)),
  numbers: Type.Optional(
    shape({
      mean: Type.Number(),
      min: Type.Number(),
      max: Type.Number(),
      median: Type.Number(),
      bins: Type.Array(Bin),
    }),
  ),
});
export type QuestionFigures = Static<typeof QuestionFigures>;

export const DayCount = shape({
  day: Type.String({ description: 'YYYY-MM-DD, Gregorian, where the caller is' }),
  entries: Type.Integer(),
});
export type DayCount = Static<typeof DayCount>;

export const Summary = shape({
  entries: Type.Integer(),
  files: Type.Integer(),
  days: Type.Array(DayCount),
  read: Type.Integer({ description: 'Latest entries that the figures below are based on, at most 20,000' }),
  questions: Type.Array(QuestionFigures),
  seconds: Type.Union(
    [
      shape({ median: Type.Integer(), lower: Type.Integer(), upper: Type.Integer(), entries: Type.Integer() }),
      Type.Null(),
    ],
    { description: 'From opening the form to saving it: median and quartiles' },
  ),
});
export type Summary = Static<typeof Summary>;

export const DashboardSummary = shape({
  filesToday: Type.Integer(),
  entriesToday: Type.Integer(),
  waitingShared: Type.Integer({ description: 'Notices of shared files not yet read' }),
  days: Type.Array(DayCount),
  categories: Type.Array(
    shape({
      id: Id,
      slug: Type.String(),
      title: Localized,
      project: Id,
      headline: Type.String(),
      role: Role,
      files: Type.Integer(),
      entries: Type.Integer({ description: 'Of the last 30 days' }),
      fresh: Type.Integer({
        description: 'Of them, those by others since the caller last opened the form; 0 for who reads their own alone',
      }),
    }),
  ),
});
export type DashboardSummary = Static<typeof DashboardSummary>;

export const ExportFormat = Type.Union([
  Type.Literal('csv'),
  Type.Literal('xlsx'),
  Type.Literal('fhir'),
  Type.Literal('redcap'),
  Type.Literal('spss'),
  Type.Literal('stata'),
  Type.Literal('r'),
  Type.Literal('codebook'),
  Type.Literal('codebookpage'),
  Type.Literal('odm'),
]);
export type ExportFormat = Static<typeof ExportFormat>;

/** Answers exported, and figures. */
export const output = {
  '/category/exportanswers': defineStream({
    summary:
      'Exports all entries of a category, answers to removed questions included: CSV, XLSX, a FHIR Bundle, REDCap’s flat CSV, CDISC ODM, archives for SPSS, Stata and R, or the codebook',
    who: 'user',
    method: 'POST',
    errors: ['toomuchforexcel'],
    body: shape({
      ...range,
      format: ExportFormat,
      version: Type.Optional(Version),
      language: Type.Optional(Lang),
      labels: Type.Optional(Type.Union([Type.Literal('values'), Type.Literal('texts')])),
      layout: Type.Optional(
        Type.Union([Type.Literal('wide'), Type.Literal('long')], {
          description: 'Of csv and xlsx: a row for each response (default), or for each answer',
        }),
      ),
      deidentified: Type.Optional(
        Type.Boolean({
          description:
            'Not of fhir: without names, codes, phones and texts; IDs are pseudonyms, and the dates of a patient move by the same number of days',
        }),
      ),
      questions: Type.Optional(
        Type.Array(Type.String({ maxLength: 100 }), {
          minItems: 1,
          maxItems: 5000,
          description: 'Not of fhir: names of the questions, all by default',
        }),
      ),
    }),
  }),
  '/category/getsummary': defineCall({
    summary: 'Figures of a category: entries by day, answer and score distribution, completion time',
    who: 'user',
    body: shape({ ...range, offset: Type.Optional(Offset) }),
    data: Summary,
  }),
  '/dashboard/getsummary': defineCall({
    summary: 'The figures of the first screen',
    who: 'user',
    body: shape({ offset: Type.Optional(Offset) }),
    data: DashboardSummary,
  }),
} as const;
