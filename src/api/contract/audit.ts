import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { Id, IdOrSlug, Localized, Time, countedListOf, listQuery, shape } from './primitives.ts';

const orNull = <T extends import('typebox').TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One thing that was done, or tried, with the data of a clinic. Ids and names of those who did it; of the patient, the name alone, to those who may read the file. */
const Named = shape({ id: Id, name: Type.String(), clinic: orNull(Localized) });

export const AuditItem = shape({
  id: Type.String({ description: 'Lane and place in it, such as `3-120`' }),
  at: Time,
  person: orNull(Named),
  account: Type.Optional(
    Type.Object(Named.properties, { description: 'Whose account it was about: who signed in, or was given a role' }),
  ),
  role: Type.String({
    description: 'The caller’s role at the time; `none` where they had none, `public` without a session',
  }),
  action: Type.String({ description: 'Such as `file.view`' }),
  result: Type.Union([Type.Literal('done'), Type.Literal('denied')]),
  category: orNull(shape({ id: Type.String(), title: orNull(Localized) })),
  file: orNull(Type.String()),
  patient: orNull(Type.String({ description: 'The name in the file, for callers who may read the file' })),
  entry: orNull(Type.String()),
  listed: Type.Boolean({ description: 'The file was one of several in a list' }),
  address: Type.String({ description: 'The caller’s IP address' }),
});
export type AuditItem = Static<typeof AuditItem>;

export const audit = {
  '/admin/getaudit': defineCall({
    summary:
      'The audit log, newest first: of a file, a category or a person, or, with admin access, of the whole clinic',
    who: 'user',
    body: shape({
      file: Type.Optional(Id),
      category: Type.Optional(IdOrSlug),
      person: Type.Optional(Id),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
      after: listQuery.after,
      limit: listQuery.limit,
    }),
    data: countedListOf(AuditItem),
  }),
} as const;
