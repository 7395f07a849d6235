import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import {
  shape,
  Email,
  PhoneNumber,
  Empty,
  Id,
  IdOrSlug,
  Lang,
  Link,
  Localized,
  NationalCode,
  Qr,
  Time,
  line,
  listQuery,
  countedListOf,
} from './primitives.ts';
import { AnswersSchema } from './shapes.ts';

/** A category of one's own clinic by id or slug, of another by id or, where it is open to the public, `clinic/category`. */
const CategoryAddress = Type.String({
  minLength: 1,
  maxLength: 130,
  pattern: '^[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)?$',
});

/** A service of one's own clinic by id or slug, of another by id; those who work in any of its categories receive it. */
export const ShareAddress = Type.Unsafe<
  { readonly user: string } | { readonly group: string } | { readonly category: string } | { readonly service: string }
>(
  Type.Union([
    shape({ user: Id }),
    shape({ group: Id }),
    shape({ category: CategoryAddress }),
    shape({ service: IdOrSlug }),
  ]),
);
export type ShareAddress = Static<typeof ShareAddress>;

const Right = Type.Union([Type.Literal('read'), Type.Literal('write')]);
const Note = Type.String({ maxLength: 1000, 'x-text': 'lines' });

const Expiry = Type.Union([Time, Type.Null()], { description: 'From then on it gives nothing; null for no end' });

export const Share = shape({
  id: Id,
  to: shape({
    kind: Type.Union([Type.Literal('user'), Type.Literal('group'), Type.Literal('category'), Type.Literal('service')]),
    id: Id,
    title: Localized,
  }),
  right: Right,
  note: Type.String(),
  sharedBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Time,
  expiresAt: Expiry,
});
export type Share = Static<typeof Share>;

export const SharedFile = shape({
  file: Id,
  category: Id,
  categoryTitle: Localized,
  clinicTitle: Localized,
  name: Type.String({ description: 'The patient’s' }),
  right: Right,
  note: Type.String(),
  sharedBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Time,
  expiresAt: Expiry,
});
export type SharedFile = Static<typeof SharedFile>;

const LinkLabel = line({ maxLength: 100 });

/** A link to a form, as those see it who may know of it. */
export const FormLink = shape({
  id: Id,
  url: Type.String(),
  label: Type.String(),
  createdBy: Type.String({ description: 'The person’s name' }),
  createdAt: Time,
  expiresAt: Type.Union([Time, Type.Null()]),
  language: Type.Union([Lang, Type.Null()]),
  singleUse: Type.Boolean(),
  prefilled: Type.Array(Type.String(), { description: 'Names of the questions that the form begins with answers to' }),
  patient: Type.Union([shape({ file: Id, name: Type.String() }), Type.Null()], {
    description: 'The patient file that its entries go to; null where there is none, or the caller may not see it',
  }),
  entries: Type.Integer({ description: 'Entries that came by it' }),
  usedAt: Type.Union([Time, Type.Null()], { description: 'When the last one came' }),
  state: Type.Union([Type.Literal('open'), Type.Literal('used'), Type.Literal('expired'), Type.Literal('revoked')]),
  canRevoke: Type.Boolean(),
});
export type FormLink = Static<typeof FormLink>;

const Receivers = Type.Array(ShareAddress, { minItems: 1, maxItems: 50 });

