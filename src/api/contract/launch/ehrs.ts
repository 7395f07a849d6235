import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import {
  Day,
  Empty,
  Id,
  IdOrSlug,
  Localized,
  Slug,
  Time,
  countedListOf,
  line,
  listQuery,
  shape,
} from '../primitives.ts';
import { Gender } from '../shapes.ts';

const address = '^https?://[^\\s?#@]+$';
const Issuer = Type.String({
  minLength: 8,
  maxLength: 500,
  pattern: address,
  description: 'The base URL of the EHR’s FHIR server, as it sends it in `iss`',
});

const Form = shape({ id: Id, title: Localized });

/** An EHR whose people may open forms for the patient that they have before them. */
export const Ehr = shape({
  id: Id,
  title: Type.String(),
  issuer: Type.String(),
  clientId: Type.String(),
  hasSecret: Type.Boolean(),
  codeSystem: Type.String(),
  active: Type.Boolean(),
  createdAt: Time,
  rev: Type.String({ description: 'Another one after each change' }),
  forms: Type.Array(Form),
  waiting: Type.Integer({ description: 'Responses that the EHR has not taken yet' }),
  failed: Type.Integer({ description: 'Responses that it has refused, or that could not be sent in time' }),
});
export type Ehr = Static<typeof Ehr>;

/** A response on its way to the EHR that its form was opened from. */
export const WriteBack = shape({
  id: Id,
  ehr: Id,
  form: Form,
  file: Type.Union([Id, Type.Null()]),
  createdAt: Time,
  attempts: Type.Integer(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  status: Type.Union([Type.Integer({ description: 'HTTP status of the last attempt' }), Type.Null()]),
  failure: Type.Union([
    Type.String({ description: '`tokenexpired`: it is sent with the next launch for the same patient' }),
    Type.Null(),
  ]),
});
export type WriteBack = Static<typeof WriteBack>;

const Begun = shape({
  url: Type.String({ description: 'Where the EHR asks its person' }),
  flow: Type.String({ description: 'Sealed; the page keeps it until the EHR leads back' }),
});

/** SMART App Launch: an EHR opens forms for its patients, and gets the responses. */
export const ehrs = {
  '/smart/startlaunch': defineCall({
    summary: 'Begins a launch that a registered EHR asks for',
    who: 'anyone',
    errors: ['smartunknown', 'smartfailed', 'smartunfit'],
    body: shape({
      iss: Issuer,
      launch: Type.String({ minLength: 1, maxLength: 4000, pattern: '^[\\x20-\\x7e]+$' }),
      clinic: Type.Optional(Slug),
    }),
    data: Begun,
  }),
  '/smart/startstandalone': defineCall({
    summary: 'Begins a launch from here: the EHR asks for the patient',
    who: 'user',
    errors: ['smartunknown', 'smartfailed', 'smartunfit'],
    body: shape({ ehr: Id }),
    data: Begun,
  }),
  '/smart/finishlaunch': defineCall({
    summary: 'Finishes a launch, once: the patient that the EHR names, and the forms that may be opened for them',
    who: 'anyone',
    errors: ['launchagain', 'smartunknown', 'smartfailed', 'smartunfit', 'smartrefused', 'smartnopatient'],
    body: shape({
      flow: Type.String({ minLength: 20, maxLength: 12_000 }),
      query: Type.String({ minLength: 1, maxLength: 8000 }),
    }),
    data: shape({
      ehr: Type.String(),
      patient: shape({
        name: Type.Optional(Type.String()),
        birthdate: Type.Optional(Day),
        gender: Type.Optional(Gender),
      }),
      forms: Type.Array(Form),
      right: Type.String({ description: 'Opens one of the forms, once' }),
    }),
  }),
  '/smart/openform': defineCall({
    summary: 'Opens a form for the patient of a launch: a link for one response, to that patient’s file alone',
    who: 'anyone',
    errors: ['launchagain', 'smartunknown', 'unknowncategory'],
    body: shape({ right: Type.String({ minLength: 20, maxLength: 2000 }), category: Id }),
    data: shape({ link: Type.String() }),
  }),
  '/smart/getehrs': defineCall({
    summary: 'EHRs that the caller may open forms through',
    who: 'user',
    body: Empty,
    data: Type.Array(shape({ id: Id, title: Type.String() })),
  }),
  '/admin/getehrs': defineCall({
    summary: 'EHRs of the clinic, and what is to be entered there',
    who: 'user',
    body: Empty,
    data: shape({ launchUrl: Type.String(), redirectUrl: Type.String(), items: Type.Array(Ehr) }),
  }),
  '/admin/storeehr': defineCall({
    summary: 'Registers an EHR, or changes one; its address stays as it is',
    who: 'user',
    errors: ['addressrefused', 'unknowncategory', 'ehrsfull', 'olderrev'],
    body: shape({
      id: Id,
      rev: Type.Optional(
        Type.String({
          maxLength: 64,
          description:
            'As it was read, of one that is changed: where somebody else has changed it since, nothing is stored',
        }),
      ),
      title: line({ minLength: 1, maxLength: 100 }),
      issuer: Issuer,
      clientId: Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' }),
      secret: Type.Optional(
        Type.Union([Type.String({ minLength: 1, maxLength: 500, pattern: '^[\\x20-\\x7e]+$' }), Type.Null()], {
          description: 'Of a confidential client; kept encrypted, shown to nobody. Null removes it',
        }),
      ),
      codeSystem: Type.Optional(
        Type.String({
          maxLength: 500,
          pattern: '^\\S*$',
          description:
            'The system of the identifier that is the national ID number; empty: patients are known by their ID in the EHR alone',
        }),
      ),
      forms: Type.Array(IdOrSlug, { minItems: 1, maxItems: 50 }),
      active: Type.Optional(Type.Boolean()),
    }),
    data: Ehr,
  }),
  '/admin/removeehr': defineCall({
    summary: 'Removes an EHR: nothing is opened from it or sent to it any more',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/admin/getwritebacks': defineCall({
    summary: 'Responses that an EHR gets, those that failed first, then the latest',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit, ehr: Id }),
    data: countedListOf(WriteBack),
  }),
  '/admin/retrywriteback': defineCall({
    summary: 'Sends a response again; one whose access has expired waits for the next launch for its patient',
    who: 'user',
    errors: ['launchexpired'],
    body: shape({ id: Id }),
    data: Empty,
  }),
} as const;
