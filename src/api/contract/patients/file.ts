import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from '../call.ts';
import { Can } from '../permissions.ts';
import {
  ByBeginning,
  shape,
  Empty,
  Id,
  IdOrSlug,
  Localized,
  Time,
  listQuery,
  listOf,
  countedListOf,
  Offset,
} from '../primitives.ts';
import { Headline, Patient, PatientFile, Entry } from '../shapes.ts';

export const RemovedFile = shape({ file: PatientFile, removedAt: Time, goneAt: Time });
export type RemovedFile = Static<typeof RemovedFile>;

/** A file with the form it belongs to, as a list over all forms has it. */
export const FoundFile = shape({
  file: PatientFile,
  form: shape({ slug: Type.String(), title: Localized, headline: Headline, project: Id }),
});
export type FoundFile = Static<typeof FoundFile>;

/** What is seen of a file that is compared with another: its patient, and how many entries it has. */
export const ComparedFile = shape({ patient: Patient, entries: PatientFile.properties.entries });

/** Patient files: listed, found, changed, merged, exported, removed and erased. */
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
    data: shape({
      ...listOf(PatientFile).properties,
      total: Type.Integer({ description: 'Files on all pages, counted up to 10,001' }),
      byBeginning: Type.Optional(ByBeginning),
    }),
  }),
  '/file/findfiles': defineCall({
    summary:
      'Patient files in every category that the person may view, latest first: all, those found by name, code or phone, or those changed since a time',
    who: 'user',
    body: shape({
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      from: Type.Optional(Time),
      limit: listQuery.limit,
    }),
    data: shape({ items: Type.Array(FoundFile), more: Type.Boolean({ description: 'There are more than `limit`' }) }),
  }),
  '/file/storefile': defineCall({
    summary:
      'Adds or changes a patient file; the client makes the id. With `was`, the patient as they were read, only what differs from it is changed, and nothing where somebody else has changed that since',
    who: 'user',
    errors: ['invalidpatient', 'olderrev'],
    body: shape({ id: Id, category: IdOrSlug, patient: Patient, was: Type.Optional(Patient) }),
    data: PatientFile,
  }),
  '/file/getfile': defineCall({
    summary: 'A file with its latest entries and what the caller may do with it',
    who: 'user',
    body: shape({ id: Id }),
    data: shape({ file: PatientFile, entries: Type.Array(Entry), can: Can }),
  }),
  '/file/removefile': defineCall({
    summary: 'Moves a file to the bin for 30 days',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/file/getremovedfiles': defineCall({
    summary: 'The bin of a category, latest first; files in it are deleted after 30 days',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit, category: IdOrSlug }),
    data: countedListOf(RemovedFile),
  }),
  '/file/restorefile': defineCall({
    summary: 'Restores a file from the bin',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: PatientFile,
  }),
  '/file/mergefile': defineCall({
    summary:
      'Merges two files of one person in the same category; afterwards the id of the merged one leads to the kept one. With `were`, the two as they were read, nothing where the patient or the number of entries of one has changed since',
    who: 'user',
    errors: ['notmergeable', 'invalidpatient', 'olderrev'],
    body: shape({
      keep: Id,
      merge: Id,
      patient: Type.Optional(Patient),
      were: Type.Optional(shape({ keep: ComparedFile, merge: ComparedFile })),
    }),
    data: PatientFile,
  }),
  '/file/exportfile': defineStream({
    summary: 'Exports all of a patient’s data as one JSON document: file, entries, a FHIR Bundle of them, and uploads',
    who: 'user',
    method: 'POST',
    body: shape({ id: Id }),
  }),
  '/file/erasefile': defineCall({
    summary:
      'Erases a patient’s file permanently; `confirm` is the patient’s name or code, or the file’s id where it has neither',
    who: 'user',
    errors: ['notconfirmed'],
    body: shape({ id: Id, confirm: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: shape({ entries: Type.Integer(), uploads: Type.Integer() }),
  }),
} as const;