/** Files shared with colleagues, and links to forms and files. */
export const sharing = {
  '/file/sharefile': defineCall({
    summary: 'Shares a file with people, groups, categories and services; sharing again replaces right, note and end',
    who: 'user',
    errors: ['brokenrule'],
    body: shape({
      file: Id,
      to: Receivers,
      right: Type.Optional(Right),
      note: Type.Optional(Note),
      expiresAt: Type.Optional(Time),
    }),
    data: Type.Array(Share),
  }),
  '/file/unsharefile': defineCall({
    summary: 'Withdraws shares with immediate effect',
    who: 'user',
    body: shape({ file: Id, to: Receivers }),
    data: Type.Array(Share),
  }),
  '/file/getsharing': defineCall({
    summary: 'With whom a file is shared now',
    who: 'user',
    body: shape({ file: Id }),
    data: Type.Array(Share),
  }),
  '/file/getsharedfiles': defineCall({
    summary: 'Files that others have shared with the caller, newest first',
    who: 'user',
    body: shape({ ...listQuery, file: Type.Optional({ ...Id, description: 'This one alone' }) }),
    data: countedListOf(SharedFile),
  }),
  '/app/storelink': defineCall({
    summary:
      'Creates a short link to a form, a file or a report. It grants no access by itself, but to add to the patient file of a form’s link',
    who: 'user',
    errors: ['brokenrule', 'idtaken', 'unpublished', 'unknowncategory', 'unknownfile'],
    body: shape({
      id: Type.Optional(Id),
      category: Type.Optional(IdOrSlug),
      file: Type.Optional(Id),
      entry: Type.Optional(Id),
      kind: Type.Union([Type.Literal('form'), Type.Literal('file'), Type.Literal('report')]),
      expiresAt: Type.Optional(Time),
      label: Type.Optional(LinkLabel),
      language: Type.Optional(Lang),
      singleUse: Type.Optional(Type.Boolean()),
      answers: Type.Optional(AnswersSchema),
      code: Type.Optional(NationalCode),
    }),
    data: shape({ id: Id, link: Type.String(), url: Type.String(), qr: Qr }),
  }),
  '/app/getaddress': defineCall({
    summary: 'The address of a form’s own page, what embeds it in other pages, and what still keeps people out',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: shape({
      url: Type.String(),
      qr: Qr,
      script: Type.String({ description: 'The script that defines the elements' }),
      category: Type.String({ description: 'What the element takes as `category`' }),
      title: Localized,
      clinic: Localized,
      isPublished: Type.Boolean(),
      isPublic: Type.Boolean({ description: 'Opens without an account' }),
      isWithdrawn: Type.Boolean(),
      isEmbeddable: Type.Boolean({ description: 'Pages of other websites are allowed' }),
      pages: Type.Array(shape({ language: Lang, url: Type.String(), qr: Qr }), {
        description: 'The page in each language, whatever the reader’s browser asks for',
      }),
      allowedOrigins: Type.Optional(
        Type.Array(Type.String(), { description: 'Those websites, for who may change the form’s settings' }),
      ),
      canMail: Type.Boolean({ description: 'The caller may send links to it by email' }),
      canText: Type.Boolean({ description: 'The caller may send them by text message' }),
    }),
  }),
  '/app/getlinks': defineCall({
    summary: 'Links to a form, newest first: all of them for those who see all its files, one’s own for others',
    who: 'user',
    body: shape({ category: IdOrSlug, after: listQuery.after, limit: listQuery.limit }),
    data: countedListOf(FormLink),
  }),
  '/app/removelink': defineCall({
    summary: 'Revokes a link to a form, with immediate effect',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: Empty,
  }),
  '/app/maillink': defineCall({
    summary:
      'Sends a link to a form by email, or by text message where the server has a gateway, in the reader’s language; the message says nothing of form or patient. A repeat to the same address is sent once in ten minutes',
    who: 'user',
    errors: ['linkused', 'linkexpired', 'linkrevoked', 'withdrawn', 'unpublished', 'nosms'],
    body: shape({
      category: IdOrSlug,
      id: Id,
      email: Type.Optional(Email),
      phone: Type.Optional({ ...PhoneNumber, description: 'In place of the email address' }),
      language: Type.Optional(Lang),
    }),
    data: Empty,
  }),
  '/public/resolvelink': defineCall({
    summary: 'Where a short link leads, and what a link to a form carries',
    who: 'anyone',
    errors: ['deadlink', 'linkused', 'linkexpired', 'linkrevoked', 'withdrawn', 'unpublished'],
    body: shape({ link: Link }),
    data: shape({
      route: Type.String(),
      form: Type.Optional(
        shape({
          category: IdOrSlug,
          language: Type.Optional(Lang),
          answers: Type.Optional(AnswersSchema),
          singleUse: Type.Boolean(),
          forPatient: Type.Boolean({
            description: 'The entry goes to a patient file; who the patient is need not be asked',
          }),
        }),
      ),
    }),
  }),
} as const;
