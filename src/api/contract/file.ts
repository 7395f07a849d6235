import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Offset } from './output.ts';
import {
  AnswersSchema,
  Definition,
  Empty,
  Entry,
  Id,
  IdOrSlug,
  Localized,
  Patient,
  PatientFile,
  Problems,
  Time,
  Version,
  listOf,
  listQuery,
  shape,
} from './shapes.ts';

export const file = {
  '/file/getfiles': defineCall({
    summary: 'Patient files of a category; search by name, code or phone',
    who: 'user',
    body: shape({
      ...listQuery,
      category: IdOrSlug,
      sort: Type.Optional(Type.Union([Type.Literal('updated'), Type.Literal('created'), Type.Literal('name')])),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
      weekday: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 6,
          description: '0 Sunday … 6 Saturday, where clocks are `offset` minutes ahead of UTC',
        }),
      ),
      offset: Type.Optional(Offset),
    }),
    data: listOf(PatientFile),
  }),
  '/file/storefile': defineCall({
    summary: 'Adds or changes a patient file; the id is made by the client',
    who: 'user',
    errors: ['invalidpatient'],
    body: shape({ id: Id, category: IdOrSlug, patient: Patient }),
    data: PatientFile,
  }),
  '/file/getfile': defineCall({
    summary: 'A file with its latest entries',
    who: 'user',
    body: shape({ id: Id }),
    data: shape({ file: PatientFile, entries: Type.Array(Entry) }),
  }),
  '/file/removefile': defineCall({
    summary: 'Puts a file into the bin for 30 days',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/entry/storeentry': defineCall({
    summary: 'Stores one saving of answers; a repeat of a stored id answers as the first did',
    who: 'anyone',
    embeddable: true,
    errors: ['brokenrule', 'idtaken', 'formbusy', 'withdrawn', 'originnotallowed', 'unknowncategory', 'unknownfile'],
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
    }),
    data: shape({
      id: Id,
      file: Id,
      computed: AnswersSchema,
      problems: Problems,
      endings: Type.Optional(
        Type.Array(Type.String(), {
          description:
            'Ids of the endings that hold, asked with the whole form; absent where it has none under a condition',
        }),
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
    }),
    data: listOf(Entry),
  }),
  '/report/getreport': defineCall({
    summary: 'What a report needs: the file, the entry and the version it was given in',
    who: 'user',
    body: shape({ file: Id, entry: Type.Optional(Id) }),
    data: shape({
      file: PatientFile,
      entry: Entry,
      definition: Definition,
      category: shape({ id: Id, slug: Type.String(), title: Localized }),
      clinic: Localized,
      history: Type.Array(Entry),
    }),
  }),
} as const;
