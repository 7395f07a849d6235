import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { MemberRole } from './permissions.ts';
import { Empty, Id, IdOrSlug, Localized, Time, line, shape } from './primitives.ts';

const KeyScope = Type.Union(
  [
    Type.Literal('forms:read'),
    Type.Literal('forms:write'),
    Type.Literal('files:read'),
    Type.Literal('files:write'),
    Type.Literal('answers:export'),
    Type.Literal('accounts'),
    Type.Literal('audit:read'),
  ],
  { description: 'A group of calls; see docs/access.md. `accounts` and `audit:read` cannot be combined with others' },
);
/** What a program may do with its API key. */
export type KeyScope = Static<typeof KeyScope>;

/** A service account fills and reads forms. It is an owner only where its key makes forms. */
const ServiceRole = Type.Union([
  Type.Literal('owner'),
  Type.Literal('secretary'),
  Type.Literal('expert'),
  Type.Literal('newuser'),
]);
const FieldRole = Type.Union([Type.Literal('secretary'), Type.Literal('expert'), Type.Literal('newuser')]);

const Title = line({ minLength: 1, maxLength: 100 });
const Scopes = Type.Array(KeyScope, { minItems: 1, maxItems: 7 });

/** What a form does otherwise in a field app, in the order in which it matters. */
export const fieldLossKinds = [
  'condition',
  'calculation',
  'written',
  'ownanswer',
  'onefile',
  'checks',
  'parts',
  'start',
  'jumps',
  'opening',
  'endings',
  'bands',
  'review',
  'rest',
] as const;
export type FieldLossKind = (typeof fieldLossKinds)[number];

/** Programs that call the server as an account of their own, with an API key instead of a session. */
export const serviceAccounts = {
  '/admin/storeapikey': defineCall({
    summary:
      'Creates a service account with an API key, sent as `access-token`; it is a member of the forms in `roles`, with its scopes at most',
    who: 'user',
    errors: ['keysfull', 'unknowncategory', 'unknown'],
    body: shape({
      title: Title,
      scopes: Scopes,
      expiresAt: Type.Optional({ ...Time, description: 'At most a year from now [90 days]' }),
      roles: Type.Optional(Type.Array(shape({ category: IdOrSlug, role: ServiceRole }), { maxItems: 100 })),
      projects: Type.Optional(
        Type.Array(IdOrSlug, {
          maxItems: 20,
          description: 'Projects in which the key makes forms, with `forms:write`; it and who created it own them',
        }),
      ),
      fieldApps: Type.Optional(
        Type.Boolean({
          description:
            'ODK Collect signs in with the key’s ID as user name and the key as password; see docs/openrosa.md [false]',
        }),
      ),
    }),
    data: shape({
      id: Id,
      key: Type.String({ description: 'Shown once; kept as a hash' }),
      expiresAt: Time,
      device: Type.Optional(
        shape({
          url: Type.String({ description: 'With `fieldApps`: the server, as devices ask for it' }),
          qr: Type.Array(Type.String(), {
            description: 'The settings of ODK Collect as rows of 0 and 1 from the top',
          }),
        }),
      ),
    }),
  }),
  '/admin/getapikeys': defineCall({
    summary: 'API keys of the clinic that have not been revoked',
    who: 'user',
    body: Empty,
    data: Type.Array(
      shape({
        id: Id,
        title: Type.String(),
        scopes: Type.Array(KeyScope),
        createdAt: Time,
        expiresAt: Time,
        usedAt: Type.Union([Time, Type.Null()]),
        forms: Type.Array(shape({ id: Id, title: Localized, role: MemberRole }), {
          description: 'Categories that it reaches, and as what',
        }),
        projects: Type.Array(shape({ id: Id, title: Localized }), { description: 'Projects in which it makes forms' }),
        fieldApps: Type.Boolean(),
      }),
    ),
  }),
  '/admin/removeapikey': defineCall({
    summary: 'Revokes an API key; its account is disabled and leaves its forms',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/category/getfieldlosses': defineCall({
    summary: 'What field apps do otherwise with the published form, as a key with this role gets it',
    who: 'user',
    errors: ['unknowncategory'],
    body: shape({ category: IdOrSlug, role: FieldRole }),
    data: shape({
      listed: Type.Boolean({ description: 'Whether field apps list the form: it is published, and not closed' }),
      losses: Type.Array(
        shape({
          kind: Type.Unsafe<FieldLossKind>(Type.Union(fieldLossKinds.map((kind) => Type.Literal(kind)))),
          questions: Type.Array(Localized, {
            description: 'Titles of the first three; none where it is the form’s own',
          }),
          count: Type.Integer({ description: 'How many questions it concerns' }),
        }),
        { description: 'Those that change answers first' },
      ),
    }),
  }),
} as const;
