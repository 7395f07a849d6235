import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Can } from '../permissions.ts';
import { shape, ByBeginning, Day, Empty, Id, IdOrSlug, Localized, Time, listQuery, listOf } from '../primitives.ts';
import { Headline, Patient, PatientFile, Score } from '../shapes.ts';

/** What is known of a patient; an age is true on the day it was entered. */
export const PatientDetails = shape({ ...Patient.properties, ageOn: Type.Optional(Day) });
export type PatientDetails = Static<typeof PatientDetails>;

/** A patient as far as the caller may read the files under them. */
export const PatientItem = shape({
  id: Id,
  patient: PatientDetails,
  files: Type.Integer({ description: 'Files that the caller may read' }),
  entries: Type.Integer({ description: 'Entries in those files' }),
  createdAt: Time,
  updatedAt: Time,
});
export type PatientItem = Static<typeof PatientItem>;

const Likeness = Type.Union([Type.Literal('code'), Type.Literal('phone'), Type.Literal('name')]);
export const PatientDuplicate = shape({ patient: PatientItem, alike: Likeness });
export type PatientDuplicate = Static<typeof PatientDuplicate>;

export const PatientEntry = shape({
  id: Id,
  file: Id,
  createdAt: Time,
  createdBy: Type.Union([Type.String({ description: 'The person’s name' }), Type.Null()]),
  scores: Type.Array(Score),
});
export type PatientEntry = Static<typeof PatientEntry>;

/** A file of a patient with its form and what the caller may do with it. */
export const FileOfPatient = shape({
  file: PatientFile,
  form: shape({ slug: Type.String(), title: Localized, headline: Headline, project: Id }),
  can: Can,
  shares: Type.Integer({ description: 'Live shares, where the caller may share the file' }),
});
export type FileOfPatient = Static<typeof FileOfPatient>;

const Waited = Type.Optional(
  Type.Boolean({
    description:
      'It was kept on a device that had no connection: sent again it changes nothing, and its id leads to what is there already',
  }),
);

/** Patients of a clinic: everything that hangs under them is shown as far as the caller may read it in its form. */
export const patient = {
  '/patient/getpatients': defineCall({
    summary: 'Patients of the clinic that the caller may read a file of, or entered; search by name, code or phone',
    who: 'user',
    body: shape({
      ...listQuery,
      sort: Type.Optional(Type.Union([Type.Literal('updated'), Type.Literal('name')])),
      withoutCode: Type.Optional(
        Type.Boolean({ description: 'Only patients without a national ID number, whom someone has to match' }),
      ),
    }),
    data: shape({
      ...listOf(PatientItem).properties,
      total: Type.Integer({ description: 'Patients on all pages, counted up to 10,001' }),
      canStore: Type.Boolean({ description: 'Whether the caller may enter a patient' }),
      byBeginning: Type.Optional(ByBeginning),
    }),
  }),
  '/patient/getpatient': defineCall({
    summary: 'A patient with their files, and the latest 200 entries of all of them with scores',
    who: 'user',
    body: shape({ id: Type.String({ format: 'uuid', description: 'The patient’s, or that of one of their files' }) }),
    data: shape({
      patient: PatientItem,
      can: shape({
        change: Type.Boolean(),
        merge: Type.Boolean(),
        remove: Type.Boolean({ description: 'As far as the caller sees, there is no file' }),
      }),
      files: Type.Array(FileOfPatient),
      entries: Type.Array(PatientEntry),
      more: Type.Boolean({ description: 'There are older entries' }),
    }),
  }),
  '/patient/storepatient': defineCall({
    summary:
      'Enters or changes a patient, and with them the files that the caller may write; the client makes the id. With `was`, the patient as they were read, only what differs from it is changed, and nothing where somebody else has changed that since',
    who: 'user',
    errors: ['invalidpatient', 'codetaken', 'olderrev'],
    body: shape({ id: Id, patient: Patient, was: Type.Optional(PatientDetails), waited: Waited }),
    data: PatientItem,
  }),
  '/patient/findduplicates': defineCall({
    summary: 'Patients who may be the same person: of the same code or phone, or of a like name and the same birthdate',
    who: 'user',
    body: shape({ patient: Patient, except: Type.Optional(Id) }),
    data: shape({
      items: Type.Array(PatientDuplicate),
      codeTaken: Type.Boolean({ description: 'A patient whom the caller may not see has this code' }),
      oddCode: Type.Boolean({ description: 'The check digit of the code does not fit: a reason to look again' }),
    }),
  }),
  '/patient/mergepatients': defineCall({
    summary:
      'Makes one patient of two; afterwards the id of the merged one leads to the kept one. With `were`, the two as they were read, nothing where somebody else has changed one of them since',
    who: 'user',
    errors: ['invalidpatient', 'codetaken', 'olderrev'],
    body: shape({
      keep: Id,
      merge: Id,
      patient: Patient,
      were: Type.Optional(shape({ keep: PatientDetails, merge: PatientDetails })),
    }),
    data: PatientItem,
  }),
  '/patient/removepatient': defineCall({
    summary:
      'Deletes a patient without files permanently; files in the bin count, and those that the caller may not see',
    who: 'user',
    errors: ['notempty'],
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/patient/openfile': defineCall({
    summary: 'The file of a patient in a category; the first time it is made, under the id given',
    who: 'user',
    errors: ['invalidpatient'],
    body: shape({ patient: Id, category: IdOrSlug, id: Id, waited: Waited }),
    data: PatientFile,
  }),
} as const;
