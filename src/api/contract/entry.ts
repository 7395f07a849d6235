import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { shape, Id, IdOrSlug, Link, Time, Localized, Version, listQuery, countedListOf } from './primitives.ts';
import { DifferingAnswers, Patient, PatientFile, AnswersSchema, Definition, Problems, Entry } from './shapes.ts';

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
