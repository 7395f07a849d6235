import { Type, type TUnsafe } from 'typebox';
import { defineCall } from './call.ts';
import { shape, line, Id, IdOrSlug, Link, Time, Localized, Version, listQuery, countedListOf } from './primitives.ts';
import { DifferingAnswers, Patient, PatientFile, AnswersSchema, Definition, Problems, Entry } from './shapes.ts';

/** A record of another system, or one visit of it; `key` is what the record, and so its file, is known by there. */
const ImportedRecord = shape({
  key: line({ minLength: 1, maxLength: 100 }),
  event: Type.Optional(line({ minLength: 1, maxLength: 100 })),
  answers: AnswersSchema,
});

/** What became of a record, or would. */
const ImportOutcome = Type.Union(
  ['stored', 'known', 'refused', 'acceptable'].map((outcome) => Type.Literal(outcome as 'stored')) as never,
  {
    description:
      '`known`: stored by an import before, and left as it is. `acceptable`: with `check`, it would be stored',
  },
) as unknown as TUnsafe<'stored' | 'known' | 'refused' | 'acceptable'>;

/** Entries, and the report of one. */
export const entry = {
  '/entry/storeentry': defineCall({
    summary: 'Stores an entry; a repeat of a stored id gets the first reply',
    who: 'anyone',
    embeddable: true,
    errors: [
      'brokenrule',
      'idtaken',
      'formbusy',
      'withdrawn',
      'originnotallowed',
      'unknowncategory',
      'unknownfile',
      'deadlink',
      'linkused',
      'linkexpired',
      'linkrevoked',
    ],
    body: shape({
      id: Id,
      category: IdOrSlug,
      version: Version,
      file: Type.Optional(Id),
      patient: Type.Optional(Patient),
      page: Type.Optional(Type.String({ maxLength: 64 })),
      answers: AnswersSchema,
      startedAt: Type.Optional(Time),
      source: Type.Optional(Type.String({ maxLength: 300 })),
      link: Type.Optional(Link),
    }),
    data: shape({
      id: Id,
      file: Id,
      computed: AnswersSchema,
      problems: Problems,
      endings: Type.Optional(
        Type.Array(Type.String(), {
          description:
            'Ids of the endings whose conditions hold for the whole form; absent where no ending has a condition',
        }),
      ),
      /** For those who read files alone. */
      differs: Type.Optional(DifferingAnswers),
    }),
  }),
  '/entry/importentries': defineCall({
    summary:
      'Stores records of another system, a file for each key and an entry for each of its events; a record that was imported before is not stored again',
    who: 'user',
    errors: ['withdrawn', 'originnotallowed', 'unknowncategory'],
    body: shape({
      category: IdOrSlug,
      version: Version,
      check: Type.Optional(Type.Boolean({ description: 'Only says what would become of them, and stores nothing' })),
      records: Type.Array(ImportedRecord, { minItems: 1, maxItems: 100 }),
    }),
    data: shape({
      outcomes: Type.Array(
        shape({
          outcome: ImportOutcome,
          reason: Type.Optional(Type.String({ description: 'Name of the error that refused it' })),
          fields: Type.Optional(
            Type.Array(shape({ path: Type.String(), rule: Type.String(), message: Type.String() })),
          ),
        }),
        { description: 'In the order of `records`' },
      ),
    }),
  }),
  '/entry/getentries': defineCall({
    summary: 'Entries of a file or a category, newest first',
    who: 'user',
    body: shape({
      ...listQuery,
      file: Type.Optional(Id),
      category: Type.Optional(IdOrSlug),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
      version: Type.Optional({ ...Version, description: 'Those alone that were given in this version of the form' }),
    }),
    data: countedListOf(Entry),
  }),
  '/report/getreport': defineCall({
    summary:
      'Data of a report: the file, the entry and the form version it was given in; without any entry yet, the published version',
    who: 'user',
    body: shape({ file: Id, entry: Type.Optional(Id) }),
    data: shape({
      file: PatientFile,
      entry: Type.Optional(Entry),
      definition: Definition,
      category: shape({ id: Id, slug: Type.String(), title: Localized }),
      clinic: Localized,
      history: Type.Array(Entry),
      differs: Type.Optional(DifferingAnswers),
    }),
  }),
} as const;
